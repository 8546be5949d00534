import { reveal, type World } from '@spanish-main/kernel'
import { discard } from './cards.ts'
import { hintIn, holes, isRed, RED_HOLES } from './mu7-search.ts'
import { handOf, hasModule, inHand, isFreeing, offerHand } from './players.ts'
import {
  CARDS,
  CAREER0,
  CAREERS,
  HINT0,
  HINTS,
  type Maracaibo,
  PLACE,
  PORT0,
  PORTS,
  PORTS_MODULE,
  ROUNDS,
  SEARCH,
} from './state.ts'
import { call, decision, move, no, repeat, sequence, step, tell } from './words.ts'

const NOT_DEALT = no('MB-1.11', 'not-dealt')
const PLANNED = no('MB-1.11', 'planned')
const THREE_DIFFERENT = no('MB-1.11', 'three-different')
const PORT_NOT_DEALT = no('MU-2.1', 'not-dealt')
const NOT_RED = no('MU-7.1', 'not-red')
const NOT_GREEN = no('MU-7.1', 'wrong-space')

const everybody = (g: Maracaibo): number => (1 << g.seats) - 1

/** What a seat was dealt of a kind, as local numbers. */
export function dealtTo(g: Maracaibo, seat: number, from: number, count: number): number[] {
  const found: number[] = []
  for (let i = 0; i < count; i++) if (g.place[from + i] === PLACE.dealt + seat) found.push(i)
  return found
}

/** SM-1. Choices in secret, then four rounds. */
export const game = sequence('game', [
  step('MB-1.11', g => {
    if (!isFreeing(g)) call(g, 'choose-career')
  }),
  step('MU-2.1', g => {
    if (hasModule(g, PORTS_MODULE)) call(g, 'choose-port')
  }),
  step('MB-1.11', g => call(g, 'choose-plan')),
  step('MB-1.11', g => call(g, 'choose-discards')),
  step('MB-1.11', (g, _frame, world) => {
    for (let seat = 0; seat < g.seats; seat++) publish(g, seat, world)
  }),
  step('MU-7.1', g => {
    if (hasModule(g, SEARCH) && (g.seats === 2 || g.seats === 4)) call(g, 'cover-hint', g.starter)
  }),
  repeat('MB-2.1', (g, _frame, world) => {
    if (g.round === ROUNDS) return false
    g.round++
    g.ender = -1
    g.deliveries = 0
    tell(world, g, 'MB-2.1', 'round-begins', g.round)
    call(g, 'end-round')
    call(g, 'round')
    return true
  }),
])

export const chooseCareer = decision('choose-career', {
  rule: 'MB-1.11',
  who: everybody,
  moves: {
    career: move({
      rule: 'MB-1.11',
      args: ['career'],
      offers(g, seat, offer) {
        for (const career of dealtTo(g, seat, CAREER0, CAREERS)) offer(career)
      },
      refuse: (g, seat, career) => (dealtTo(g, seat, CAREER0, CAREERS).includes(career) ? undefined : NOT_DEALT),
    }),
  },
  reveal(g, _frame, _world, answers) {
    for (let seat = 0; seat < g.seats; seat++) {
      g.wishCareer[seat] = dealtTo(g, seat, CAREER0, CAREERS).indexOf(answers.arg(seat))
    }
  },
})

export const choosePort = decision('choose-port', {
  rule: 'MU-2.1',
  who: everybody,
  moves: {
    port: move({
      rule: 'MU-2.1',
      args: ['port'],
      offers(g, seat, offer) {
        for (const port of dealtTo(g, seat, PORT0, PORTS)) offer(port)
      },
      refuse: (g, seat, port) => (dealtTo(g, seat, PORT0, PORTS).includes(port) ? undefined : PORT_NOT_DEALT),
    }),
  },
  reveal(g, _frame, _world, answers) {
    for (let seat = 0; seat < g.seats; seat++) {
      g.wishPort[seat] = dealtTo(g, seat, PORT0, PORTS).indexOf(answers.arg(seat))
    }
  },
})

export const choosePlan = decision('choose-plan', {
  rule: 'MB-1.11',
  who: everybody,
  moves: {
    plan: move({
      rule: 'MB-1.11',
      args: ['start-card'],
      offers: offerHand,
      refuse: (g, seat, card) => (handOf(g, seat).includes(card) ? undefined : NOT_DEALT),
    }),
  },
  reveal(g, _frame, _world, answers) {
    for (let seat = 0; seat < g.seats; seat++) g.wishPlan[seat] = handOf(g, seat).indexOf(answers.arg(seat))
  },
})

/** Three places in a hand of eight, as one number. */
const pack = (a: number, b: number, c: number): number => a * 64 + b * 8 + c

/** The card at a place of a hand. */
function handCard(g: Maracaibo, seat: number, place: number): number {
  let left = place
  for (let card = 0; card < CARDS; card++) if (inHand(g, seat, card) && left-- === 0) return card
  return -1
}

export const chooseDiscards = decision('choose-discards', {
  rule: 'MB-1.11',
  who: everybody,
  moves: {
    discard: move({
      rule: 'MB-1.11',
      args: ['start-card', 'start-card', 'start-card'],
      offers(g, seat, offer) {
        const hand = handOf(g, seat)
        for (let i = 0; i < hand.length; i++) {
          for (let j = i + 1; j < hand.length; j++) {
            for (let k = j + 1; k < hand.length; k++) offer(hand[i], hand[j], hand[k])
          }
        }
      },
      refuse(g, seat, a, b, c) {
        if (!inHand(g, seat, a) || !inHand(g, seat, b) || !inHand(g, seat, c)) return NOT_DEALT
        if (a >= b || b >= c) return THREE_DIFFERENT
        const planned = handCard(g, seat, g.wishPlan[seat])
        return a === planned || b === planned || c === planned ? PLANNED : undefined
      },
    }),
  },
  reveal(g, _frame, _world, answers) {
    for (let seat = 0; seat < g.seats; seat++) {
      const hand = handOf(g, seat)
      const [a, b, c] = [0, 1, 2].map(i => hand.indexOf(answers.arg(seat, i)))
      g.wishOut[seat] = pack(a, b, c)
    }
  },
})

/** MB-1.11. Everything is revealed together; what was not chosen leaves unseen. */
function publish(g: Maracaibo, seat: number, world: World): void {
  g.career[seat] = keep(g, seat, CAREER0, CAREERS, Math.max(0, g.wishCareer[seat]))
  if (hasModule(g, PORTS_MODULE)) g.port[seat] = keep(g, seat, PORT0, PORTS, g.wishPort[seat])
  const hand = handOf(g, seat)
  const planned = hand[g.wishPlan[seat]]
  const out = g.wishOut[seat]
  for (const i of [out >> 6, (out >> 3) & 7, out & 7]) discard(g, seat, hand[i], world)
  g.place[planned] = PLACE.planned + seat
  g.handSize[seat]--
  g.plannedSize[seat]++
  reveal(g, planned)
  tell(world, g, 'MB-1.11', 'planned', seat, planned)
  for (const wish of [g.wishCareer, g.wishPort, g.wishPlan, g.wishOut]) wish[seat] = -1
  tell(world, g, 'MB-1.11', 'chose', seat, g.career[seat], Math.max(0, g.port[seat]))
}

function keep(g: Maracaibo, seat: number, from: number, count: number, wish: number): number {
  const dealt = dealtTo(g, seat, from, count)
  for (const [i, each] of dealt.entries()) {
    g.place[from + each] = i === wish ? PLACE.kept + seat : PLACE.box
    if (i === wish) reveal(g, from + each)
  }
  return dealt[wish]
}

/** DC-23, MU-7.1. The start player covers a space with a red hint for the table. */
export const coverHint = decision('cover-hint', {
  rule: 'MU-7.1',
  moves: {
    cover: move({
      rule: 'MU-7.1',
      args: ['number', 'hole'],
      offers(g, _seat, offer) {
        for (let hint = 1; hint <= HINTS; hint++) {
          if (!isRed(hint - 1)) continue
          if (g.seats === 4) offer(hint, 0)
          else for (let hole = RED_HOLES; hole < holes(g); hole++) offer(hint, hole)
        }
      },
      refuse(g, _seat, hint, hole) {
        if (hint < 1 || hint > HINTS || !isRed(hint - 1)) return NOT_RED
        const right = g.seats === 4 ? hole === 0 : hole >= RED_HOLES && hole < holes(g)
        return right && hintIn(g, hole) < 0 ? undefined : NOT_GREEN
      },
      play(g, seat, world, hint, hole) {
        g.place[HINT0 + hint - 1] = PLACE.out
        reveal(g, HINT0 + hint - 1)
        g.covered = [hole]
        tell(world, g, 'MU-7.1', 'hint', seat, HINT0 + hint - 1, hole)
      },
    }),
  },
})
