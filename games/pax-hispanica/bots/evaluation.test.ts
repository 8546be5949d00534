import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type PaxScenario, position, solitaire } from '../scenario.ts'
import { evaluate, terms } from './evaluation.ts'

/** A quiet position in which the lines say what is special. */
const table = (lines: string, nations = 'spain england france netherlands') =>
  position(
    nations,
    `year 1625, mercantilism 3
     ${lines}
     turn of england`,
  )

const chance = (pax: PaxScenario, nation: string) => evaluate(pax.state, pax.nation(nation))
const term = (pax: PaxScenario, nation: string, name: string) =>
  terms(pax.state, pax.nation(nation)).find(each => each.name === name)!.value

describe('the chance of winning', () => {
  test('adds up to one over the table', () => {
    const pax = table('england: $5, figure buccaneer-2, peers R07')
    const all = ['spain', 'england', 'france', 'netherlands'].map(nation => chance(pax, nation))
    expect(all.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9)
  })

  test('is what the terms say: together they are the logarithm of the odds', () => {
    const pax = table('england: $5, ships S04, peers R07       barbados: england, citizen')
    const sum = terms(pax.state, pax.nation('england')).reduce((total, each) => total + each.value, 0)
    const own = chance(pax, 'england')
    expect(sum).toBeCloseTo(Math.log(own / (1 - own)), 9)
  })

  test('grows with every step towards a victory', () => {
    const steps = ['buccaneer-1', 'buccaneer-2', 'buccaneer-2, peers R07', 'buccaneer-3, peers R07'].map(figure =>
      chance(table(`england: figure ${figure}`), 'england'),
    )
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    expect(steps[3]).toBeGreaterThan(2 * steps[0])
  })

  test('falls when a rival is about to win', () => {
    const calm = table('england: $3')
    const alarm = table('england: $3             france: figure buccaneer-3, peers R07')
    expect(chance(alarm, 'england')).toBeLessThan(chance(calm, 'england'))
    expect(term(alarm, 'england', 'rivals')).toBeLessThan(term(calm, 'england', 'rivals'))
  })

  test('at the end of the game there is no doubt', () => {
    const won = table('england: ships S10, figure buccaneer-3, peers R07 R16')
    expect(won.state.ended).toBeGreaterThan(0)
    expect(chance(won, 'england')).toBe(1)
    expect(chance(won, 'france')).toBe(0)
    expect(term(won, 'england', 'victory')).toBeGreaterThan(5)
    expect(term(won, 'france', 'victory')).toBeLessThan(-5)
  })

  test('G3a: tokens count most just before the Dove', () => {
    const colonies = 'barbados: england, citizen             st-kitts: england, citizen'
    const gain = (year: number) =>
      chance(table(`year ${year}             ${colonies}`), 'england') - chance(table(`year ${year}`), 'england')
    expect(gain(1649)).toBeGreaterThan(3 * gain(1605))
  })

  test('G3a: unplayed Spain with most tokens is a rival to everybody', () => {
    const spain = 'havana: spain, slave             santo-domingo: spain, slave             cartagena: spain, slave'
    const year = 'year 1649             '
    const without = table(year, 'england france')
    const with3 = table(year + spain, 'england france')
    expect(chance(without, 'england') + chance(without, 'france')).toBeCloseTo(1, 9)
    expect(chance(with3, 'england') + chance(with3, 'france')).toBeLessThan(0.8)
  })
})

describe('terms', () => {
  test.each([
    ['money', '$6'],
    ['ships', 'ships S10 S13'],
    ['peerages', 'peers R07'],
    ['relics', 'relics 1'],
    ['havens', 'hand haven-tortuga haven-curacao'],
  ])('%s is worth something', (name, line) => {
    const before = table('england: figure callow-red')
    const after = table(`england: figure callow-red, ${line}`)
    expect(term(after, 'england', name)).toBeGreaterThan(term(before, 'england', name))
  })

  test.each(['en', 'pl'])('every term has words: %s', language => {
    const texts = JSON.parse(readFileSync(new URL(`../text/bots.${language}.json`, import.meta.url), 'utf8'))
    const alone = solitaire('year 1624             turn of england')
    const names = [table('england: $1'), alone].flatMap(pax => terms(pax.state, 1).map(({ name }) => `term.${name}`))
    expect(Object.keys(texts).sort()).toEqual([...new Set(names)].sort())
  })
})
