import type { Refusal } from '@spanish-main/kernel'
import { noSlip, slipOf } from './6-slip-in-hand.ts'
import { isClosed } from './22-tordesillas.ts'
import { hasShips, hasWarships, inNewWorld, isGalleon, seatOfExpedition } from './fleet.ts'
import { ATLANTIC, CAPE } from './geography.ts'
import { hasExplorer } from './people.ts'
import { isPort } from './posts.ts'
import { type Conquest, EUROPE } from './state.ts'
import { tables } from './tables.ts'
import { move, no } from './words.ts'

const EMPTY_SLIP = no('7.25', 'empty-slip')
const NOT_IN_EUROPE = no('6.61', 'not-in-europe')
const NOT_CHOOSING = no('7.23', 'not-choosing')
const NO_COAST = no('7.23', 'no-coast')
const NEEDS_EXPLORER = no('7.26', 'needs-explorer')
const ATLANTIC_PORTS = no('7.13', 'own-atlantic-port')
const CLOSED_BRASIL = no('22.32', 'independent')
const AT_HOME = no('7.22', 'already-in-europe')
const CHANGES_NOTHING = no('7.23', 'changes-nothing')

/** The destination of the slip in hand is chosen next. */
export const destine = move({
  rule: '7.23',
  stays: true,
  refuse(g, seat) {
    const without = noSlip(g, seat)
    if (without !== undefined) return without
    const now = slipOf(g, seat)
    if (!hasShips(g, now)) return EMPTY_SLIP
    return g.expAt[now] === EUROPE ? undefined : NOT_IN_EUROPE
  },
  play(g, seat) {
    g.pen[seat] = 1
  },
})

/** What decides on the landfalls of an Expedition, worked out once for the whole coast. */
interface Pilot {
  readonly galleon: boolean
  readonly explorer: boolean
  /** 7.26, R-54. Where even an Expedition without Explorer goes: ports, and waters with foreign ships. */
  readonly known: ReadonlySet<number>
}

const NOTHING_KNOWN: ReadonlySet<number> = new Set()

function pilotOf(g: Conquest, seat: number, expedition: number): Pilot {
  const galleon = isGalleon(g, expedition)
  const explorer = hasExplorer(g, expedition)
  return { galleon, explorer, known: galleon || explorer ? NOTHING_KNOWN : knownWaters(g, seat) }
}

function knownWaters(g: Conquest, seat: number): Set<number> {
  const known = new Set<number>()
  for (let post = 0; post < g.postHex.length; post++) {
    if (g.colonists[post] > 0) for (const water of tables.watersOf[g.postHex[post]]) known.add(water)
  }
  for (let e = 0; e < g.expAt.length; e++) {
    if (seatOfExpedition(e) !== seat && inNewWorld(g, e) && hasWarships(g, e)) known.add(g.expAt[e])
  }
  return known
}

/** The pilot of the list that is being made. */
let pilot: Pilot | undefined

/** 7.26, R-54. Why an Expedition may not name a water as its landfall. */
function refuseLandfall(g: Conquest, seat: number, expedition: number, water: number): Refusal | undefined {
  const hex = tables.waterHex[water]
  if (!tables.isCoast[hex] || !tables.watersOf[hex].includes(water) || tables.ocean[water] === CAPE) return NO_COAST
  if (isClosed(g, hex)) return CLOSED_BRASIL
  const { galleon, explorer, known } = pilot ?? pilotOf(g, seat, expedition)
  if (galleon) return tables.ocean[water] === ATLANTIC && isPort(g, seat, hex) ? undefined : ATLANTIC_PORTS
  return explorer || known.has(water) ? undefined : NEEDS_EXPLORER
}

export const to = move({
  rule: '7.23',
  args: ['water'],
  stays: true,
  offers(g, seat, offer) {
    if (g.pen[seat] === 0) return
    pilot = pilotOf(g, seat, slipOf(g, seat))
    try {
      for (const water of tables.coastalWaters) offer(water)
    } finally {
      pilot = undefined
    }
  },
  refuse(g, seat, water) {
    if (g.pen[seat] === 0) return NOT_CHOOSING
    return refuseLandfall(g, seat, slipOf(g, seat), water)
  },
  play(g, seat, _world, water) {
    g.pen[seat] = 0
    g.expGoal[slipOf(g, seat)] = water
  },
})

export const nowhere = move({
  rule: '7.23',
  stays: true,
  refuse: (g, seat) => (g.pen[seat] === 0 ? NOT_CHOOSING : undefined),
  play(g, seat) {
    g.pen[seat] = 0
    g.expGoal[slipOf(g, seat)] = -1
  },
})

/** An Expedition in the New World is to cross to Europe first. */
export const home = move({
  rule: '7.2',
  stays: true,
  refuse(g, seat) {
    const without = noSlip(g, seat)
    if (without !== undefined) return without
    const now = slipOf(g, seat)
    if (g.expAt[now] === EUROPE) return AT_HOME
    return g.expGoal[now] === EUROPE ? CHANGES_NOTHING : undefined
  },
  play(g, seat) {
    g.expGoal[slipOf(g, seat)] = EUROPE
  },
})
