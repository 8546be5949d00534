import type { Board } from '@spanish-main/ui'
import type { Maracaibo } from '../../rules/state.ts'
import { Choose } from './choice.tsx'
import { City, Discs } from './city.tsx'
import { Combat } from './combat.tsx'
import { Draw } from './draw.tsx'
import { Explore } from './explore.tsx'
import { ChooseCards, ChooseOne } from './setup.tsx'
import { BuyCheaper, Interim, Village } from './village.tsx'

/** Long decisions, each in a work panel beside the chart. The others are made on the chart, the hand and the dock. */
export const panels: NonNullable<Board<Maracaibo>['panels']> = {
  'choose-career': ChooseOne,
  'choose-port': ChooseOne,
  'choose-plan': ChooseCards,
  'choose-discards': ChooseCards,
  village: Village,
  'buy-cheaper': BuyCheaper,
  'interim-choice': Interim,
  deliver: City,
  'deliver-again': City,
  'city-act': City,
  disc: Discs,
  'explore-to': Explore,
  draw: Draw,
  'draw-token': Combat,
  'draw-second': Combat,
  'keep-token': Combat,
  'choose-side': Combat,
  'token-cost': Combat,
  fight: Combat,
  exchange: Choose,
  'pay-each': Choose,
  choose: Choose,
  assist: Choose,
  'gain-influence': Choose,
  'fewest-influence': Choose,
  'lose-influence': Choose,
  'rise-in-rank': Choose,
  patron: Choose,
  resist: Choose,
  'return-marker': Choose,
  'quest-offer': Choose,
  'explore-over': Choose,
  'ruin-offer': Choose,
  'port-bonus': Choose,
  'give-up': Choose,
  'place-hint': Choose,
  'cover-hint': Choose,
  'jacques-quest': Choose,
  ransom: Choose,
  vote: Choose,
}
