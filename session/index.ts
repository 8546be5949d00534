export { botAnswers, botsPlay, botText, firstAsked } from './bots.ts'
export { answer, decisionName, giveOrder, type Reply, takeBackOwn } from './moves.ts'
export {
  type Answer,
  type Holder,
  type NewSession,
  openSession,
  type Session,
  saveSession,
  startSession,
  tableChance,
} from './session.ts'
export { answerTakeback, askTakeback, changeSeat } from './takeback.ts'
export { type Told, tell } from './told.ts'
