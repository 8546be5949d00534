import { type Bot, openDecision } from '@spanish-main/kernel'
import { botsPlay, firstAsked, startSession } from '@spanish-main/session'
import type { Say, TableView } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import { lively } from '../../lively.ts'
import { conquistador } from '../../rules/index.ts'
import type { Conquest } from '../../rules/state.ts'
import { messages as english } from '../../text/en.ts'
import { prompt } from './prompts.ts'

/** Says nothing but its key, and fails on a key that nobody has written. */
const say = Object.assign(
  (key: string): string => {
    if (english[key] === undefined) throw new Error(`There is no text ${key}.`)
    return key
  },
  { has: (key: string) => key in english },
) as Say

const bot: Bot<Conquest> = (_insight, seat, moves, chance) => lively({} as Conquest, seat, moves, chance)
const placeholders = (message: string): string[] => [...message.matchAll(/\{(\w+)[},]/g)].map(match => match[1])

test('every prompt that games come to is given what it names', () => {
  const seen = new Set<string>()
  for (const seed of [1, 5, 6, 14, 20, 22]) {
    const seats = seed === 6 ? 1 : 3
    const holders = Array.from({ length: seats }, () => ({ kind: 'bot', name: 'lively' }) as const)
    const secret = seed.toString(16).padStart(64, '0')
    const session = startSession({ game: conquistador, options: { turns: 12 }, holders, secret })
    botsPlay(session, bot, seed, {
      stop() {
        const view = session.journal.state
        const name = openDecision(conquistador, view)!.name
        const table = { view, seat: firstAsked(session), decision: { name }, verbs: [{}] }
        const { params = {} } = prompt(table as unknown as TableView<Conquest>, say, () => '') ?? {}
        const wanted = placeholders(english[`decision.${name}`]).filter(each => each !== 'seat')
        expect(Object.keys(params), name).toEqual(expect.arrayContaining(wanted))
        seen.add(name)
        return false
      },
    })
  }
  // Among them the ones that name something.
  for (const name of ['voyage', 'lose-men', 'lost-port', 'toll-ship', 'prize', 'try-attack', 'leave-ashore'])
    expect(seen).toContain(name)
})
