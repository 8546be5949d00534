import type { BoardWords, Say, TableView } from '@spanish-main/ui'
import { LAND_CRT } from '../../data/index.ts'
import { friarsDue, upkeepOf } from '../../rules/6-upkeep.ts'
import { boundsBeyond } from '../../rules/7-points.ts'
import { invasionOdds } from '../../rules/11-battle.ts'
import { detsAboard, shipsOf, strangersAt, usedFirst } from '../../rules/fleet.ts'
import { hasLeader, isSailor, peopleAboard } from '../../rules/people.ts'
import { COLONIST, DETACHMENT, menAt, portOwner } from '../../rules/posts.ts'
import { type Conquest, EXPEDITIONS } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { top } from '../../rules/words.ts'
import { areaName, hexName, personName, seatName, slipName } from '../names.ts'

type Params = Readonly<Record<string, string | number>>
type Asks = (view: Conquest, seat: number, say: Say) => { params?: Params; facts?: string }

const slipOf = (expedition: number): string => slipName((expedition % EXPEDITIONS) + 1)
const waterHex = (view: Conquest, expedition: number): number => tables.waterHex[view.expAt[expedition]]
const placeOf = (view: Conquest, expedition: number, say: Say): string => hexName(say, waterHex(view, expedition))

/** Whose Expedition it is: its Explorer or Privateer, else its number. */
function leaderOf(view: Conquest, expedition: number, say: Say): string {
  const sailor = shipsOf(view, expedition)
    .flatMap(ship => peopleAboard(view, ship))
    .find(isSailor)
  return sailor === undefined ? say('slip.title', { slip: slipOf(expedition) }) : personName(say, sailor)
}

const slipAnd = (expedition: number, place: string) => ({ params: { slip: slipOf(expedition), place } })

/** What the prompt of each decision names: the place, the person, the amount; and one line of facts below it. */
const ASKS: Readonly<Record<string, Asks>> = {
  planning: (view, seat) => ({
    params: { choosing: view.pen[seat], slip: slipName(Math.max(0, view.slip[seat]) + 1) },
  }),
  voyage(view, _seat, say) {
    const { expedition } = top(view, 'voyage')
    return {
      params: { who: leaderOf(view, expedition, say), place: placeOf(view, expedition, say) },
      // Where there is an invasion to weigh, its odds take the line: Bounds stand on the slip, too.
      facts: invasionFacts(view, expedition, say) ?? voyageFacts(view, expedition, say),
    }
  },
  declare(view, seat, say) {
    const { expedition } = top(view, 'declare')
    const foes = strangersAt(view, seat, view.expAt[expedition])
    const who = view.nation.flatMap((_, each) => ((foes & (1 << each)) !== 0 ? [seatName(view, say, each)] : []))
    return { params: { who: who.join(', '), n: who.length, place: placeOf(view, expedition, say) } }
  },
  combine(view, _seat, say) {
    const { expedition } = top(view, 'combine')
    return { params: { who: leaderOf(view, expedition, say), place: placeOf(view, expedition, say) } }
  },
  repossession(view, _seat, say) {
    const { debtor } = top(view, 'repossession')
    return { params: { who: seatName(view, say, debtor), n: view.debt[debtor] } }
  },
  'try-attack'(view, _seat, say) {
    const { expedition } = top(view, 'try-attack')
    const who = seatName(view, say, Math.floor(expedition / EXPEDITIONS))
    return { params: { who, place: placeOf(view, expedition, say) } }
  },
  'lost-port'(view, _seat, say) {
    const { expedition } = top(view, 'lost-port')
    return slipAnd(expedition, hexName(say, tables.waterHex[view.expGoal[expedition]]))
  },
  landfall: view => ({ params: { slip: slipOf(top(view, 'landfall').expedition) } }),
  refuge(view, _seat, say) {
    const { expedition } = top(view, 'refuge')
    return slipAnd(expedition, placeOf(view, expedition, say))
  },
  'toll-ship': (view, _seat, say) => tolled(view, top(view, 'toll-ship').expedition, say),
  'toll-leader': (view, _seat, say) => tolled(view, top(view, 'toll-leader').expedition, say),
  'toll-men'(view, _seat, say) {
    const { expedition, kind } = top(view, 'toll-men')
    return { params: { slip: slipOf(expedition), men: say(kind === COLONIST ? 'men.colonist' : 'men.detachment') } }
  },
  'lose-men'(view, _seat, say) {
    const { cause, area, left } = top(view, 'lose-men')
    const where = area < 0 ? say('prompt.anywhere') : areaName(say, area)
    return { params: { cause: say(`cause.${cause}`, { where }) }, facts: say('facts.left', { n: left }) }
  },
  'lose-friar': (view, _seat, say) => ({ params: { area: areaName(say, top(view, 'lose-friar').area) } }),
  'lose-ship-there': (view, _seat, say) => ({ params: { area: areaName(say, top(view, 'lose-ship-there').area) } }),
  'lose-ships'(view, _seat, say) {
    const { expedition, left } = top(view, 'lose-ships')
    return { params: { place: placeOf(view, expedition, say), n: left } }
  },
  'name-loser': view => ({ params: { n: top(view, 'name-loser').left } }),
  prize(view, _seat, say) {
    const { expedition, all, lost } = top(view, 'prize')
    const params = { place: placeOf(view, expedition, say), n: lost.length }
    return { params, facts: say(all === 2 ? 'facts.prizes' : 'facts.prize') }
  },
  fates: (view, _seat, say) => ({ params: { person: personName(say, top(view, 'fates').person) } }),
  'leave-ashore'(view, _seat, say) {
    const { expedition, dets } = top(view, 'leave-ashore')
    return { params: { place: placeOf(view, expedition, say), n: dets } }
  },
  'give-colonists'(view, seat, say) {
    const { hex, left } = top(view, 'give-colonists')
    const [dets, colonists] = [menAt(view, seat, hex, DETACHMENT), menAt(view, seat, hex, COLONIST)]
    return { params: { place: hexName(say, hex), n: left }, facts: say('facts.give', { dets, colonists }) }
  },
  retreat: (view, _seat, say) => ({ params: { place: hexName(say, top(view, 'retreat').hex) } }),
  column: (view, _seat, say) => ({
    params: { place: hexName(say, view.columnHex) },
    facts: say('facts.column', {
      colonists: view.columnColonists,
      dets: view.columnDets,
      steps: view.columnSteps,
      most: view.columnColonists > 0 ? 4 : 8,
    }),
  }),
  upkeep: (view, seat, say) => ({
    facts: say('facts.bill', { bill: upkeepOf(view, seat) + friarsDue(view, seat), treasury: view.treasury[seat] }),
  }),
}

/** 7.31, 9.3. How far a voyage has gone, and what it comes to where that is farther than was bought. */
function voyageFacts(view: Conquest, expedition: number, say: Say): string {
  return say(boundsBeyond(view, expedition, 0) === 0 ? 'facts.voyage' : 'facts.voyage-over', {
    points: view.expPoints[expedition] % 8,
    of: 8,
    used: usedFirst(view, expedition),
    bought: view.expBounds[expedition],
  })
}

/** 8.5. What an invasion with everybody aboard would be like. */
function invasionFacts(view: Conquest, expedition: number, say: Say): string | undefined {
  const owner = portOwner(view, waterHex(view, expedition))
  const dets = detsAboard(view, expedition)
  if (owner < 0 || owner === Math.floor(expedition / EXPEDITIONS) || dets === 0) return undefined
  const { attack, defence, column } = invasionOdds(view, expedition, dets, owner)
  return say('facts.invasion', { who: seatName(view, say, owner), attack, defence, column: LAND_CRT.columns[column] })
}

/** What the sea takes, and who else is aboard. */
const tolled = (view: Conquest, expedition: number, say: Say) => ({
  params: { slip: slipOf(expedition) },
  facts: say('facts.aboard', {
    ships: shipsOf(view, expedition).length,
    leader: hasLeader(view, expedition) ? 1 : 0,
  }),
})

export const prompt: NonNullable<BoardWords<Conquest>['prompt']> = (table: TableView<Conquest>, say) => {
  const asks = table.decision === undefined ? undefined : ASKS[table.decision.name]
  return table.verbs.length === 0 ? undefined : asks?.(table.view, table.seat, say)
}
