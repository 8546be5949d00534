import { effects, type Nation, reward } from './effects.ts'
import { type Source, stated } from './source.ts'

/** MU-2. A home port: a bonus bought once, and an effect that lasts. */
export type Port = {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly bonus: string
  readonly effects: readonly string[]
  /** Three families of ports each speak of one nation. */
  readonly nation: Nation | null
  readonly source: Source
}

const BOOK = stated('Uprising p. 4: the lasting effect; price and bonus: gap H-9')

export const PORTS: readonly Port[] = [
  {
    id: 'antwerpen',
    name: 'Antwerpen',
    price: 4,
    bonus: reward('V6'),
    effects: effects('p:MARKET_TAKE'),
    nation: null,
    source: BOOK,
  },
  {
    id: 'bremen',
    name: 'Bremen',
    price: 3,
    bonus: reward('V5'),
    effects: effects('va:tobacco2>D5'),
    nation: null,
    source: BOOK,
  },
  {
    id: 'cayman',
    name: 'Cayman Islands',
    price: 5,
    bonus: reward('V6'),
    effects: effects('p:WILD_CARD:sugar'),
    nation: null,
    source: BOOK,
  },
  {
    id: 'genova',
    name: 'Genova',
    price: 4,
    bonus: reward('I_ANY3'),
    effects: effects('p:INCOME:I_FEWEST2'),
    nation: null,
    source: BOOK,
  },
  {
    id: 'kingstown',
    name: 'Kingstown',
    price: 3,
    bonus: reward('I_ENGLAND3'),
    effects: effects('ca:2>D4,I_FIGHT1'),
    nation: 'england',
    source: BOOK,
  },
  {
    id: 'port-au-prince',
    name: 'Port-Au-Prince',
    price: 3,
    bonus: reward('I_FRANCE3'),
    effects: effects('ca:2>D4,I_FIGHT1'),
    nation: 'france',
    source: BOOK,
  },
  {
    id: 'yaquimel',
    name: 'Yaquimel',
    price: 3,
    bonus: reward('I_SPAIN3'),
    effects: effects('ca:2>D4,I_FIGHT1'),
    nation: 'spain',
    source: BOOK,
  },
  {
    id: 'grand-turk',
    name: 'Grand Turk',
    price: 3,
    bonus: reward('V5'),
    effects: effects('p:STOP_NATION:D2'),
    nation: 'england',
    source: BOOK,
  },
  {
    id: 'port-of-spain',
    name: 'Port of Spain',
    price: 3,
    bonus: reward('V5'),
    effects: effects('p:STOP_NATION:D2'),
    nation: 'spain',
    source: BOOK,
  },
  {
    id: 'rosseau',
    name: 'Rosseau',
    price: 3,
    bonus: reward('V5'),
    effects: effects('p:STOP_NATION:D2'),
    nation: 'france',
    source: BOOK,
  },
  {
    id: 'nassau',
    name: 'Nassau',
    price: 5,
    bonus: reward('V6'),
    effects: effects('p:VILLAGE_PLUS1'),
    nation: null,
    source: BOOK,
  },
  {
    id: 'oranjestad',
    name: 'Oranjestad',
    price: 3,
    bonus: reward('V6'),
    effects: effects('va:corn2>C3'),
    nation: null,
    source: BOOK,
  },
  {
    id: 'panama',
    name: 'Panamá',
    price: 4,
    bonus: reward('V6'),
    effects: effects('p:EXPLORE_TWO'),
    nation: null,
    source: BOOK,
  },
  {
    id: 'porto',
    name: 'Porto',
    price: 3,
    bonus: reward('V6'),
    effects: effects('p:DELIVER_AGAIN:C2'),
    nation: null,
    source: BOOK,
  },
  {
    id: 'roatan',
    name: 'Roatán',
    price: 4,
    bonus: reward('V7'),
    effects: effects('i:SECOND_EXPLORER'),
    nation: null,
    source: BOOK,
  },
]
