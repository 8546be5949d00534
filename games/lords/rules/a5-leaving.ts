import type { Refusal, World } from '@spanish-main/kernel'
import { endGame } from './a-end.ts'
import { clearUnit, discard, disrupt, returnBerth } from './d2-disruption.ts'
import { type Lords, SLOTS, UNITS } from './state.ts'
import { CARD_COUNT, CASA, isColony } from './tables.ts'
import { everyone, isGone, isMature, ownerOf } from './units.ts'
import { lord, move, no, tell } from './words.ts'

const OUTSIDE = no('A4', 'joins-next-year')
const AGREED = no('A2.1', 'agreed-already')
const NOT_AGREED = no('A2.1', 'not-agreed')
const LEFT = no('A5', 'left-already')
const ABSENT = no('A5', 'not-at-the-table')

const OPEN = 0
const CLOSED = 1

/** Whoever has left, or has not arrived yet, has no say. */
function absence(g: Lords, seat: number): Refusal | undefined {
  if ((g.arriving & (1 << seat)) !== 0) return OUTSIDE
  return isGone(g, seat) ? LEFT : undefined
}

/** A2.1. When everybody at the table agrees, the game ends at once. */
export const agree = move({
  rule: 'A2.1',
  refuse: (g, seat) => absence(g, seat) ?? ((g.agreed & (1 << seat)) !== 0 ? AGREED : undefined),
  play(g, seat, world) {
    g.agreed |= 1 << seat
    tell(world, g, 'A2.1', 'wants-end', lord(g, seat))
    if ((everyone(g) & ~g.agreed) === 0) endGame(g, world, 'agreement', 'A2.1')
  },
})

export const goOn = move({
  rule: 'A2.1',
  refuse: (g, seat) => ((g.agreed & (1 << seat)) === 0 ? NOT_AGREED : undefined),
  play(g, seat) {
    g.agreed &= ~(1 << seat)
  },
})

/**
 * A5. A player gives notice: he leaves when this part of the year is over, and says whom his colonies trade with. Until he is
 * gone he may name further lords.
 */
export const depart = move({
  rule: 'A5',
  args: ['policy'],
  offers(g, seat, offer) {
    offer(OPEN)
    offer(CLOSED)
    for (const character of g.character) if (character !== g.character[seat]) offer(2 + character)
  },
  refuse(g, seat, policy) {
    const absent = absence(g, seat)
    if (absent !== undefined) return absent
    const other = policy > CLOSED ? g.character.indexOf(policy - 2) : -1
    if (policy > CLOSED && (other < 0 || other === seat || isGone(g, other))) return ABSENT
    if ((g.leaving & (1 << seat)) === 0) return undefined
    return policy > CLOSED && (g.policy[seat] & (1 << other)) === 0 ? undefined : LEFT
  },
  play(g, seat, world, policy) {
    const named = policy > CLOSED ? 1 << g.character.indexOf(policy - 2) : 0
    if ((g.leaving & (1 << seat)) !== 0) {
      g.policy[seat] |= named
      return
    }
    g.leaving |= 1 << seat
    g.policy[seat] = policy === OPEN ? everyone(g) : named
    tell(world, g, 'A5', 'left-table', lord(g, seat))
  },
})

/** A5, LR-5. His fleets, mordida and works leave play, the Casa goes mercenary, colonies stay as they are. */
function leaveTable(g: Lords, world: World, seat: number): void {
  g.gone |= 1 << seat
  g.debts = g.debts.filter((_, i) => g.debts[i - (i % 3)] !== seat && g.debts[i - (i % 3) + 1] !== seat)
  for (let card = 0; card < CARD_COUNT; card++) {
    if (ownerOf(g, card) !== seat || (isColony(card) && isMature(g, card))) continue
    if (card === CASA && isMature(g, card)) disrupt(g, world, card, 'A5')
    else {
      if (card < UNITS) {
        returnBerth(g, card)
        clearUnit(g, card)
      }
      discard(g, card)
    }
  }
  for (let slot = seat * SLOTS; slot < (seat + 1) * SLOTS; slot++) {
    g.fortsLeft += g.fortsDue[slot]
    g.millsLeft += g.millsDue[slot]
    g.fortsDue[slot] = 0
    g.millsDue[slot] = 0
  }
}

/** A5, A2.5. Those who gave notice leave; a table of one is over, and so is one where all who stay have agreed (A2.1). */
export function farewell(g: Lords, world: World): void {
  if (g.leaving === 0) return
  for (let seat = 0; seat < g.seats; seat++) if ((g.leaving & (1 << seat)) !== 0) leaveTable(g, world, seat)
  g.leaving = 0
  const left = everyone(g) | g.arriving
  if ((left & (left - 1)) === 0) endGame(g, world, 'alone', 'A2.5')
  else if ((everyone(g) & ~g.agreed) === 0) endGame(g, world, 'agreement', 'A2.1')
}
