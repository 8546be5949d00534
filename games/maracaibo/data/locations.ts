import type { Nation } from './effects.ts'
import { derived, reconstructed, type Source, stated, told } from './source.ts'

export type LocationKind = 'start' | 'village' | 'city' | 'homeward'

/** A place where ships stop. `flag` is the bonus for putting a marker on a city. */
export type Location = {
  readonly id: string
  readonly name: string
  readonly kind: LocationKind
  readonly zone: Nation | null
  readonly flag: string | null
  /** MB-3.2. A hand symbol: ships may enter but not pass. */
  readonly hand: boolean
  readonly source: Source
}

/** The printed locations, then the cities that legacy tiles add. A location's place in this list is its number. */
export const LOCATIONS: readonly Location[] = [
  {
    id: '1',
    name: 'Havana',
    kind: 'start',
    zone: null,
    flag: null,
    hand: false,
    source: told('base game, public accounts'),
  },
  {
    id: '2',
    name: 'Baracoa',
    kind: 'village',
    zone: 'france',
    flag: null,
    hand: false,
    source: derived('Uprising: zones 2-7, 8-13, 14-19; name: gap H-1'),
  },
  {
    id: '3',
    name: 'Cap-Français',
    kind: 'village',
    zone: 'france',
    flag: null,
    hand: false,
    source: derived('Uprising: zones 2-7, 8-13, 14-19; name: gap H-1'),
  },
  {
    id: '4',
    name: 'Puerto Plata',
    kind: 'city',
    zone: 'france',
    flag: 'D3',
    hand: false,
    source: told('base game, public accounts'),
  },
  {
    id: '5',
    name: 'Santo Domingo',
    kind: 'city',
    zone: 'france',
    flag: 'F1',
    hand: false,
    source: told('base game, public accounts'),
  },
  {
    id: '6',
    name: 'San Juan',
    kind: 'village',
    zone: 'france',
    flag: null,
    hand: false,
    source: derived('Uprising: zones 2-7, 8-13, 14-19; name: gap H-1'),
  },
  {
    id: '7',
    name: 'Basse-Terre',
    kind: 'village',
    zone: 'france',
    flag: null,
    hand: false,
    source: derived('Uprising: zones 2-7, 8-13, 14-19; name: gap H-1'),
  },
  {
    id: '8',
    name: 'Fort-Royal',
    kind: 'village',
    zone: 'spain',
    flag: null,
    hand: false,
    source: derived('Uprising: zones 2-7, 8-13, 14-19; name: gap H-1'),
  },
  {
    id: '9',
    name: 'Cumaná',
    kind: 'village',
    zone: 'spain',
    flag: null,
    hand: false,
    source: told('base game, public accounts'),
  },
  {
    id: '10',
    name: 'La Guaira',
    kind: 'village',
    zone: 'spain',
    flag: null,
    hand: false,
    source: derived('Uprising: zones 2-7, 8-13, 14-19; name: gap H-1'),
  },
  {
    id: '11',
    name: 'Maracaibo',
    kind: 'city',
    zone: 'spain',
    flag: 'C2',
    hand: false,
    source: told('base game, public accounts'),
  },
  {
    id: '12',
    name: 'Morant Bay',
    kind: 'village',
    zone: 'spain',
    flag: null,
    hand: false,
    source: derived('Uprising: zones 2-7, 8-13, 14-19; name: gap H-1'),
  },
  {
    id: '13',
    name: 'Port Royal',
    kind: 'city',
    zone: 'spain',
    flag: 'V3',
    hand: false,
    source: told('base game, public accounts'),
  },
  {
    id: '14',
    name: 'Cartagena',
    kind: 'city',
    zone: 'england',
    flag: 'X1',
    hand: false,
    source: stated('Uprising, scenario rules'),
  },
  {
    id: '15',
    name: 'Portobelo',
    kind: 'village',
    zone: 'england',
    flag: null,
    hand: false,
    source: derived('Uprising: zones 2-7, 8-13, 14-19; name: gap H-1'),
  },
  {
    id: '16',
    name: 'Bluefields',
    kind: 'village',
    zone: 'england',
    flag: null,
    hand: false,
    source: derived('Uprising: zones 2-7, 8-13, 14-19; name: gap H-1'),
  },
  {
    id: '17',
    name: 'Puerto Cabezas',
    kind: 'village',
    zone: 'england',
    flag: null,
    hand: false,
    source: told('base game, public accounts'),
  },
  {
    id: '18',
    name: 'La Ceiba',
    kind: 'village',
    zone: 'england',
    flag: null,
    hand: false,
    source: told('base game, public accounts'),
  },
  {
    id: '19',
    name: 'Belize',
    kind: 'village',
    zone: 'england',
    flag: null,
    hand: false,
    source: derived('Uprising: zones 2-7, 8-13, 14-19; name: gap H-1'),
  },
  {
    id: '20',
    name: 'Homeward bound',
    kind: 'homeward',
    zone: null,
    flag: null,
    hand: true,
    source: told('base game, public accounts'),
  },
  {
    id: '21a',
    name: 'Homeward bound, rounds I-III',
    kind: 'homeward',
    zone: null,
    flag: null,
    hand: true,
    source: stated('Uprising, scenario rules'),
  },
  {
    id: '21b',
    name: 'Homeward bound, round IV',
    kind: 'homeward',
    zone: null,
    flag: null,
    hand: true,
    source: told('base game, public accounts'),
  },
  {
    id: '22',
    name: 'Homeward bound, round IV end',
    kind: 'homeward',
    zone: null,
    flag: null,
    hand: true,
    source: told('base game, public accounts'),
  },
  {
    id: '7a',
    name: 'Willemstad',
    kind: 'city',
    zone: null,
    flag: null,
    hand: false,
    source: reconstructed('gap H-13'),
  },
  { id: '9a', name: 'Coro', kind: 'city', zone: null, flag: 'V4', hand: false, source: reconstructed('gap H-13') },
  { id: '16a', name: 'Granada', kind: 'city', zone: null, flag: 'D4', hand: false, source: reconstructed('gap H-13') },
  { id: '18a', name: 'Trujillo', kind: 'city', zone: null, flag: 'C2', hand: false, source: reconstructed('gap H-13') },
]

/** An arrow; `rounds` limits it to some rounds. */
export type Arrow = {
  readonly from: string
  readonly to: string
  readonly rounds: 'all' | 'I-III' | 'IV'
  readonly source: Source
}

const GAP = reconstructed('gap H-1')

/** MB-3.1. Upper branches lead to 3 and 12, lower ones to 5 and 14. */
export const ARROWS: readonly Arrow[] = [
  { from: '1', to: '2', rounds: 'all', source: derived('Uprising p. 5: the neighbours of a village') },
  { from: '2', to: '3', rounds: 'all', source: derived('Uprising p. 5: the neighbours of a village') },
  { from: '2', to: '5', rounds: 'all', source: derived('Uprising p. 5: the neighbours of a village') },
  { from: '3', to: '4', rounds: 'all', source: GAP },
  { from: '4', to: '6', rounds: 'all', source: GAP },
  { from: '5', to: '6', rounds: 'all', source: GAP },
  { from: '6', to: '7', rounds: 'all', source: GAP },
  { from: '7', to: '8', rounds: 'all', source: GAP },
  { from: '8', to: '9', rounds: 'all', source: GAP },
  { from: '9', to: '10', rounds: 'all', source: GAP },
  { from: '10', to: '11', rounds: 'all', source: GAP },
  { from: '11', to: '12', rounds: 'all', source: told('the fork behind 11') },
  { from: '11', to: '14', rounds: 'all', source: told('the fork behind 11') },
  { from: '12', to: '13', rounds: 'all', source: GAP },
  { from: '13', to: '20', rounds: 'all', source: GAP },
  { from: '14', to: '15', rounds: 'all', source: GAP },
  { from: '15', to: '16', rounds: 'all', source: GAP },
  { from: '16', to: '17', rounds: 'all', source: GAP },
  { from: '17', to: '18', rounds: 'all', source: GAP },
  { from: '18', to: '19', rounds: 'all', source: GAP },
  { from: '19', to: '20', rounds: 'all', source: GAP },
  { from: '20', to: '21a', rounds: 'I-III', source: told('homeward spaces') },
  { from: '20', to: '21b', rounds: 'IV', source: told('homeward spaces') },
  { from: '21b', to: '22', rounds: 'IV', source: told('homeward spaces') },
]

/** MB-1.3. Where city tiles go, and the city whose action is printed. */
export const TILE_CITIES: readonly string[] = ['4', '5', '13', '14']
export const PRINTED_CITY = '11'

/** MB-1.4. Market spaces by number of players. */
export const MARKET_SPACES: readonly { readonly players: number; readonly spaces: number; readonly source: Source }[] =
  [
    { players: 1, spaces: 1, source: told('solo report') },
    { players: 2, spaces: 1, source: reconstructed('gap H-2') },
    { players: 3, spaces: 1, source: reconstructed('gap H-2') },
    { players: 4, spaces: 2, source: reconstructed('gap H-2') },
  ]

/** MB-6.7, MB-11.1. What homeward spaces give. */
export const HOMEWARD = {
  choices: { values: ['COMBAT', 'X2'], source: told('20: combat or explorer; the amount: gap H-3') },
  ending: { value: 'V3', source: told('21a; on 22: gap H-8') },
} as const
