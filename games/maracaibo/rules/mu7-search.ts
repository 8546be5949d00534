import { drawFrom, reveal, type World } from '@spanish-main/kernel'
import { discard } from './cards.ts'
import { discardJoker, isJoker, offerJokers, serves } from './mb8-paying.ts'
import { give } from './mb14-gains.ts'
import { handOf, hasModule, inHand } from './players.ts'
import { FOUND, FREED, HIDDEN, HINT0, HINTS, LOCATIONS, type Maracaibo, PLACE, SEARCH, STREAM } from './state.ts'
import { OBJECT0, tables } from './tables.ts'
import { by, call, decision, move, no, tell, top } from './words.ts'

const RED_FULL = no('MU-7.2', 'red-full')
const WRONG_COLOUR = no('MU-7.2', 'wrong-colour')
const TAKEN = no('MU-7.2', 'taken')
const NO_HINT = no('MU-7.3', 'no-hint')
const OTHER_OBJECT = no('MU-7.3', 'other-object')
const NOT_IN_HAND = no('MU-7.3', 'not-in-hand')
const OWN_TURN = no('MU-7.3', 'own-turn')
const NOT_FOUND = no('MU-7.5', 'not-found')
const NOT_THERE = no('MU-7.5', 'not-there')
const POINTS = no('MU-7.5', 'points')

/** Spaces of the search card: two red ones, then the green ones. */
export const RED_HOLES = 2

const hintsPerColour = (): number => tables.pack.search.hintsPerColour
export const isRed = (hint: number): boolean => hint < hintsPerColour()
/** The object that removes a hint. */
export const objectOf = (hint: number): number => OBJECT0 + ((hint % hintsPerColour()) % OBJECT0)

/** The reward of a space of the card. */
export const gainOf = (hole: number): number =>
  hole < RED_HOLES ? tables.searchRed[hole] : tables.searchGreen[hole - RED_HOLES]

/** MU-7.1. Alone there is one green space fewer. */
export const holes = (g: Maracaibo): number =>
  RED_HOLES + (g.seats === 1 ? tables.pack.search.greenAlone : tables.pack.search.green.length)

/** The hint on a space of the card, −1 if it is free; a covered space is never free. */
export function hintIn(g: Maracaibo, hole: number): number {
  for (let hint = 0; hint < HINTS; hint++) if (g.place[HINT0 + hint] === PLACE.search + hole) return hint
  return -1
}

export const isFree = (g: Maracaibo, hole: number): boolean =>
  hole < holes(g) && !g.covered.includes(hole) && hintIn(g, hole) < 0

const allFull = (g: Maracaibo, from: number, to: number): boolean => {
  for (let hole = from; hole < to; hole++) if (isFree(g, hole)) return false
  return true
}

export const canDrawHint = (g: Maracaibo, seat: number): boolean =>
  hasModule(g, SEARCH) && g.luysa === HIDDEN && g.hints[g.ship[seat]] > 0

export const refuseHint = (g: Maracaibo, _seat: number) => (allFull(g, 0, RED_HOLES) ? RED_FULL : undefined)

/** MU-7.2. */
export function drawHint(g: Maracaibo, seat: number, world: World): void {
  const at = g.ship[seat]
  const card = drawFrom(g, world, STREAM.hints, PLACE.hintAt, HINT0, HINT0 + HINTS)
  g.hints[at]--
  g.place[card] = PLACE.out
  reveal(g, card)
  call(g, 'place-hint', seat, card - HINT0)
}

export const placeHint = decision('place-hint', {
  rule: 'MU-7.2',
  moves: {
    hole: move({
      rule: 'MU-7.2',
      args: ['hole'],
      offers(g, _seat, offer) {
        for (let hole = 0; hole < holes(g); hole++) offer(hole)
      },
      refuse(g, _seat, hole) {
        if (isRed(top(g, 'place-hint').hint) !== hole < RED_HOLES) return WRONG_COLOUR
        return isFree(g, hole) ? undefined : TAKEN
      },
      play(g, seat, world, hole, _b, _c, frame) {
        g.place[HINT0 + frame.hint] = PLACE.search + hole
        tell(world, g, 'MU-7.2', 'hint', seat, HINT0 + frame.hint, hole)
        if (isFound(g)) find(g, seat, world)
        give(g, seat, gainOf(hole))
      },
    }),
  },
})

/** MU-7.4. */
function isFound(g: Maracaibo): boolean {
  if (allFull(g, RED_HOLES, holes(g))) return true
  const left = g.hints.reduce((sum, n) => sum + n, 0)
  return g.seats === 1 && left === tables.pack.search.foundWhenLeft
}

function find(g: Maracaibo, seat: number, world: World): void {
  g.luysa = FOUND
  g.luysaAt = g.ship[seat]
  for (let hint = 0; hint < HINTS; hint++) g.place[HINT0 + hint] = PLACE.box
  for (let at = 0; at < LOCATIONS; at++) g.hints[at] = 0
  tell(world, g, 'MU-7.4', 'found', seat, g.luysaAt)
}

/** MU-7.3, MR-21, MU-9.7. A hand card with the object, or a joker. */
const dropHint = move({
  rule: 'MU-7.3',
  args: ['hole', 'project'],
  stays: true,
  offers(g, seat, offer) {
    if (!hasModule(g, SEARCH) || g.luysa !== HIDDEN || g.active !== seat) return
    by('MR-21')
    for (let hole = 0; hole < RED_HOLES; hole++) {
      if (hintIn(g, hole) < 0) continue
      for (const card of handOf(g, seat)) offer(hole, card)
      offerJokers(g, seat, card => offer(hole, card))
    }
  },
  refuse(g, seat, hole, card) {
    if (!hasModule(g, SEARCH) || g.luysa !== HIDDEN || hole >= RED_HOLES || hintIn(g, hole) < 0) return NO_HINT
    if (g.active !== seat) return OWN_TURN
    if (isJoker(g, seat, card)) return undefined
    if (!inHand(g, seat, card)) return NOT_IN_HAND
    return serves(g, seat, card, objectOf(hintIn(g, hole))) ? undefined : OTHER_OBJECT
  },
  play(g, seat, world, hole, card) {
    g.place[HINT0 + hintIn(g, hole)] = PLACE.out
    if (inHand(g, seat, card)) discard(g, seat, card, world)
    else discardJoker(g, seat, card, world)
    tell(world, g, 'MU-7.3', 'hint-removed', seat, hole)
  },
})

/** MU-7.5. */
const freeLuysa = move({
  rule: 'MU-7.5',
  stays: true,
  offers(g, seat, offer) {
    if (g.luysa === FOUND && g.active === seat) offer()
  },
  refuse(g, seat) {
    if (g.luysa !== FOUND) return NOT_FOUND
    if (g.active !== seat) return OWN_TURN
    if (g.ship[seat] !== g.luysaAt) return NOT_THERE
    return g.combat[seat] < tables.pack.search.freeing ? POINTS : undefined
  },
  play(g, seat, world) {
    g.combat[seat] -= tables.pack.search.freeing
    g.luysa = FREED
    tell(world, g, 'MU-7.5', 'freed', seat)
  },
})

/** DC-21. Open at any time in the own turn. */
export const searchMoves = { 'drop-hint': dropHint, 'free-luysa': freeLuysa }
