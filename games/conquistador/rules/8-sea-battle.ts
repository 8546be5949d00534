import { rollDie, type World } from '@spanish-main/kernel'
import { leaveVoyageIfLost } from './7-sailing.ts'
import {
  addGold,
  clearShip,
  expeditionsAt,
  freeShip,
  goldHoldOf,
  isGalleon,
  salvageGold,
  seatOfExpedition,
  seatOfShip,
  shipsOf,
  sinkShip,
  takeGold,
  warshipsAt,
} from './fleet.ts'
import { everyone, holdPerson, killPerson, peopleAboard } from './people.ts'
import { type Conquest, EXPEDITIONS, GOLD_ABOARD, HELD, SHIPS, STREAM } from './state.ts'
import { CARAVEL, tables } from './tables.ts'
import { by, call, decision, move, no, pending, repeat, sequence, step, tell, top } from './words.ts'

const NOT_YOURS = no('8.31', 'not-in-the-fight')
const NOT_LOST = no('8.32', 'not-lost')
const NO_CREW = no('15.44', 'no-crew')
const NOT_DEFENDING = no('8.31', 'not-defending')
const BOOKS_FULL = no('5.2', 'books-full')

/** 8.25. Strength of ships, attacking or defending. */
export function strengthOf(g: Conquest, ships: readonly number[], attacking: boolean): number {
  let sum = 0
  for (const ship of ships) sum += (g.shipKind[ship] === CARAVEL ? (attacking ? 2 : 4) : 8) + 4 * g.shipDets[ship]
  return sum
}

/** 8.25. Column of the table from 1-2 to 4-1. */
export const seaColumn = (attack: number, defence: number): number =>
  attack >= defence ? Math.min(4, Math.floor(attack / defence)) : 0

const seatsOf = (g: Conquest, bits: number): number[] =>
  g.nation.flatMap((_, seat) => ((bits & (1 << seat)) !== 0 ? [seat] : []))
const isPrivateering = (g: Conquest, expeditions: readonly number[]): boolean =>
  expeditions.some(e => g.expPrivateer[e] === 1)

/** 15.44. Ships lost to several Expeditions fall to the Privateer among them. */
const captorAmong = (g: Conquest, expeditions: readonly number[]): number =>
  expeditions.find(e => g.expPrivateer[e] === 1) ?? expeditions[0]

interface Fight {
  readonly mover: number
  /** Ships and Expeditions of the country, or countries, that the mover met. */
  readonly others: readonly number[]
  readonly otherExpeditions: readonly number[]
}

function fightOf(g: Conquest, expedition: number, defenders: number): Fight {
  const water = g.expAt[expedition]
  const seats = seatsOf(g, defenders)
  return {
    mover: seatOfExpedition(expedition),
    others: seats.flatMap(seat => warshipsAt(g, seat, water)),
    otherExpeditions: seats.flatMap(seat => expeditionsAt(g, seat, water).filter(e => !isGalleon(g, e))),
  }
}

/** 15.45. One column for a Privateer on either side, never beyond the table. */
function oddsOf(g: Conquest, expedition: number, fight: Fight, moverAttacks: boolean): number {
  const own = shipsOf(g, expedition)
  const column = moverAttacks
    ? seaColumn(strengthOf(g, own, true), strengthOf(g, fight.others, false))
    : seaColumn(strengthOf(g, fight.others, true), strengthOf(g, own, false))
  const favour = (isPrivateering(g, [expedition]) ? 1 : 0) - (isPrivateering(g, fight.otherExpeditions) ? 1 : 0)
  if (favour !== 0) by('15.45')
  return Math.min(4, Math.max(0, column + (moverAttacks ? favour : -favour)))
}

/** What a fight would be like: strengths of both sides and the column, if the mover attacks these seats or they him. */
export function forecastSea(g: Conquest, expedition: number, defenders: number, moverAttacks: boolean) {
  const fight = fightOf(g, expedition, defenders)
  const own = shipsOf(g, expedition)
  const [attack, defence] = moverAttacks ? [own, fight.others] : [fight.others, own]
  return {
    attackers: attack,
    defenders: defence,
    attack: strengthOf(g, attack, true),
    defence: strengthOf(g, defence, false),
    column: oddsOf(g, expedition, fight, moverAttacks),
  }
}

/** 8.2, 8.3. `attacker` is −1 if the mover attacks. The frame's list gathers the ships lost. */
export const seaBattle = sequence('sea-battle', [
  step('8.25', (g, frame, world) => {
    const { expedition, defenders, attacker } = frame
    const fight = fightOf(g, expedition, defenders)
    const column = oddsOf(g, expedition, fight, attacker < 0)
    const die = rollDie(g, world, STREAM.dice)
    const result = tables.navalCrt[die - 1][column]
    const other = seatsOf(g, defenders)[0]
    const [first, second] = attacker < 0 ? [frame.seat, other] : [attacker, frame.seat]
    const odds = forecastSea(g, expedition, defenders, attacker < 0)
    tell(world, g, '8.25', 'forces', g.nation[first], odds.attack, g.nation[second], odds.defence)
    tell(world, g, '8.25', 'sea-battle', g.nation[first], g.nation[second], column, die)
    for (const each of fight.otherExpeditions) {
      g.fought.push(attacker < 0 ? expedition * 64 + each : each * 64 + expedition)
    }
    const moverLoses = result.attacker === attacker < 0
    const loser = moverLoses ? frame.seat : other
    tell(world, g, '8.31', 'sea-result', g.nation[loser], result.ships)
    const captor = moverLoses ? captorAmong(g, fight.otherExpeditions) : expedition
    const all = g.expPrivateer[captor] === 1
    call(g, 'prizes', seatOfExpedition(captor), captor, all ? 2 : result.prize ? 1 : 0, 0, [])
    const several = !moverLoses && seatsOf(g, defenders).length > 1
    if (several) call(g, 'name-loser', frame.seat, defenders, result.ships)
    else demandShips(g, loser, expedition, result.ships)
  }),
  step('8.33', (g, frame) => leaveVoyageIfLost(g, frame.expedition)),
])

/** Ships of a seat in the fight that can still be lost. */
function atRisk(g: Conquest, seat: number, expedition: number): number[] {
  const lost = pending(g, 'prizes')?.lost ?? []
  const mine = seatOfExpedition(expedition) === seat ? shipsOf(g, expedition) : warshipsAt(g, seat, g.expAt[expedition])
  return mine.filter(ship => !lost.includes(ship))
}

function loseShip(g: Conquest, ship: number): void {
  const frame = pending(g, 'prizes')!
  frame.lost = [...frame.lost, ship]
}

/** 8.31. The loser picks the ships, unless there is nothing to pick. */
function demandShips(g: Conquest, seat: number, expedition: number, count: number): void {
  let left = count
  while (left > 0) {
    const ships = atRisk(g, seat, expedition)
    if (ships.length === 0) break
    if (ships.length > left) {
      call(g, 'lose-ships', seat, expedition, left, 0, [])
      return
    }
    loseShip(g, ships[0])
    left--
  }
  if (left > 0) demandFromAlly(g, seat, expedition, left)
}

/** What one of two joined defenders cannot pay, the other does. */
function demandFromAlly(g: Conquest, seat: number, expedition: number, left: number): void {
  const battle = pending(g, 'sea-battle')
  if (battle === undefined || seat === battle.seat) return
  const ally = seatsOf(g, battle.defenders).find(each => each !== seat && atRisk(g, each, expedition).length > 0)
  if (ally !== undefined) demandShips(g, ally, expedition, left)
}

export const loseShips = decision('lose-ships', {
  rule: '8.31',
  moves: {
    lose: move<'lose-ships'>({
      rule: '8.31',
      args: ['ship'],
      offers(g, seat, offer) {
        for (const ship of atRisk(g, seat, top(g, 'lose-ships').expedition)) offer((ship % SHIPS) + 1)
      },
      refuse: (g, seat, number) =>
        atRisk(g, seat, top(g, 'lose-ships').expedition).includes(seat * SHIPS + number - 1) ? undefined : NOT_YOURS,
      play(g, seat, _world, number, _b, _c, { expedition, left }) {
        loseShip(g, seat * SHIPS + number - 1)
        demandShips(g, seat, expedition, left - 1)
      },
    }),
  },
})

/** 8.31. With two countries defending, the attacker says which one pays. */
export const nameLoser = decision('name-loser', {
  rule: '8.31',
  moves: {
    name: move<'name-loser'>({
      rule: '8.31',
      args: ['country'],
      offers(g, _seat, offer) {
        for (const seat of seatsOf(g, top(g, 'name-loser').defenders)) offer(g.nation[seat])
      },
      refuse: (g, _seat, country) =>
        seatsOf(g, top(g, 'name-loser').defenders).includes(g.nation.indexOf(country)) ? undefined : NOT_DEFENDING,
      play(g, _seat, _world, country, _b, _c, { left }) {
        demandShips(g, g.nation.indexOf(country), pending(g, 'sea-battle')!.expedition, left)
      },
    }),
  },
})

/** 8.32, 15.44. What becomes of the ships lost: `all` is 0 no Prize, 1 one Prize, 2 all for a Privateer. */
export const prizes = sequence('prizes', [
  repeat('8.32', (g, frame) => {
    if (frame.all === 0 || frame.lost.length === 0 || frame.next === 1 || g.expAt[frame.expedition] < 0) return false
    if (frame.all === 1) frame.next = 1
    call(g, 'prize', frame.seat, frame.expedition, frame.all, frame.lost.slice())
    return true
  }),
  step('8.31', (g, frame, world) => {
    for (const ship of frame.lost) {
      if (frame.all === 2 && g.expAt[frame.expedition] >= 0) strip(g, frame.seat, frame.expedition, ship)
      sinkShip(g, world, '8.31', ship)
    }
  }),
])

/** 15.44. A Privateer keeps gold and people of a ship that he sinks. */
function strip(g: Conquest, seat: number, expedition: number, ship: number): void {
  salvageGold(g, ship, expedition)
  for (const person of peopleAboard(g, ship)) {
    g.personAt[person] = HELD + seat
    call(g, 'fates', seat, person, seat)
  }
}

/** 15.44. A ship of a Privateer with a detachment to spare for a Prize. */
const spareCrew = (g: Conquest, expedition: number): number =>
  shipsOf(g, expedition).find(ship => g.shipDets[ship] >= 2) ?? -1

/** The Prize joins the captor's Expedition with its gold; men aboard die. */
function capture(g: Conquest, world: World, expedition: number, prize: number): void {
  const seat = seatOfExpedition(expedition)
  const ship = freeShip(g, seat, true)
  const people = peopleAboard(g, prize)
  const gold = takeGold(g, GOLD_ABOARD + prize)
  g.shipKind[ship] = g.shipKind[prize]
  g.shipExp[ship] = expedition % EXPEDITIONS
  g.shipFresh[ship] = 1
  g.shipSeen[ship] = everyone(g)
  tell(world, g, '8.32', 'prize-taken', g.nation[seat], g.shipKind[prize])
  addGold(g, GOLD_ABOARD + ship, -1, Math.min(gold, goldHoldOf(g.shipKind[prize])))
  if (g.expPrivateer[expedition] === 1) {
    g.shipDets[spareCrew(g, expedition)]--
    g.shipDets[ship] = 1
  }
  for (const person of people) call(g, 'fates', seat, person, seat)
  // People stay aboard in name until their fate is told; the ship itself is gone.
  clearShip(g, prize)
}

export const prize = decision('prize', {
  rule: '8.32',
  moves: {
    take: move<'prize'>({
      rule: '8.32',
      args: ['country', 'ship'],
      offers(g, _seat, offer) {
        for (const ship of top(g, 'prize').lost) offer(g.nation[seatOfShip(ship)], (ship % SHIPS) + 1)
      },
      refuse(g, seat, country, number) {
        const { lost, expedition } = top(g, 'prize')
        if (!lost.includes(g.nation.indexOf(country) * SHIPS + number - 1)) return NOT_LOST
        if (freeShip(g, seat, true) < 0) return BOOKS_FULL
        return g.expPrivateer[expedition] === 1 && spareCrew(g, expedition) < 0 ? NO_CREW : undefined
      },
      play(g, _seat, world, country, number, _c, { expedition }) {
        const ship = g.nation.indexOf(country) * SHIPS + number - 1
        const frame = pending(g, 'prizes')!
        frame.lost = frame.lost.filter(each => each !== ship)
        capture(g, world, expedition, ship)
      },
    }),
    sink: move<'prize'>({
      rule: '8.32',
      play(g) {
        pending(g, 'prizes')!.next = 1
      },
    }),
  },
})

/** 8.32. The captor kills or holds each person. */
export const fates = decision('fates', {
  rule: '8.32',
  moves: {
    hold: move<'fates'>({
      rule: '8.32',
      play: (g, seat, world, _a, _b, _c, { person }) => holdPerson(g, world, '8.32', person, seat),
    }),
    kill: move<'fates'>({
      rule: '8.32',
      play: (g, _seat, world, _a, _b, _c, { person }) => killPerson(g, world, '8.32', person),
    }),
  },
})
