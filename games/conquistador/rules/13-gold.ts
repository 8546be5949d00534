import { type Refusal, rollDie, type World } from '@spanish-main/kernel'
import { AREA } from '../data/index.ts'
import { POTOSI } from './6-events.ts'
import { addGold, goldIn, NO_ORIGIN, originOf, takeGold } from './fleet.ts'
import { hexOfPerson, isAshore, isLeader, serves } from './people.ts'
import { COLONIST, DETACHMENT, menAt } from './posts.ts'
import {
  ABANDONED,
  AREA_COUNT,
  type Conquest,
  DEPLETED,
  FOUND,
  GOLD_HOME,
  PERSONS,
  STREAM,
  UNKNOWN_MINE,
} from './state.ts'
import { tables } from './tables.ts'
import { call, decision, move, no, sequence, step, tell, top } from './words.ts'

const NO_MINE = no('13.11', 'no-mine')
const NOBODY_THERE = no('13.11', 'nobody-there')
const TRIED = no('13.11', 'tried')
const NOT_UNKNOWN = no('13.11', 'not-unknown')
const NO_COLONIST = no('13.5', 'no-colonist')
const NOT_WORKED = no('13.5', 'not-found')
const NOT_ABANDONED = no('13.5', 'not-abandoned')
const TOO_LATE = no('13.5', 'too-late')
const NO_DETACHMENT = no('13.31', 'no-detachment')
const NATIVES_LEFT = no('13.31', 'natives')
const EMPTY = no('13.33', 'empty')
const LOOTED = no('13.31', 'looted')
const SETTLERS = no('21.27', 'european-level')
const PORTUGUESE = no('22.22', 'portuguese-level')

/** 21.27, 22.22. Why nothing is won in an Area. */
export function refuseProfit(g: Conquest, area: number): Refusal | undefined {
  if (g.european[area] === 0 && g.barren[area] !== 2) return undefined
  return g.solitaire === 1 ? SETTLERS : PORTUGUESE
}

const isCaribbean = (hex: number): boolean => tables.areaOf[hex] === AREA.caribbean
const CITY_NOTE = 100
const PROSPECT_NOTE = 200

/** 13.11. Hexes where somebody of a seat can look for gold; one may be there twice. */
function prospectedBy(g: Conquest, seat: number): number[] {
  const hexes: number[] = []
  for (let i = 0; i < g.postHex.length; i++) if (g.postSeat[i] === seat) hexes.push(g.postHex[i])
  for (let person = 0; person < PERSONS; person++)
    if (isAshore(g, person) && isLeader(person) && serves(g, person) === seat) hexes.push(hexOfPerson(g, person))
  return hexes
}

const offerMines = (g: Conquest, seat: number, offer: (hex: number) => void): void => {
  const hexes = prospectedBy(g, seat)
  for (const hex of tables.mines) if (hexes.includes(hex)) offer(hex)
}

function refuseMine(g: Conquest, seat: number, hex: number): Refusal | undefined {
  if (!tables.mineAt.has(hex)) return NO_MINE
  if (!prospectedBy(g, seat).includes(hex)) return NOBODY_THERE
  return refuseProfit(g, tables.areaOf[hex])
}

const prospect = move<'gold'>({
  rule: '13.11',
  args: ['hex'],
  stays: true,
  offers: offerMines,
  refuse(g, seat, hex) {
    const wrong = refuseMine(g, seat, hex)
    if (wrong !== undefined) return wrong
    const mine = tables.mineAt.get(hex)!
    if (g.mine[mine] !== UNKNOWN_MINE) return NOT_UNKNOWN
    return top(g, 'gold').tried.includes(PROSPECT_NOTE + mine) ? TRIED : undefined
  },
  play(g, seat, world, hex, _b, _c, frame) {
    const mine = tables.mineAt.get(hex)!
    const die = rollDie(g, world, STREAM.dice)
    const found = die <= (isCaribbean(hex) ? tables.gold.caribbean : tables.gold.mainland).found
    frame.tried = [...frame.tried, PROSPECT_NOTE + mine]
    tell(world, g, isCaribbean(hex) ? '13.22' : '13.12', 'prospected', g.nation[seat], hex, die, found ? 1 : 0)
    if (found) g.mine[mine] = FOUND
  },
})

function setMine(g: Conquest, world: World, seat: number, hex: number, state: number): void {
  g.mine[tables.mineAt.get(hex)!] = state
  tell(world, g, '13.5', 'mine-state', g.nation[seat], hex, state)
}

const reopenable =
  (from: number, wrong: Refusal) =>
  (g: Conquest, seat: number, hex: number): Refusal | undefined => {
    const refusal = refuseMine(g, seat, hex)
    if (refusal !== undefined) return refusal
    if (menAt(g, seat, hex, COLONIST) === 0) return NO_COLONIST
    const mine = tables.mineAt.get(hex)!
    if (g.mine[mine] !== from) return wrong
    const { tried } = top(g, 'gold')
    if (tried.some(note => note >= CITY_NOTE)) return TOO_LATE
    return tried.includes(mine) ? TRIED : undefined
  }

/** 13.5. A mine is abandoned or reopened once in a segment, before anybody looks for gold or loots. */
const switchMine = (from: number, to: number, wrong: Refusal) =>
  move<'gold'>({
    rule: '13.5',
    args: ['hex'],
    stays: true,
    offers: offerMines,
    refuse: reopenable(from, wrong),
    play(g, seat, world, hex, _b, _c, frame) {
      frame.tried = [...frame.tried, tables.mineAt.get(hex)!]
      setMine(g, world, seat, hex, to)
    },
  })

const loot = move<'gold'>({
  rule: '13.31',
  args: ['city'],
  stays: true,
  offers(g, seat, offer) {
    tables.cities.forEach((hex, city) => {
      if (menAt(g, seat, hex, DETACHMENT) > 0) offer(city)
    })
  },
  refuse(g, seat, city) {
    const area = tables.areaOf[tables.cities[city]]
    if (menAt(g, seat, tables.cities[city], DETACHMENT) === 0) return NO_DETACHMENT
    if (g.native[area] > 0) return NATIVES_LEFT
    if (g.emptied[city] === 1) return EMPTY
    return top(g, 'gold').tried.includes(CITY_NOTE + city) ? LOOTED : refuseProfit(g, area)
  },
  play(g, seat, world, city, _b, _c, frame) {
    frame.tried = [...frame.tried, CITY_NOTE + city]
    addGold(g, tables.cities[city], tables.cities[city], tables.loot[city])
    tell(world, g, '13.31', 'looted', g.nation[seat], city, tables.loot[city])
  },
})

/** C1. Nothing must be done; what is open is mined when the seat is done. */
export const gold = decision('gold', {
  rule: '13.11',
  moves: {
    abandon: switchMine(FOUND, ABANDONED, NOT_WORKED),
    reopen: switchMine(ABANDONED, FOUND, NOT_ABANDONED),
    prospect,
    loot,
    done: move<'gold'>({
      rule: '5.0',
      play: (g, seat, _world, _a, _b, _c, { tried }) =>
        call(
          g,
          'mining',
          seat,
          tried.filter(note => note >= CITY_NOTE && note < PROSPECT_NOTE),
        ),
    }),
  },
})

/** 13.43, R-52. What a country has ashore in Europe becomes ducats; of what Areas it was won is told, too (24.3). */
export function creditGoldOf(g: Conquest, world: World, seat: number): void {
  const place = GOLD_HOME + seat
  const ducats = goldIn(g, place)
  if (ducats === 0) return
  const byArea = Array.from({ length: AREA_COUNT }, () => 0)
  g.goldAt.forEach((at, i) => {
    if (at === place && g.goldFrom[i] !== NO_ORIGIN) byArea[tables.areaOf[originOf(g.goldFrom[i])]] += g.goldAmount[i]
  })
  takeGold(g, place)
  g.treasury[seat] += ducats
  g.shown[seat] += ducats
  tell(world, g, '13.43', 'gold-credited', g.nation[seat], ducats)
  byArea.forEach((won, area) => {
    if (won > 0) tell(world, g, '13.43', 'gold-won', g.nation[seat], area, won)
  })
}

/** Whether a seat has anything to do with gold. */
export const hasGoldWork = (g: Conquest, seat: number): boolean =>
  prospectedBy(g, seat).some(hex => tables.mineAt.has(hex) && g.mine[tables.mineAt.get(hex)!] !== DEPLETED) ||
  tables.cities.some((hex, city) => g.emptied[city] === 0 && menAt(g, seat, hex, DETACHMENT) > 0)

const twoDice = (g: Conquest, world: World): number => rollDie(g, world, STREAM.dice) + rollDie(g, world, STREAM.dice)

/** 13.14, 13.15. Open mines with a Colonist are worked; then everything that paid is rolled for. */
export const mining = sequence('mining', [
  step('13.14', (g, { seat }, world) => {
    tables.mines.forEach((hex, mine) => {
      const open = g.mine[mine] === FOUND && menAt(g, seat, hex, COLONIST) > 0
      if (!open || refuseProfit(g, tables.areaOf[hex]) !== undefined) {
        if (hex === POTOSI && g.potosi === seat) g.potosi = -1
        return
      }
      const rich = hex === POTOSI && g.potosi === seat
      const amount = rich ? tables.gold.potosi : (isCaribbean(hex) ? tables.gold.caribbean : tables.gold.mainland).yield
      addGold(g, hex, hex, amount)
      g.minedBy[mine] = seat
      g.minedOn[mine] = g.turn
      tell(world, g, rich ? '6.41-2' : '13.14', 'mined', g.nation[seat], hex, amount)
    })
  }),
  step('13.15', (g, { seat, looted }, world) => {
    tables.mines.forEach((hex, mine) => {
      if (g.minedBy[mine] !== seat || g.minedOn[mine] !== g.turn) return
      const caribbean = isCaribbean(hex)
      const sum = caribbean ? rollDie(g, world, STREAM.dice) : twoDice(g, world)
      const { depletedBy } = caribbean ? tables.gold.caribbean : tables.gold.mainland
      if (depletedBy.includes(sum)) {
        g.mine[mine] = DEPLETED
        tell(world, g, caribbean ? '13.22' : '13.15', 'mine-state', g.nation[seat], hex, DEPLETED)
      }
    })
    for (const note of looted) {
      if (!tables.gold.cities.depletedBy.includes(twoDice(g, world))) continue
      g.emptied[note - CITY_NOTE] = 1
      tell(world, g, '13.33', 'emptied', note - CITY_NOTE)
    }
  }),
])
