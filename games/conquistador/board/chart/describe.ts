import type { Say } from '@spanish-main/ui'
import { AREAS, LAND_CRT } from '../../data/index.ts'
import { landOdds } from '../../rules/11-battle.ts'
import { goldIn } from '../../rules/fleet.ts'
import { occupant } from '../../rules/posts.ts'
import { type Conquest, EXPEDITIONS, GOLD_ABOARD, PERSONS } from '../../rules/state.ts'
import { SHIP_KINDS, tables } from '../../rules/tables.ts'
import { hexName, personName, seatName, signed, slipName } from '../names.ts'
import type { Fleet } from './fleets.tsx'
import { boundsOf } from './plate-size.ts'
import { stacksOf } from './stacks.tsx'

export interface Description {
  readonly name: string
  readonly facts: readonly string[]
}

const GROUND: Readonly<Record<string, string>> = { c: 'clear', f: 'forest', r: 'rough' }

/** What stands in a hex, in words. */
export function contentsOf(view: Conquest, hex: number, fleets: readonly Fleet[], say: Say): string[] {
  const stack = stacksOf(view).find(each => each.hex === hex)
  const facts: string[] = []
  for (const { seat, colonists, dets } of stack?.posts ?? [])
    facts.push(say('board.post', { who: seatName(view, say, seat), men: loadOf(say, colonists, dets) }))
  const people = (stack?.persons ?? []).map(person =>
    person < PERSONS ? personName(say, person) : `${say('board.friar')} ${friarRating(view, person)}`,
  )
  if (people.length > 0) facts.push(people.join(', '))
  if ((stack?.gold ?? 0) > 0) facts.push(say('board.gold', { ducats: stack?.gold ?? 0 }))
  for (const fleet of fleets) {
    if (tables.waterHex[view.expAt[fleet.expedition]] !== hex) continue
    facts.push(
      say('board.fleet', {
        who: seatName(view, say, fleet.seat),
        slip: slipName((fleet.expedition % EXPEDITIONS) + 1),
        ships: fleet.ships.length,
      }),
    )
  }
  return facts
}

export const friarRating = (view: Conquest, person: number): string =>
  view.friarRating[person - PERSONS] === 0 ? '?' : signed(view.friarRating[person - PERSONS])

/** A hex in words: its name, its ground, what stands there, how far it is from Europe. */
export function describeHex(view: Conquest, hex: number, fleets: readonly Fleet[], say: Say): Description {
  const facts = contentsOf(view, hex, fleets, say)
  const marcher = view.stack.findLast(frame => frame.at === 'column')?.seat ?? -1
  const other = marcher < 0 ? -1 : occupant(view, marcher, hex)
  if (view.columnDets > 0 && other >= 0) {
    const { attack, defence, column } = landOdds(view, view.columnDets, other, hex)
    facts.push(say('board.odds', { attack, defence, column: LAND_CRT.columns[column] }))
  }
  const mine = tables.mineAt.get(hex)
  if (mine !== undefined) facts.push(say(`board.mine.${view.mine[mine]}`))
  const city = tables.cities.indexOf(hex)
  if (city >= 0)
    facts.push(say(view.emptied[city] === 1 ? 'board.city.empty' : 'board.city', { ducats: tables.loot[city] }))
  const ground = GROUND[tables.ground[hex]]
  if (tables.areaOf[hex] >= 0 && ground !== undefined)
    facts.push(say('board.ground', { ground: say(`board.ground.${ground}`), level: tables.attrition[hex] }))
  const bounds = tables.watersOf[hex].map(water => tables.bounds[water]).filter(n => n >= 0)
  if (bounds.length > 0) facts.push(say('board.bounds', { n: [...new Set(bounds)].join(' / ') }))
  return { name: hexName(say, hex), facts }
}

/** A ship in words: its kind and what is aboard. */
export function describeShip(view: Conquest, ship: number, say: Say): string {
  const [colonists, dets] = [view.shipColonists[ship], view.shipDets[ship]]
  const kind = SHIP_KINDS[view.shipKind[ship]]
  if (kind === undefined) return ''
  return [say(`shipKind.${kind}`), loadOf(say, colonists, dets, goldIn(view, GOLD_ABOARD + ship))]
    .filter(Boolean)
    .join(', ')
}

/** Men and gold in one row: "2 Colonists, 1 detachment". */
export const loadOf = (say: Say, colonists: number, dets: number, gold = 0): string =>
  [
    { colonists, dets: 0, gold: 0 },
    { colonists: 0, dets, gold: 0 },
    { colonists: 0, dets: 0, gold },
  ]
    .map(load => say('slip.cargo', load).trim())
    .filter(Boolean)
    .join(', ')

/** An Area in words. */
export function describeArea(view: Conquest, area: number, say: Say): Description {
  const facts = [
    say('board.natives', { level: view.native[area], of: tables.native[area] }),
    say('board.attrition', { level: AREAS[area].attrition }),
  ]
  if (view.european[area] > 0) facts.push(say('board.settlers', { level: view.european[area] }))
  if (boundsOf(area) !== '') facts.push(say('board.bounds', { n: boundsOf(area) }))
  if (tables.double[area]) facts.push(say('board.double'))
  return { name: say(`area.${AREAS[area].id}.name`), facts }
}
