import { type Refusal, rollDie, type World } from '@spanish-main/kernel'
import { BY_NATIVES, demandMen } from './losses.ts'
import { ashoreIn, isFriar, isLeader } from './people.ts'
import { DETACHMENT, menIn } from './posts.ts'
import { AREA_COUNT, type Conquest, PERSONS, SPAIN, STREAM } from './state.ts'
import { tables } from './tables.ts'
import { by, decision, move, no, tell } from './words.ts'

const NO_DETACHMENT = no('17.21', 'no-detachment')
const NO_NATIVES = no('17.24', 'no-natives')
const ONCE = no('17.21', 'once')
const TWO_NEEDED = no('21.28', 'two-detachments')

/** 17.26. Column by detachments: 1 to 6, 7-8, 9-10, 11 and more. */
const columnOf = (dets: number): number => (dets <= 6 ? dets - 1 : dets <= 8 ? 6 : dets <= 10 ? 7 : 8)

/** 17.23. Conquistadors and zealous Missionaries, three at most. */
export function pipsOf(g: Conquest, seat: number, area: number): number {
  if (seat !== SPAIN) return 0
  const helps = (person: number) => isLeader(person) || (isFriar(person) && g.friarRating[person - PERSONS] > 0)
  const pips = ashoreIn(g, area).filter(helps).length
  if (pips > 0) by('17.23')
  return Math.min(3, pips)
}

export function refuseAttack(g: Conquest, seat: number, area: number): Refusal | undefined {
  const dets = menIn(g, seat, area, DETACHMENT)
  if (dets === 0) return NO_DETACHMENT
  if (g.native[area] === 0 && g.european[area] === 0) return NO_NATIVES
  if ((g.attacked[area] & (1 << seat)) !== 0) return ONCE
  return g.european[area] > 0 && dets < 2 ? TWO_NEEDED : undefined
}

/** What an attack in an Area is like: the column, and how far leaders and Missionaries turn the die. */
export function oddsAgainst(g: Conquest, seat: number, area: number): { column: number; help: number } {
  const settlers = g.european[area] > 0
  const dets = menIn(g, seat, area, DETACHMENT)
  return {
    column: columnOf(settlers ? Math.floor(dets / 2) : dets),
    help: g.tordesillas === 1 && settlers ? 0 : pipsOf(g, seat, area),
  }
}

/** What a throw does, 0 for a detachment lost. */
export const resultOf = ({ column, help }: { column: number; help: number }, thrown: number): number =>
  tables.nativeCombat[Math.max(1, thrown - help) - 1][column]

/** 17.22, 21.28, 22.12. */
function attack(g: Conquest, world: World, seat: number, area: number): void {
  g.attacked[area] |= 1 << seat
  const settlers = g.european[area] > 0
  const odds = oddsAgainst(g, seat, area)
  const thrown = rollDie(g, world, STREAM.dice)
  const die = Math.max(1, thrown - odds.help)
  const result = resultOf(odds, thrown)
  tell(
    world,
    g,
    settlers ? (g.tordesillas === 1 ? '22.12' : '21.28') : '17.21',
    'natives-attacked',
    g.nation[seat],
    area,
    die,
    result,
  )
  if (result === 0) {
    demandMen(g, world, seat, BY_NATIVES, area, settlers ? 2 : 1)
    return
  }
  const level = settlers ? g.european : g.native
  level[area] = Math.max(0, level[area] - result)
  // 21.27: profits begin in the turn after the level has fallen to 0.
  if (g.solitaire === 1 && settlers && level[area] === 0) g.barren[area] = 2
  tell(world, g, '17.22', 'level', area, level[area])
}

/** C3. */
export const natives = decision('natives', {
  rule: '17.21',
  moves: {
    attack: move({
      rule: '17.21',
      args: ['area'],
      stays: true,
      offers(g, seat, offer) {
        for (let area = 0; area < AREA_COUNT; area++) if (menIn(g, seat, area, DETACHMENT) > 0) offer(area)
      },
      refuse: refuseAttack,
      play: (g, seat, world, area) => attack(g, world, seat, area),
    }),
    done: move({ rule: '5.0', play: () => undefined }),
  },
})

export const hasNativesToAttack = (g: Conquest, seat: number): boolean =>
  g.native.some((_, area) => refuseAttack(g, seat, area) === undefined)
