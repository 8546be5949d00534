import { type RuleEntry, refusals } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { maracaibo } from './rules/index.ts'
import { messages as english } from './text/en.ts'
import { messages as polish } from './text/pl.ts'

/** Every key that the rules can ask for. */
function wanted(): string[] {
  const { procedures, events, endings, options } = maracaibo
  const decisions = procedures.filter(each => each.kind === 'decision')
  return [
    ...decisions.map(({ name }) => `decision.${name}`),
    ...decisions.flatMap(({ name, moves }) => Object.keys(moves).map(move => `move.${name}.${move}`)),
    ...Object.keys(events).map(kind => `event.${kind}`),
    ...refusals(catalogue).map(({ id }) => `refusal.${id}`),
    ...endings.map(ending => `ending.${ending}`),
    ...options.flatMap(({ name }) => [`option.${name}`, `option.${name}.help`]),
    ...Object.keys(catalogue).flatMap(id => [`rule.${id}.title`, `rule.${id}.says`]),
  ]
}

const placeholders = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(\w+)[},]/g)].map(match => match[1]))].sort()

describe.each([
  ['English', english],
  ['Polish', polish],
])('%s', (_, texts) => {
  test('everything that the rules say has its words', () => {
    expect(wanted().filter(key => texts[key] === undefined || texts[key].trim() === '')).toEqual([])
  })
})

test('both languages have the same keys and the same placeholders', () => {
  expect(Object.keys(polish).sort()).toEqual(Object.keys(english).sort())
  const differing = Object.keys(english).filter(
    key => placeholders(english[key]).join() !== placeholders(polish[key]).join(),
  )
  expect(differing).toEqual([])
})

test('events speak of their own arguments', () => {
  const wrong = Object.entries(maracaibo.events).flatMap(([kind, domains]) => {
    const names = domains.map((domain, i) => {
      const before = domains.slice(0, i).filter(other => other === domain).length
      return before === 0 ? domain : `${domain}${before + 1}`
    })
    return placeholders(english[`event.${kind}`]).filter(name => !names.includes(name))
  })
  expect(wrong).toEqual([])
})

test('the English rule texts say what the catalogue says', () => {
  for (const [id, { title, says }] of Object.entries(catalogue)) {
    expect(english[`rule.${id}.title`]).toBe(title)
    expect(english[`rule.${id}.says`]).toBe(says)
    expect(polish[`rule.${id}.says`]).not.toBe(says)
    expect(says.endsWith('.'), id).toBe(true)
  }
})

test('definitions give a reason', () => {
  const entries: [string, RuleEntry][] = Object.entries(catalogue)
  expect(entries).toHaveLength(208)
  for (const [id, { kind, because }] of entries) expect(kind === undefined || because !== undefined, id).toBe(true)
})
