import { tablesInUse } from '@spanish-main/kernel/pack'
import {
  CARDS,
  COMMODITIES,
  DEFAULT_PACK,
  DISTRICTS,
  type Effect,
  ICONS,
  LOCATIONS,
  NATIONS,
  type Pack,
  type Passive,
  PORTS,
  RELIGIONS,
  SPOT_KINDS,
  TACTICS,
  ZONES,
} from '../data/index.ts'

export const CARD_COUNT = CARDS.length
export const LOCATION_COUNT = LOCATIONS.length
export const HAVEN_COUNT = LOCATIONS.filter(each => each.kind === 'pirate').length
export const CITY_COUNT = LOCATION_COUNT - HAVEN_COUNT
export const PORT_COUNT = PORTS.length
export const ZONE_COUNT = ZONES.length

/** Components: cards, then havens, then treasure cities. A raid names its target by this index. */
export const HAVENS = CARD_COUNT
export const CITIES = CARD_COUNT + HAVEN_COUNT
export const COMPONENTS = CARD_COUNT + LOCATION_COUNT
/** The names of all skullduggery, each once. */
export const SCHEMES: readonly string[] = [
  ...new Set(CARDS.flatMap(card => ('options' in card ? card.options.map(({ name }) => name) : []))),
]
/** Behind the components, where raiders are named: the smuggling ports. */
export const PORT_RAIDERS = COMPONENTS

export const isCity = (at: number): boolean => at >= CITIES && at < COMPONENTS
export const isHaven = (at: number): boolean => at >= HAVENS && at < CITIES
export const isPortRaider = (at: number): boolean => at >= PORT_RAIDERS

export const CHARACTER = 0
export const FLEET = 1
export const COLONY = 2
export const HEATHEN = 3
export const MORDIDA = 4
export const EVENT = 5
const KINDS = ['character', 'fleet', 'colony', 'heathen', 'mordida', 'event']

export const NONE = -1
export const SPANISH = NATIONS.indexOf('spanish')
export const CATHOLIC = RELIGIONS.indexOf('catholic')
export const PROTESTANT = RELIGIONS.indexOf('protestant')
export const SUGAR = COMMODITIES.indexOf('sugar')
export const SILVER = COMMODITIES.indexOf('silver')

export const SPOT = Object.fromEntries(SPOT_KINDS.map((kind, i) => [kind, i])) as Record<
  (typeof SPOT_KINDS)[number],
  number
>

/** Bits of what a mordida gives its holder as long as he has it. */
export const PASSIVE: Readonly<Record<Passive, number>> = {
  'wartime-price-one': 1,
  'free-capitalization': 2,
  untradeable: 4,
  catholic: 8,
  'heathen-trade': 16,
}

export const cardNamed = (id: string): number => CARDS.findIndex(card => card.id === id)
export const CASA = cardNamed('casa')
export const MARQUES = cardNamed('marques')
export const THIRTY_YEARS_WAR = cardNamed('thirty-years-war')

/** One option of a mordida as the rules read it. */
export interface Plot {
  readonly name: string
  readonly cost: number
  readonly star: boolean
  readonly effect: Effect
  /** Wars that a truce turns, as cards; the port or district of a governor. */
  readonly wars: readonly number[]
  readonly at: number
}

/** What the rules read of the components: indices everywhere, −1 where a card has no such thing. */
export interface Tables {
  readonly kind: readonly number[]
  readonly nation: readonly number[]
  readonly religion: readonly number[]
  readonly crown: readonly number[]
  /** Years of capitalization; −1 without a shield. */
  readonly shield: readonly number[]
  readonly startSize: readonly number[]
  readonly seamanship: readonly number[]
  readonly galleon: readonly boolean[]
  readonly district: readonly number[]
  readonly zone: readonly number[]
  readonly isPort: readonly boolean[]
  /** Zones in which a colony trades: its own, or those of the ports that its trail reaches. */
  readonly tradeZones: readonly (readonly number[])[]
  readonly commodity: readonly number[]
  readonly max: readonly number[]
  readonly takesMill: readonly boolean[]
  readonly spotKind: readonly number[]
  readonly spotAt: readonly number[]
  readonly passives: readonly number[]
  readonly plots: readonly (readonly Plot[])[]
  /** Kind of an event, and its nation or commodity. */
  readonly event: readonly (string | undefined)[]
  readonly eventOf: readonly number[]
  readonly next: readonly (readonly number[])[]
  readonly shoals: readonly boolean[]
  readonly isExit: readonly boolean[]
  readonly entry: number
  /** Zones still to enter before an exit is reached, by zone: for barques, for galleons. */
  readonly home: readonly [readonly number[], readonly number[]]
  readonly locationZone: readonly number[]
  /** Haven and city of each zone, as components. */
  readonly havenOf: readonly number[]
  readonly cityOf: readonly number[]
  readonly cityDistrict: readonly number[]
  readonly cityMalarial: readonly boolean[]
  readonly portZone: readonly number[]
  readonly portDistrict: readonly number[]
  /** Icons of the chart by role (attacker, defender), tactic and column. */
  readonly chart: readonly (readonly (readonly (readonly number[])[])[])[]
  readonly monkeys: readonly number[]
  readonly parrots: readonly number[]
  readonly forts: number
  readonly mills: number
}

export const ICON = Object.fromEntries(ICONS.map((icon, i) => [icon, i])) as Record<(typeof ICONS)[number], number>

function derive(pack: Pack): Tables {
  const zones = pack.zones.map(zone => zone.id)
  const zone = (id: string) => zones.indexOf(id)
  const districts = DISTRICTS.map(each => each.id)
  const ports = pack.ports.map(each => each.id)
  const placeZone = (id: string) =>
    zone((pack.ports.find(each => each.id === id) ?? pack.locations.find(each => each.id === id))?.zone ?? '')
  const cards = pack.cards
  const at = (index: number) => cards[index] as unknown as Readonly<Record<string, unknown>>
  const each = <T>(read: (card: Readonly<Record<string, unknown>>, index: number) => T): T[] =>
    cards.map((_, index) => read(at(index), index))
  const home = (card: Readonly<Record<string, unknown>>) =>
    (card.home ?? card) as { district?: string; zone?: string; commodity?: string; max?: number }
  const next = pack.zones.map(({ id }) =>
    pack.links.flatMap(({ from, to, wind }) => (from === id ? [zone(to)] : to === id && !wind ? [zone(from)] : [])),
  )
  const isExit = pack.zones.map(each => each.exit)
  const shoals = pack.zones.map(each => each.shoals)
  const spotAt = (spot: { kind: string; at?: string } | null | undefined) => {
    if (spot?.at === undefined) return NONE
    if (spot.kind === 'hurricane') return zone(spot.at)
    if (spot.kind === 'mutiny') return (NATIONS as readonly string[]).indexOf(spot.at)
    if (spot.kind === 'depletion') return (COMMODITIES as readonly string[]).indexOf(spot.at)
    return districts.indexOf(spot.at)
  }
  const cities = pack.locations.filter(each => each.kind === 'treasure')
  return {
    kind: each(card => KINDS.indexOf(card.kind as string)),
    nation: each(card => (NATIONS as readonly unknown[]).indexOf(card.nation)),
    religion: each(card => (card.kind === 'heathen' ? 2 : (RELIGIONS as readonly unknown[]).indexOf(card.religion))),
    crown: each(card => (card.crown as number | undefined) ?? 0),
    shield: each(card => (card.shield as number | null | undefined) ?? NONE),
    startSize: each(card => (card.kind === 'heathen' ? 3 : 1)),
    seamanship: each(card => (typeof card.seamanship === 'string' ? card.seamanship.charCodeAt(0) - 65 : NONE)),
    galleon: each(card => card.hull === 'galleon' || (card.kind === 'character' && card.home === null)),
    district: each(card => districts.indexOf(home(card).district ?? '')),
    zone: each(card => zone(home(card).zone ?? '')),
    isPort: each(
      card => zone(home(card).zone ?? '') >= 0 && ((card.through as string[] | undefined) ?? []).length === 0,
    ),
    tradeZones: each(card => {
      const through = (card.through as string[] | undefined) ?? []
      const own = zone(home(card).zone ?? '')
      return through.length > 0 ? through.map(placeZone) : own >= 0 ? [own] : []
    }),
    commodity: each(card => (COMMODITIES as readonly unknown[]).indexOf(home(card).commodity)),
    max: each(card => home(card).max ?? 3),
    takesMill: each(card => card.mill === true),
    spotKind: each(card => SPOT[((card.spot as { kind: string } | null | undefined)?.kind ?? 'calm') as 'calm']),
    spotAt: each(card => spotAt(card.spot as { kind: string; at?: string } | null | undefined)),
    passives: each(card =>
      ((card.passives as Passive[] | undefined) ?? []).reduce((bits, passive) => bits | PASSIVE[passive], 0),
    ),
    plots: each(card =>
      ((card.options as { name: string; cost: number; star: boolean; effect: Effect }[] | undefined) ?? []).map(
        option => ({
          ...option,
          wars: 'wars' in option.effect ? option.effect.wars.map(cardNamed) : [],
          at:
            option.effect.kind === 'smuggling'
              ? ports.indexOf(option.effect.port)
              : option.effect.kind === 'gubernatorial-raid'
                ? districts.indexOf(option.effect.district)
                : NONE,
        }),
      ),
    ),
    event: each(card => card.event as string | undefined),
    eventOf: each(card =>
      card.event === 'war'
        ? (NATIONS as readonly unknown[]).indexOf(card.of)
        : (COMMODITIES as readonly unknown[]).indexOf(card.of),
    ),
    next,
    shoals,
    isExit,
    entry: pack.zones.findIndex(each => each.entry),
    home: [stepsHome(next, isExit, shoals, false), stepsHome(next, isExit, shoals, true)],
    locationZone: pack.locations.map(each => zone(each.zone)),
    havenOf: zones.map(id => {
      const found = pack.locations.findIndex(each => each.kind === 'pirate' && each.zone === id)
      return found < 0 ? NONE : CARD_COUNT + found
    }),
    cityOf: zones.map(id => {
      const found = pack.locations.findIndex(each => each.kind === 'treasure' && each.zone === id)
      return found < 0 ? NONE : CARD_COUNT + found
    }),
    cityDistrict: cities.map(each => districts.indexOf(each.district ?? '')),
    cityMalarial: cities.map(each => each.malarial),
    portZone: pack.ports.map(each => zone(each.zone)),
    portDistrict: pack.ports.map(each => districts.indexOf(each.district)),
    chart: [pack.battleChart.attacker, pack.battleChart.defender].map(rows =>
      TACTICS.map(tactic => rows[tactic].map(cell => cell.map(icon => ICON[icon]))),
    ),
    monkeys: pack.monkeyYears,
    parrots: pack.parrotYears,
    forts: pack.forts,
    mills: pack.mills,
  }
}

/** C4b.2. How many further zones a ship must enter before it can leave; 99 if it never can. */
function stepsHome(
  next: readonly (readonly number[])[],
  isExit: readonly boolean[],
  shoals: readonly boolean[],
  galleon: boolean,
): number[] {
  const steps: number[] = isExit.map((exit, zone) => (exit && !(galleon && shoals[zone]) ? 0 : 99))
  for (let round = 0; round < steps.length; round++) {
    for (const [zone, others] of next.entries()) {
      if (galleon && shoals[zone]) continue
      for (const other of others) steps[zone] = Math.min(steps[zone], steps[other] + 1)
    }
  }
  return steps
}

/** Reads a validated pack once; `use` brings the result out as often as one likes. */
export const tablesOf: (pack: Pack) => Tables = derive

export const OWN_TABLES: Tables = derive(DEFAULT_PACK)

/** The components that the game is played with now: the rules read nothing else. `use` brings out others. */
export const { tables, use } = tablesInUse(OWN_TABLES)

/** Which skullduggery an option of a card is. */
export const schemeOf = (card: number, option: number): number => SCHEMES.indexOf(tables.plots[card][option - 1].name)

export const isFleet = (card: number): boolean => tables.seamanship[card] >= 0
export const isColony = (card: number): boolean => tables.district[card] >= 0
export const isUnit = (card: number): boolean => tables.kind[card] < MORDIDA
export const isMordida = (card: number): boolean => tables.kind[card] === MORDIDA
export const isEvent = (card: number): boolean => tables.kind[card] === EVENT
export const isHeathen = (card: number): boolean => tables.kind[card] === HEATHEN
export const isCharacter = (card: number): boolean => tables.kind[card] === CHARACTER
