import { expect, test } from 'vitest'
import { findGame } from './games.ts'
import { wordsOf } from './words.ts'

const words = wordsOf(await findGame('pax-hispanica', false))
const bare = wordsOf({ ...(await findGame('cove', true)), messages: {} })

test('an event is a sentence with the words of the record, and what is hidden stays so', () => {
  const event = (kind: string, ...args: number[]) => words.event({ rule: 'D2a', kind, args, readers: [] })
  expect(event('paid-to', 1, 2, 3)).toBe('  D2a            england pays $3 to france.')
  expect(event('haven-drawn', 1, -1)).toBe('  D2a            england draws a Haven card: ?.')
  expect(event('cargo-seized', 1, 2, 1, 0)).toContain('england takes 1 Chest and 0 Relics from france.')
})

test('a refusal is the sentence of the game with its rule, in the right number', () => {
  const refusal = { rule: 'E5a-limit', key: 'no-attack-left' }
  expect(words.refusal({ ...refusal, params: { limit: 1 } })).toMatch(/^E5a-limit: .*its one land battle\.$/)
  expect(words.refusal({ ...refusal, params: { limit: 3 } })).toContain('had 3 Galleons')
})

test('what is no matter of rules has its sentence too', () => {
  expect(words.refusal({ key: 'unknown-word', params: { word: 'x', domain: 'zone' } })).toBe('“x” is no zone.')
  expect(words.refusal({ key: 'not-now', rule: 'F1', params: { move: 'sail' } })).toContain('Not now: sail')
})

test.each(['pax-hispanica', 'lords', 'conquistador', 'maracaibo'])(
  '%s asks in whole sentences, or by the title of the rule',
  async id => {
    const listed = await findGame(id, false)
    const asked = listed.game.procedures.filter(({ kind }) => kind === 'decision').map(({ name }) => name)
    const said = wordsOf(listed)
    expect(asked.map(name => said.decision(name)).filter(text => text.includes('{'))).toEqual([])
  },
)

test('a game without texts is told in the words of its rules', () => {
  expect(bare.decision('turn')).toBe('turn')
  expect(bare.refusal({ rule: 'E1', key: 'occupied', params: {} })).toMatch(/^E1 occupied: For \$1/)
})
