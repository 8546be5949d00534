import type { Procedure } from '@spanish-main/kernel'
import { newcomer } from './a4-arrival.ts'
import { crowns } from './b12-crowns.ts'
import { game, turns, year } from './c0-year.ts'
import { mutinyChoice } from './c1-black-spot.ts'
import { capitalizing } from './c2-capitalization.ts'
import { consent, declare, nameFleets, resolvePlots, skullduggery } from './c2-skullduggery.ts'
import { answerPledge, auction, auctions, bid } from './c3a-auction.ts'
import { chooseLocation } from './c4a-basing.ts'
import { preparations } from './c4a-preparations.ts'
import { interdictions, window } from './c4b-interdiction.ts'
import { operations } from './c4b-operations.ts'
import { agreeTrade, voyage } from './c4b-voyage.ts'
import { acceptTent, placeTent, tentsDue, upgrades } from './c5-year-end.ts'
import { loseShipChoice, newLeader, overflow } from './d2-disruption.ts'
import { makeRoom } from './d4-effects.ts'
import { attack, cityRaid, raid, ransom } from './e1-raids.ts'
import { reinforce, siege, spoils } from './e3-sieges.ts'
import { battle, battleRound, tactics } from './e4-battles.ts'
import type { Lords } from './state.ts'

/** Every procedure, in the order of the year. */
export const procedures: readonly Procedure<Lords>[] = [
  game,
  year,
  mutinyChoice,
  capitalizing,
  skullduggery,
  declare,
  nameFleets,
  consent,
  resolvePlots,
  auctions,
  auction,
  bid,
  answerPledge,
  crowns,
  turns,
  preparations,
  chooseLocation,
  operations,
  voyage,
  agreeTrade,
  window,
  interdictions,
  cityRaid,
  raid,
  ransom,
  attack,
  siege,
  spoils,
  reinforce,
  battle,
  tactics,
  battleRound,
  upgrades,
  tentsDue,
  placeTent,
  acceptTent,
  newcomer,
  loseShipChoice,
  newLeader,
  overflow,
  makeRoom,
]
