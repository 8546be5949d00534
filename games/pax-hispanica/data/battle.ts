import type { Source } from './source.ts'
import { reconstructed, stated } from './source.ts'

/** When the pirates who hold the weather gage seize the Cargo of a fleet that flees. */
export type FleeSeizure = 'pirates-at-least-equal' | 'always' | 'never'

/** F2a. The two outcomes of fleeing, the one part of the Battle card whose wording is lost. */
export type BattleCard = {
  readonly fleeAgainstBoarding: 'escape'
  readonly fleeAgainstGage: { readonly flagshipSunk: boolean; readonly cargoSeized: FleeSeizure }
}

export const FLEE_SEIZURES: readonly FleeSeizure[] = ['pirates-at-least-equal', 'always', 'never']

/** AMB-01. Fits every printed chance to grab the Cargo. */
export const BATTLE_CARD: BattleCard = {
  fleeAgainstBoarding: 'escape',
  fleeAgainstGage: { flagshipSunk: true, cargoSeized: 'pirates-at-least-equal' },
}

export const BATTLE_CARD_SOURCE: { readonly boarding: Source; readonly gage: Source } = {
  boarding: stated('EN F2a'),
  gage: reconstructed('gap G-8, bounded by the odds of EN F2'),
}
