import { BATTLE_CHART, type BattleChart } from './battle.ts'
import { MONKEY_YEARS, PARROT_YEARS } from './calendar.ts'
import { CARDS, type Card } from './cards/index.ts'
import { DISTRICTS, type District, LOCATIONS, type Location, PORTS, type Port } from './places.ts'
import { TENTS } from './tents.ts'
import { LINKS, type Link, ZONES, type Zone } from './zones.ts'

type Plain<T> = T extends { readonly known: unknown } ? Omit<T, 'known'> : never

/** All component data that a better source might correct, as one object that survives JSON. */
export type Pack = {
  readonly format: 1
  readonly game: 'lords'
  readonly title: string
  readonly zones: readonly Plain<Zone>[]
  readonly links: readonly Plain<Link>[]
  readonly districts: readonly Plain<District>[]
  readonly locations: readonly Plain<Location>[]
  readonly ports: readonly Plain<Port>[]
  readonly cards: readonly Plain<Card>[]
  readonly battleChart: BattleChart
  readonly monkeyYears: readonly number[]
  readonly parrotYears: readonly number[]
  readonly forts: number
  readonly mills: number
}

function plain<T extends { readonly known: unknown }>({ known, ...rest }: T): Plain<T> {
  return rest as Plain<T>
}

/** The pack that the data files make up. */
export const DEFAULT_PACK: Pack = {
  format: 1,
  game: 'lords',
  title: 'Reconstruction from the living rules',
  zones: ZONES.map(plain),
  links: LINKS.map(plain),
  districts: DISTRICTS.map(plain),
  locations: LOCATIONS.map(plain),
  ports: PORTS.map(plain),
  cards: CARDS.map(card => plain(card) as Plain<Card>),
  battleChart: BATTLE_CHART,
  monkeyYears: MONKEY_YEARS,
  parrotYears: PARROT_YEARS,
  forts: TENTS.fort.count,
  mills: TENTS.mill.count,
}
