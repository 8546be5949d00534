import { type Target, targetKey } from '@spanish-main/ui'
import type { IconName } from '../art/icon-names.ts'

/** Something on the chart that can be pointed at; a box is EUROPE or PIRATING, a fleet is named by its colour. */
export interface Spot {
  readonly kind: 'site' | 'zone' | 'area' | 'fleet' | 'box'
  readonly index: number
}

/** What the table says about a place: it may be chosen, it is chosen, or it was just refused. */
export interface Mark {
  readonly state: 'may' | 'chosen' | 'refused'
  /** The verb: crossed-swords to attack, wooden-crate to load … */
  readonly icon: IconName
  /** What would happen, for the pill and for those who listen: "Attack Coro 5 : 2". */
  readonly label: string
  /** Sea zones: colour of the fleet that would sail there; a dashed course joins them. */
  readonly from?: number
  /** Changes when the same place is refused again, so that it shakes again. */
  readonly times?: number
}

/** Marks by index of the place. */
export interface Marks {
  readonly sites?: ReadonlyMap<number, Mark>
  readonly zones?: ReadonlyMap<number, Mark>
  readonly areas?: ReadonlyMap<number, Mark>
  readonly fleets?: ReadonlyMap<number, Mark>
  readonly boxes?: ReadonlyMap<number, Mark>
}

export const NO_MARKS: Marks = {}

export const spotKey = ({ kind, index }: Spot): string => targetKey({ domain: kind, value: index })

/** What the map was pointed at, as a place of this chart. */
export const readSpot = ({ domain, value }: Target): Spot => ({ kind: domain as Spot['kind'], index: value })

export function markOf(marks: Marks, spot: Spot): Mark | undefined {
  switch (spot.kind) {
    case 'site':
      return marks.sites?.get(spot.index)
    case 'zone':
      return marks.zones?.get(spot.index)
    case 'area':
      return marks.areas?.get(spot.index)
    case 'fleet':
      return marks.fleets?.get(spot.index)
    case 'box':
      return marks.boxes?.get(spot.index)
  }
}

/** Every marked place, Sites first. */
export function allMarks(marks: Marks): { spot: Spot; mark: Mark }[] {
  const list = (kind: Spot['kind'], of: ReadonlyMap<number, Mark> | undefined) =>
    [...(of ?? [])].map(([index, mark]) => ({ spot: { kind, index }, mark }))
  return [
    ...list('site', marks.sites),
    ...list('zone', marks.zones),
    ...list('area', marks.areas),
    ...list('fleet', marks.fleets),
    ...list('box', marks.boxes),
  ]
}
