import { onePly, randomBot, USUAL_EFFORT } from '@spanish-main/bots'
import { type ArenaResult, arena } from '@spanish-main/bots/arena'
import type { Bot } from '@spanish-main/kernel'
import { deckhand, judgement } from '../../bots/index.ts'
import { type Pax, paxHispanica } from '../../index.ts'
import { type Coverage, freshCoverage, play, type Tally } from './tally.ts'

/** Games among bots of one kind, whose ends are counted. */
export interface TallyCampaign {
  readonly kind: 'tally'
  readonly bot: BotName
  readonly players: number
  readonly games: number
  readonly seed: number
}

/** Games of one bot against a table of another. */
export interface ArenaCampaign {
  readonly kind: 'arena'
  readonly bots: readonly [BotName, BotName]
  readonly players: number
  readonly games: number
  readonly seed: number
}

export type Campaign = TallyCampaign | ArenaCampaign

/** What a campaign found. */
export type Found =
  | { readonly kind: 'tally'; readonly tally: Tally; readonly coverage: Coverage }
  | { readonly kind: 'arena'; readonly campaign: ArenaCampaign; readonly result: ArenaResult }

/** The bots that play; a mate among mates takes half its usual time. */
const BOTS = {
  random: randomBot as Bot<Pax>,
  deckhand,
  mate: onePly(paxHispanica, judgement),
  'quick mate': onePly(paxHispanica, judgement, { ...USUAL_EFFORT, samples: 4 }),
}

export type BotName = keyof typeof BOTS

/** Plays the games of a campaign; `done` is called after each. */
export function run(campaign: Campaign, done: () => void): Found {
  if (campaign.kind === 'tally') {
    const coverage = freshCoverage()
    return { kind: 'tally', tally: play(BOTS[campaign.bot], campaign, coverage, done), coverage }
  }
  const entrants = campaign.bots.map(name => ({ name, bot: BOTS[name] }))
  const { players: seats, games, seed } = campaign
  const result = arena(paxHispanica, entrants, { seats, games, seed, done, clock: () => performance.now() })
  return { kind: 'arena', campaign, result }
}
