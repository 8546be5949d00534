import { rollDie, type World } from '@spanish-main/kernel'
import { AREA, EVENT_IDS, QUESTS } from '../data/index.ts'
import { hexOfExpedition, inNewWorld, shipsOf } from './fleet.ts'
import { hexOf } from './geography.ts'
import { AND_AFLOAT, CARIBS, demandFriar, demandMen, PLAGUE } from './losses.ts'
import {
  ashoreIn,
  hexOfPerson,
  isAboard,
  isAshore,
  isFriar,
  isLeader,
  isSailor,
  killPerson,
  serves,
  shipOf,
} from './people.ts'
import { COLONIST, hasMenIn, loseMen, menAt, settlements } from './posts.ts'
import {
  AREA_COUNT,
  BANKERS,
  type Conquest,
  EXPEDITIONS,
  FOUND,
  HELD,
  IN_EUROPE,
  SHIPS,
  SPAIN,
  STREAM,
} from './state.ts'
import { tables } from './tables.ts'
import { earn, loseDucats } from './treasury.ts'
import { by, call, decision, move, no, sequence, step, tell } from './words.ts'

export const POTOSI = hexOf('4213')
const NOT_AMONG = no('6.41-4', 'not-among-them')
const NO_LEADER = no('6.41-16', 'no-such-leader')

/** Whether a country has a ship in a hex of an Area. */
export function hasShipIn(g: Conquest, seat: number, area: number): boolean {
  for (let e = seat * EXPEDITIONS; e < (seat + 1) * EXPEDITIONS; e++)
    if (inNewWorld(g, e) && tables.areaOf[hexOfExpedition(g, e)] === area) return true
  return false
}

/** Whether a country has any unit in an Area: on land or aboard. */
export const isPresent = (g: Conquest, seat: number, area: number): boolean =>
  hasMenIn(g, seat, area) || hasShipIn(g, seat, area) || (seat === SPAIN && ashoreIn(g, area).length > 0)

/** 6.41-4, R-02. Settlements of one or two in the Area of the highest Native Level that has one. */
function weakSettlements(g: Conquest, seat: number): number[] {
  const weak = settlements(g, seat).filter(
    hex => menAt(g, seat, hex, COLONIST) <= 2 && g.native[tables.areaOf[hex]] >= 1,
  )
  const highest = Math.max(0, ...weak.map(hex => g.native[tables.areaOf[hex]]))
  return weak.filter(hex => g.native[tables.areaOf[hex]] === highest)
}

function abandonSettlement(g: Conquest, world: World, seat: number, hex: number): void {
  loseMen(g, world, '6.41-4', seat, hex, COLONIST, menAt(g, seat, hex, COLONIST))
}

export const weakSettlement = decision('weak-settlement', {
  rule: '6.41-4',
  moves: {
    'give-up': move<'weak-settlement'>({
      rule: '6.41-4',
      args: ['hex'],
      offers(g, seat, offer) {
        for (const hex of settlements(g, seat)) offer(hex)
      },
      refuse: (g, seat, hex) => (weakSettlements(g, seat).includes(hex) ? undefined : NOT_AMONG),
      play: (g, seat, world, hex) => abandonSettlement(g, world, seat, hex),
    }),
  },
})

/** Detachments of a country in the New World, those aboard included. */
export function detsOverseas(g: Conquest, seat: number): number {
  let sum = 0
  for (let i = 0; i < g.postHex.length; i++) if (g.postSeat[i] === seat) sum += g.dets[i]
  for (let e = seat * EXPEDITIONS; e < (seat + 1) * EXPEDITIONS; e++) {
    if (inNewWorld(g, e)) for (const ship of shipsOf(g, e)) sum += g.shipDets[ship]
  }
  return sum
}

/** Conquistadors in play, Europe included. */
const leaders = (g: Conquest): number[] =>
  g.personAt.flatMap((at, person) => (isLeader(person) && at >= IN_EUROPE && !(at >= HELD && at < 100) ? [person] : []))

/** 6.41-17. Conquistadors and Explorers in the Caribbean, ashore or aboard. */
function leadersAmongCaribs(g: Conquest): number[] {
  const there = (person: number): boolean => {
    if (isAshore(g, person)) return tables.areaOf[hexOfPerson(g, person)] === AREA.caribbean
    if (!isAboard(g, person)) return false
    const ship = shipOf(g, person)
    const expedition = Math.floor(ship / SHIPS) * EXPEDITIONS + g.shipExp[ship]
    return inNewWorld(g, expedition) && tables.areaOf[tables.waterHex[g.expAt[expedition]]] === AREA.caribbean
  }
  return g.personAt.flatMap((_, person) =>
    !isFriar(person) && (isLeader(person) || isSailor(person)) && serves(g, person) === SPAIN && there(person)
      ? [person]
      : [],
  )
}

const leaderDecision = (
  name: 'plague-leader' | 'caribs-leader',
  rule: '6.41-16' | '6.41-17',
  who: (g: Conquest) => number[],
) =>
  decision(name, {
    rule,
    moves: {
      lose: move({
        rule,
        args: ['person'],
        offers(g, _seat, offer) {
          for (const person of who(g)) offer(person)
        },
        refuse: (g, _seat, person) => (who(g).includes(person) ? undefined : NO_LEADER),
        play: (g, _seat, world, person) => killPerson(g, world, rule, person),
      }),
    },
  })

export const plagueLeader = leaderDecision('plague-leader', '6.41-16', leaders)
export const caribsLeader = leaderDecision('caribs-leader', '6.41-17', leadersAmongCaribs)

const PLAGUE_LEADER = 0
const CARIBS_LEADER = 1

/** One leader falls, at Spain's choice where there is one. Who is left is seen when it comes to that: men may fall first. */
export const leaderFalls = sequence('leader-falls', [
  step('15.51', (g, { cause }, world) => {
    const [name, rule] =
      cause === PLAGUE_LEADER ? (['plague-leader', '6.41-16'] as const) : (['caribs-leader', '6.41-17'] as const)
    const among = cause === PLAGUE_LEADER ? leaders(g) : leadersAmongCaribs(g)
    if (among.length > 1) call(g, name, SPAIN)
    else if (among.length === 1) killPerson(g, world, rule, among[0])
  }),
])

function newMonarch(rating: number) {
  return (g: Conquest, seat: number, world: World): void => {
    g.monarch[seat] = rating
    tell(world, g, '6.41-A', 'new-monarch', g.nation[seat], rating)
  }
}

function beginQuest(quest: number) {
  return (g: Conquest, seat: number, world: World): void => {
    const slot = seat * 2 + quest
    const { areas, turns } = QUESTS[quest]
    if (g.questDue[slot] > 0 || !areas.some(area => isPresent(g, seat, AREA[area]))) return
    g.questDue[slot] = Math.min(g.turn + turns - 1, 99)
    tell(
      world,
      g,
      quest === 0 ? '6.41-14' : '6.41-15',
      'quest-begins',
      g.nation[seat],
      quest,
      Math.min(21, g.questDue[slot]),
    )
  }
}

type Effect = (g: Conquest, seat: number, world: World) => void

/** What each political event does, in the order of EVENT_IDS. */
const EFFECTS: Readonly<Record<string, Effect>> = {
  A: newMonarch(0),
  B: newMonarch(1),
  C: newMonarch(2),
  D: newMonarch(3),
  '1'(g, seat) {
    by('6.41-1')
    if (g.solitaire === 0) g.multiplier[seat] = 1
  },
  '2'(g, seat, world) {
    by('6.41-2')
    const mine = tables.mineAt.get(POTOSI)!
    const works = g.mine[mine] === FOUND && g.minedBy[mine] === seat && g.minedOn[mine] === g.turn - 1
    if (g.potosiDone === 1 || !works || menAt(g, seat, POTOSI, COLONIST) === 0) return
    g.potosi = seat
    g.potosiDone = 1
    tell(world, g, '6.41-2', 'potosi-doubled', g.nation[seat])
  },
  '3'(g, seat) {
    by('6.41-3')
    if (g.solitaire === 0) g.multiplier[seat] = -1
  },
  '4'(g, seat, world) {
    const weak = weakSettlements(g, seat)
    if (weak.length === 1) abandonSettlement(g, world, seat, weak[0])
    else if (weak.length > 1) call(g, 'weak-settlement', seat, g.native[tables.areaOf[weak[0]]])
  },
  '5'(g, seat, world) {
    loseDucats(g, world, '6.41-5', seat, 50)
    const banker = g.nation.indexOf(BANKERS)
    if (banker >= 0) loseDucats(g, world, '24.18', banker, 40)
  },
  '6'(g, seat, world) {
    if (g.capeRounded === 0 || g.solitaire === 1) return
    g.rutter[seat] = 1
    tell(world, g, '6.41-6', 'got-rutter', g.nation[seat])
  },
  '7'(g, seat, world) {
    g.noDets[seat] = 1
    g.recall[seat] = Math.ceil(detsOverseas(g, seat) / 4)
    tell(world, g, '6.41-7', 'recall', g.nation[seat], g.recall[seat])
  },
  '8': (g, seat) => call(g, 'harsh-rule', seat),
  '9': (g, seat, world) => earn(g, world, '6.41-9', seat, 20),
  '10'(g, seat) {
    by('6.41-10')
    g.doubled[seat] = 1
  },
  '11'(g, seat) {
    by('6.41-11')
    g.europeColonists[seat] *= 2
  },
  '12'(g, seat) {
    by('6.41-12')
    g.europeColonists[seat] = 0
  },
  '13'(g, _seat, world) {
    g.noUprisings = 1
    for (let area = 0; area < AREA_COUNT; area++) {
      if (g.native[area] <= 1 || !g.nation.some((_, each) => isPresent(g, each, area))) continue
      g.native[area]--
      tell(world, g, '6.41-13', 'epidemic', area, g.native[area])
    }
  },
  '14': beginQuest(0),
  '15': beginQuest(1),
  '16'(g, seat, world) {
    if (seat === SPAIN) {
      const die = rollDie(g, world, STREAM.dice)
      tell(world, g, '6.41-16', 'rolled', g.nation[seat], die)
      if (die === 6) demandFriar(g, world, '6.41-16', -1)
      if (die >= 4) call(g, 'leader-falls', SPAIN, PLAGUE_LEADER)
    }
    demandMen(g, world, seat, PLAGUE, -1, Math.ceil(settlements(g, seat).length / 2))
  },
  '17'(g, seat, world) {
    if (g.native[AREA.caribbean] === 0 || !isPresent(g, seat, AREA.caribbean)) return
    if (seat === SPAIN) {
      const die = rollDie(g, world, STREAM.dice)
      tell(world, g, '6.41-17', 'rolled', g.nation[seat], die)
      if (die === 3) demandFriar(g, world, '6.41-17', AREA.caribbean + AND_AFLOAT)
      if (die >= 4) call(g, 'leader-falls', SPAIN, CARIBS_LEADER)
    }
    demandMen(g, world, seat, CARIBS, AREA.caribbean, 1)
  },
}

/** 6.4. Carries an event out. */
export function happen(g: Conquest, seat: number, event: number, world: World): void {
  tell(world, g, '6.33', 'event', g.nation[seat], event)
  EFFECTS[EVENT_IDS[event]](g, seat, world)
}
