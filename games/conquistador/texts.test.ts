import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusals } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { AREA_IDS, DISCOVERIES, EVENT_IDS, PEOPLE } from './data/index.ts'
import { conquistador } from './rules/index.ts'
import { messages as english } from './text/en.ts'
import { messages as polish } from './text/pl.ts'

/** Every key that the rules can ask for. */
function wanted(): string[] {
  const { procedures, events, catalogue } = conquistador
  const decisions = procedures.filter(each => each.kind === 'decision')
  return [
    ...decisions.flatMap(({ name }) => [`decision.${name}`, `waiting.${name}`]),
    ...decisions.flatMap(({ name, moves }) => Object.keys(moves).map(move => `move.${name}.${move}`)),
    ...Object.keys(events).map(kind => `event.${kind}`),
    ...refusals(catalogue).map(({ id }) => `refusal.${id}`),
    ...Object.keys(catalogue).flatMap(id => [`rule.${id}.title`, `rule.${id}.says`]),
    ...Object.keys(conquistador.deals?.kinds ?? {}).flatMap(kind => [`part.${kind}`, `kind.${kind}`]),
    ...PEOPLE.flatMap(({ id }) => [`person.${id}.name`, `person.${id}.history`]),
    ...AREA_IDS.flatMap(id => [`area.${id}.name`, `area.${id}.history`]),
    ...EVENT_IDS.flatMap(id => [`politics.${id}.name`, `politics.${id}.history`]),
    ...DISCOVERIES.map(({ id }) => `place.${id}.name`),
  ]
}

const placeholders = (message: string): string =>
  [...new Set([...message.matchAll(/\{(\w+)[},]/g)].map(match => match[1]))].sort().join()

describe.each([
  ['English', english],
  ['Polish', polish],
])('%s', (_, texts) => {
  test('every decision, move, event, refusal, rule, person, area and political event has its words', () => {
    expect(wanted().filter(key => texts[key] === undefined || texts[key].trim() === '')).toEqual([])
  })

  test('lines of history are whole sentences, each told once', () => {
    const lines = Object.entries(texts).filter(([key]) => key.endsWith('.history'))
    expect(new Set(lines.map(([, line]) => line)).size).toBe(lines.length)
    for (const [key, line] of lines) expect(line, key).toMatch(/^\p{Lu}.*\.$/u)
  })
})

test('both languages have the same keys and placeholders', () => {
  expect(Object.keys(polish).sort()).toEqual(Object.keys(english).sort())
  expect(Object.keys(english).filter(key => placeholders(english[key]) !== placeholders(polish[key]))).toEqual([])
})

test.each(['en', 'pl'])('no text of %s stands in two files, where one would hide the other', language => {
  const files = globSync(`text/*.${language}.json`, { cwd: import.meta.dirname })
  const keys = files.flatMap(file => Object.keys(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))))
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
})
