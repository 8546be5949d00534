import type { Params, Refusal, World } from '@spanish-main/kernel'
import { salary } from './calendar.ts'
import { kidnap, whyNotKidnap } from './e2a-kidnap.ts'
import { employ, whyNotEmploy } from './e2b-employ.ts'
import { acquireForSpain } from './e2c-ownerless-spain.ts'
import { colourOf, seatOf } from './players.ts'
import { areaOf, isVacantColony } from './sites.ts'
import { EMPTY, EN, type Pax } from './state.ts'
import { tables } from './tables.ts'
import { by, call, decision, type FrameOf, move, no, repeat, sequence, step } from './words.ts'

const NOT_YOUR_COLONY = no('D1c', 'not-your-colony')
const HAS_LABOUR = no('D1c', 'has-labour')

/** D1c, E2. The players in Player Order; ED-03: unplayed Spain after them, in the English edition before them. */
export const labourAcquisition = sequence('labour-acquisition', [
  step('E2c', (g, _frame, world) => {
    if (g.edition === EN && by('ED-03')) acquireForPurple(g, world)
  }),
  repeat('D1c', acquireForPlayers),
  step('E2c', (g, _frame, world) => {
    if (g.edition !== EN) acquireForPurple(g, world)
  }),
])

/** E2c, H1b. Spain without a player helps itself; in solitaire the human chooses for the Sun King. */
function acquireForPurple(g: Pax, world: World): void {
  if (g.solitaire === 1) call(g, 'king-labour')
  else acquireForSpain(g, world)
}

/** Labor is compulsory where a source exists; the owner is asked if there is anything to choose. */
function acquireForPlayers(g: Pax, frame: FrameOf<'labour-acquisition'>, world: World): boolean {
  if (frame.next === g.order.length) return false
  const colour = g.order[frame.next]
  const takers = coloniesWithSource(g, colour)
  if (takers.length === 0) frame.next++
  else if (!takeForced(g, world, colour, takers)) call(g, 'labour', seatOf(g, colour))
  return true
}

/** Vacant Colonies of a colour that can get Labor somewhere. */
function coloniesWithSource(g: Pax, colour: number): number[] {
  const takers: number[] = []
  for (let site = 0; site < g.disk.length; site++) {
    if (g.disk[site] === colour && isVacantColony(g, site) && sourcesOf(g, site).length > 0) takers.push(site)
  }
  return takers
}

const isSource = (g: Pax, colony: number, site: number): boolean =>
  whyNotKidnap(g, colony, site) === undefined || whyNotEmploy(g, colony, site) === undefined

const sourcesOf = (g: Pax, colony: number): number[] =>
  tables.sitesOfArea[areaOf(colony)].filter(site => isSource(g, colony, site))

/** A Colony alone in its land zone, with one source that takes nothing from the owner's other Colonies. */
function takeForced(g: Pax, world: World, colour: number, takers: readonly number[]): boolean {
  for (const colony of takers) {
    const [source, ...others] = sourcesOf(g, colony)
    const rival = takers.some(other => other !== colony && areaOf(other) === areaOf(colony))
    if (rival || others.length > 0) continue
    if (whyNotKidnap(g, colony, source) === undefined) {
      kidnap(g, world, colony, source)
      return true
    }
    if (g.money[colour] < salary(g) * takers.length) continue
    employ(g, world, colony, source)
    return true
  }
  return false
}

function offerSources(g: Pax, seat: number, offer: (colony: number, source: number) => void): void {
  const colour = colourOf(g, seat)
  for (let colony = 0; colony < g.disk.length; colony++) {
    if (g.disk[colony] !== colour || g.meeple[colony] !== EMPTY) continue
    for (const source of tables.sitesOfKind.tribal) offer(colony, source)
  }
}

function whyNotTake(g: Pax, seat: number, colony: number): Refusal | undefined {
  if (g.disk[colony] !== colourOf(g, seat)) return NOT_YOUR_COLONY
  return g.meeple[colony] === EMPTY ? undefined : HAS_LABOUR
}

/** D1c. The owner gives one of his vacant Colonies its Labor. */
export const labour = decision('labour', {
  rule: 'D1c',
  moves: {
    kidnap: move({
      rule: 'E2a',
      args: ['site', 'site'],
      offers: offerSources,
      refuse: (g, seat, colony, source) => whyNotTake(g, seat, colony) ?? whyNotKidnap(g, colony, source),
      play: (g, _seat, world, colony, source) => kidnap(g, world, colony, source),
    }),
    employ: move({
      rule: 'E2b',
      args: ['site', 'site'],
      offers: offerSources,
      refuse: (g, seat, colony, source) => whyNotTake(g, seat, colony) ?? whyNotEmploy(g, colony, source),
      play: (g, _seat, world, colony, source) => employ(g, world, colony, source),
    }),
  },
})

export const explain: Readonly<Record<string, (g: Pax, seat: number) => Params>> = {
  'E2b/no-salary': (g, seat) => ({ salary: salary(g), money: g.money[colourOf(g, seat)] }),
}
