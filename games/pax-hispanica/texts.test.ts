import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusals } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { paxHispanica } from './rules/index.ts'
import { vocabulary } from './rules/vocabulary.ts'

const folder = join(import.meta.dirname, 'text')

function catalogue(language: string): Record<string, string> {
  const files = readdirSync(folder).filter(file => file.endsWith(`.${language}.json`))
  return Object.assign({}, ...files.map(file => JSON.parse(readFileSync(join(folder, file), 'utf8'))))
}

const english = catalogue('en')
const polish = catalogue('pl')

const SOLITAIRE = /^(king-.*|open-bid|hurricane-watch|plot-course)$/

const OCCASIONS = ['play', 'auction', 'tie', 'tribute', 'terms', 'support', 'ability', 'sail']

/** Every key that the rules can ask for. */
function wanted(): string[] {
  const { procedures, events, catalogue: rules, options, deals } = paxHispanica
  const decisions = procedures.filter(each => each.kind === 'decision')
  return [
    ...decisions.map(({ name }) => `decision.${name}`),
    // Alone against the Sun King nobody waits for anybody.
    ...decisions.filter(({ name }) => !SOLITAIRE.test(name)).map(({ name }) => `waiting.${name}`),
    ...decisions.flatMap(({ name, moves }) => Object.keys(moves).map(move => `move.${name}.${move}`)),
    ...Object.keys(events).map(kind => `event.${kind}`),
    ...refusals(rules).map(({ id }) => `refusal.${id}`),
    ...Object.keys(deals!.kinds).flatMap(kind => [`kind.${kind}`, `part.${kind}`]),
    ...vocabulary.answer.words.map(word => `answer.${word}`),
    ...OCCASIONS.map(now => `fact.now-${now}`),
    ...options.flatMap(option =>
      'values' in option ? option.values.map(value => `option.${option.name}.${value}`) : [],
    ),
  ]
}

const placeholders = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(\w+)[},]/g)].map(match => match[1]))].sort()

describe.each([
  ['English', english],
  ['Polish', polish],
])('%s', (_, texts) => {
  test('every decision, move, event, refusal and choice of a table has its words', () => {
    expect(wanted().filter(key => texts[key] === undefined || texts[key].trim() === '')).toEqual([])
  })
})

test('both languages have the same keys', () => {
  expect(Object.keys(polish).sort()).toEqual(Object.keys(english).sort())
})

test('both languages use the same placeholders where the rules fill them', () => {
  const filledByRules = Object.keys(english).filter(key => /^(event|refusal|decision|move)\./.test(key))
  const differing = filledByRules.filter(
    key => polish[key] !== undefined && placeholders(english[key]).join() !== placeholders(polish[key]).join(),
  )
  expect(differing).toEqual([])
})
