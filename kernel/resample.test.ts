import { describe, expect, test } from 'vitest'
import { fastChance } from './chance/fast.ts'
import { canonical } from './digest.ts'
import { waiting } from './engine.ts'
import { cove, coveDefinition } from './fixture/cove.ts'
import { hoard, hoardDefinition } from './fixture/hoard/hoard.ts'
import { coveTable } from './fixture/scenario.ts'
import type { Cove } from './fixture/state.ts'
import { card, cards } from './frames.ts'
import { defineGame } from './game.ts'
import { playout } from './harness/playout.ts'
import { legal } from './lists.ts'
import { decision } from './procedure.ts'
import { resample } from './resample.ts'
import { call } from './state.ts'
import { view } from './visibility.ts'

/** Calls back at some states of random games, for each seat and the onlooker. */
function atStates(look: (g: Cove, seat: number, seed: number) => void): number {
  let looks = 0
  for (const seats of [2, 3, 4]) {
    playout(
      cove,
      { seats, seed: seats },
      {
        visit(g, _seat, _moves, played) {
          if (played % 7 !== 0) return
          for (let seat = -1; seat < seats; seat++) look(g, seat, looks++)
        },
      },
    )
  }
  return looks
}

test('pools that hold only for now are dealt within: with none, every component stays where it is', () => {
  const narrow = defineGame<Cove>({
    ...coveDefinition,
    schema: { ...coveDefinition.schema, poolsNow: g => (g.asked < 5 ? [] : undefined) },
  })
  let moved = 0
  playout(
    narrow,
    { seats: 3, seed: 2 },
    {
      visit(g) {
        const places = [1, 2, 3, 4].map(seed => resample(narrow, g, 0, fastChance(seed)).place)
        const changed = places.some(place => place.some((each, card) => each !== g.place[card]))
        if (g.asked < 5) expect(changed).toBe(false)
        else if (changed) moved++
      },
    },
  )
  expect(moved).toBeGreaterThan(0)
})

test('what a game imagines is made from the view of the seat, never from the state', () => {
  const shown: string[] = []
  const watched = defineGame({
    ...hoardDefinition,
    imagine(guess, seat, chance) {
      shown.push(canonical(guess))
      hoardDefinition.imagine!(guess, seat, chance)
    },
  })
  let hidden = 0
  playout(
    hoard,
    { seats: 3, seed: 4 },
    {
      visit(g, _seat, _moves, played) {
        if (played % 9 !== 0) return
        for (let seat = -1; seat < 3; seat++) {
          const before = canonical(g)
          resample(watched, g, seat, fastChance(played))
          expect(shown.pop()).toBe(canonical(view(hoard, g, seat)))
          expect(canonical(g)).toBe(before)
          if (canonical(view(hoard, g, seat)) !== before) hidden++
        }
      },
    },
  )
  expect(hidden).toBeGreaterThan(10)
})

describe('a resampled state', () => {
  test('is one that the seat cannot tell from the true one, and that the rules allow', () => {
    const looks = atStates((g, seat, seed) => {
      const twin = resample(cove, g, seat, fastChance(seed))
      expect(canonical(view(cove, twin, seat))).toBe(canonical(view(cove, g, seat)))
      expect(cove.invariants!(twin)).toEqual([])
      expect(waiting(cove, twin)).toBe(waiting(cove, g))
    })
    expect(looks).toBeGreaterThan(200)
  })

  test('depends on nothing that the seat does not know: a twin of the twin is the same twin', () => {
    let different = 0
    const looks = atStates((g, seat, seed) => {
      const other = resample(cove, g, seat, fastChance(seed + 1000))
      if (canonical(other) !== canonical(g)) different++
      expect(resample(cove, other, seat, fastChance(seed))).toEqual(resample(cove, g, seat, fastChance(seed)))
    })
    expect(different).toBeGreaterThan(looks / 2)
  })

  test('leaves the true state as it was', () => {
    atStates((g, seat, seed) => {
      const before = canonical(g)
      resample(cove, g, seat, fastChance(seed)).place.fill(0)
      expect(canonical(g)).toBe(before)
    })
  })

  test('gives the others every hand that they could hold', () => {
    const { state } = coveTable('anne: $5, chart-0\nbart: $5, chart-1\nturn of anne, 3 actions')
    const seen = new Set<number>()
    for (let seed = 0; seed < 400; seed++)
      seen.add(resample(cove, state, 0, fastChance(seed)).place.lastIndexOf(4) - 80)
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 19 }, (_, i) => i + 1))
  })

  test('replaces the sealed answers of others by legal ones, and keeps one’s own', () => {
    const { state } = coveTable('anne: $3\nbart: $5\ncato: $5\nbids for scout-3').play('anne bid 1', 'bart bid 5')
    const seen = new Set<number>()
    for (let seed = 0; seed < 100; seed++) {
      const twin = resample(cove, state, 0, fastChance(seed))
      expect(twin.sealed[0]).toBe(state.sealed[0])
      expect(twin.sealed[2]).toBe(-1)
      seen.add(twin.sealed[1])
    }
    expect([...seen].sort()).toEqual(legal(cove, state, 1))
  })
})

describe('a card that a frame names', () => {
  const watching = decision<Cove>('watch', { rule: 'E0', moves: {}, who: () => 1 }, [card('one'), cards('more')])
  const game = defineGame({ ...coveDefinition, procedures: [...coveDefinition.procedures, watching] })
  const named = () => {
    const { state } = coveTable('anne: $5\nbart: $5, raider-0 merchant-1 recruiter-2 scout-3\nturn of anne, 3 actions')
    call(state, 'watch', -1, 2, 0, 0, [1, 2])
    return state
  }

  test('is followed: in the twin the frame names a card in the same place', () => {
    const g = named()
    for (let seed = 0; seed < 50; seed++) {
      const twin = resample(game, g, 0, fastChance(seed))
      const { a, list } = twin.stack.at(-1)!
      expect([twin.place[a], list.map(card => twin.place[card])]).toEqual([4, [4, 4]])
      expect(list[1]).toBe(a)
    }
  })

  test('is followed in the same way whichever of several like cards it is', () => {
    const g = named()
    for (let seed = 0; seed < 50; seed++) {
      const other = resample(game, g, 0, fastChance(seed + 1000))
      expect(resample(game, other, 0, fastChance(seed))).toEqual(resample(game, g, 0, fastChance(seed)))
    }
  })
})
