import { bitOf, type World } from '@spanish-main/kernel'
import { clearShip, isAtHome, seatOfShip, takeGold } from './fleet.ts'
import { keeperOf, peopleAboard, seatOf, showPerson } from './people.ts'
import { BANKERS, type Conquest, EXPEDITIONS, GOLD_ABOARD, IN_EUROPE, NOT_YET, PERSONS, SHIPS } from './state.ts'
import { SHIP_KINDS } from './tables.ts'
import { buyPrice } from './treasury.ts'
import { call, decision, move, no, repeat, sequence, tell, top } from './words.ts'

/** 15.63. In Europe people wait for the next voyage; only a Missionary who has never left is still among the unknown. */
export function goAshoreAtHome(g: Conquest, person: number): void {
  if (person < PERSONS || g.friarRating[person - PERSONS] !== 0) g.personAt[person] = IN_EUROPE
  else {
    g.personAt[person] = NOT_YET
    g.friarRating[person - PERSONS] = 0
    g.friarFor[person - PERSONS] = -1
  }
}

const NOT_IN_EUROPE = no('24.16', 'not-in-europe')

/** 24.16. Ships of a debtor that the Banker may take: those in Europe. */
function pawnsOf(g: Conquest, debtor: number): number[] {
  if (g.debt[debtor] === 0) return []
  const pawns: number[] = []
  for (let ship = debtor * SHIPS; ship < (debtor + 1) * SHIPS; ship++)
    if (g.shipKind[ship] >= 0 && isAtHome(g, ship)) pawns.push(ship)
  return pawns
}

/** Whether the Banker is asked must not tell what lies in Europe: all know who owes. */
export const isInDefault = (g: Conquest, seat: number): boolean => g.debt[seat] > 0

/** 24.16. What a country does not repay is known to all from now on. */
export function fallIntoDefault(g: Conquest, world: World, debtor: number, ducats: number): void {
  if (ducats === 0) return
  g.debt[debtor] += ducats
  tell(world, g, '24.16', 'in-default', g.nation[debtor], ducats)
}

/** 24.17. A debt is paid out of so many ducats. */
export function payDebt(g: Conquest, world: World, debtor: number, ducats: number): void {
  const paid = Math.min(g.debt[debtor], ducats)
  if (paid <= 0) return
  g.debt[debtor] -= paid
  g.treasury[debtor] -= paid
  g.treasury[seatOf(g, BANKERS)] += paid
  tell(world, g, '24.17', 'debt-paid', g.nation[debtor], paid)
}

/** 24.16. The Banker looks over a debtor's ships in Europe and says which he takes. */
export function callRepossession(g: Conquest, debtor: number): void {
  if (!isInDefault(g, debtor)) return
  const banker = seatOf(g, BANKERS)
  // He is shown the whole harbour, empty berths too: others must not count what lies there by what he sees.
  for (let ship = debtor * SHIPS; ship < (debtor + 1) * SHIPS; ship++) g.shipSeen[ship] |= bitOf(banker)
  for (let e = debtor * EXPEDITIONS; e < (debtor + 1) * EXPEDITIONS; e++) g.expSeen[e] |= bitOf(banker)
  for (const ship of pawnsOf(g, debtor))
    for (const person of peopleAboard(g, ship)) showPerson(g, person, bitOf(banker))
  // Nor does whoever has let somebody for hire learn from this that he is aboard.
  for (let person = 0; person < g.personAt.length; person++)
    if (keeperOf(g, person) === debtor) g.hireSeen[person] |= bitOf(banker)
  g.revealed++
  call(g, 'repossession', banker, debtor)
}

/** 24.16. Each debtor in turn. */
export const claims = sequence('claims', [
  repeat('24.16', (g, frame) => {
    while (frame.debtor < g.seats) {
      const debtor = frame.debtor++
      if (!isInDefault(g, debtor)) continue
      callRepossession(g, debtor)
      return true
    }
    return false
  }),
])

/** 24.16, R-20. A ship at its price, with its cargo: its gold is the Banker's, people go ashore, men are lost. */
function seize(g: Conquest, world: World, ship: number): void {
  const debtor = seatOfShip(ship)
  const price = buyPrice(SHIP_KINDS[g.shipKind[ship]])
  tell(world, g, '24.16', 'repossessed', g.nation[debtor], g.shipKind[ship], Math.min(price, g.debt[debtor]))
  g.debt[debtor] = Math.max(0, g.debt[debtor] - price)
  g.treasury[seatOf(g, BANKERS)] += takeGold(g, GOLD_ABOARD + ship)
  for (const person of peopleAboard(g, ship)) goAshoreAtHome(g, person)
  clearShip(g, ship)
}

export const repossession = decision('repossession', {
  rule: '24.16',
  moves: {
    seize: move<'repossession'>({
      rule: '24.16',
      args: ['ship'],
      offers(g, _seat, offer) {
        for (const ship of pawnsOf(g, top(g, 'repossession').debtor)) offer((ship % SHIPS) + 1)
      },
      refuse(g, _seat, number) {
        const { debtor } = top(g, 'repossession')
        return pawnsOf(g, debtor).includes(debtor * SHIPS + number - 1) ? undefined : NOT_IN_EUROPE
      },
      play(g, _seat, world, number, _b, _c, { debtor }) {
        seize(g, world, debtor * SHIPS + number - 1)
        callRepossession(g, debtor)
      },
    }),
    leave: move({ rule: '24.16', play: () => undefined }),
  },
})
