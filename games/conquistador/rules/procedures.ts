import type { Procedure } from '@spanish-main/kernel'
import { game, inOrder, turn, turnEnd } from './5-turn.ts'
import { council, royalEvents } from './6-council.ts'
import { caribsLeader, leaderFalls, plagueLeader, weakSettlement } from './6-events.ts'
import { planning } from './6-planning.ts'
import { bills, upkeep } from './6-upkeep.ts'
import { arrival, firstCrossings, landfall, lastCrossings, lostPort } from './7-crossing.ts'
import { refuge, refugeHome, refuges } from './7-refuge.ts'
import { sailing, voyage } from './7-sailing.ts'
import { combine, declare, meeting, tryAttack } from './8-meeting.ts'
import { fates, loseShips, nameLoser, prize, prizes, seaBattle } from './8-sea-battle.ts'
import { navalAttrition, seaToll, tollLeader, tollMen, tollShip } from './9-attrition.ts'
import { column, march } from './10-march.ts'
import { battles, chooseBattle, giveColonists, invasion, landBattle, leaveAshore, retreat } from './11-battle.ts'
import { landAttrition } from './12-land-attrition.ts'
import { gold, mining } from './13-gold.ts'
import { loading, resources } from './14-resources.ts'
import { natives } from './17-natives.ts'
import { harshRule, uprising, uprisings } from './17-uprisings.ts'
import { colonisation, loseShipThere } from './21-solitaire.ts'
import { claims, repossession } from './24-bankers.ts'
import { loseFriar, loseMenDecision } from './losses.ts'
import type { Conquest } from './state.ts'

/** Every procedure of the rules; sections call each other by name. */
export const procedures: readonly Procedure<Conquest>[] = [
  game,
  turn,
  inOrder,
  council,
  royalEvents,
  weakSettlement,
  leaderFalls,
  caribsLeader,
  plagueLeader,
  harshRule,
  uprisings,
  uprising,
  loseMenDecision,
  loseFriar,
  colonisation,
  loseShipThere,
  planning,
  firstCrossings,
  lastCrossings,
  lostPort,
  landfall,
  sailing,
  voyage,
  combine,
  meeting,
  declare,
  tryAttack,
  seaBattle,
  loseShips,
  nameLoser,
  prizes,
  prize,
  fates,
  invasion,
  leaveAshore,
  battles,
  chooseBattle,
  landBattle,
  giveColonists,
  retreat,
  navalAttrition,
  seaToll,
  tollShip,
  tollMen,
  tollLeader,
  gold,
  mining,
  march,
  column,
  natives,
  landAttrition,
  resources,
  loading,
  bills,
  upkeep,
  turnEnd,
  refuges,
  refuge,
  refugeHome,
  arrival,
  claims,
  repossession,
]
