import { type Decision, defineGame, type Game } from '@spanish-main/kernel'
import { auditGame } from '@spanish-main/kernel/harness'
import { describe, expect, it } from 'vitest'
import { arrange } from '../position.ts'
import { holds } from './decks.ts'
import { interdictionWindow, watchers } from './f1-interdiction.ts'
import { paxHispanica } from './index.ts'
import type { Pax } from './state.ts'
import { havenCard } from './tables.ts'
import type { FrameOf } from './words.ts'

/** A voyage of England past three fleets that lie in wait with two Haven cards each. */
const VOYAGE = `
  year 1625, order england france netherlands courland
  england: $2, ships S10 S11 S12, fleet curacao, cargo chest relic citizen
  france: $2, ships S01 S20, hand haven-curacao haven-tortuga
  netherlands: ships S04 S21, hand haven-caymanes haven-port-royal
  courland: ships S02 S22, hand haven-sint-maarten haven-ile-a-vache
  barbados: england     accompong: cathedral england, citizen
  turn of england`

/** Pax Hispanica that starts with this voyage. */
function voyage(procedures = paxHispanica.procedures): Game<Pax> {
  return defineGame<Pax>({
    ...paxHispanica,
    procedures,
    setup(about, world) {
      const options = { ...about.options, nations: 'england+france+netherlands+courland' }
      const g = paxHispanica.setup({ ...about, options }, world)
      arrange(g, VOYAGE)
      return g
    },
  })
}

function audit(game: Game<Pax>, games: number) {
  const found = { checks: 0, declassified: 0, leaks: [] as string[] }
  for (let seed = 0; seed < games; seed++) {
    const { checks, declassified, leaks } = auditGame(game, { seats: 4, seed }, 1)
    found.checks += checks
    found.declassified += declassified
    found.leaks.push(...leaks)
  }
  return found
}

/** The same window, careless: only those are asked who hold the card. */
const onlyHolders: Decision<Pax> = {
  ...interdictionWindow,
  who(g, frame: FrameOf<'interdiction-window'>) {
    let seats = watchers(g, frame.fleet)
    for (const colour of g.order) if (!holds(g, colour, havenCard(frame.zone))) seats &= ~(1 << g.seatOf[colour])
    return seats
  },
}

describe('secrecy of interdiction', () => {
  it('AMB-80, A-secret: windows, battles and runs betray to nobody who holds which Haven card', () => {
    const { checks, declassified, leaks } = audit(voyage(), 6)
    expect(leaks).toEqual([])
    expect(checks).toBeGreaterThan(300)
    expect(declassified).toBeGreaterThan(20)
  })

  it('AMB-80: a window that asks only holders of the card would be noticed', () => {
    const careless = paxHispanica.procedures.map(each => (each === interdictionWindow ? onlyHolders : each))
    expect(audit(voyage(careless), 3).leaks.length).toBeGreaterThan(0)
  })
})
