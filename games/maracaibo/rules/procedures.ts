import type { Procedure } from '@spanish-main/kernel'
import * as choices from './choices.ts'
import * as firstChoices from './mb1-choices.ts'
import * as refilling from './mb2-refill.ts'
import { round } from './mb2-round.ts'
import { sail, sailOn } from './mb3-sailing.ts'
import { endMovement, giveUp, stop } from './mb3-stop.ts'
import { main, mainAction, turn, wrapUp } from './mb4-main.ts'
import { buy, buyCheaper, placeAssistant } from './mb5-buy.ts'
import { payForceChoice, village, villageActions } from './mb5-village.ts'
import { city, cityAct, deliver, deliverAgain } from './mb6-city.ts'
import { disc, discs, portBonus } from './mb6-discs.ts'
import { explore, exploreOver, exploreTo, ruinOffer } from './mb7-explorer.ts'
import { pay, paySymbol } from './mb8-paying.ts'
import { fulfil, questOffer } from './mb8-quests.ts'
import { chooseSide, combat, drawSecond, drawTokenChoice, keepToken, tokenCost } from './mb10-combat.ts'
import { fight } from './mb10-fight.ts'
import { freeVillage, liberate, placeMarker, resist, returnMarker } from './mb10-markers.ts'
import { final, ransom, vote } from './mb11-final.ts'
import { endRound, interim, interimChoice, prepareRound } from './mb11-round-end.ts'
import { jean } from './mb12-jean.ts'
import { jacques, jacquesQuest } from './mu5-jacques.ts'
import { placeHint } from './mu7-search.ts'
import { reward } from './rewards.ts'
import type { Maracaibo } from './state.ts'

/** Every procedure of the game. */
export const procedures: readonly Procedure<Maracaibo>[] = [
  firstChoices.game,
  firstChoices.chooseCareer,
  firstChoices.choosePort,
  firstChoices.choosePlan,
  firstChoices.chooseDiscards,
  firstChoices.coverHint,
  round,
  turn,
  sail,
  sailOn,
  endMovement,
  stop,
  giveUp,
  placeHint,
  mainAction,
  main,
  wrapUp,
  refilling.refill,
  refilling.draw,
  villageActions,
  village,
  payForceChoice,
  buy,
  buyCheaper,
  placeAssistant,
  city,
  deliver,
  deliverAgain,
  cityAct,
  discs,
  disc,
  portBonus,
  explore,
  exploreTo,
  exploreOver,
  ruinOffer,
  questOffer,
  fulfil,
  pay,
  paySymbol,
  reward,
  choices.exchange,
  choices.payEach,
  choices.choose,
  choices.farCity,
  choices.assist,
  choices.gainInfluenceChoice,
  choices.fewestInfluence,
  choices.loseInfluenceChoice,
  choices.riseInRank,
  choices.patron,
  placeMarker,
  freeVillage,
  liberate,
  resist,
  returnMarker,
  combat,
  drawTokenChoice,
  drawSecond,
  keepToken,
  chooseSide,
  tokenCost,
  fight,
  endRound,
  interim,
  interimChoice,
  prepareRound,
  final,
  ransom,
  vote,
  jean,
  jacques,
  jacquesQuest,
]
