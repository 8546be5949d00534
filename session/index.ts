export { auditTold, type Teller } from './audit.ts'
export { awaitsAnswer, learnLast, letBotAnswer, letBotsOffer, recallDeals, type TableDealer } from './bot-deals.ts'
export { botAnswers, botsPlay, botText, firstAsked } from './bots.ts'
export { branchRecord } from './branch.ts'
export * from './client.ts'
export {
  type Clock,
  givenTo,
  giveTime,
  holdClock,
  type Moment,
  moreTime,
  newClock,
  nextOut,
  outOfTime,
  type Pace,
  setZone,
  turnClock,
} from './clock.ts'
export { countsAlong, lineAt, moversFor, movesFor } from './counts.ts'
export {
  acceptOffer,
  clearOffers,
  type DealStep,
  declineOffer,
  lapseOffers,
  makeOffer,
  type NewOffer,
  nextLapse,
  type Offered,
  offeredTo,
  offersFor,
  pickAnew,
  takeDealStep,
  withdrawOffer,
} from './deals.ts'
export { applied, type Compared, type Difference, difference, sharing } from './difference.ts'
export { chairsOf, type Holder, heldWith, joinHands, printHolder, readHolder } from './holders.ts'
export { imaginedRecord } from './imagined.ts'
export { type LookedBack, lookBack, viewsOf } from './looking-back.ts'
export type { Answer } from './memory.ts'
export { answer, decisionName, giveOrder, type Reply, takeBackOwn } from './moves.ts'
export { givePrepared, isPrepared, type Prepared } from './prepared.ts'
export { type Batch, createQueue, type Queue, type QueueAbout, type Store } from './queue.ts'
export { keepsReceipts, receiptFor, strayReceipts } from './receipt.ts'
export * from './room.ts'
export { type BotPort, createRunner, type Runner } from './runner.ts'
export {
  type Condition,
  changeDice,
  conditionOf,
  type NewSession,
  type OpenedSession,
  openSession,
  type Saved,
  type Session,
  saveSession,
  startSession,
  WrongSecret,
} from './session.ts'
export { type Later, openSnapshot, printSnapshot, snapshotEntries } from './snapshot.ts'
export { answerTakeback, askTakeback, changeSeat } from './takeback.ts'
export { type Thought, thoughtOf } from './thought.ts'
export { saysMore, type Told, tell } from './told.ts'
export { type Turns, takeTurns } from './turn.ts'
export * from './wire.ts'
