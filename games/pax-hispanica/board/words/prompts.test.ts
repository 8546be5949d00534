import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDecision, view, waiting } from '@spanish-main/kernel'
import { playout } from '@spanish-main/kernel/harness'
import type { Say } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import { CARDS } from '../../data/index.ts'
import { paxHispanica as game } from '../../rules/index.ts'
import type { Pax } from '../../rules/state.ts'
import { position } from '../../scenario.ts'
import { promptParams } from './prompts.ts'
import { prompt } from './telling.ts'

const folder = join(import.meta.dirname, '../../text')
const english: Record<string, string> = Object.assign(
  {},
  ...globSync('*.en.json', { cwd: folder }).map(file => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
)
const say: Say = Object.assign((key: string) => english[key] ?? key, { has: () => true })

/** What a sentence wants to be filled with: arguments at any depth, but not the words of their branches. */
function wanted(sentence: string): string[] {
  const names = [...sentence.matchAll(/\{(\w+)(\}|, (?:plural|select),)/g)].map(match => match[1])
  return [...new Set(names)]
}

/** The arguments of the question that a seat is asked now which nothing fills. */
function unfilled(g: Pax, seat: number): string[] {
  const { name, rule } = openDecision(game, g)!
  const decision = { name, rule, sealed: false, chain: false }
  const table = { view: view(game, g, seat), seat, decision, choices: [] }
  const params = prompt(table as never, say, (domain, value) => `${domain} ${value}`)?.params ?? {}
  return wanted(english[`decision.${name}`]).flatMap(each =>
    each in params || each === 'seat' ? [] : [`${name} ${each}`],
  )
}

test.each([1, 3, 5])('every question of a game of %i is filled with all that its sentence names', seats => {
  const missing = new Set<string>()
  for (const seed of [1, 2, 3]) {
    playout(
      game,
      { seats, seed },
      {
        visit(g) {
          for (let seat = 0; seat < g.seats; seat++) {
            if ((waiting(game, g) & (1 << seat)) !== 0) for (const each of unfilled(g, seat)) missing.add(each)
          }
        },
      },
    )
  }
  expect([...missing]).toEqual([])
})

test('D3f: the Hand Limit is named with what is over it, and whether cards can still be sold', () => {
  const hand = (year: number) =>
    position('england france', `year ${year}   england: hand C08 C01 M01   turn of england`).play('england end-turn')
  expect(promptParams('hand-limit', hand(1608).state, 1, say)).toEqual({ cards: 3, limit: 1, over: 2, sale: 'yes' })
  expect(promptParams('hand-limit', hand(1628).state, 1, say)).toMatchObject({ sale: 'debased' })
  const havens = position('england france', `year 1608   england: hand haven-tortuga haven-curacao   turn of england`)
  expect(promptParams('hand-limit', havens.play('england end-turn').state, 1, say)).toMatchObject({ sale: 'havens' })
})

test('D1c, D3a: the one vacant Colony is named; what can be played is named, and nobody is told to play what cannot be', () => {
  const colony = position(
    'england france',
    `year 1606   england: $1   tucacas: england   antimano: indigenous   buria: indigenous   begin labour-acquisition`,
  )
  expect(promptParams('labour', colony.state, 1, say)).toMatchObject({
    vacant: 1,
    colony: english['site.tucacas.name'],
  })
  const turn = (hand: string) => position('england france', `year 1608   england: ${hand}   turn of england`).state
  const params = (hand: string) => promptParams('play-turn', turn(hand), 1, say)
  expect(params('hand haven-tortuga')).toEqual({ cards: 0, havens: 1, any: 'yes', sale: 'yes' })
  expect(params('figure colonist-1, hand haven-tortuga')).toEqual({ cards: 0, havens: 0, any: 'no', sale: 'yes' })
  expect(params('hand C08 C01')).toEqual({ cards: 2, havens: 0, any: 'yes', sale: 'yes' })
})

test('AMB-80: who lies in wait without the Haven card of the zone is not told to interdict, and nobody else learns it', () => {
  const window = (hand: string) =>
    position(
      'england france',
      `year 1613   england: ships S11, fleet curacao   france: ships S12, hand ${hand}   interdiction of england`,
    ).state
  const asked = (hand: string) => promptParams('interdiction-window', window(hand), 2, say)
  expect(asked('haven-curacao')).toMatchObject({ card: 'yes', when: 'stays' })
  expect(asked('haven-tortuga')).toMatchObject({ card: 'no', when: 'stays' })
  const told = (hand: string, seat: number) => {
    const g = window(hand)
    const decision = { name: 'interdiction-window', rule: 'F1', sealed: false, chain: false }
    return JSON.stringify(prompt({ view: view(game, g, seat), seat, decision, choices: [] } as never, say, () => ''))
  }
  expect(told('haven-curacao', 0)).toBe(told('haven-tortuga', 0))
})

test('OM-el-dorado: Debauchery is no part of the question while nobody may carouse', () => {
  const asked = (year: number) =>
    promptParams('auction-turn', position('england france', `year ${year}   turn of england`).state, 1, say)
  expect(asked(1599)).toMatchObject({ revel: 'no', pro: 'no' })
  expect(asked(1603)).toMatchObject({ revel: 'yes' })
})

test('F1a: whoever strikes his colours is told of PLUNDER Ships only if he has any', () => {
  const caught = (ship: string) =>
    position(
      'england france',
      `year 1625   england: ships ${ship}, fleet curacao, cargo chest   france: ships S12, hand haven-curacao
       interdiction of england`,
    ).play('france interdict')
  const asked = (ship: string) => promptParams('strike-colours', caught(ship).state, 1, say)
  const printed = (legality: string) => CARDS.find(card => card.deck === 'ship' && card.legality === legality)!.id
  expect(asked(printed('plunder'))).toMatchObject({ plunder: 'yes', pieces: 1 })
  expect(asked(printed('smuggler'))).toMatchObject({ plunder: 'no' })
})
