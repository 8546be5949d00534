import type { LegalTarget, MapTarget, Name, Say, Target } from '@spanish-main/ui'
import { beside } from '../../rules/geography.ts'
import { type Conquest, EXPEDITIONS } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import type { Fleet } from './fleets.tsx'
import { AREA_LABELS, hexCentre } from './layout.ts'

/** Where the directions of a step lead from: the Expedition that sails, or the column that marches. */
export function standpoint(view: Conquest): number {
  if (view.columnHex >= 0) return view.columnHex
  const voyage = view.stack.findLast(frame => frame.at === 'voyage')
  return voyage === undefined ? -1 : tables.waterHex[view.expAt[voyage.a]]
}

/** The hex of a target that lies in one, −1 of others. */
export function hexOfTarget(view: Conquest, seat: number, { domain, value }: Target): number {
  if (domain === 'hex') return value
  if (domain === 'water') return tables.waterHex[value]
  if (domain === 'city') return tables.cities[value]
  if (domain === 'direction') return standpoint(view) < 0 ? -1 : beside(standpoint(view), value)
  if (domain === 'slip') {
    const water = view.expAt[seat * EXPEDITIONS + value - 1]
    return water >= 0 && water < tables.waterHex.length ? tables.waterHex[water] : -1
  }
  return -1
}

/** What a click on a hex takes: the first of these that may be taken there. */
const FIRST = ['water', 'hex', 'city', 'slip', 'direction', 'area']

export function targetIn(
  view: Conquest,
  seat: number,
  hex: number,
  targets: readonly LegalTarget[],
): LegalTarget | undefined {
  for (const domain of FIRST) {
    const found = targets.find(
      target =>
        target.domain === domain &&
        (domain === 'area' ? target.value === tables.areaOf[hex] : hexOfTarget(view, seat, target) === hex),
    )
    if (found !== undefined) return found
  }
  return undefined
}

/** Buttons over everything that may be taken on the chart, with its full name. */
export function mapTargets(
  view: Conquest,
  seat: number,
  fleets: readonly Fleet[],
  targets: readonly LegalTarget[],
  decision: string,
  say: Say,
  name: Name,
): MapTarget[] {
  return targets.flatMap((target): MapTarget[] => {
    const verb = target.moves.map(move => say(`move.${decision}.${move}`)).join(', ')
    const label = say('board.target', { place: name(target.domain, target.value), verb })
    const common = { domain: target.domain, value: target.value, label, chosen: false }
    if (target.domain === 'area') {
      const [x, y] = AREA_LABELS[target.value]
      return [{ ...common, at: [x, y + 2], width: 90, height: 30, square: true }]
    }
    const hex = hexOfTarget(view, seat, target)
    if (hex < 0) return []
    const fleet =
      target.domain === 'slip'
        ? fleets.find(each => each.expedition === seat * EXPEDITIONS + target.value - 1)
        : undefined
    if (target.domain === 'slip' && fleet === undefined) return []
    return [{ ...common, at: fleet?.at ?? hexCentre(hex), width: 36, height: 36 }]
  })
}
