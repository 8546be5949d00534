import {
  BARRIERS,
  type Clause,
  type CostItem,
  DEFAULT_PACK,
  GOODS,
  type Item,
  MEASURES,
  NATIONS,
  OBJECTS,
  type Pack,
  parseClause,
  parseCost,
  parseReward,
  SWITCHES,
  SYNERGIES,
  TRIGGERS,
} from '../data/index.ts'

/** Numbers of the symbols that hand cards pay: goods first, then objects, any card at all, any object. */
export const ANY_CARD = GOODS.length + OBJECTS.length
export const ANY_OBJECT = ANY_CARD + 1
export const OBJECT0 = GOODS.length

const numbered = <const W extends readonly string[]>(words: W) =>
  Object.fromEntries(words.map((word, i) => [word, i])) as { readonly [K in W[number]]: number }

export const TRIGGER = numbered(TRIGGERS)
export const MEASURE = numbered(MEASURES)
export const SWITCH = numbered(SWITCHES)
export const NATION = numbered(NATIONS)
export const BARRIER = numbered(BARRIERS)

/** A cost taken apart: what is paid from the ship, and the symbols that hand cards must show. */
export interface Cost {
  readonly doubloons: number
  readonly combat: number
  readonly figures: number
  readonly discs: number
  readonly symbols: readonly number[]
  /** So many cards with one and the same good. */
  readonly same: number
}

/** One part of a reward; nested rewards are numbers into `rewards`. */
export interface Part {
  readonly kind: Item['kind']
  readonly n: number
  readonly cost: Cost
  readonly gain: number
  readonly of: readonly number[]
}

/** What a card, upgrade, port or building does. */
export interface Effects {
  /** Rewards taken at once, in order; −1 stands for placing the assistant. */
  readonly now: readonly number[]
  readonly assistant: { readonly at: readonly number[]; readonly gain: number } | undefined
  readonly village: { readonly cost: Cost; readonly gain: number } | undefined
  readonly combat: { readonly value: number; readonly last: boolean; readonly gain: number } | undefined
  readonly wait: { readonly until: string; readonly gain: number } | undefined
  readonly finals: readonly { readonly counts: string; readonly n: number }[]
  /** Rewards by trigger. */
  readonly triggers: readonly (readonly number[])[]
  /** Amounts by measure. */
  readonly measures: readonly number[]
  /** Bit set of switches. */
  readonly switches: number
  /** Bit sets of goods or objects whose cards pay any good, any object, or both. */
  readonly wildGoods: number
  readonly wildObjects: number
  readonly wildCards: number
  readonly triple: readonly number[]
}

/** Everything that the rules read of the components, as numbers. */
export type Tables = ReturnType<typeof compile>

const NO_COST: Cost = { doubloons: 0, combat: 0, figures: 0, discs: 0, symbols: [], same: 0 }

export function costOf(items: readonly CostItem[]): Cost {
  const total = (kind: string) => items.reduce((sum, item) => sum + (item.kind === kind ? item.n : 0), 0)
  const symbols = items.flatMap(({ kind, n }) => {
    const good = (GOODS as readonly string[]).indexOf(kind)
    const object = (OBJECTS as readonly string[]).indexOf(kind)
    const symbol =
      good >= 0
        ? good
        : object >= 0
          ? OBJECT0 + object
          : kind === 'CARD'
            ? ANY_CARD
            : kind === 'OBJECT'
              ? ANY_OBJECT
              : -1
    return symbol < 0 ? [] : new Array<number>(n).fill(symbol)
  })
  return {
    doubloons: total('D'),
    combat: total('C'),
    figures: total('F'),
    discs: total('DISC'),
    symbols,
    same: total('SAME'),
  }
}

function compile(pack: Pack) {
  const rewards: Part[][] = []
  const locations = new Map(pack.locations.map((each, i) => [each.id, i]))
  const locationOf = (id: string): number => locations.get(id)!

  function part(item: Item): Part {
    const plain = { kind: item.kind, n: 'n' in item ? item.n : 0, cost: NO_COST, gain: -1, of: [] as number[] }
    if (item.kind === 'PAY') return { ...plain, cost: costOf(item.cost), gain: add(item.gain) }
    if (item.kind === 'PAY_EACH') {
      return { ...plain, cost: { ...NO_COST, symbols: [GOODS.indexOf(item.good)] }, gain: add(item.gain) }
    }
    if (item.kind === 'CHOOSE') return { ...plain, of: item.of.map(add) }
    if (item.kind === 'CITY_ACTION') return { ...plain, of: item.at.map(locationOf) }
    return plain
  }

  function add(items: readonly Item[]): number {
    const parts = items.map(part)
    rewards.push(parts)
    return rewards.length - 1
  }

  const reward = (text: string | null): number => (text === null || text === '' ? -1 : add(parseReward(text)))

  function effects(texts: readonly string[]): Effects {
    const clauses = texts.map(parseClause)
    const of = <K extends Clause['kind']>(kind: K) =>
      clauses.filter(clause => clause.kind === kind) as Extract<Clause, { kind: K }>[]
    const wild = (as: string) =>
      of('wild')
        .filter(each => each.as === as)
        .reduce((bits, { shows }) => bits | bitOfSymbol(shows), 0)
    const [assistant] = of('assistant')
    const [village] = of('village')
    const [combat] = of('combat')
    const [wait] = of('wait')
    return {
      now: clauses.flatMap(each => (each.kind === 'now' ? [add(each.gain)] : each.kind === 'assistant' ? [-1] : [])),
      assistant: assistant && { at: assistant.at.map(locationOf), gain: add(assistant.gain) },
      village: village && { cost: costOf(village.cost), gain: add(village.gain) },
      combat: combat && { value: combat.value, last: combat.last, gain: add(combat.gain) },
      wait: wait && { until: wait.until, gain: add(wait.gain) },
      finals: of('final').map(({ counts, n }) => ({ counts, n })),
      triggers: TRIGGERS.map(on => of('trigger').flatMap(each => (each.on === on ? [add(each.gain)] : []))),
      measures: MEASURES.map(name => of('measure').reduce((sum, each) => sum + (each.of === name ? each.n : 0), 0)),
      switches: of('switch').reduce((bits, each) => bits | (1 << SWITCH[each.of]), 0),
      wildGoods: wild('good'),
      wildObjects: wild('object'),
      wildCards: wild('both'),
      triple: of('triple').flatMap(each => each.at.map(locationOf)),
    }
  }

  const cards = pack.cards.map(card => ({
    id: card.id,
    deck: card.id.replace(/\d+$/, ''),
    number: Number(/\d+$/.exec(card.id)?.[0] ?? 0),
    cost: card.cost,
    vp: card.vp,
    good: GOODS.indexOf(card.good),
    object: OBJECTS.indexOf(card.object),
    synergy: card.synergy === null ? -1 : SYNERGIES.indexOf(card.synergy),
    effects: effects(card.effects),
    needs: requirementsOf(card.requirements),
  }))
  const spaces = pack.explorerSpaces.map(space => ({
    reward: reward(space.reward),
    quest: space.quest,
    next: space.next.map(id => pack.explorerSpaces.findIndex(each => each.id === id)),
    barrier: space.barrier === null ? -1 : BARRIER[space.barrier],
  }))
  const byOrder = (texts: readonly string[]) => texts.map(reward)
  /** MB-3.6. A stop that costs something or draws a card is offered; the rest is automatic. */
  const stopOf = (stop: number) => ({
    stop,
    optional: stop >= 0 && rewards[stop].some(({ kind }) => kind === 'PAY' || kind === 'OBJECT_TABLE'),
  })

  return {
    pack,
    rewards,
    cards,
    locationOf,
    villages: pack.locations.map(each => each.kind === 'village'),
    cities: pack.locations.map(each => each.kind === 'city'),
    zones: pack.locations.map(each => (each.zone === null ? -1 : NATION[each.zone])),
    flags: pack.locations.map(each => reward(each.flag)),
    hands: pack.locations.map(each => each.hand),
    arrows: pack.arrows.map(each => ({ from: locationOf(each.from), to: locationOf(each.to), rounds: each.rounds })),
    cityTiles: pack.cityTiles.map(each => ({ ...each, good: GOODS.indexOf(each.good), action: reward(each.action) })),
    spaces,
    /** Spaces to the end of the track by the shortest way. */
    toEnd: spaces.map((_, space) => shortest(spaces, space)),
    barrierRewards: BARRIERS.map(name => byOrder(pack.barrierRewards[name].rewards)),
    endByOrder: byOrder(pack.explorerEnd.byOrder),
    endArriving: reward(pack.explorerEnd.arriving),
    endAgain: reward(pack.explorerEnd.again),
    upgrades: pack.upgrades.map(each => effects(each.effects)),
    faceDownPort: effects(pack.faceDownPort.effects),
    resistance: {
      off: effects(pack.resistance.off),
      unlocking: effects(pack.resistance.unlocking),
      spaces: pack.resistance.spaces.map(reward),
      full: reward(pack.resistance.full),
    },
    ports: pack.ports.map(each => ({
      price: each.price,
      bonus: reward(each.bonus),
      effects: effects(each.effects),
      nation: each.nation === null ? -1 : NATION[each.nation],
    })),
    buildings: pack.buildings.map(each => ({
      cost: each.cost,
      vp: each.vp,
      synergy: SYNERGIES.indexOf(each.synergy),
      effects: effects(each.effects),
    })),
    quests: pack.quests.map(each => ({
      cost: costOf(each.cost.flatMap(part => parseCost(/\d$/.test(part) ? part : `${part}1`))),
      reward: reward(each.reward),
    })),
    careers: pack.careers.map(each => ({
      freeing: each.freeing,
      uprising: each.box === 'uprising',
      tasks: each.tasks.map(task => ({ counts: task.counts, least: task.least, gain: reward(task.gain) })),
      final: reward(each.final),
    })),
    tokens: pack.tokens.map(each => ({
      values: NATIONS.map(nation => each[nation]),
      most: each.most ?? 0,
      fewest: each.fewest ?? 0,
      bonus: reward(each.bonus ?? null),
      cost: each.cost ?? 0,
    })),
    legacy: pack.legacyTiles.map(tile => ({
      id: tile.id,
      at: tile.at === null ? -1 : locationOf(tile.at),
      arrows: (tile.arrows ?? []).map(([from, to, price]) => ({ from: locationOf(from), to: locationOf(to), price })),
      gate: tile.gate === undefined ? -1 : BARRIER[tile.gate],
      city: tile.city && {
        good: tile.city.good === null ? -1 : GOODS.indexOf(tile.city.good),
        flag: reward(tile.city.flag),
        action: reward(tile.city.action),
      },
      ...stopOf(reward(tile.stop ?? null)),
    })),
    /** Bits of the legacy tiles by their id. */
    tileBit: Object.fromEntries(pack.legacyTiles.map(({ id }, i) => [id, 1 << i])),
    /** The tile that makes a city of a location, −1 for none. */
    cityTileFor: pack.locations.map(({ id }) =>
      pack.legacyTiles.findIndex(tile => tile.at === id && tile.city !== undefined),
    ),
    /** Locations that some card wants to be visited. */
    portsOfCall: [...new Set(cards.flatMap(card => card.effects.triple))],
    cardsWith: cardsWith(
      cards.map(card => card.effects),
      rewards,
    ),
    l6: pack.l6Actions.map(each => ({ value: each.value, gain: reward(each.gain) })),
    ruinTrack: pack.ruinTrack.map(each => ({ objects: each.objects, gain: reward(each.gain) })),
    ruinEnd: byOrder(pack.ruinEnd),
    synergies: SYNERGIES.map(name => reward(pack.synergyRewards[name])),
    objects: OBJECTS.map(name => reward(pack.objectTable[name])),
    searchRed: byOrder(pack.search.red),
    searchGreen: byOrder(pack.search.green),
    marketTake: reward(pack.stated.marketTake),
    triple: reward(pack.stated.triple),
    rising: byOrder(pack.stated.rising),
    homeward: byOrder(pack.homeward.choices.values),
    ending: reward(pack.homeward.ending.value),
    l30: reward('PAY(DISC1>A1)'),
    section: spaces.map((_, space) => sectionOf(spaces, space)),
    toBarrier: spaces.map((_, space) => toBarrier(spaces, space)),
  }
}

/** The cards that do something of a kind, so that nobody looks through all of them. */
function cardsWith(all: readonly Effects[], rewards: readonly (readonly Part[])[]) {
  const those = (has: (effects: Effects) => boolean): number[] =>
    all.flatMap((effects, card) => (has(effects) ? [card] : []))
  const switched = (name: keyof typeof SWITCH) => those(({ switches }) => (switches & (1 << SWITCH[name])) !== 0)
  return {
    assistant: those(effects => effects.assistant !== undefined),
    village: those(effects => effects.village !== undefined),
    combat: those(effects => effects.combat !== undefined),
    wait: those(effects => effects.wait !== undefined),
    triple: those(effects => effects.triple.length > 0),
    quests: those(({ now }) => now.some(at => at >= 0 && rewards[at].some(part => part.kind === 'QUESTS_ON_CARD'))),
    joker: switched('JOKER'),
    patron: switched('PATRON'),
    emptyVillage: switched('EMPTY_VILLAGE'),
    triggers: TRIGGERS.map((_, on) => those(({ triggers }) => triggers[on].length > 0)),
  }
}

function bitOfSymbol(word: string): number {
  const good = (GOODS as readonly string[]).indexOf(word)
  return 1 << (good >= 0 ? good : (OBJECTS as readonly string[]).indexOf(word))
}

function shortest(spaces: readonly { next: readonly number[] }[], from: number): number {
  const { next } = spaces[from]
  return next.length === 0 ? 0 : 1 + Math.min(...next.map(to => shortest(spaces, to)))
}

/** Barriers that lie between the start and a space. */
function sectionOf(spaces: readonly { next: readonly number[]; barrier: number }[], space: number): number {
  const before = spaces.findIndex(each => each.next.includes(space))
  if (before < 0) return 0
  return sectionOf(spaces, before) + (spaces[before].barrier >= 0 ? 1 : 0)
}

/** MB-7.4. Spaces from here to the next barrier or the end. */
function toBarrier(spaces: readonly { next: readonly number[]; barrier: number }[], space: number): number {
  const { next, barrier } = spaces[space]
  return barrier >= 0 || next.length === 0 ? 0 : 1 + toBarrier(spaces, next[0])
}

/** MU-9.1. What must be met or paid besides the doubloons. */
function requirementsOf(texts: readonly string[]) {
  const amount = (pattern: RegExp) =>
    Number(texts.map(text => pattern.exec(text)?.[1]).find(found => found !== undefined) ?? 0)
  const word = (pattern: RegExp) => texts.map(text => pattern.exec(text)?.[1]).find(found => found !== undefined)
  const nation = word(/^nation3=(\w+)$/)
  const barrier = word(/^barrier=(\w+)$/)
  const goods = word(/^goods=(\w+)$/)
  return {
    nation: nation === undefined ? -1 : (NATIONS as readonly string[]).indexOf(nation),
    combat: amount(/^combat(\d+)$/),
    rank: amount(/^rank=(\d+)$/),
    barrier: barrier === undefined ? -1 : (BARRIERS as readonly string[]).indexOf(barrier),
    upgrades: amount(/^upgrades(\d+)$/),
    goods: goods === undefined ? [] : costOf(parseCost(goods)).symbols,
    /** Figures returned to the general supply; figures that stay beside the board. */
    figure: texts.includes('figure') ? 1 : 0,
    placed: texts.includes('figureOnNation') || texts.includes('figureAtTokens') ? 1 : 0,
  }
}

/** Derives every table from a valid pack. */
export const tablesOf: (pack: Pack) => Tables = compile

export const OWN_TABLES: Tables = compile(DEFAULT_PACK)

/** The tables in use. Rules read them through this binding only. */
export let tables: Tables = OWN_TABLES

/** Plays with these tables from now on: each game selects its own before it runs. */
export function use(wanted: Tables): void {
  tables = wanted
}
