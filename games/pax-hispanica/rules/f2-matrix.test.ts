import { fastChance } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { DEFAULT_PACK } from '../data/index.ts'
import { position } from '../scenario.ts'
import { outcome } from './f2-matrix.ts'
import {
  BOARDING,
  EQUAL,
  FLEE,
  OUTCOMES,
  PIRATES_BETTER,
  SEAMANSHIPS,
  TACTICS,
  TREASURE_FLEET_BETTER,
  WEATHER_GAGE,
} from './f2-outcome.ts'

type Better = 'sup' | 'inf'
const PIRATE_TACTICS = [WEATHER_GAGE, BOARDING]
const BATTLES = TACTICS.flatMap((_, theirs) => PIRATE_TACTICS.map(ours => ({ theirs, ours })))

const list = (first: number, count: number): string =>
  Array.from({ length: count }, (_, i) => `S${String(first + i).padStart(2, '0')}`).join(' ')

/** Fights a battle in the engine: `sup` means that the pirates' Flagship is the better one. */
function fight(
  t: number,
  p: number,
  better: Better,
  theirs: number,
  ours: number,
  about: Parameters<typeof position>[2] = {},
): string {
  const table = position(
    'england france',
    `year 1625
     england: ships ${list(10, t)}, fleet curacao, cargo relic
     france: ships ${list(better === 'sup' ? 1 : 20, p)}, hand haven-curacao
     interdiction of england`,
    { otherwise: fastChance(1), ...about },
  )
  table.play('france interdict', 'england fight', `england ${TACTICS[theirs]}`, `france ${TACTICS[ours]}`)
  const sunk = (nation: string) => table.told('ship-lost').filter(([colour]) => colour === table.nation(nation)).length
  const result = [
    'T−'.repeat(sunk('england')),
    'P−'.repeat(sunk('france')),
    'S'.repeat(table.told('cargo-seized').length),
  ]
  return result.filter(part => part !== '').join(' ')
}

/** The table of the rules digest: flee/boarding, flee/gage, same tactic, different sup, different inf. */
const MATRIX: Readonly<Record<string, readonly string[]>> = {
  '1 1': ['', 'T− S', 'S', 'T− S', 'P−'],
  '1 2': ['', 'T− S', 'T− S', 'T− S', 'P− S'],
  '1 3': ['', 'T− S', 'T− S', 'T− S', 'P− S'],
  '2 1': ['', 'T−', 'P−', 'T− S', 'P−'],
  '2 2': ['', 'T− S', 'S', 'T− S', 'P−'],
  '2 3': ['', 'T− S', 'T− S', 'T− S', 'P− S'],
  '3 1': ['', 'T−', 'P−', 'T−', 'P−'],
  '3 2': ['', 'T−', 'P− S', 'T− S', 'P−'],
  '3 3': ['', 'T− S', 'S', 'T− S', 'P−'],
}

const columnOf = (theirs: number, ours: number, better: Better): number =>
  theirs === FLEE ? (ours === BOARDING ? 0 : 1) : theirs === ours ? 2 : better === 'sup' ? 3 : 4

/** The general formulas, for fleets of four as well. */
function formula(t: number, p: number, column: number): string {
  if (column === 0) return ''
  if (column === 1) return p >= t ? 'T− S' : 'T−'
  if (column === 2) return p > t ? 'T− S' : p === t ? 'S' : p - 1 >= 1 ? 'P− S' : 'P−'
  if (column === 3) return p >= t - 1 ? 'T− S' : 'T−'
  return p - 1 >= Math.max(1, t) ? 'P− S' : 'P−'
}

describe('the outcome of a sea battle', () => {
  for (const [fleets, row] of Object.entries(MATRIX)) {
    const [t, p] = fleets.split(' ').map(Number)
    it(`F2-matrix, F2a, F2b: a treasure fleet of ${t} against ${p} pirates`, () => {
      for (const better of ['sup', 'inf'] as const) {
        for (const { theirs, ours } of BATTLES) {
          expect(fight(t, p, better, theirs, ours), `${TACTICS[theirs]} against ${TACTICS[ours]}, ${better}`).toBe(
            row[columnOf(theirs, ours, better)],
          )
        }
      }
    })
  }

  it('F2-matrix: the general formulas hold for fleets of up to four Ships', () => {
    for (let t = 1; t <= 4; t++) {
      for (let p = 1; p <= 4; p++) {
        for (const better of ['sup', 'inf'] as const) {
          for (const { theirs, ours } of BATTLES) {
            const battle = `${t} ${TACTICS[theirs]} against ${p} ${TACTICS[ours]}, ${better}`
            expect(fight(t, p, better, theirs, ours), battle).toBe(formula(t, p, columnOf(theirs, ours, better)))
          }
        }
      }
    }
  })

  it('F2-odds: of six equally likely battles of two Ships these grab, sink and lose', () => {
    const odds = (p: number, better: Better) => {
      const results = BATTLES.map(({ theirs, ours }) => fight(2, p, better, theirs, ours))
      const count = (part: string) => results.filter(result => result.includes(part)).length
      return { grab: count('S'), sink: count('T−'), both: count('T− S'), lose: count('P−') }
    }
    expect(odds(3, 'sup')).toEqual({ grab: 5, sink: 5, both: 5, lose: 0 })
    expect(odds(2, 'sup')).toEqual({ grab: 5, sink: 3, both: 3, lose: 0 })
    expect(odds(1, 'sup')).toEqual({ grab: 2, sink: 3, both: 2, lose: 2 })
    expect(odds(3, 'inf')).toEqual({ grab: 5, sink: 3, both: 3, lose: 2 })
    expect(odds(2, 'inf')).toEqual({ grab: 3, sink: 1, both: 1, lose: 2 })
    expect(odds(1, 'inf')).toEqual({ grab: 0, sink: 1, both: 0, lose: 4 })
  })

  it('AMB-01: in the other reading fewer pirates with the gage catch nobody, as many or more do', () => {
    const slips = { options: { flee: 'slips' } }
    for (const better of ['sup', 'inf'] as const) {
      expect(fight(2, 1, better, FLEE, WEATHER_GAGE, slips)).toBe('')
      expect(fight(3, 2, better, FLEE, WEATHER_GAGE, slips)).toBe('')
      expect(fight(2, 2, better, FLEE, WEATHER_GAGE, slips)).toBe('T− S')
      expect(fight(1, 3, better, FLEE, WEATHER_GAGE, slips)).toBe('T− S')
      expect(fight(2, 1, better, WEATHER_GAGE, WEATHER_GAGE, slips)).toBe('P−')
    }
  })

  it('AMB-01: a corrected Battle card of the data changes how a flight from the gage ends', () => {
    const withGage = (flagshipSunk: boolean, cargoSeized: 'always' | 'never' | 'pirates-at-least-equal') => {
      const battleCard = { fleeAgainstBoarding: 'escape', fleeAgainstGage: { flagshipSunk, cargoSeized } } as const
      const about = { pack: { ...DEFAULT_PACK, battleCard } }
      return [fight(2, 1, 'sup', FLEE, WEATHER_GAGE, about), fight(2, 2, 'sup', FLEE, WEATHER_GAGE, about)]
    }
    expect(withGage(true, 'always')).toEqual(['T− S', 'T− S'])
    expect(withGage(true, 'never')).toEqual(['T−', 'T−'])
    expect(withGage(false, 'always')).toEqual(['S', 'S'])
    expect(withGage(false, 'pirates-at-least-equal')).toEqual(['', 'S'])
  })

  it('AMB-17: with equal letters nobody sinks, and as many or more pirates seize the Cargo', () => {
    const cards = { ...DEFAULT_PACK.cards, S10: { ...DEFAULT_PACK.cards.S10, seamanship: 'A' } }
    const about = { pack: { ...DEFAULT_PACK, cards } }
    for (let t = 1; t <= 4; t++) {
      for (let p = 1; p <= 4; p++) {
        expect(fight(t, p, 'sup', WEATHER_GAGE, BOARDING, about), `${t} against ${p}`).toBe(p >= t ? 'S' : '')
        expect(fight(t, p, 'sup', BOARDING, WEATHER_GAGE, about), `${t} against ${p}`).toBe(p >= t ? 'S' : '')
      }
    }
  })

  it('F2-matrix: the pure function that the table draws the battle with says the same as the words', () => {
    expect(OUTCOMES.map(each => each.index)).toEqual(OUTCOMES.map((_, i) => i))
    expect(outcome(3, 2, WEATHER_GAGE, WEATHER_GAGE, PIRATES_BETTER).word).toBe('pirates-sunk-but-seized')
    expect(outcome(1, 1, BOARDING, WEATHER_GAGE, TREASURE_FLEET_BETTER).word).toBe('pirates-sunk')
    expect(outcome(2, 1, WEATHER_GAGE, BOARDING, EQUAL).word).toBe('stand-off')
    expect(outcome(1, 2, WEATHER_GAGE, BOARDING, EQUAL).word).toBe('seized')
    expect(outcome(2, 1, FLEE, BOARDING, EQUAL).word).toBe('escaped')
    expect(outcome(2, 1, FLEE, WEATHER_GAGE, EQUAL, true).word).toBe('escaped')
    expect(SEAMANSHIPS[PIRATES_BETTER]).toBe('pirates-better')
  })
})
