// Records that somebody has made up: each is answered with a sentence that says what is wrong, and leaves nothing behind.
import { randomBot } from '@spanish-main/bots'
import { cove } from '@spanish-main/kernel/fixture'
import { botAnswers, firstAsked, saveSession, startSession } from '@spanish-main/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type House, openHouse } from '../testing/house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const secret = 'ab'.repeat(32)
const holders = ['Ann', 'Ben'].map(name => ({ kind: 'person' as const, name }))
const session = startSession({ game: cove, options: { short: true }, holders, secret })
for (let i = 0; i < 9; i++) botAnswers(session, firstAsked(session), randomBot, 3)
const running = saveSession(session).trimEnd()

const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
/** The record with another line in place of one of its head, or with one more after it. */
const instead = (field: string, line: string) => running.replace(new RegExp(`^${field} .*$`, 'm'), () => line)
const besides = (field: string, line: string) =>
  running.replace(new RegExp(`^${field} .*$`, 'm'), old => `${old}\n${line}`)

const UNREAD: readonly (readonly [string, string, RegExp])[] = [
  ['no text of ours', 'ahoy', /^The record cannot be read\. Line 1: this is no record/],
  ['a game that nobody has', instead('game', 'game chess 1'), /^There is no game chess here\.$/],
  [
    'a game called like what every object has',
    instead('game', 'game __proto__ 1'),
    /^There is no game __proto__ here\.$/,
  ],
  [
    'a game with a very long name',
    instead('game', `game ${'x'.repeat(100_000)} 1`),
    /^There is no game x{300}… here\.$/,
  ],
  ['options that nobody can read', instead('options', 'options {'), /^The record's options cannot be read\.$/],
  ['options of a wrong kind', instead('options', 'options [1]'), /^The record's options cannot be read\.$/],
  [
    'options called like what every object has',
    instead('options', 'options {"__proto__":{"x":1}}'),
    /There is no option __proto__\.$/,
  ],
  [
    'options that nest without end',
    instead('options', `options {"short":${deep}}`),
    /^The record's options cannot be read\.$/,
  ],
  ['nonces of a wrong kind', besides('options', 'nonces {"length":1e9}'), /^The record's nonces cannot be read\.$/],
  ['a legacy that nests without end', besides('options', `legacy ${deep}`), /^The record's legacy cannot be read\.$/],
  [
    'an unknown entry',
    `${running}\n!__proto__ anne`,
    /^The record cannot be read\. Line \d+: "!__proto__" is not an entry\.$/,
  ],
  [
    'a number that is none',
    `${running}\n!undo anne 1e99`,
    /^The record cannot be read\. Line \d+: "1e99" is not a number\.$/,
  ],
  [
    'a number that is very long',
    `${running}\n!undo anne ${'x'.repeat(100_000)}`,
    /^The record cannot be read\. Line \d+: "x+…$/,
  ],
]

/** These can be read, and prove nothing. */
const REFUTED: readonly (readonly [string, string, RegExp])[] = [
  [
    'a data pack that is not here',
    besides('options', 'pack 0123 mine'),
    /^The record was played with another data pack\.$/,
  ],
  [
    'a data pack of a megabyte',
    besides('options', `pack ${'a'.repeat(1_000_000)}`),
    /^The record was played with another data pack\.$/,
  ],
  ['a version to come', instead('game', 'game cove 99'), /version 99/],
  ['a move of a megabyte', `${running}\nanne ${'x'.repeat(1_000_000)}`, /^Entry \d+: "x{280,}…$/],
  ['a position made up', `${running}\n!rules 1 2 3 {"__proto__":1}`, /^Entry \d+: the position cannot be read\.$/],
  ['a takeback that nobody agreed to', `${running}\n!takeback anne 0`, /did not agree to the takeback\.$/],
]

const ways = {
  verify: (record: string) => house.call('POST', '/api/records/verify', { body: { record } }),
  import: (record: string) => house.call('POST', '/api/records/import', { body: { record } }),
  bring: (record: string) =>
    house.call('POST', '/api/tables/bring', {
      body: { record, secret, seats: [{ kind: 'me', name: 'Ann' }, { kind: 'link' }] },
    }),
}

describe.each(UNREAD)('a record with %s', (_name, record, why) => {
  test('is refused in a sentence, wherever it is sent', async () => {
    for (const way of Object.values(ways)) {
      const { status, body } = await way(record)
      expect([status, body.error]).toEqual([422, 'bad-record'])
      expect(body.message).toMatch(why)
    }
    expect(house.troubles).toEqual([])
  })
})

describe.each(REFUTED)('a record with %s', (_name, record, why) => {
  test('is refuted in short sentences, and stays outside', async () => {
    const { status, body } = await ways.verify(record)
    const { level, problems } = body as unknown as { level: string; problems: string[] }
    expect([status, level]).toEqual([200, 'refuted'])
    expect(problems.join('\n')).toMatch(new RegExp(why, 'm'))
    expect(Math.max(...problems.map(problem => problem.length))).toBeLessThan(302)
    expect([(await ways.import(record)).status, (await ways.bring(record)).status]).toEqual([422, 422])
    expect(house.troubles).toEqual([])
  })
})

test('what every object has is as it was', () => {
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})
