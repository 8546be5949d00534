import { fastChance, insightInto, legal, printMove, resample, waiting } from '@spanish-main/kernel'
import { playout } from '@spanish-main/kernel/harness'
import { describe, expect, test } from 'vitest'
import { hints } from '../../../bots/hint.ts'
import { onePly } from '../../../bots/one-ply.ts'
import { paxHispanica } from '../rules/index.ts'
import type { Pax } from '../rules/state.ts'
import { type PaxScenario, position } from '../scenario.ts'
import { deckhandChoice } from './deckhand.ts'
import { judgement } from './mate.ts'

/** Little effort, so that the tests are quick. */
const effort = { samples: 4, width: 8, limit: 400, whim: 0.01 }
const mate = onePly(paxHispanica, judgement, effort)
const otherwise = fastChance(7)
const four = 'spain england france netherlands'

function choose(g: Pax, seat: number, seed: number): string {
  const chance = fastChance(seed)
  return printMove(
    paxHispanica,
    mate(insightInto(paxHispanica, g, seat, chance), seat, legal(paxHispanica, g, seat), chance),
  )
}

const choices = (table: PaxScenario, nation: string, times = 4): string[] => {
  const seat = table.state.seatOf[table.nation(nation)]
  return Array.from({ length: times }, (_, seed) => choose(table.state, seat, seed))
}

describe('a mate', () => {
  test('takes a victory that lies in its Hand', () => {
    const table = position(
      four,
      `year 1624, order england france spain netherlands, mercantilism 3
       england: $4, figure buccaneer-2, peers R07 R16, hand C08 M14 S01 R24
       turn of england`,
      { otherwise },
    )
    expect(new Set(choices(table, 'england'))).toEqual(new Set(['play S01']))
  })

  test('blocks a rival who is about to win', () => {
    const table = position(
      four,
      `year 1624, order england france netherlands spain, mercantilism 3
       england: $4, figure colonist-1, peers R16 R24, hand M05
       france: figure buccaneer-3, peers R07
       netherlands: figure royalist-1
       turn of england`,
      { otherwise },
    ).play('england play M05')
    expect(new Set(choices(table, 'england'))).toEqual(new Set(['use excommunication']))
    table.play('england use excommunication')
    expect(new Set(choices(table, 'england'))).toEqual(new Set(['excommunicate france']))
  })

  test('mixes its tactics at sea', () => {
    const table = position(
      four,
      `year 1625, order england france netherlands spain, mercantilism 3
       england: $4, ships S10 S13, fleet tortuga, cargo chest chest
       france: ships S01 S09, hand haven-tortuga
       interdiction of england`,
      { otherwise },
    ).play('france interdict', 'england fight')
    expect(new Set(choices(table, 'england', 12)).size).toBeGreaterThan(1)
    expect(new Set(choices(table, 'france', 12)).size).toBeGreaterThan(1)
  })

  test('decides alike on what its seat cannot tell apart', () => {
    let compared = 0
    playout(
      paxHispanica,
      { seats: 4, seed: 11 },
      {
        policy: deckhandChoice,
        unchecked: true,
        visit(g, seat, moves, played) {
          if (played % 23 !== 0 || moves.length === 1 || (waiting(paxHispanica, g) & (1 << seat)) === 0) return
          const twin = resample(paxHispanica, g, seat, fastChance(played))
          expect(choose(twin, seat, played)).toBe(choose(g, seat, played))
          compared++
        },
      },
    )
    expect(compared).toBeGreaterThan(5)
  })

  test('gives hints with reasons', () => {
    const table = position(
      four,
      `year 1624, order england france spain netherlands, mercantilism 3
       england: $4, figure buccaneer-1, peers R07, hand C08 M14 S01
       turn of england`,
      { otherwise },
    )
    const chance = fastChance(1)
    const seat = table.state.seatOf[table.nation('england')]
    const insight = insightInto(paxHispanica, table.state, seat, chance)
    const best = hints(paxHispanica, judgement, effort)(insight, seat, legal(paxHispanica, table.state, seat), chance)
    expect(best.length).toBe(3)
    expect(best.every(({ reasons }) => reasons.length > 0)).toBe(true)
    expect(new Set(best.map(each => each.text)).size).toBe(3)
    expect(best[0].chance!).toBeGreaterThan(best[2].chance!)
  })
})
