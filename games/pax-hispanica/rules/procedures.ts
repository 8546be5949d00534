import type { Procedure } from '@spanish-main/kernel'
import { actionProcedures } from '../actions/index.ts'
import { game, year } from './d0-years.ts'
import { goodsYear } from './d1-goods-year.ts'
import { cathedralRefresh, refillCathedral } from './d1b-cathedral-refresh.ts'
import { auctionTurn, auctionYear } from './d2-auction-year.ts'
import { bids, chooseWinner } from './d2a-auction.ts'
import { carousal } from './d2c-debauchery.ts'
import { playTurn, playYear } from './d3-play-year.ts'
import { midlifeNudge } from './d3b-nudge.ts'
import { cardActions, playCard } from './d3c-actions.ts'
import { handLimitChoice, yearEndHands } from './d3f-hand-limit.ts'
import { royalExchange, sailYear } from './d4-sail-year.ts'
import { sailMode } from './d4b-sail-mode.ts'
import { labour, labourAcquisition } from './e2-labour.ts'
import { battleSupport, landBattle } from './e5-land-battle.ts'
import { captive } from './e5f-captive.ts'
import { fleetWins } from './e5f-fleet-wins.ts'
import { targetWins } from './e5g-target-wins.ts'
import { placeRebel } from './e6-rebels.ts'
import { hurricane, interdiction, interdictionWindow } from './f1-interdiction.ts'
import { afterBattle, mercy, sinkPlunderers } from './f1c-after-battle.ts'
import { seaBattle, seaTactics, strikeColours } from './f2-sea-battle.ts'
import { lostPassengers } from './f2d-passengers.ts'
import { unloadInEurope } from './f6-unloading.ts'
import { mercantilism } from './f6b-mercantilism.ts'
import { unloadRelic } from './f6d-relics.ts'
import { havenFromHand, newFlagship, surplusShip } from './fleet-choices.ts'
import { tribute } from './g1-negotiation.ts'
import { midlifeCrisis } from './gl-midlife-crisis.ts'
import { ransom } from './gl-ransom.ts'
import { substituteCitizen } from './gl-token-limits.ts'
import { solitaireAuctionYear, solitairePlayYear } from './h0-solitaire.ts'
import { kingRefill, kingRefillChoice } from './h1-goods.ts'
import { kingImport, kingLabour, kingSource } from './h1b-labour.ts'
import { openBid } from './h2-gz-auction.ts'
import { kingPrivateer, kingSurplusShip } from './h3-abilities.ts'
import { kingAuction } from './h3-sk-auction.ts'
import { kingCallow, kingMidlifeCrisis, kingRomance } from './h3b-amor-de-rey.ts'
import { kingAssimilate, kingBuild, kingPreach, kingSlave, kingTeach } from './h3c-actions.ts'
import { kingRenounce } from './h3c-apostasy.ts'
import { kingPlays } from './h3c-sk-plays.ts'
import { kingDraw } from './h4-sk-draw.ts'
import { hurricaneWatch, plotCourse } from './h6-gz-sail.ts'
import { kingInterdiction, kingSinks } from './h6b-interdiction.ts'
import { kingLoad, kingSail, kingTarget } from './h6c-sk-sail.ts'
import { mercantile } from './na-mercantile.ts'
import { malaria, malariaCure } from './om-malaria.ts'
import { alcabala, omens } from './om-omens.ts'
import { archbishop, archbishopRefill } from './pr-archbishop.ts'
import { announceAsiento } from './pr-asiento.ts'
import { ironMask } from './pr-man-iron-mask.ts'
import { starChamber } from './pr-star-chamber.ts'
import { sailTurn } from './sm-sail-turn.ts'
import { sailAct, sailStep } from './sm4-sail-act.ts'
import { piratesRun, runCourse, runStep } from './sm8-pirates-run.ts'
import type { Pax } from './state.ts'
import { loseCargo, surplusCargo } from './surplus-cargo.ts'

/** H0-choices. What the human chooses for the Sun King. */
const KING_CHOICES = [
  kingRefillChoice,
  kingSource,
  kingImport,
  kingRomance,
  kingCallow,
  kingTeach,
  kingPreach,
  kingBuild,
  kingSlave,
  kingAssimilate,
  kingRenounce,
  kingSurplusShip,
  kingPrivateer,
  kingSinks,
  kingTarget,
  kingLoad,
]

/** Every procedure of the rules; sections call each other by these names. */
export const procedures: readonly Procedure<Pax>[] = [
  game,
  year,
  omens,
  malaria,
  malariaCure,
  alcabala,
  archbishop,
  archbishopRefill,
  goodsYear,
  cathedralRefresh,
  refillCathedral,
  labourAcquisition,
  labour,
  auctionYear,
  auctionTurn,
  bids,
  chooseWinner,
  carousal,
  playYear,
  playTurn,
  playCard,
  midlifeNudge,
  cardActions,
  ...actionProcedures,
  substituteCitizen,
  handLimitChoice,
  yearEndHands,
  ironMask,
  starChamber,
  placeRebel,
  midlifeCrisis,
  newFlagship,
  surplusShip,
  havenFromHand,
  interdiction,
  interdictionWindow,
  hurricane,
  seaBattle,
  strikeColours,
  seaTactics,
  surplusCargo,
  loseCargo,
  lostPassengers,
  ransom,
  mercy,
  sinkPlunderers,
  afterBattle,
  piratesRun,
  runCourse,
  runStep,
  sailYear,
  royalExchange,
  sailTurn,
  sailMode,
  sailAct,
  sailStep,
  landBattle,
  tribute,
  battleSupport,
  fleetWins,
  captive,
  targetWins,
  unloadInEurope,
  announceAsiento,
  unloadRelic,
  mercantilism,
  mercantile,
  solitaireAuctionYear,
  solitairePlayYear,
  openBid,
  kingAuction,
  kingDraw,
  kingPlays,
  kingMidlifeCrisis,
  kingRefill,
  kingLabour,
  hurricaneWatch,
  plotCourse,
  kingInterdiction,
  kingSail,
  ...KING_CHOICES.map(choice => choice.decision),
]
