import { rollDie, type World } from '@spanish-main/kernel'
import { leaveVoyageIfLost } from './7-sailing.ts'
import { noteLanded } from './9-attrition.ts'
import { moveQuests } from './10-quests.ts'
import { scoutLand } from './18-discovery.ts'
import { isClosed } from './22-tordesillas.ts'
import {
  forgetLost,
  goldIn,
  hexOfExpedition,
  roomOf,
  salvageGold,
  seatOfExpedition,
  shipsOf,
  sinkShip,
  warshipsAt,
} from './fleet.ts'
import { hasLeader, leadersAt } from './people.ts'
import { addMen, COLONIST, DETACHMENT, isOccupied, loneLeadersFall, loseMen, menAt, occupant } from './posts.ts'
import { ASHORE, type Conquest, PERSONS, SPAIN, STREAM } from './state.ts'
import { CARRACK, CONQUISTADOR, tables } from './tables.ts'
import { by, call, decision, move, no, repeat, sequence, step, tell, top } from './words.ts'

const NOT_DUE = no('11.11', 'no-battle')
const TOO_MANY = no('11.21', 'too-many')
const NO_RETREAT = no('11.22', 'no-way')
const NOT_SO_MANY = no('8.57', 'not-so-many')

/** 11.12. Column of the table from 1-3 to 5-1. */
export const landColumn = (attack: number, defence: number): number => {
  if (attack >= defence) return 1 + Math.min(5, Math.floor(attack / Math.max(1, defence)))
  return Math.ceil(defence / Math.max(1, attack)) >= 3 ? 0 : 1
}

/** 11.13. */
export const defenceOf = (g: Conquest, seat: number, hex: number): number =>
  4 * menAt(g, seat, hex, DETACHMENT) + menAt(g, seat, hex, COLONIST)

/** 15.53, R-15. The pip of the Conquistadors: low dice favour the attacker. R-55: who sails with an invasion is there. */
function pip(g: Conquest, attacker: number, defender: number, hex: number, expedition: number): number {
  if (leadersAt(g, hex) === 0 && !hasLeader(g, expedition)) return 0
  by('15.53')
  const sign = g.printedSigns === 1 ? -1 : 1
  return attacker === SPAIN ? -sign : defender === SPAIN ? sign : 0
}

/** 11.21. Detachments that a side loses, Colonists counting as such if they are alone. */
function casualties(g: Conquest, seat: number, hex: number, quarters: number): number {
  const dets = menAt(g, seat, hex, DETACHMENT)
  return Math.ceil((quarters * (dets > 0 ? dets : menAt(g, seat, hex, COLONIST))) / 4)
}

/** Strengths of both sides, as they count, and the column that they give. */
export interface Odds {
  readonly attack: number
  readonly defence: number
  readonly column: number
}

const oddsOf = (attack: number, defence: number): Odds => ({ attack, defence, column: landColumn(attack, defence) })

/** 11.12. What a battle would be like if so many detachments marched into a hex. */
export const landOdds = (g: Conquest, dets: number, defender: number, hex: number): Odds =>
  oddsOf(4 * dets, defenceOf(g, defender, hex))

/** Throws the die of a battle; the losses of attacker and defender go into the frame's list. */
function fight(
  g: Conquest,
  world: World,
  attacker: number,
  defender: number,
  hex: number,
  { attack, defence, column }: Odds,
  losses: number[],
  expedition = -1,
): void {
  tell(world, g, '11.12', 'forces', g.nation[attacker], attack, g.nation[defender], defence)
  const die = rollDie(g, world, STREAM.dice)
  const modified = Math.min(6, Math.max(1, die + pip(g, attacker, defender, hex, expedition)))
  const result = tables.landCrt[modified - 1][column]
  tell(world, g, '11.12', 'land-battle', g.nation[attacker], hex, column, modified)
  losses.push(casualties(g, attacker, hex, result.attacker), casualties(g, defender, hex, result.defender))
}

/** 11.21. The owner may give two Colonists for a detachment. */
function pay(g: Conquest, world: World, seat: number, hex: number, left: number, side: number): void {
  if (left === 0) return
  const dets = menAt(g, seat, hex, DETACHMENT)
  if (dets === 0) loseMen(g, world, '11.21', seat, hex, COLONIST, Math.min(left, menAt(g, seat, hex, COLONIST)))
  else if (menAt(g, seat, hex, COLONIST) >= 2) call(g, 'give-colonists', seat, hex, left, side)
  else loseMen(g, world, '11.21', seat, hex, DETACHMENT, Math.min(left, dets))
}

export const giveColonists = decision('give-colonists', {
  rule: '11.21',
  moves: {
    give: move<'give-colonists'>({
      rule: '11.21',
      args: ['amount'],
      offers(g, seat, offer) {
        const { hex, left } = top(g, 'give-colonists')
        const most = Math.min(left, Math.floor(menAt(g, seat, hex, COLONIST) / 2))
        for (let n = 0; n <= most; n++) offer(n)
      },
      refuse(g, seat, n) {
        const { hex, left } = top(g, 'give-colonists')
        return n <= left && 2 * n <= menAt(g, seat, hex, COLONIST) ? undefined : TOO_MANY
      },
      play(g, seat, world, n, _b, _c, { hex, left }) {
        loseMen(g, world, '11.21', seat, hex, DETACHMENT, Math.min(left - n, menAt(g, seat, hex, DETACHMENT)))
        loseMen(g, world, '11.21', seat, hex, COLONIST, 2 * n)
      },
    }),
  },
})

/** 11.22. Where a beaten side may go. */
function retreats(g: Conquest, seat: number, hex: number): number[] {
  const ways: number[] = []
  for (let d = 0; d < 6; d++) {
    const next = tables.landNext[hex * 6 + d]
    if (next >= 0 && !isOccupied(g, seat, next) && !isClosed(g, next)) ways.push(next)
  }
  return ways
}

function withdraw(g: Conquest, world: World, seat: number, hex: number, to: number): void {
  for (const kind of [COLONIST, DETACHMENT]) {
    const n = menAt(g, seat, hex, kind)
    addMen(g, seat, hex, kind, -n)
    addMen(g, seat, to, kind, n)
  }
  if (seat === SPAIN) {
    for (let person = 0; person < PERSONS; person++) {
      if (g.personAt[person] === ASHORE + hex && tables.personKind[person] === CONQUISTADOR)
        g.personAt[person] = ASHORE + to
    }
  }
  moveQuests(g, world, seat, hex, to)
  // The gold stays, and so does whoever won the hex.
  if (goldIn(g, hex) > 0) by('13.45')
  tell(world, g, '11.22', 'retreated', g.nation[seat], hex, to)
  scoutLand(g, world, seat, to)
}

function beaten(g: Conquest, world: World, seat: number, hex: number): void {
  const ways = retreats(g, seat, hex)
  if (ways.length > 1) call(g, 'retreat', seat, hex)
  else if (ways.length === 1) withdraw(g, world, seat, hex, ways[0])
  else {
    for (const kind of [COLONIST, DETACHMENT]) loseMen(g, world, '11.22', seat, hex, kind, menAt(g, seat, hex, kind))
    if (seat === SPAIN) loneLeadersFall(g, world, hex)
  }
}

export const retreat = decision('retreat', {
  rule: '11.22',
  moves: {
    to: move<'retreat'>({
      rule: '11.22',
      args: ['hex'],
      offers(g, _seat, offer) {
        const { hex } = top(g, 'retreat')
        for (let d = 0; d < 6; d++) if (tables.landNext[hex * 6 + d] >= 0) offer(tables.landNext[hex * 6 + d])
      },
      refuse: (g, seat, to) => (retreats(g, seat, top(g, 'retreat').hex).includes(to) ? undefined : NO_RETREAT),
      play: (g, seat, world, to, _b, _c, { hex }) => withdraw(g, world, seat, hex, to),
    }),
  },
})

/** 11.23. Whether the attacker has lost. */
function attackerLost(
  g: Conquest,
  attacker: number,
  defender: number,
  hex: number,
  losses: readonly number[],
): boolean {
  if (losses[1] === 0) return true
  if (losses[0] === 0) return false
  return menAt(g, attacker, hex, DETACHMENT) <= menAt(g, defender, hex, DETACHMENT)
}

const isThere = (g: Conquest, seat: number, hex: number): boolean =>
  menAt(g, seat, hex, COLONIST) + menAt(g, seat, hex, DETACHMENT) > 0

/** 11.1, 11.2. A battle after a march; the frame's seat attacks. */
export const landBattle = sequence('land-battle', [
  step('11.12', (g, frame, world) => {
    const odds = landOdds(g, menAt(g, frame.seat, frame.hex, DETACHMENT), frame.defender, frame.hex)
    fight(g, world, frame.seat, frame.defender, frame.hex, odds, frame.losses)
  }),
  step('11.21', (g, frame, world) => pay(g, world, frame.seat, frame.hex, frame.losses[0], 0)),
  step('11.21', (g, frame, world) => pay(g, world, frame.defender, frame.hex, frame.losses[1], 1)),
  step('11.22', (g, frame, world) => {
    const loser = attackerLost(g, frame.seat, frame.defender, frame.hex, frame.losses) ? frame.seat : frame.defender
    // Also before a foe of whom nobody is left: the loser must retreat.
    if (isThere(g, loser, frame.hex)) beaten(g, world, loser, frame.hex)
  }),
])

/** 11.11. Where battles are due, in the order that the mover likes. */
export const battles = sequence('battles', [
  repeat('11.11', (g, frame) => {
    g.battles = g.battles.filter(hex => isThere(g, frame.seat, hex) && occupant(g, frame.seat, hex) >= 0)
    if (g.battles.length === 0) return false
    if (g.battles.length === 1) begin(g, frame.seat, g.battles[0])
    else call(g, 'choose-battle', frame.seat)
    return true
  }),
])

function begin(g: Conquest, seat: number, hex: number): void {
  g.battles = g.battles.filter(each => each !== hex)
  call(g, 'land-battle', seat, hex, occupant(g, seat, hex), 0, [])
}

export const chooseBattle = decision('choose-battle', {
  rule: '11.11',
  moves: {
    battle: move({
      rule: '11.11',
      args: ['hex'],
      offers(g, _seat, offer) {
        for (const hex of g.battles) offer(hex)
      },
      refuse: (g, _seat, hex) => (g.battles.includes(hex) ? undefined : NOT_DUE),
      play: (g, seat, _world, hex) => begin(g, seat, hex),
    }),
  },
})

/** 8.53, 8.54. An invasion: carracks add one each, the defence counts double. */
export function invasionOdds(g: Conquest, expedition: number, dets: number, defender: number): Odds {
  const hex = hexOfExpedition(g, expedition)
  const own = tables.watersOf[hex].flatMap(water => warshipsAt(g, seatOfExpedition(expedition), water))
  const carracks = own.filter(ship => g.shipKind[ship] === CARRACK).length
  const odds = oddsOf(4 * dets + carracks, 2 * defenceOf(g, defender, hex))
  const bold = g.privateerInvasion === 1 && g.expPrivateer[expedition] === 1
  return bold ? { ...odds, column: Math.min(6, odds.column + 1) } : odds
}

/** 8.5. The frame's seat lands detachments in a foreign port. */
export const invasion = sequence('invasion', [
  step('8.52', (g, frame, world) => {
    const hex = hexOfExpedition(g, frame.expedition)
    g.invaded.push(frame.expedition * 2048 + hex)
    let left = frame.dets
    for (const ship of shipsOf(g, frame.expedition)) {
      const n = Math.min(left, g.shipDets[ship])
      g.shipDets[ship] -= n
      left -= n
    }
    const odds = invasionOdds(g, frame.expedition, frame.dets, frame.defender)
    addMen(g, frame.seat, hex, DETACHMENT, frame.dets)
    tell(world, g, '8.52', 'invaded', g.nation[frame.seat], hex, frame.dets)
    fight(g, world, frame.seat, frame.defender, hex, odds, frame.losses, frame.expedition)
  }),
  step('11.21', (g, frame, world) => {
    const hex = hexOfExpedition(g, frame.expedition)
    loseMen(
      g,
      world,
      '11.21',
      frame.seat,
      hex,
      DETACHMENT,
      Math.min(frame.losses[0], menAt(g, frame.seat, hex, DETACHMENT)),
    )
  }),
  step('11.21', (g, frame, world) =>
    pay(g, world, frame.defender, hexOfExpedition(g, frame.expedition), frame.losses[1], 1),
  ),
  step('8.56', (g, frame, world) => {
    const hex = hexOfExpedition(g, frame.expedition)
    const lost = attackerLost(g, frame.seat, frame.defender, hex, frame.losses)
    const left = menAt(g, frame.seat, hex, DETACHMENT)
    if (lost && isThere(g, frame.defender, hex)) reembark(g, world, frame.seat, frame.expedition, left)
    else {
      if (left > 0) call(g, 'leave-ashore', frame.seat, frame.expedition, left)
      if (left > 0 && isThere(g, frame.defender, hex)) beaten(g, world, frame.defender, hex)
    }
  }),
  step('15.44', (g, frame, world) => {
    if (g.expPrivateer[frame.expedition] === 1) {
      for (const ship of shipsOf(g, frame.expedition)) {
        if (g.shipDets[ship] > 0) continue
        salvageGold(g, ship, frame.expedition)
        sinkShip(g, world, '15.44', ship)
      }
    }
    leaveVoyageIfLost(g, frame.expedition)
  }),
])

/** 8.56. Detachments go back aboard as far as there is room. */
function reembark(g: Conquest, world: World, seat: number, expedition: number, dets: number): void {
  const hex = hexOfExpedition(g, expedition)
  let left = dets
  // A Privateer mans every ship before any ship gets a second detachment.
  for (let most = 1; most <= 2; most++) {
    for (const ship of shipsOf(g, expedition)) {
      if (left === 0 || roomOf(g, ship) === 0 || g.shipDets[ship] >= most) continue
      g.shipDets[ship]++
      left--
    }
  }
  addMen(g, seat, hex, DETACHMENT, -dets)
  if (dets > left) tell(world, g, '8.56', 're-embarked', g.nation[seat], dets - left)
  if (left > 0) tell(world, g, '8.56', 'drowned', g.nation[seat], DETACHMENT, left)
}

/** 8.57. */
export const leaveAshore = decision('leave-ashore', {
  rule: '8.57',
  moves: {
    leave: move<'leave-ashore'>({
      rule: '8.57',
      args: ['amount'],
      offers(g, _seat, offer) {
        for (let n = 0; n <= top(g, 'leave-ashore').dets; n++) offer(n)
      },
      refuse: (g, _seat, n) => (n <= top(g, 'leave-ashore').dets ? undefined : NOT_SO_MANY),
      play(g, seat, world, n, _b, _c, { expedition, dets }) {
        if (dets > n) reembark(g, world, seat, expedition, dets - n)
        noteLanded(g, expedition, DETACHMENT, hexOfExpedition(g, expedition), n)
        forgetLost(g, expedition)
      },
    }),
  },
})
