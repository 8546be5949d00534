import {
  fastChance,
  insightInto,
  legal,
  openDecision,
  parseRecord,
  printMove,
  replay,
  view,
  waiting,
} from '@spanish-main/kernel'
import { answer, decisionName, openSession, type Session } from '@spanish-main/session'
import type { TableView } from '@spanish-main/ui'
import { describe, expect, it } from 'vitest'
import { deckhand } from '../../bots/index.ts'
import { paxHispanica as game } from '../../rules/index.ts'
import type { Pax } from '../../rules/state.ts'
import { position } from '../../scenario.ts'
import english from '../../text/guide.en.json' with { type: 'json' }
import polish from '../../text/guide.pl.json' with { type: 'json' }
import { guide } from './index.ts'
import { FIRST_YEAR } from './steps.ts'

const record = parseRecord((await guide.record()).trim())
const secret = record.entries.find(entry => entry.kind === 'secret')?.text ?? ''
const holders = record.header.names.map(() => ({ kind: 'bot', name: 'deckhand' }) as const)

/** As much of the table as the steps may look at, seen from the guided seat. */
function seen({ journal }: Session<Pax>): TableView<Pax> {
  const mine = (waiting(game, journal.state) & (1 << guide.seat)) !== 0
  const { name, rule } = openDecision(game, journal.state)!
  return {
    view: view(game, journal.state, guide.seat),
    decision: { name, rule, sealed: false },
    choices: mine ? [{}] : [],
    sealed: undefined,
  } as unknown as TableView<Pax>
}

/** The keys of the steps that appear while deckhands play the guided cycle, in order. */
function appearing(seed: number): string[] {
  const { session } = openSession(game, { record, secret, holders })
  const chance = fastChance(seed)
  const keys: string[] = []
  for (let over = false; !over; over = session.journal.state.year >= FIRST_YEAR + 4) {
    const { state } = session.journal
    const found = guide.steps.filter(step => step.when?.(seen(session)))
    expect(found.length).toBeLessThan(2)
    for (const { key } of found) if (!keys.includes(key)) keys.push(key)
    const seat = 31 - Math.clz32(waiting(game, state) & -waiting(game, state))
    const code = deckhand(insightInto(game, state, seat, chance), seat, legal(game, state, seat), chance)
    answer(session, seat, { decision: decisionName(session, seat), text: printMove(game, code) })
  }
  return [...keys, ...guide.steps.filter(step => step.when?.(seen(session))).map(({ key }) => key)]
}

describe('the guided first turn', () => {
  it('starts from a record that the present rules can play (if not: node tools/run.mjs games/pax-hispanica/workshop/guide-record.ts)', () => {
    const { problems, state } = replay(game, record)
    expect(problems).toEqual([])
    expect(record.header.version).toBe(game.version)
    expect(state.year).toBe(FIRST_YEAR)
    expect(openDecision(game, state)?.name).toBe('labour')
    expect(waiting(game, state)).toBe(1 << guide.seat)
  })

  it('comes past its situations one at a time and in order, whatever the bots do', () => {
    // Which card is played, whether fleets pass, and for whom Chests are unloaded is up to those who play.
    const sure = (key: string) => !['midlife', 'interdicted', 'interdiction', 'europe'].includes(key)
    const order = guide.steps.flatMap(({ key, when }) => (when && sure(key) ? [key] : []))
    for (const seed of [1, 2, 3, 4]) expect(appearing(seed).filter(sure)).toEqual(order)
  })

  it('has words for whoever is interdicted in it', () => {
    const g = position(
      'england france',
      `year 1613   england: ships S11, fleet curacao, cargo chest   france: ships S12, hand haven-curacao
       interdiction of england`,
    ).play('france interdict').state
    const { name, rule } = openDecision(game, g)!
    const table = { view: view(game, g, 0), decision: { name, rule }, choices: [{}] } as unknown as TableView<Pax>
    expect(guide.steps.filter(step => step.when?.(table)).map(({ key }) => key)).toEqual(['interdicted'])
  })

  it('has a title and one or two sentences for every step, in both languages', () => {
    const keys = guide.steps.flatMap(({ key }) => [`guide.${key}.title`, `guide.${key}`])
    for (const texts of [english, polish] as Record<string, string>[]) {
      expect(Object.keys(texts)).toEqual(keys)
      for (const key of keys) expect(texts[key].length, key).toBeLessThan(key.endsWith('.title') ? 32 : 190)
    }
  })
})
