import type { Barrier, Good } from './effects.ts'
import { reward } from './effects.ts'
import { reconstructed, type Source, stated, told } from './source.ts'

/** A legacy tile. What is not said of a tile it does not have. */
export type LegacyTile = {
  readonly id: string
  /** The location it changes or adds. */
  readonly at: string | null
  /** Arrows to and from a new location, with their price in movement points. */
  readonly arrows?: readonly (readonly [from: string, to: string, price: number])[]
  /** MU-10.6. Only ships whose explorer crossed this barrier may go there. */
  readonly gate?: Barrier
  /** A city's good and action; a city without a good has no market and takes no marker. */
  readonly city?: { readonly good: Good | null; readonly flag: string | null; readonly action: string }
  /** A reward when a movement ends there. */
  readonly stop?: string
  readonly source: Source
}

export const LEGACY_TILES: readonly LegacyTile[] = [
  {
    id: 'L1',
    at: '17',
    city: { good: 'cotton', flag: reward('S1'), action: reward('QUEST_HERE') },
    source: told('city and action; good and flag: gap H-13'),
  },
  {
    id: 'L4',
    at: '9a',
    arrows: [
      ['9', '9a', 3],
      ['9a', '10', 3],
    ],
    gate: 'green',
    city: { good: 'sugar', flag: reward('V4'), action: reward('C3,X1') },
    source: told('the city, its gate, three points in and out; the rest: gap H-13'),
  },
  { id: 'L5', at: '3', stop: reward('F1'), source: told('guide') },
  { id: 'L6', at: null, source: told('two combat actions, each once for the table; amounts: gap H-13') },
  {
    id: 'L7',
    at: '16a',
    arrows: [
      ['16', '16a', 1],
      ['16a', '17', 1],
    ],
    gate: 'red',
    city: { good: 'tobacco', flag: reward('D4'), action: reward('I_ANY2') },
    source: told('a city behind a barrier; the rest: gap H-13'),
  },
  { id: 'L8', at: '7', stop: reward('PAY(D2>X1)'), source: reconstructed('gap H-13') },
  {
    id: 'L9',
    at: '18a',
    arrows: [
      ['17', '18a', 1],
      ['18a', '19', 1],
    ],
    city: { good: 'corn', flag: reward('C2'), action: reward('S1,D2') },
    source: reconstructed('gap H-13'),
  },
  { id: 'L30', at: '21a', source: stated('Uprising p. 12') },
  { id: 'L31', at: null, source: stated('Uprising p. 12; on the red barrier: gap H-13') },
  { id: 'L32', at: null, source: stated('Uprising p. 12; objects and ends: gap H-13') },
  { id: 'L33', at: '12', stop: reward('OBJECT_TABLE'), source: stated('Uprising p. 12; its place: gap H-13') },
  { id: 'L34', at: '8', stop: reward('PAY(C1>V2)'), source: stated('Uprising p. 12; its place: gap H-13') },
  { id: 'L35', at: '15', stop: reward('PAY(SAME2>D2)'), source: stated('Uprising p. 12; its place: gap H-13') },
  {
    id: 'L36',
    at: '7a',
    arrows: [
      ['7', '7a', 1],
      ['7a', '8', 1],
    ],
    city: { good: null, flag: null, action: reward('DUTCH_CITY') },
    source: stated('Uprising p. 12; its place: gap H-13'),
  },
  { id: 'L37', at: '13', source: stated('Uprising p. 12; one movement point: gap H-13') },
  { id: 'L40', at: null, source: stated('Uprising p. 5') },
]

/** L6. Combat actions that each exist once for the table. */
export const L6_ACTIONS = [
  { value: 8, gain: reward('D12') },
  { value: 10, gain: reward('V12') },
] as const

/** MU-10.2. The ruin track of L32; some spaces give nothing unless objects are paid. */
export const RUIN_TRACK: readonly { readonly objects: number; readonly gain: string }[] = [
  { objects: 1, gain: reward('OBJECT_TABLE') },
  { objects: 0, gain: reward('D5') },
  { objects: 2, gain: reward('OBJECT_TABLE') },
  { objects: 0, gain: reward('V3') },
]

/** The ruin track's end, by order of arrival. */
export const RUIN_END: readonly string[] = ['V10', 'V8', 'V6', 'V4']

/** MU-10.2. The barrier on which L31 lies. */
export const RUIN_BARRIER: Barrier = 'red'

/** MU-10.5. The passage of L37. */
export const PASSAGE = { from: '13', to: '2', price: 1 } as const
