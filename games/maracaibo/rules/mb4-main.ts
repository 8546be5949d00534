import { HOMEWARD, isCity, isVillage, LAST_21A, LAST_22, questsAt, SPACE_21B } from './board.ts'
import { hasAssistant, offerAssistants, useAssistant } from './choices.ts'
import { planMove } from './mb2-planning.ts'
import { scoreVariety } from './mb5-village.ts'
import { canFulfil } from './mb8-quests.ts'
import { give } from './mb14-gains.ts'
import { searchMoves } from './mu7-search.ts'
import { discsLeft, handLimit, hasTile, measure, planningSlots, renewLimits, switched } from './players.ts'
import { type Maracaibo, PLACE, QUEST0, SEARCH, USED_L30 } from './state.ts'
import { tables } from './tables.ts'
import { by, call, decision, move, no, sequence, step, tell } from './words.ts'

const NO_CITY = no('MB-4.1', 'no-city')
const NO_VILLAGE = no('MB-4.1', 'no-village')
const NO_QUEST = no('MB-4.1', 'no-quest')
const CANNOT_PAY = no('MB-8.1', 'cannot-pay')
const NO_ASSISTANT = no('MB-9.2', 'no-assistant')
const ONLY_THERE = no('MB-6.7', 'only-there')

/** MB-5.1, MU-2.9. Village actions as main action. */
export function villageCount(g: Maracaibo, seat: number): number {
  const { usual, fast } = tables.pack.villageActions
  const least = switched(g, seat, 'VILLAGE_FAST') ? fast : usual
  let count = 0
  by('MB-3.5')
  for (const points of least) if (g.moved >= points) count++
  const more = measure(g, seat, 'VILLAGE_PLUS')
  return more > 0 && by('MU-2.9') ? count + more : count
}

const isHomeward = (at: number): boolean => at === HOMEWARD || at === SPACE_21B

const homeward = (choice: number) =>
  move<'main'>({
    rule: 'MB-6.7',
    refuse: (g, seat) => (isHomeward(g.ship[seat]) ? undefined : ONLY_THERE),
    play: (g, seat) => give(g, seat, tables.homeward[choice]),
  })

/** DC-4. */
export const main = decision('main', {
  rule: 'MB-4.1',
  moves: {
    city: move({
      rule: 'MB-4.1',
      refuse: (g, seat) => (isCity(g, g.ship[seat]) ? undefined : NO_CITY),
      play: (g, seat) => call(g, 'city', seat, g.ship[seat]),
    }),
    village: move({
      rule: 'MB-5.1',
      refuse: (g, seat) => (isVillage(g, g.ship[seat]) ? undefined : NO_VILLAGE),
      play: (g, seat) => call(g, 'village-actions', seat, villageCount(g, seat), 1),
    }),
    quest: move({
      rule: 'MB-8.1',
      args: ['quest'],
      offers(g, seat, offer) {
        for (const quest of questsAt(g, PLACE.location + g.ship[seat])) offer(quest)
      },
      refuse(g, seat, quest) {
        if (g.place[QUEST0 + quest] !== PLACE.location + g.ship[seat]) return NO_QUEST
        return canFulfil(g, seat, quest) ? undefined : CANNOT_PAY
      },
      play: (g, seat, _world, quest) => call(g, 'fulfil', seat, quest),
    }),
    assistant: move({
      rule: 'MB-9.2',
      args: ['project'],
      offers: offerAssistants,
      refuse: (g, seat, card) =>
        hasAssistant(g, seat, card) && g.mark[card] === g.ship[seat] + 1 ? undefined : NO_ASSISTANT,
      play: (g, seat, world, card) => useAssistant(g, seat, card, world),
    }),
    combat: homeward(0),
    explore: homeward(1),
    plan: planMove,
    ...searchMoves,
    nothing: move({ rule: 'MB-4.2', play: () => undefined }),
  },
})

/** DC-22. Planning after the main action, before the hand is refilled. */
export const wrapUp = decision('wrap-up', {
  rule: 'MB-2.2',
  moves: { plan: planMove, ...searchMoves, 'end-turn': move({ rule: 'MB-2.1', play: () => undefined }) },
})

/** SM-3. The main action, if the turn has one, and what is scored at its end. */
export const mainAction = sequence('main-action', [
  step('MB-4.1', (g, frame) => {
    if (g.ender < 0) call(g, 'main', frame.seat)
  }),
  step('MU-9.6', (g, frame, world) => scoreVariety(g, frame.seat, world)),
])

/** SM-3. */
export const turn = sequence('turn', [
  step('MB-2.1', (g, frame, world) => {
    g.active = frame.seat
    g.turns++
    g.moved = 0
    renewLimits(g)
    tell(world, g, 'MB-2.1', 'turn', frame.seat, g.turns)
  }),
  step('MB-3.1', (g, frame) => call(g, 'sail', frame.seat)),
  step('MB-3.6', (g, frame) => call(g, 'end-movement', frame.seat)),
  step('MB-11.1', (g, frame, world) => {
    if (!isHome(g, g.ship[frame.seat])) return
    by('MR-12')
    by('MR-39')
    g.ender = frame.seat
    tell(world, g, 'MB-11.1', 'ended-round', frame.seat, g.round)
    offerL30(g, frame.seat)
    give(g, frame.seat, tables.ending)
  }),
  step('MB-4.1', (g, frame) => call(g, 'main-action', frame.seat)),
  step('MB-2.2', (g, frame) => {
    const { seat } = frame
    const plans = g.handSize[seat] > 0 && g.plannedSize[seat] < planningSlots(g, seat)
    if (g.ender < 0 && (plans || (g.modules & SEARCH) !== 0)) call(g, 'wrap-up', seat)
  }),
  step('MB-2.4', (g, frame) => {
    if (g.ender < 0) call(g, 'refill', frame.seat, Math.max(0, handLimit(g, frame.seat) - g.handSize[frame.seat]))
  }),
  step('MB-2.1', g => {
    g.active = -1
  }),
])

const isHome = (g: Maracaibo, at: number): boolean => at === (g.round === 4 ? LAST_22 : LAST_21A)

/** MU-10.1. */
function offerL30(g: Maracaibo, seat: number): void {
  if (g.round === 4 || !hasTile(g, 'L30') || (g.once[seat] & USED_L30) !== 0 || discsLeft(g, seat) === 0) return
  by('MU-10.1')
  give(g, seat, tables.l30)
}
