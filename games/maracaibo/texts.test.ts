import { type RuleEntry, refusals } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { components } from './components.ts'
import { CAMPAIGN } from './data/index.ts'
import { type Domain, textOf } from './names.ts'
import { maracaibo } from './rules/index.ts'
import { vocabulary } from './rules/vocabulary.ts'
import { messages as english } from './text/en.ts'
import { messages as polish } from './text/pl.ts'

/** Every key that the rules can ask for. */
function wanted(): string[] {
  const { procedures, events, endings, options } = maracaibo
  const decisions = procedures.filter(each => each.kind === 'decision')
  return [
    ...decisions.flatMap(({ name }) => [`decision.${name}`, `waiting.${name}`]),
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

/** Kinds of components that have a line of their own besides the name. */
const WITH_LINES = [
  'project',
  'quest',
  'career',
  'building',
  'port',
  'upgrade',
  'location',
  'city-tile',
  'tile',
  'scenario',
]

describe.each([
  ['English', english],
  ['Polish', polish],
])('components in %s', (_, texts) => {
  test('every word that moves and events can say has a name', () => {
    const unnamed = (Object.keys(vocabulary) as Domain[]).flatMap(domain => {
      const { words = [] } = vocabulary[domain] as { words?: readonly string[] }
      return words.flatMap((_word, i) => {
        const text = textOf(domain, i)
        return text === undefined || `${text}.name` in texts ? [] : [text]
      })
    })
    expect(unnamed).toEqual([])
  })

  test('every component has a name, and a line where it is a thing of the story', () => {
    const wanted = components().flatMap(({ kind, id }) => [
      `${kind}.${id}.name`,
      ...(WITH_LINES.includes(kind) ? [`${kind}.${id}.history`] : []),
    ])
    expect(wanted.filter(key => texts[key] === undefined || texts[key].trim() === '')).toEqual([])
  })

  test('lines are sentences that fit on a card, each said once', () => {
    const lines = Object.entries(texts).filter(([key]) => key.endsWith('.history'))
    expect(lines.filter(([, line]) => line.length > 120 || !/^\p{Lu}.*\.$/u.test(line))).toEqual([])
    expect(new Set(lines.map(([, line]) => line)).size).toBe(lines.length)
  })

  test('names of a kind are distinct', () => {
    const kinds = new Set(components().map(each => each.kind))
    for (const kind of kinds) {
      const names = components().flatMap(each => (each.kind === kind ? [texts[`${kind}.${each.id}.name`]] : []))
      expect(new Set(names).size, kind).toBe(names.length)
    }
  })

  test('every chapter of the campaign is told: how it begins, what it asks, how it ends either way', () => {
    const keys = CAMPAIGN.flatMap(({ card }) =>
      ['name', 'opening', 'goal', 'success', 'failure'].map(part => `story.${card.toLowerCase()}.${part}`),
    )
    expect(keys.filter(key => !(key in texts))).toEqual([])
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
  expect(entries).toHaveLength(210)
  for (const [id, { kind, because }] of entries) expect(kind === undefined || because !== undefined, id).toBe(true)
})
