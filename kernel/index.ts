export { type Range, range } from './amount.ts'
export {
  type Adviser,
  askBot,
  type Bot,
  type Dealing,
  type Hint,
  type Insight,
  insightInto,
  type Judgement,
  type Outlook,
  type Reason,
  type Term,
} from './bot.ts'
export { type Cards, draw, drawEach, drawFrom, hide, reveal, rollDie, show } from './cards.ts'
export { headsOf } from './chain.ts'
export { mayChangeChair } from './chairs.ts'
export { chachaChance, secretBytes, tableKey } from './chance/chacha.ts'
export type { Chance } from './chance/chance.ts'
export { type FastChance, fastChance } from './chance/fast.ts'
export { type Promised, promisedDice, tableChance } from './chance/promised.ts'
export { recording, replaying } from './chance/recorded.ts'
export { type Script, scriptedChance } from './chance/scripted.ts'
export { type Event, type EventKinds, hears, type Listener, maskEvent, type World } from './chronicle.ts'
export { argA, argB, argC, encode, entryIndex, type MoveEntry } from './codes.ts'
export { concernedBy } from './concerned.ts'
export { type Course, type Happening, horizon, learnt, positionAt, type StandingMove } from './course.ts'
export {
  type DealBook,
  type DealNews,
  type Deed,
  type Goods,
  isGoods,
  kindOf,
  type Occasion,
  type PartKind,
  type PledgeEnd,
  type PledgeKind,
  pledgesOf,
} from './deals/book.ts'
export { candidatesFor, partRange } from './deals/candidates.ts'
export { type DealProblem, dealProblems, markOf, picksFor } from './deals/check.ts'
export {
  cloneDeals,
  type Deal,
  isParty,
  isSecretDeal,
  type Mark,
  NO_DEALS,
  otherParty,
  type Part,
  type Pledge,
  type Terms,
} from './deals/deal.ts'
export {
  closesDeal,
  isOpen,
  nextId,
  noPapers,
  notePaper,
  openPapers,
  type Paper,
  type Papers,
  papersSeenBy,
  threadOf,
} from './deals/papers.ts'
export { printPart, printTerms, readTerms, sameTerms, withoutPicks } from './deals/terms.ts'
export { canonical, digest } from './digest.ts'
export { clearDesks, desk, draftMoves, stepBack } from './drafts.ts'
export { advance, apply, askedSeats, editionOf, openDecision, waiting } from './engine.ts'
export {
  anyGame,
  anyMinds,
  type ComponentLine,
  type GameEntry,
  type GameMinds,
  type GameRules,
  isCampaign,
  type Language,
  type Messages,
  type Mode,
  modeOf,
  type Said,
  seatsOf,
} from './entry.ts'
export { type AnyFrame, card, cards, type Field, type Frames, list, type NamedFrame, own, shown } from './frames.ts'
export {
  type Catalogue,
  defineGame,
  enter,
  type Game,
  type GameDefinition,
  hasEmptyChairs,
  type Json,
  newGame,
  type OrderBook,
  type PackStamp,
  type Params,
  type RuleEntry,
  type SetUp,
} from './game.ts'
export { check, explain, submit, why } from './gate.ts'
export { type Hash, hashText, portableHash, useHash } from './hash.ts'
export {
  entriesSince,
  entryCount,
  headOf,
  type Journal,
  type NewTable,
  play,
  recordOf,
  setChair,
  startJournal,
  takeBack,
  undo,
  undoTo,
  write,
  writeOffer,
} from './journal.ts'
export { legal, legalAlways, listed, rangeOf, refusalOf, refused } from './lists.ts'
export { type Beside, type Opened, type Opening, openJournal } from './open.ts'
export {
  type GameOption,
  type OptionChoice,
  type OptionList,
  type OptionNumber,
  type Options,
  type OptionValue,
  parseValue,
  takes,
  usualValue,
} from './options.ts'
export { playsWith } from './pack/pack.ts'
export { parsePosition, printPosition } from './position.ts'
export type { Answers, Decision, Move, Offer, Procedure, Sequence, Step } from './procedure.ts'
export { type PutDown, putDown, readUp, takeUp } from './put-down.ts'
export { parseHeader, parseRecord, salvageEntry, salvageRecord, splitRecord } from './read-record.ts'
export { type Entry, type GameRecord, type Header, type Lasting, printEntry, printRecord } from './record.ts'
export { no, type Refusal, refusals, switchOff, switchOn } from './refusal.ts'
export { type Fault, type Replayed, type RulesChange, replay } from './replay.ts'
export { resample } from './resample.ts'
export { byPoints, finish, resultOf, shareOf, soleWinner, together, winners, won } from './result.ts'
export { rulebook } from './rulebook.ts'
export {
  bitOf,
  cloneDrafts,
  cloneStack,
  cloneState,
  everySeat,
  type Frame,
  firstSeat,
  freshState,
  NO_DRAFTS,
  NO_LIST,
  NOBODY,
  ONLOOKERS,
  type Result,
  type State,
  UNKNOWN,
} from './state.ts'
export { type Parsed, type Problem, parseMove, printMove, problem } from './text.ts'
export { startTrace, traced } from './trace.ts'
export { type Belief, type Level, type Verdict, verdictOf, verify } from './verify.ts'
export {
  byPlace,
  knows,
  type OpenFields,
  openFields,
  ownBlock,
  ownerOf,
  parties,
  type Schema,
  type Visibility,
  view,
  visibilityOf,
} from './visibility.ts'
export { type Domain, isAmount, lowest, meaningOf, sizeOf, type Vocabulary, wordOf } from './vocabulary.ts'
