import { drawFrom, reveal, type World } from '@spanish-main/kernel'
import { cityTileAt, PUERTO_CABEZAS } from './board.ts'
import { canPay, payWithCards } from './mb8-paying.ts'
import { give, returnFigures, trigger } from './mb14-gains.ts'
import { measure } from './players.ts'
import { type Maracaibo, PLACE, QUEST0, QUESTS, STREAM } from './state.ts'
import { TRIGGER, tables } from './tables.ts'
import { call, decision, move, no, sequence, step, tell, top } from './words.ts'

const CANNOT_PAY = no('MB-8.1', 'cannot-pay')

/** MB-8.1. Whether a seat can pay a quest in full. */
export function canFulfil(g: Maracaibo, seat: number, quest: number): boolean {
  const { cost } = tables.quests[quest]
  return (
    g.doubloons[seat] >= cost.doubloons &&
    g.combat[seat] >= cost.combat &&
    g.supply[seat] >= cost.figures &&
    canPay(g, seat, cost.symbols, measure(g, seat, 'QUEST_OBJECT'))
  )
}

/** The tile that lies open on the pile, −1 if the pile is empty. */
export function topQuest(g: Maracaibo): number {
  for (let quest = 0; quest < QUESTS; quest++) if (g.place[QUEST0 + quest] === PLACE.topQuest) return quest
  return -1
}

/** Turns the next tile of the pile up. */
export function turnQuestUp(g: Maracaibo, world: World): void {
  if (g.questSize === 0 || topQuest(g) >= 0) return
  const quest = drawFrom(g, world, STREAM.quests, PLACE.questPile, QUEST0, QUEST0 + QUESTS)
  g.questSize--
  g.place[quest] = PLACE.topQuest
  reveal(g, quest)
}

/** Moves the top tile somewhere; −1 if there is none. */
export function takeTopQuest(g: Maracaibo, place: number, world: World): number {
  const quest = topQuest(g)
  if (quest < 0) return -1
  g.place[QUEST0 + quest] = place
  turnQuestUp(g, world)
  return quest
}

/** MB-8.2. With its tile the quest of 17 is always renewed. */
export function renewQuest(g: Maracaibo, at: number, world: World): void {
  if (at !== PUERTO_CABEZAS || cityTileAt(g, at) < 0) return
  const quest = takeTopQuest(g, PLACE.location + at, world)
  if (quest >= 0) tell(world, g, 'MB-8.2', 'quest-laid', quest, at)
}

export const fulfil = sequence('fulfil', [
  step('MB-8.1', (g, frame) => {
    const { cost } = tables.quests[frame.quest]
    g.doubloons[frame.seat] -= cost.doubloons
    g.combat[frame.seat] -= cost.combat
    returnFigures(g, frame.seat, cost.figures)
    payWithCards(g, frame.seat, cost.symbols, measure(g, frame.seat, 'QUEST_OBJECT'))
  }),
  step('MB-8.1', (g, frame, world) => {
    const card = QUEST0 + frame.quest
    const from = g.place[card]
    g.place[card] = PLACE.ship + frame.seat
    g.quests[frame.seat]++
    tell(world, g, 'MB-8.1', 'quest-done', frame.seat, frame.quest)
    if (from === PLACE.topQuest) turnQuestUp(g, world)
    if (from >= PLACE.location) renewQuest(g, from - PLACE.location, world)
    give(g, frame.seat, tables.quests[frame.quest].reward)
  }),
  step('MB-8.3', (g, frame) => trigger(g, frame.seat, TRIGGER.QUEST)),
])

/** MB-7.2, MU-9.14. A quest on the explorer track, or the top one of the pile, may be fulfilled at once. */
export const questOffer = decision('quest-offer', {
  rule: 'MB-7.2',
  moves: {
    fulfil: move({
      rule: 'MB-8.1',
      refuse: (g, seat) => (canFulfil(g, seat, top(g, 'quest-offer').quest) ? undefined : CANNOT_PAY),
      play: (g, seat, _world, _a, _b, _c, frame) => call(g, 'fulfil', seat, frame.quest),
    }),
    leave: move({ rule: 'MB-0.2', play: () => undefined }),
  },
})
