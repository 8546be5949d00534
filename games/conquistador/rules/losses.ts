import type { World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import { expeditionOf, hexOfExpedition, isAtHome } from './fleet.ts'
import { friarsIn, isAboard, isFriar, isHeld, killPerson, shipOf } from './people.ts'
import { COLONIST, DETACHMENT, loseMen, menAt } from './posts.ts'
import { type Conquest, NOT_YET, PERSONS, SHIPS, SPAIN } from './state.ts'
import { tables } from './tables.ts'
import { call, decision, move, no, tell, top } from './words.ts'

/** Why units are lost one by one, at their owner's choice. */
export const PLAGUE = 0
export const CARIBS = 1
export const UPRISING = 2
export const BY_NATIVES = 3
export const DETS_TO_SETTLERS = 4
export const COLONISTS_TO_SETTLERS = 5

const RULES: readonly RuleId[] = ['6.41-16', '6.41-17', '17.35', '17.22', '21.26', '21.26']
const NOT_AMONG = no('17.35', 'not-among-them')
const NOT_THERE = no('17.35', 'no-missionary')

/** What a seat may give up, as hex × 2 + kind. */
function candidates(g: Conquest, seat: number, cause: number, area: number, spared: readonly number[]): number[] {
  const found: number[] = []
  for (let i = 0; i < g.postHex.length; i++) {
    const hex = g.postHex[i]
    if (g.postSeat[i] !== seat || (area >= 0 && tables.areaOf[hex] !== area)) continue
    if (cause === PLAGUE && (g.colonists[i] === 0 || spared.includes(hex))) continue
    if (g.colonists[i] > 0 && cause !== BY_NATIVES && cause !== DETS_TO_SETTLERS) found.push(hex * 2 + COLONIST)
    if (g.dets[i] > 0 && cause !== COLONISTS_TO_SETTLERS) found.push(hex * 2 + DETACHMENT)
  }
  if (cause === CARIBS) for (const choice of afloatIn(g, seat, area)) if (!found.includes(choice)) found.push(choice)
  return found
}

/** Ships of a seat in the New World with men of a kind aboard. */
function mannedShips(g: Conquest, seat: number, kind: number): number[] {
  const men = kind === COLONIST ? g.shipColonists : g.shipDets
  const found: number[] = []
  for (let ship = seat * SHIPS; ship < (seat + 1) * SHIPS; ship++)
    if (g.shipKind[ship] >= 0 && men[ship] > 0 && !isAtHome(g, ship)) found.push(ship)
  return found
}

const hexOfShip = (g: Conquest, ship: number): number => hexOfExpedition(g, expeditionOf(g, ship))

/** 6.41-17. Men aboard ships in an Area are units there, too. */
const afloatIn = (g: Conquest, seat: number, area: number): number[] =>
  [COLONIST, DETACHMENT].flatMap(kind =>
    mannedShips(g, seat, kind)
      .map(ship => hexOfShip(g, ship))
      .filter(hex => tables.areaOf[hex] === area)
      .map(hex => hex * 2 + kind),
  )

/** Takes units from a seat until the number is met; asks wherever there is a choice. */
export function demandMen(
  g: Conquest,
  world: World,
  seat: number,
  cause: number,
  area: number,
  left: number,
  spared: number[] = [],
): void {
  for (let n = left; n > 0; n--) {
    const choices = candidates(g, seat, cause, area, spared)
    if (choices.length === 0) return
    if (choices.length > 1) {
      call(g, 'lose-men', seat, cause, area, n, spared.slice())
      return
    }
    give(g, world, seat, cause, choices[0])
    spared.push(choices[0] >> 1)
  }
}

function give(g: Conquest, world: World, seat: number, cause: number, choice: number): void {
  const hex = choice >> 1
  const kind = choice % 2
  if (menAt(g, seat, hex, kind) > 0) loseMen(g, world, RULES[cause], seat, hex, kind, 1)
  else loseAboard(g, world, RULES[cause], seat, hex, kind)
}

function loseAboard(g: Conquest, world: World, rule: RuleId, seat: number, hex: number, kind: number): void {
  const men = kind === COLONIST ? g.shipColonists : g.shipDets
  men[mannedShips(g, seat, kind).find(ship => hexOfShip(g, ship) === hex)!]--
  tell(world, g, rule, 'men-lost', g.nation[seat], kind, hex, 1)
}

export const loseMenDecision = decision('lose-men', {
  rule: '17.35',
  moves: {
    lose: move<'lose-men'>({
      rule: '17.35',
      args: ['men', 'hex'],
      offers(g, seat, offer) {
        const { cause, area, spared } = top(g, 'lose-men')
        for (const choice of candidates(g, seat, cause, area, spared)) offer(choice % 2, choice >> 1)
      },
      refuse(g, seat, kind, hex) {
        const { cause, area, spared } = top(g, 'lose-men')
        return candidates(g, seat, cause, area, spared).includes(hex * 2 + kind) ? undefined : NOT_AMONG
      },
      play(g, seat, world, kind, hex, _c, frame) {
        give(g, world, seat, frame.cause, hex * 2 + kind)
        demandMen(g, world, seat, frame.cause, frame.area, frame.left - 1, [...frame.spared, hex])
      },
    }),
  },
})

/** 6.41-17. Where Missionaries aboard count as well: an Area, and this. */
export const AND_AFLOAT = 64

/** Missionaries in play: in an Area, perhaps aboard there, too; or anywhere in the New World and Europe if it is −1. */
export function friarsToLose(g: Conquest, area: number): number[] {
  if (area >= AND_AFLOAT) return [...friarsIn(g, area - AND_AFLOAT), ...friarsAfloat(g, area - AND_AFLOAT)]
  if (area >= 0) return friarsIn(g, area)
  return g.personAt.flatMap((at, person) => (isFriar(person) && at !== NOT_YET && !isHeld(g, person) ? [person] : []))
}

/** Missionaries aboard ships that lie in an Area. */
const friarsAfloat = (g: Conquest, area: number): number[] =>
  g.personAt.flatMap((_, person) => {
    if (!isFriar(person) || !isAboard(g, person) || isAtHome(g, shipOf(g, person))) return []
    return tables.areaOf[hexOfShip(g, shipOf(g, person))] === area ? [person] : []
  })

/** One Missionary falls, at Spain's choice. */
export function demandFriar(g: Conquest, world: World, rule: RuleId, area: number): void {
  const friars = friarsToLose(g, area)
  if (friars.length === 1) killPerson(g, world, rule, friars[0])
  else if (friars.length > 1) call(g, 'lose-friar', SPAIN, area)
}

export const loseFriar = decision('lose-friar', {
  rule: '17.35',
  moves: {
    lose: move<'lose-friar'>({
      rule: '17.35',
      args: ['person'],
      offers(g, _seat, offer) {
        for (const friar of friarsToLose(g, top(g, 'lose-friar').area)) offer(friar)
      },
      refuse: (g, _seat, person) =>
        person >= PERSONS && friarsToLose(g, top(g, 'lose-friar').area).includes(person) ? undefined : NOT_THERE,
      play(g, _seat, world, person) {
        killPerson(g, world, '17.35', person)
      },
    }),
  },
})
