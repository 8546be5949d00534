import { type Refusal, range } from '@spanish-main/kernel'
import { isCity, neighbours, takesMarkers } from './board.ts'
import { AGAINST, combatFrame, isAgainst, OVER } from './mb10-combat.ts'
import { isEmptyPlace, putMarker, removeFromGame, takeMarker } from './mb10-markers.ts'
import { gainDoubloons, gainInfluence, gainPoints, give, returnFigures, trigger } from './mb14-gains.ts'
import { COMBAT_UPGRADE, hasTile, influenceOf, isBought, isFreeing, isUnlocked, openPort } from './players.ts'
import { CARDS, LOCATIONS, type Maracaibo, NATIONS, UPGRADES } from './state.ts'
import { TRIGGER, tables } from './tables.ts'
import { by, call, decision, move, no, tell } from './words.ts'

const DONE_ALREADY = no('MB-10.4', 'done-already')
const VALUE = no('MB-10.4', 'value')
const ROW_EMPTY = no('MB-10.5', 'row-empty')
const OCCUPIED = no('MB-10.5', 'occupied')
const OWN_MARKER = no('MB-10.5', 'own-marker')
const NO_MARKER = no('MB-10.5', 'no-marker')
const ONLY_LIBERATION = no('MU-4.3', 'only-liberation')
const ONLY_FOR = no('MU-6.2', 'only-liberation')
const OTHER_NATION = no('MR-26', 'other-nation')
const NOT_LIBERATING = no('MU-3.2', 'fighting-for')
const ONCE_A_TURN = no('MU-6.2', 'once-per-turn')
const NOT_UNLOCKED = no('MB-10.4', 'not-unlocked')
const NO_ACTION = no('MB-10.4', 'no-such-action')
const NOT_ITS_NATION = no('MU-2.7', 'other-nation')
const NOTHING_TO_LOSE = no('MU-9.10', 'nothing-to-lose')
const USED_UP = no('MR-35', 'used-up')
const NO_POINTS = no('MB-10.3', 'no-points')
const NO_FIGURES = no('MB-10.3', 'no-figures')

/** Bits of base actions used in this combat, and of liberations used in this turn. */
const INFLUENCE = 1
const ANNEX = 2
const DISPLACE = 4
const FURTHER = 8
const CITY = 16
const VILLAGE = 32

const spend = (g: Maracaibo, value: number, used: number): void => {
  const frame = combatFrame(g)
  frame.value -= value
  frame.state = [frame.state[0], frame.state[1] | used, ...frame.state.slice(2)]
}

/** MU-8.1. The base actions are closed against a nation. */
function refuseBase(g: Maracaibo, used: number): Refusal | undefined {
  if (isFreeing(g)) return ONLY_FOR
  if (isAgainst(g)) return ONLY_LIBERATION
  return (combatFrame(g).state[1] & used) !== 0 ? DONE_ALREADY : undefined
}

const byKind = (g: Maracaibo, at: number, prices: { village: number; city: number }): number =>
  isCity(g, at) ? prices.city : prices.village

const places = (g: Maracaibo, _seat: number, offer: (at: number) => void): void => {
  for (let at = 0; at < LOCATIONS; at++) if (takesMarkers(g, at)) offer(at)
}

const influence = move<'fight'>({
  rule: 'MB-10.4',
  args: ['choice'],
  offers(_g, _seat, offer) {
    for (let n = 1; n <= tables.pack.combat.influence.options.length; n++) offer(n)
  },
  refuse(g, _seat, n) {
    const option = tables.pack.combat.influence.options[n - 1]
    if (option === undefined) return NO_ACTION
    return refuseBase(g, INFLUENCE) ?? (combatFrame(g).value < option.value ? VALUE : undefined)
  },
  play(g, seat, world, n) {
    const { value, steps } = tables.pack.combat.influence.options[n - 1]
    spend(g, value, INFLUENCE)
    gainInfluence(g, seat, combatFrame(g).nation, steps, world)
  },
})

function refuseAnnexing(g: Maracaibo, at: number, price: { village: number; city: number }): Refusal | undefined {
  const { nation, value } = combatFrame(g)
  if (!isEmptyPlace(g, at, isCity(g, at))) return OCCUPIED
  if (g.row[nation] === 0) return ROW_EMPTY
  return value < byKind(g, at, price) ? VALUE : undefined
}

function annexAt(g: Maracaibo, seat: number, at: number, world: Parameters<typeof gainPoints>[3]): void {
  const { nation } = combatFrame(g)
  tell(world, g, 'MB-10.4', 'annexed', seat, nation, at)
  trigger(g, seat, TRIGGER.ANNEX)
  putMarker(g, seat, nation, at)
}

const annex = move<'fight'>({
  rule: 'MB-10.4',
  args: ['location'],
  offers: places,
  refuse: (g, _seat, at) => refuseBase(g, ANNEX) ?? refuseAnnexing(g, at, tables.pack.combat.annex),
  play(g, seat, world, at) {
    spend(g, byKind(g, at, tables.pack.combat.annex), ANNEX)
    annexAt(g, seat, at, world)
  },
})

const displace = move<'fight'>({
  rule: 'MB-10.4',
  args: ['location'],
  offers: places,
  refuse(g, _seat, at) {
    const base = refuseBase(g, DISPLACE)
    if (base !== undefined) return base
    const { nation, value } = combatFrame(g)
    if (g.markers[at] === 0) return NO_MARKER
    if (g.owner[at] === nation) return OWN_MARKER
    if (g.row[nation] === 0) return ROW_EMPTY
    return value < byKind(g, at, tables.pack.combat.displace) ? VALUE : undefined
  },
  play(g, seat, world, at) {
    spend(g, byKind(g, at, tables.pack.combat.displace), DISPLACE)
    const { nation } = combatFrame(g)
    g.removed[seat]++
    removeFromGame(g, takeMarker(g, at), world)
    tell(world, g, 'MB-10.4', 'displaced', seat, nation, at)
    trigger(g, seat, TRIGGER.DISPLACE)
    putMarker(g, seat, nation, at)
  },
})

/** MB-10.4, MU-6.2. What the combat upgrade adds. */
const further = move<'fight'>({
  rule: 'MB-10.4',
  args: ['location'],
  offers: places,
  refuse(g, seat, at) {
    if (!isUnlocked(g, seat, COMBAT_UPGRADE)) return NOT_UNLOCKED
    if (isFreeing(g)) return refuseFreeing(g, at, FURTHER, tables.pack.combat.furtherLiberate)
    return refuseBase(g, FURTHER) ?? refuseAnnexing(g, at, tables.pack.combat.furtherAnnex)
  },
  play(g, seat, world, at) {
    if (isFreeing(g)) {
      by('MR-7')
      g.freedNow |= FURTHER
      spend(g, byKind(g, at, tables.pack.combat.furtherLiberate), 0)
      call(g, 'liberate', seat, at, 1)
    } else {
      spend(g, byKind(g, at, tables.pack.combat.furtherAnnex), FURTHER)
      annexAt(g, seat, at, world)
    }
  },
})

function refuseLiberating(g: Maracaibo, at: number): Refusal | undefined {
  if (g.markers[at] === 0) return NO_MARKER
  return g.owner[at] === combatFrame(g).nation ? undefined : OTHER_NATION
}

function refuseFreeing(
  g: Maracaibo,
  at: number,
  kind: number,
  price: { village: number; city: number },
): Refusal | undefined {
  if ((g.freedNow & kind) !== 0) return ONCE_A_TURN
  return refuseLiberating(g, at) ?? (combatFrame(g).value < byKind(g, at, price) ? VALUE : undefined)
}

/** MU-4.4, MU-4.5, MU-6.2. */
const liberate = move<'fight'>({
  rule: 'MU-3.2',
  args: ['location'],
  offers: places,
  refuse(g, _seat, at) {
    const frame = combatFrame(g)
    if (frame.state[0] !== AGAINST) return NOT_LIBERATING
    const kind = isCity(g, at) ? CITY : VILLAGE
    if (isFreeing(g)) return refuseFreeing(g, at, kind, tables.pack.combat.liberate)
    if ((frame.state[1] & kind) !== 0) return DONE_ALREADY
    return refuseLiberating(g, at) ?? (frame.value < byKind(g, at, tables.pack.combat.against) ? VALUE : undefined)
  },
  play(g, seat, world, at) {
    const kind = isCity(g, at) ? CITY : VILLAGE
    if (isFreeing(g)) {
      g.freedNow |= kind
      spend(g, byKind(g, at, tables.pack.combat.liberate), 0)
      call(g, 'liberate', seat, at, 1)
      return
    }
    const { against } = tables.pack.combat
    spend(g, byKind(g, at, against), kind)
    if (kind === CITY) {
      by('MU-4.4')
      gainDoubloons(g, seat, against.cityDoubloons, world)
      gainPoints(g, seat, against.perOccupiedCity * occupiedCities(g), world)
    } else {
      by('MU-4.5')
      const occupied = neighbours(g, at).filter(other => g.markers[other] > 0).length
      gainPoints(g, seat, against.perNeighbour * occupied, world)
    }
    call(g, 'liberate', seat, at, 1)
  },
})

/** MR-10. Counted before the removal. */
export function occupiedCities(g: Maracaibo): number {
  by('MR-10')
  let count = 0
  for (let at = 0; at < LOCATIONS; at++) if (isCity(g, at) && g.markers[at] > 0) count++
  return count
}

const UPGRADE0 = CARDS
const PORT0 = UPGRADE0 + UPGRADES
const L6 = PORT0 + 15

interface CombatAction {
  readonly value: number
  readonly last: boolean
  readonly gain: number
}

/** A combat action of a card, the port or L6. */
function actionOf(g: Maracaibo, seat: number, source: number): CombatAction | undefined {
  if (source < CARDS) return isBought(g, seat, source) ? tables.cards[source].effects.combat : undefined
  if (source >= L6) return hasTile(g, 'L6') ? { ...tables.l6[source - L6], last: false } : undefined
  return source >= PORT0 && openPort(g, seat) === source - PORT0
    ? tables.ports[source - PORT0].effects.combat
    : undefined
}

const canLose = (g: Maracaibo, seat: number): boolean => {
  for (let nation = 0; nation < NATIONS; nation++) if (influenceOf(g, seat, nation) > 0) return true
  return false
}

const use = move<'fight'>({
  rule: 'MB-10.4',
  args: ['source'],
  offers(g, seat, offer) {
    for (const card of tables.cardsWith.combat) if (isBought(g, seat, card)) offer(card)
    const port = openPort(g, seat)
    if (port >= 0 && tables.ports[port].effects.combat !== undefined) offer(PORT0 + port)
    if (hasTile(g, 'L6')) {
      offer(L6)
      offer(L6 + 1)
    }
  },
  refuse(g, seat, source) {
    const action = actionOf(g, seat, source)
    if (action === undefined) return NO_ACTION
    if (isAgainst(g)) return ONLY_LIBERATION
    const frame = combatFrame(g)
    if (source >= L6 && (g.l6 & (1 << (source - L6))) !== 0) return USED_UP
    if (frame.state.indexOf(source, 2) >= 0) return DONE_ALREADY
    if (source >= PORT0 && source < L6 && tables.ports[source - PORT0].nation !== frame.nation) return NOT_ITS_NATION
    if (action.last && !isFreeing(g) && !canLose(g, seat)) return NOTHING_TO_LOSE
    return frame.value < action.value ? VALUE : undefined
  },
  play(g, seat, world, source) {
    const { value, last, gain } = actionOf(g, seat, source)!
    const frame = combatFrame(g)
    frame.value -= value
    frame.state = [...frame.state, source]
    if (source >= L6) g.l6 |= 1 << (source - L6)
    give(g, seat, gain, source)
    if (!last) return
    spend(g, 0, OVER)
    if (isFreeing(g)) gainPoints(g, seat, -tables.pack.stated.pointsPerInfluence, world)
    else call(g, 'lose-influence', seat, 1)
  },
})

/** MB-10.3. */
const addPoints = move<'fight'>({
  rule: 'MB-10.3',
  args: ['force'],
  amount: (g, seat) => range(1, g.combat[seat]),
  refuse: (g, seat, n) => (n > g.combat[seat] ? NO_POINTS : undefined),
  play(g, seat, _world, n) {
    g.combat[seat] -= n
    combatFrame(g).value += n
  },
})

const addFigures = move<'fight'>({
  rule: 'MB-10.3',
  args: ['force'],
  amount: (g, seat) => range(1, g.supply[seat]),
  refuse: (g, seat, n) => (n > g.supply[seat] ? NO_FIGURES : undefined),
  play(g, seat, _world, n) {
    returnFigures(g, seat, n)
    combatFrame(g).value += n
  },
})

/** DC-14. */
export const fight = decision('fight', {
  rule: 'MB-10.4',
  moves: {
    influence,
    annex,
    displace,
    further,
    liberate,
    use,
    'add-points': addPoints,
    'add-figures': addFigures,
    end: move({ rule: 'MB-10.7', play: g => spend(g, 0, OVER) }),
  },
})
