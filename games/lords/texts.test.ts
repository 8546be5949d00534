import { refusals } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS, COMMODITIES, DISTRICTS, LOCATIONS, NATIONS, PORTS, ZONES } from './data/index.ts'
import { lords } from './rules/index.ts'
import { messages as english } from './text/en.ts'
import { messages as polish } from './text/pl.ts'

/** Every key that the rules and the components can ask for. */
function wanted(): string[] {
  const { procedures, events, catalogue, endings } = lords
  const decisions = procedures.filter(each => each.kind === 'decision')
  const named = (group: string, list: readonly { readonly id: string }[], fields: readonly string[]) =>
    list.flatMap(({ id }) => fields.map(field => `${group}.${id}.${field}`))
  return [
    ...decisions.flatMap(({ name }) => [`decision.${name}`, `waiting.${name}`]),
    ...decisions.flatMap(({ name, moves }) => Object.keys(moves).map(move => `move.${name}.${move}`)),
    ...Object.keys(events).map(kind => `event.${kind}`),
    ...refusals(catalogue).map(({ id }) => `refusal.${id}`),
    ...Object.keys(catalogue).flatMap(id => [`rule.${id}.title`, `rule.${id}.says`]),
    ...endings.map(ending => `ending.${ending}`),
    ...named('card', CARDS, ['name', 'history']),
    ...named('location', LOCATIONS, ['name', 'history']),
    ...named('zone', ZONES, ['name']),
    ...named('district', DISTRICTS, ['name']),
    ...named('port', PORTS, ['name']),
    ...NATIONS.map(nation => `nation.${nation}`),
    ...COMMODITIES.map(commodity => `commodity.${commodity}`),
    // What a newcomer may bid for says what it is good for.
    ...CARDS.filter(({ kind }) => kind !== 'character' && kind !== 'event').map(({ kind }) => `use.${kind}`),
    ...CARDS.flatMap(card => (card.kind === 'mordida' ? card.options.map(({ name }) => `skullduggery.${name}`) : [])),
  ]
}

const placeholders = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(\w+)[},]/g)].map(match => match[1]))].sort()

describe.each([
  ['English', english],
  ['Polish', polish],
])('%s', (_, texts) => {
  test('everything that can be said has its words', () => {
    expect(wanted().filter(key => texts[key] === undefined || texts[key].trim() === '')).toEqual([])
  })

  test('refusals, prompts and histories are whole sentences', () => {
    const keys = Object.keys(texts).filter(key => /^refusal\.|\.history$|\.says$|^decision\./.test(key))
    expect(keys.filter(key => !/[.?!]$/.test(texts[key]))).toEqual([])
  })
})

test('both languages have the same keys and the same placeholders', () => {
  expect(Object.keys(polish).sort()).toEqual(Object.keys(english).sort())
  const differing = Object.keys(english).filter(
    key => placeholders(english[key]).join() !== placeholders(polish[key]).join(),
  )
  expect(differing).toEqual([])
})

test('the English rule texts say what the catalogue says', () => {
  for (const [id, { title, says }] of Object.entries(lords.catalogue)) {
    expect([english[`rule.${id}.title`], english[`rule.${id}.says`]]).toEqual([title, says])
  }
})
