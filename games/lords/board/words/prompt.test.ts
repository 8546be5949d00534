import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDecision, view } from '@spanish-main/kernel'
import type { Name, Say } from '@spanish-main/ui'
import { describe, expect, test } from 'vitest'
import { lords } from '../../rules/index.ts'
import { procedures } from '../../rules/procedures.ts'
import type { Lords } from '../../rules/state.ts'
import { vocabulary } from '../../rules/vocabulary.ts'
import { type LordsScenario, position } from '../../scenario.ts'
import { sample, stageOf } from './describe.ts'
import { name as nameOf } from './names.ts'
import { prompt } from './prompt.ts'

const folder = join(import.meta.dirname, '../../text')
const textsIn = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...globSync(`*.${language}.json`, { cwd: folder }).map(file =>
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    ),
  )
const english = textsIn('en')
const fill = (key: string, params: Readonly<Record<string, unknown>> = {}) =>
  (english[key] ?? key).replace(/\{(\w+)\}/g, (whole, param) => String(params[param] ?? whole))
const say: Say = Object.assign(fill, { has: (key: string) => key in english })
const name: Name = (domain, value) => {
  const { words } = vocabulary[domain as 'place']
  return nameOf(domain, words[value], say) ?? words[value]
}

const asked = (g: Lords, seat: number) => {
  const decision = openDecision(lords, g)!
  return prompt({ view: view(lords, g, seat), seat, decision, choices: [] } as never, say, name)
}
const facts = (table: LordsScenario, seat: string) => asked(table.state, table.seat(seat))?.facts
const params = (table: LordsScenario, seat: string) => asked(table.state, table.seat(seat))?.params

test('every curve at the end has its name in both languages', () => {
  const keys = ['at', ...Object.keys(sample(position('drake lerma', '').state).values)].map(each => `sample.${each}`)
  for (const texts of [english, textsIn('pl')]) expect(keys.filter(key => texts[key] === undefined)).toEqual([])
})

describe('the line under a question', () => {
  test('C3a.5: whoever may not bid is told why', () => {
    const war = 'drake: $3   lerma: $3   war-spanish: active   drawn: caracas   begin auctions'
    const table = position('drake lerma', war).play('lerma pass')
    expect(facts(table, 'drake')).toBe(`Highest bid 0. ${english['refusal.C3a.5/card-at-war']}`)
  })

  test('C3a.2: so is whoever has too little gold, and nobody else', () => {
    const table = position('drake lerma', 'drake: $1   lerma: $3   drawn: caracas   begin auctions').play('lerma bid 2')
    expect(facts(table, 'drake')).toBe('Highest bid 2 · you have 1, too little to bid')
    const rich = position('drake lerma', 'drake: $2   lerma: $3   drawn: caracas   begin auctions').play('lerma bid 2')
    expect(facts(rich, 'drake')).toBe('Highest bid 2 · you can bid up to 2')
  })

  test('E1, E3: the Marqués’s colony is called Santo Domingo, and no lord is "of" himself', () => {
    const raid = 'drake: size 2, soldiers 2, privateer haven-tortuga   marques: $1   operations of drake'
    const table = position('drake marques', raid).play('drake raid drake marques')
    expect(params(table, 'marques')).toEqual({ raider: 'Drake', victim: 'Santo Domingo' })
    table.play('marques refuse')
    expect(params(table, 'drake')).toEqual({ raider: 'Drake', victim: 'Santo Domingo' })
    expect(params(table.play('drake attack'), 'drake')).toEqual({ place: 'Santo Domingo' })
  })
})

describe('C5.2: what a fort or a mill costs is told before it is begun', () => {
  const works = (lines: string) => facts(position('drake lerma', `year 1603   ${lines}   begin year-end`), 'drake')

  test('what it asks a year, and what next year asks in all', () => {
    expect(works('drake: $3, fort 1605   barbados: track of drake 1604')).toBe(
      "Each asks 1 gold a year for 3 years. Next year's works cost 2, you hold 3.",
    )
  })

  test('what is finished this year costs nothing next year', () => {
    expect(works('drake: $3, fort 1603, mill 1606   barbados: track of drake 1603')).toBe(
      "Each asks 1 gold a year for 3 years. Next year's works cost 1, you hold 3.",
    )
  })

  test('the price of war, and more than one holds', () => {
    expect(works('drake: $3, fort 1605, mill 1606   war-french: active')).toBe(
      "Each asks 2 gold a year for 3 years. Next year's works cost 4, more than the 3 you hold: what you cannot pay is lost.",
    )
  })

  test('nothing under a princess', () => {
    expect(works('drake: $3, fort 1605   elizabeth-stuart: drake')).toBe('Works cost you nothing: a princess pays.')
  })
})

test('the part of the year is told by where the year stands: mordida that mature are no black spot', () => {
  const slots = 'year 1603   asiento: drake   court-spy: drake   inquisition: track of drake 1603   begin year-end'
  const table = position('drake lerma', slots).play('drake enough', 'lerma enough')
  expect(table.choices('drake')).toContain('send-away asiento')
  expect(stageOf(table.state)).toBe('maturing')
})

test.each(['en', 'pl'])('every move with something to choose asks for it in a sentence of its own: %s', language => {
  const texts = textsIn(language)
  const missing = procedures.flatMap(procedure => {
    if (procedure.kind !== 'decision') return []
    const moves = Object.entries(procedure.moves)
    // A decision with a single move is the question itself.
    if (moves.length === 1) return []
    const choosing = moves.filter(([, { args = [] }]) => args.length > 0)
    return choosing.map(([move]) => `step.${procedure.name}.${move}`).filter(key => !(key in texts))
  })
  expect(missing).toEqual([])
})
