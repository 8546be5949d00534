import { type Bot, encode, printMove } from '@spanish-main/kernel'
import { cove } from '@spanish-main/kernel/fixture'
import { expect, test } from 'vitest'
import { botAnswers, botsPlay, botText, firstAsked } from './bots.ts'
import { startSession } from './session.ts'

type Cove = ReturnType<typeof cove.clone>

const drifter: Bot<Cove> = (_insight, _seat, moves, chance) => moves[chance.int(moves.length)]
const sitDown = () =>
  startSession({
    game: cove,
    options: { short: true },
    holders: Array.from({ length: 3 }, () => ({ kind: 'bot', name: 'drifter' }) as const),
    secret: 'ab'.repeat(32),
  })

test('bots play a whole game, the same one for the same seed', () => {
  const [first, second, other] = [1, 1, 2].map(seed => {
    const session = sitDown()
    botsPlay(session, drifter, seed)
    expect(session.journal.state.ended).not.toBe(0)
    return session.journal.line.map(({ seat, text }) => `${seat} ${text}`)
  })
  expect(second).toEqual(first)
  expect(other).not.toEqual(first)
})

test('they leave the others their moves, and stop where they are told to', () => {
  const session = sitDown()
  botsPlay(session, drifter, 1, { among: ~1 })
  expect(firstAsked(session)).toBe(0)
  expect(firstAsked(session, ~1)).toBe(-1)
  expect(session.journal.line.every(({ seat }) => seat !== 0)).toBe(true)
  const whole = sitDown()
  botsPlay(whole, drifter, 1, { stop: () => whole.journal.line.length === 5 })
  expect(whole.journal.line.length).toBe(5)
})

test('an answer is the move that was told beforehand', () => {
  const session = sitDown()
  const seat = firstAsked(session)
  const text = botText(session, seat, drifter, 1)
  expect(botAnswers(session, seat, drifter, 1)).toEqual({ kind: 'done' })
  expect(session.journal.line[0]).toMatchObject({ seat, text })
})

test('a bot that breaks a rule is no reason to go on', () => {
  const cheat: Bot<Cove> = () => encode(cove.moves.find(entry => entry.name === 'discard')!, 0, 0, 0)
  expect(() => botsPlay(sitDown(), cheat, 1)).toThrow(/The bot of seat \d was refused/)
  expect(printMove(cove, cheat({} as never, 0, [], {} as never))).toMatch(/^discard/)
})
