import type { Refusal, World } from '@spanish-main/kernel'
import { emptyBerths, settleCard } from './d2-disruption.ts'
import { takeMordida } from './d4-effects.ts'
import { type Lords, SLOTS, UNITS } from './state.ts'
import { CARD_COUNT, CASA, isColony, isMordida, tables } from './tables.ts'
import { everyone, isGone, isImmature, isMature, ownerOf } from './units.ts'
import { by, call, decision, lord, move, no, repeat, sequence, tell, top } from './words.ts'

/** C5.1. Profit becomes gold. */
export function cash(g: Lords, world: World): void {
  for (let seat = 0; seat < g.seats; seat++) {
    let gold = g.landed[seat]
    g.landed[seat] = 0
    for (let unit = 0; unit < UNITS; unit++) {
      if (!isMature(g, unit) || ownerOf(g, unit) !== seat) continue
      gold += g.worth[unit]
      g.worth[unit] = 0
      g.profit[unit] = 0
    }
    if (isGone(g, seat) || gold === 0) continue
    g.gold[seat] += gold
    tell(world, g, 'C5.1', 'cashed', lord(g, seat), gold)
  }
}

export const BUILDING_YEARS = 3
const NONE_LEFT = no('B7', 'none-left')

/** C5.2. Everybody may begin forts and mills, due in three years. */
export const upgrades = decision('upgrades', {
  rule: 'C5.2',
  who: (_g, frame) => frame.left,
  moves: {
    begin: move<'upgrades'>({
      rule: 'C5.2',
      args: ['tent'],
      stays: true,
      offers(_g, _seat, offer) {
        offer(0)
        offer(1)
      },
      refuse: (g, _seat, mill) => ((mill === 1 ? g.millsLeft : g.fortsLeft) > 0 ? undefined : NONE_LEFT),
      play(g, seat, world, mill) {
        const slot = seat * SLOTS + ((g.year + BUILDING_YEARS) % SLOTS)
        if (mill === 1) {
          g.millsLeft--
          g.millsDue[slot]++
        } else {
          g.fortsLeft--
          g.fortsDue[slot]++
        }
        tell(world, g, 'C5.2', 'began', lord(g, seat), mill)
      },
    }),
    enough: move<'upgrades'>({
      rule: 'C5.2',
      stays: true,
      play(_g, seat, _world, _a, _b, _c, frame) {
        frame.left &= ~(1 << seat)
      },
    }),
  },
})

export function startUpgrades(g: Lords): void {
  if (g.fortsLeft + g.millsLeft > 0) call(g, 'upgrades', undefined, everyone(g))
}

const NO_COLONY = no('C5.3', 'no-colony')
const HAS_ONE = no('C5.3', 'has-one')
const NO_RED_SHIELD = no('C5.3', 'no-red-shield')
const REFUSED = no('C5.3', 'refused-already')
const OWN_FIRST = no('C5.3', 'place-it-on-your-own')

function tentRefusal(g: Lords, mill: number, colony: number, refused: readonly number[]): Refusal | undefined {
  if (colony >= UNITS || !isColony(colony) || !isMature(g, colony) || isGone(g, ownerOf(g, colony))) return NO_COLONY
  if (mill === 1 && !tables.takesMill[colony]) return NO_RED_SHIELD
  if ((mill === 1 ? g.mill : g.fort)[colony] === 1) return HAS_ONE
  return refused.includes(colony) ? REFUSED : undefined
}

function canPlace(g: Lords, mill: number, refused: readonly number[], seat = -1): boolean {
  for (let colony = 0; colony < UNITS; colony++) {
    if (seat >= 0 && ownerOf(g, colony) !== seat) continue
    if (tentRefusal(g, mill, colony, refused) === undefined) return true
  }
  return false
}

function loseTent(g: Lords, world: World, seat: number, mill: number): void {
  if (mill === 1) g.millsLeft++
  else g.fortsLeft++
  tell(world, g, 'C5.3', 'tent-lost', lord(g, seat), mill)
}

function askForPlace(g: Lords, world: World, seat: number, mill: number, refused: number[]): void {
  if (canPlace(g, mill, refused)) call(g, 'place-tent', seat, mill, refused)
  else loseTent(g, world, seat, mill)
}

/** C5.3. Finished tents, seat after seat. */
export const tentsDue = sequence('tents-due', [
  repeat<'tents-due'>('C5.3', (g, frame, world) => {
    if (frame.turn >= g.seats) return false
    const slot = frame.turn * SLOTS + (g.year % SLOTS)
    const due = g.fortsDue[slot] > 0 ? g.fortsDue : g.millsDue
    if (due[slot] === 0) {
      frame.turn++
      return true
    }
    due[slot]--
    askForPlace(g, world, frame.turn, due === g.millsDue ? 1 : 0, [])
    return true
  }),
])

function putTent(g: Lords, world: World, mill: number, colony: number): void {
  if (mill === 1) g.mill[colony] = 1
  else g.fort[colony] = 1
  tell(world, g, 'C5.3', 'tent-placed', colony, mill)
}

export const placeTent = decision('place-tent', {
  rule: 'C5.3',
  moves: {
    place: move<'place-tent'>({
      rule: 'C5.3',
      args: ['place'],
      offers(g, _seat, offer) {
        for (let colony = 0; colony < UNITS; colony++) if (isColony(colony) && isMature(g, colony)) offer(colony)
      },
      refuse(g, _seat, colony) {
        const { mill, refused } = top(g, 'place-tent')
        return tentRefusal(g, mill, colony, refused)
      },
      play(g, seat, world, colony, _b, _c, { mill, refused }) {
        const owner = ownerOf(g, colony)
        if (owner === seat) putTent(g, world, mill, colony)
        else call(g, 'accept-tent', owner, mill, colony, seat, refused)
      },
    }),
    waste: move<'place-tent'>({
      rule: 'C5.3',
      refuse(g, seat) {
        const { mill, refused } = top(g, 'place-tent')
        return canPlace(g, mill, refused, seat) ? OWN_FIRST : undefined
      },
      play: (g, seat, world, _a, _b, _c, { mill }) => loseTent(g, world, seat, mill),
    }),
  },
})

/** LR-24. A stranger's colony takes a tent only if he agrees. */
export const acceptTent = decision('accept-tent', {
  rule: 'C5.3',
  moves: {
    accept: move<'accept-tent'>({
      rule: 'C5.3',
      play: (g, _seat, world, _a, _b, _c, { mill, colony }) => putTent(g, world, mill, colony),
    }),
    decline: move<'accept-tent'>({
      rule: 'C5.3',
      play(g, seat, world, _a, _b, _c, { mill, colony, from, refused }) {
        tell(world, g, 'C5.3', 'declined', lord(g, seat), colony)
        askForPlace(g, world, from, mill, [...refused, colony])
      },
    }),
  },
})

/** C5.5. Cards whose year has come; one after another, because a mordida may have to make room. */
export const matureNext = (g: Lords, world: World): boolean => {
  for (let card = 0; card < CARD_COUNT; card++) {
    if (!isImmature(g, card) || g.due[card] > g.year) continue
    const seat = ownerOf(g, card)
    if (isMordida(card)) {
      if (card === CASA) emptyBerths(g, seat)
      takeMordida(g, seat, card)
    } else settleCard(g, seat, card)
    tell(world, g, 'C5.5', 'matured', lord(g, seat), card)
    return true
  }
  return false
}

/** C6.1. In the last year of a decade every colony below its maximum grows. */
export function grow(g: Lords, world: World): void {
  if (g.year % 10 !== 9) return
  for (let colony = 0; colony < UNITS; colony++) {
    if (!isColony(colony) || !isMature(g, colony)) continue
    if (g.size[colony] >= tables.max[colony] && by('B5.4')) continue
    g.size[colony]++
    tell(world, g, 'C6.1', 'grew', colony, g.size[colony])
  }
}
