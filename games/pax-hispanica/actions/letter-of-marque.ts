import type { Refusal, World } from '@spanish-main/kernel'
import { colourOf, hasSeaDogs, isSunKing, seatOf, takesPart } from '../rules/players.ts'
import { anchorShip, flagship, promoteBest, removeShip } from '../rules/ships.ts'
import { type Pax, SHIP_SLOTS, SHIPS } from '../rules/state.ts'
import { PRIVATEER, tables } from '../rules/tables.ts'
import { transfer } from '../rules/tokens.ts'
import { by, call, decision, move, no, tell } from '../rules/words.ts'
import { anyNation, type CardAction, offerOpponents } from './action.ts'
import { refuseShip } from './ship.ts'

const NO_DOLLAR = no('AMB-29', 'no-dollar')
const NOBODY = no('RS-letter-of-marque', 'nobody-has-a-privateer')
const YOURSELF = no('RS-letter-of-marque', 'yourself')
const NO_PRIVATEER = no('RS-letter-of-marque', 'no-privateer')
const SEA_DOGS = no('NA-sea-dogs', 'immune')
const NOT_YOUR_SHIP = no('RS-letter-of-marque', 'not-your-ship')
const NOT_A_PRIVATEER = no('RS-letter-of-marque', 'not-a-privateer')

function privateers(g: Pax, colour: number): number {
  let count = 0
  for (let i = 0; i < g.shipCount[colour]; i++) {
    if (tables.legalityOf[g.ships[colour * SHIP_SLOTS + i]] === PRIVATEER) count++
  }
  return count
}

export function refuseVictim(g: Pax, colour: number, victim: number): Refusal | undefined {
  if (victim === colour) return YOURSELF
  if (!takesPart(g, victim) || privateers(g, victim) === 0) return NO_PRIVATEER
  return hasSeaDogs(g, victim) ? SEA_DOGS : undefined
}

/** RS-letter-of-marque. For $1 an opponent hands over a PRIVATEER of his choice. */
export const letterOfMarque: CardAction = {
  rule: 'RS-letter-of-marque',
  refuse(g, colour) {
    const full = refuseShip(g, colour)
    if (full !== undefined) return full
    if (g.money[colour] === 0) return NO_DOLLAR
    return anyNation(g, colour, refuseVictim) ? undefined : NOBODY
  },
  play(g, colour) {
    call(g, 'letter-of-marque-action', seatOf(g, colour))
  },
}

export const letterOfMarqueAction = decision('letter-of-marque-action', {
  rule: 'RS-letter-of-marque',
  moves: {
    commission: move({
      rule: 'RS-letter-of-marque',
      args: ['colour'],
      offers: offerOpponents,
      refuse: (g, seat, victim) => refuseVictim(g, colourOf(g, seat), victim),
      play(g, seat, world, victim) {
        demandPrivateer(g, world, colourOf(g, seat), victim)
      },
    }),
  },
})

/** RS-letter-of-marque. The victim chooses among several; H0-choices: for the Sun King the human does. */
export function demandPrivateer(g: Pax, world: World, taker: number, victim: number): void {
  if (privateers(g, victim) === 1) handOver(g, world, taker, victim, onlyPrivateer(g, victim))
  else if (isSunKing(g, victim)) call(g, 'king-privateer', seatOf(g, taker), taker, privateerCards(g, victim))
  else call(g, 'hand-over-privateer', seatOf(g, victim), taker)
}

const privateerCards = (g: Pax, colour: number): number[] =>
  g.ships
    .slice(colour * SHIP_SLOTS, colour * SHIP_SLOTS + g.shipCount[colour])
    .filter(card => tables.legalityOf[card] === PRIVATEER)

function onlyPrivateer(g: Pax, colour: number): number {
  let slot = colour * SHIP_SLOTS
  while (tables.legalityOf[g.ships[slot]] !== PRIVATEER) slot++
  return g.ships[slot]
}

/** D3c-acquired. The Ship is Anchored at once; GL-flagship: who loses his Flagship names a new one. */
export function handOver(g: Pax, world: World, taker: number, victim: number, card: number): void {
  const lead = flagship(g, victim) === card
  transfer(g, world, 'RS-letter-of-marque', taker, victim, 1)
  tell(world, g, 'RS-letter-of-marque', 'privateer-taken', taker, victim, card)
  removeShip(g, victim, card)
  if (isSunKing(g, victim)) promoteBest(g, world, victim)
  else if (lead && g.shipCount[victim] > 1) call(g, 'new-flagship', seatOf(g, victim))
  by('D3c-acquired')
  anchorShip(g, world, 'RS-letter-of-marque', taker, card)
}

/** The victim picks. */
export const handOverPrivateer = decision('hand-over-privateer', {
  rule: 'RS-letter-of-marque',
  moves: {
    'hand-over': move({
      rule: 'RS-letter-of-marque',
      args: ['card'],
      offers(g, seat, offer) {
        const slot = colourOf(g, seat) * SHIP_SLOTS
        for (let i = 0; i < g.shipCount[colourOf(g, seat)]; i++) offer(g.ships[slot + i])
      },
      refuse(g, seat, card) {
        if (g.place[card] !== SHIPS + colourOf(g, seat)) return NOT_YOUR_SHIP
        return tables.legalityOf[card] === PRIVATEER ? undefined : NOT_A_PRIVATEER
      },
      play: (g, seat, world, card, _b, _c, frame) => handOver(g, world, frame.taker, colourOf(g, seat), card),
    }),
  },
})
