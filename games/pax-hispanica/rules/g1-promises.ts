import { type Deed, type Pledge, pledgesOf, range } from '@spanish-main/kernel'
import { DIRECTIONS, LEGALITIES } from '../data/index.ts'
import { kindOf } from './calendar.ts'
import { isVacantCathedral } from './d1b-cathedral-refresh.ts'
import { occasion, ownerSeat, SAIL_YEAR } from './g1-occasions.ts'
import { colourOf } from './players.ts'
import { isColony, isVacantColony } from './sites.ts'
import { turnOf } from './sm-sail-turn.ts'
import { COLOUR_COUNT, NO_REBEL, type Pax, PEER_SLOTS, SITE_COUNT } from './state.ts'
import { ICON_NAMES, tables } from './tables.ts'
import { ANSWERS, vocabulary } from './vocabulary.ts'
import { leave, no, pending, promise } from './words.ts'

const OVER = no('G1a', 'over')
const NO_BATTLE = no('G1c', 'no-battle')
const NOT_TIED = no('G1d', 'not-tied')
const NO_AUCTION = no('G1d', 'no-auction')
const NO_CHOICE = no('G1e', 'no-choice')
const NOT_VACANT = no('G1', 'no-vacant-colony')
const NOT_SAIL_YEAR = no('G1', 'no-sail-year')
const NOBODYS = no('G1a', 'nobodys')

/** G1a. A promise binds in this year only; what is said of a later one is a word. */
const boundBy = (year: (a: number, b: number) => number) => ({
  mark: (g: Pax, _from: number, _to: number, a: number, b: number): Pledge['mark'] =>
    year(a, b) <= g.year ? 'held' : 'word',
  until: (_g: Pax, _from: number, _to: number, a: number, b: number): number => year(a, b),
})

const years = (g: Pax, each: (year: number) => void): void => {
  for (let year = g.year; year <= Math.min(g.year + 4, g.dove); year++) each(year)
}

/** G1e, G1a. Not to use an Action this year. */
export const forgo = promise({
  rule: 'G1e',
  args: ['action'],
  offers(_g, _from, _to, offer) {
    for (let action = 0; action < ICON_NAMES.length; action++) offer(action)
  },
  refuse: (g, from, to) => (occasion(g, from, to) === 'play' ? undefined : NO_CHOICE),
  forbids: (_g, { args }, deed) => deed.decision === 'card-actions' && deed.name === 'use' && deed.a === args[0],
})

/** G1a. Not to use an Action against the other. */
export const noTarget = promise({
  rule: 'G1a',
  args: ['action'],
  offers(_g, _from, _to, offer) {
    for (let action = 0; action < ICON_NAMES.length; action++) offer(action)
  },
  refuse: (g, from, to) => (occasion(g, from, to) === 'play' ? undefined : NO_CHOICE),
  forbids: (g, { args, to }, deed) => deed.decision === decisionOf(args[0]) && hits(g, deed, args[0], colourOf(g, to)),
})

/** Actions that are aimed at a nation, and those that are aimed at a Site. */
const AT_NATIONS = ['casa', 'excommunication', 'letter-of-marque', 'sword-fight', 'tax']
const AT_SITES = [
  'bible',
  'disk',
  'literacy',
  'melting-pot',
  'relic',
  'slave-revolt',
  'slave-trade',
  'tax-revolt',
  'voodoo',
]

const decisionOf = (action: number): string => `${ICON_NAMES[action]}-action`
const among = (action: number, names: readonly string[]): boolean => names.includes(ICON_NAMES[action])

/** Whether a move of an Action is aimed at a colour: at its player, or at a Site with a token of it. */
function hits(g: Pax, deed: Deed, action: number, colour: number): boolean {
  if (among(action, AT_NATIONS)) return deed.a === colour
  if (deed.decision === 'apostasy-action') return pending(g, 'apostasy-action')?.victim === colour
  return deed.a < SITE_COUNT && (g.disk[deed.a] === colour || g.bible[deed.a] === colour)
}

/** G1a. To leave a Site alone until the end of a year: neither to attack nor to enslave there. */
export const leaveAlone = promise({
  rule: 'G1a',
  args: ['site', 'year'],
  offers(g, _from, to, offer) {
    for (let site = 0; site < SITE_COUNT; site++) {
      if (g.disk[site] === colourOf(g, to) || g.bible[site] === colourOf(g, to)) years(g, year => offer(site, year))
    }
  },
  refuse(g, _from, to, site, year) {
    if (year < g.year || year > g.dove) return OVER
    return g.disk[site] === colourOf(g, to) || g.bible[site] === colourOf(g, to) ? undefined : NOBODYS
  },
  ...boundBy((_site, year) => year),
  forbids: (_g, { args }, deed) => isAttack(deed) && deed.a === args[0],
})

const isAttack = (deed: Deed): boolean =>
  deed.decision === 'sail-act' && (deed.name === 'attack' || deed.name === 'enslave')

/** G1a. Not to interdict the other's fleet. */
export const noInterdiction = promise({
  rule: 'G1a',
  args: ['year'],
  offers: (g, _from, _to, offer) => years(g, year => offer(year)),
  refuse: (g, _from, _to, year) => (year < g.year || year > g.dove ? OVER : undefined),
  ...boundBy(year => year),
  forbids: (g, { to }, deed) =>
    deed.name === 'interdict' && pending(g, 'interdiction-window')?.fleet === colourOf(g, to),
})

/** G1c, SM-5. The attack is called off and not used up, and the Site is safe from this fleet for the rest of the year. */
export const spare = promise({
  rule: 'G1c',
  args: ['site'],
  offers(g, _from, _to, offer) {
    const battle = pending(g, 'land-battle')
    if (battle !== undefined) offer(battle.site)
  },
  refuse: (g, from, to, site) =>
    occasion(g, from, to) === 'tribute' &&
    pending(g, 'land-battle')!.seat === from &&
    pending(g, 'land-battle')!.site === site
      ? undefined
      : NO_BATTLE,
  forbids: (_g, { args }, deed) => isAttack(deed) && deed.a === args[0],
  atOnce(g) {
    leave(g, 'land-battle')
    turnOf(g).battles--
  },
})

/** G1a, G1c. Whether a seat is held to its word not to attack a Site. */
export const hasForsworn = (g: Pax, seat: number, site: number): boolean =>
  g.deals.length > 0 &&
  pledgesOf(g.deals, undefined, seat).some(
    ({ kind, mark, args }) => mark === 'held' && (kind === 'spare' || kind === 'leave-alone') && args[0] === site,
  )

/** G1d. The initiator lets a tied bidder win. */
export const award = promise({
  rule: 'G1d',
  args: ['colour'],
  offers(g, _from, _to, offer) {
    for (const colour of pending(g, 'choose-winner')?.tied ?? []) offer(colour)
  },
  refuse(g, from, to, colour) {
    const tie = occasion(g, from, to) === 'tie' ? pending(g, 'choose-winner') : undefined
    return tie?.seat === from && tie.tied.includes(colour) ? undefined : NOT_TIED
  },
  topic: () => 0,
  chooses: (_g, { args }, deed) => (deed.decision === 'choose-winner' ? deed.a === args[0] : undefined),
})

/** G1d, G1. A loan is paid back when the year ends, as far as the money goes. */
export const repay = promise({
  rule: 'G1d',
  args: ['dollars'],
  amount: () => range(1, 20),
  pays: { atEnd: (_g, { args }) => args[0] },
})

/** G1d. Money lent for a bid comes back at once if somebody else wins. */
export const returnUnlessWon = promise({
  rule: 'G1d',
  args: ['dollars'],
  amount: () => range(1, 20),
  refuse: (g, from, to) => (occasion(g, from, to) === 'auction' ? undefined : NO_AUCTION),
  pays: {
    once: true,
    due: (g, { from, args }, { kind, args: told }) =>
      (kind === 'auction-won' || kind === 'buried-won') && told[0] !== colourOf(g, from) ? args[0] : 0,
  },
})

/** G1e. The options of an Action are for sale: to aim it at a nation, or at a Site, as agreed. */
const aim = (domain: 'colour' | 'site', count: number, actions: readonly string[]) =>
  promise({
    rule: 'G1e',
    args: ['action', domain],
    offers(_g, _from, _to, offer) {
      for (let action = 0; action < ICON_NAMES.length; action++) {
        if (among(action, actions)) for (let each = 0; each < count; each++) offer(action, each)
      }
    },
    refuse: (g, from, to, action) =>
      occasion(g, from, to) === 'play' && among(action, actions) ? undefined : NO_CHOICE,
    topic: action => action,
    chooses: (_g, { args }, deed) => (deed.decision === decisionOf(args[0]) ? deed.a === args[1] : undefined),
  })

export const chooseNation = aim('colour', COLOUR_COUNT, AT_NATIONS)
export const chooseSite = aim('site', SITE_COUNT, AT_SITES)

/** G1e, RS-apostasy. Which of the other's cards an Apostasy takes. */
export const chooseNudge = promise({
  rule: 'G1e',
  args: ['direction'],
  offers(_g, _from, _to, offer) {
    for (let direction = 0; direction < DIRECTIONS.length; direction++) offer(direction)
  },
  refuse: (g, from, to) => (occasion(g, from, to) === 'play' ? undefined : NO_CHOICE),
  topic: () => 0,
  chooses: (g, { args, to }, deed) =>
    deed.decision === 'apostasy-action' && pending(g, 'apostasy-action')?.victim === colourOf(g, to)
      ? deed.a === args[0]
      : undefined,
})

/** The question that is open, if it is put to this seat. */
const askedOf = (g: Pax, seat: number): string | undefined => {
  const asks = g.stack[g.stack.length - 1]
  return asks?.seat === seat ? asks.at : undefined
}

/** G1e. An Ability's user answers the question before him in a word, as agreed. */
export const answer = promise({
  rule: 'G1e',
  args: ['answer'],
  offers(g, from, _to, offer) {
    for (const word of ANSWERS[askedOf(g, from) ?? ''] ?? []) offer(vocabulary.answer.words.indexOf(word))
  },
  refuse: (g, from, _to, word) =>
    (ANSWERS[askedOf(g, from) ?? ''] ?? []).includes(vocabulary.answer.words[word]) ? undefined : NO_CHOICE,
  topic: () => 0,
  chooses: (_g, { args }, deed) =>
    ANSWERS[deed.decision] === undefined ? undefined : deed.name === vocabulary.answer.words[args[0]],
})

/** What an Ability's user can name: by which move, and what there is to name. */
interface Naming {
  readonly move: string
  readonly each: (g: Pax, seat: number, offer: (value: number) => void) => void
}

/** G1e. An Ability's user names what was agreed, at the question before him. */
const naming = (domain: 'site' | 'card' | 'legality', questions: Readonly<Record<string, Naming>>) =>
  promise({
    rule: 'G1e',
    args: [domain],
    offers: (g, from, _to, offer) => questions[askedOf(g, from) ?? '']?.each(g, from, offer),
    refuse(g, from, _to, value) {
      let possible = false
      questions[askedOf(g, from) ?? '']?.each(g, from, each => {
        if (each === value) possible = true
      })
      return possible ? undefined : NO_CHOICE
    },
    topic: () => 0,
    chooses(_g, { args }, deed) {
      const question = questions[deed.decision]
      return question === undefined ? undefined : deed.name === question.move && deed.a === args[0]
    },
  })

/** PR-archbishop, PR-patroon, RS-tax. The Cathedral that is refilled first, the Site of a Rebel. */
export const answerSite = naming('site', {
  'archbishop-refill': {
    move: 'refill',
    each(g, seat, offer) {
      for (let site = 0; site < SITE_COUNT; site++) if (isVacantCathedral(g, site, colourOf(g, seat))) offer(site)
    },
  },
  'place-rebel': {
    move: 'place',
    each(g, _seat, offer) {
      for (const site of tables.sitesOfKind.rebel) if (g.rebel[site] === NO_REBEL) offer(site)
    },
  },
})

/** PR-man-iron-mask. Whose Peerage goes. */
export const answerCard = naming('card', {
  'iron-mask': {
    move: 'unmask',
    each(g, seat, offer) {
      for (const [slot, peer] of g.peers.entries())
        if (peer >= 0 && Math.trunc(slot / PEER_SLOTS) !== colourOf(g, seat)) offer(peer)
    },
  },
})

/** PR-asiento-spanish, PR-asiento-dutch. What the Flagship counts as. */
export const answerLegality = naming('legality', {
  'announce-asiento': {
    move: 'asiento',
    each(_g, _seat, offer) {
      for (let each = 0; each < LEGALITIES.length; each++) offer(each)
    },
  },
})

/** G1, E3b. To bring Labor to a vacant Colony of the other as soon as possible. */
export const deliver = promise({
  rule: 'G1',
  args: ['site'],
  offers(g, _from, to, offer) {
    for (let site = 0; site < SITE_COUNT; site++) if (ownerSeat(g, site) === to && isVacantColony(g, site)) offer(site)
  },
  refuse(g, _from, to, site) {
    if (kindOf(g.year) !== SAIL_YEAR) return NOT_SAIL_YEAR
    return ownerSeat(g, site) === to && isVacantColony(g, site) ? undefined : NOT_VACANT
  },
  does: (_g, { args }, deed) => deed.decision === 'sail-act' && deed.name === 'unload' && deed.b === args[0],
})

/** G1, E3b. To pay when the other has brought Labor to a Colony. */
export const payOnDelivery = promise({
  rule: 'G1',
  args: ['site', 'dollars'],
  offers(g, from, _to, offer) {
    for (let site = 0; site < SITE_COUNT; site++) if (ownerSeat(g, site) === from && isColony(g, site)) offer(site)
  },
  amount: () => range(1, 9),
  refuse: g => (kindOf(g.year) === SAIL_YEAR ? undefined : NOT_SAIL_YEAR),
  pays: {
    once: true,
    due: (g, { to, args }, { kind, args: told }) =>
      kind === 'passenger-delivered' && told[0] === colourOf(g, to) && told[2] === args[0] ? args[1] : 0,
  },
})

/** G1f, F5c. To pay when the own fleet sells its Treasure in EUROPE: a cut of the loot. */
export const payWhenHome = promise({
  rule: 'G1f',
  args: ['dollars'],
  amount: () => range(1, 9),
  refuse: g => (kindOf(g.year) === SAIL_YEAR ? undefined : NOT_SAIL_YEAR),
  pays: {
    once: true,
    due: (g, { from, args }, { kind, args: told }) =>
      (kind === 'chests-sold' || kind === 'chests-to-coffers' || kind === 'relic-sold') && told[0] === colourOf(g, from)
        ? args[0]
        : 0,
  },
})

/** G1f. To spend the fee on a bribe at a Site as soon as possible. */
export const smuggle = promise({
  rule: 'G1f',
  args: ['site'],
  offers(g, _from, _to, offer) {
    for (let site = 0; site < SITE_COUNT; site++) if (isColony(g, site)) offer(site)
  },
  refuse: g => (kindOf(g.year) === SAIL_YEAR ? undefined : NOT_SAIL_YEAR),
  does: (_g, { args }, deed) => deed.name === 'bribe' && deed.b === args[0],
})

/** G1b. After a surrender on terms no Ship is sunk. */
export const mercy = promise({
  rule: 'G1b',
  refuse: (g, from, to) => (occasion(g, from, to) === 'terms' ? undefined : NO_BATTLE),
  forbids: (_g, _pledge, deed) => deed.decision === 'sink-plunderers' && deed.name === 'sink',
})

/** G1a, G1c. How a Battle card is played is never binding: on land for a side, at sea with a tactic. */
const battleCard = (domain: 'side' | 'tactic', count: number, decision: string, words: readonly string[]) =>
  promise({
    rule: 'G1a',
    args: [domain],
    offers(_g, _from, _to, offer) {
      for (let each = 0; each < count; each++) offer(each)
    },
    mark: () => 'word',
    topic: () => 0,
    chooses: (_g, { args }, deed) => (deed.decision === decision ? deed.name === words[args[0]] : undefined),
  })

export const support = battleCard('side', 2, 'battle-support', ['support-fleet', 'support-target'])
export const tactic = battleCard('tactic', 3, 'sea-tactics', ['flee', 'weather-gage', 'boarding'])

/** G1a. In own words: the rules bind it this year, and no table can hold anybody to it. */
export const says = promise({ rule: 'G1a', words: true, mark: () => 'binding' })
