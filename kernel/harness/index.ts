export { checkAlong, playAll, positionProblems } from './along.ts'
export { type Bench, bench, type Clock } from './bench.ts'
export {
  cloneSharesNothing,
  draftsCommute,
  gateEqualsList,
  gateLeavesState,
  imaginesWell,
  survivesJson,
  undeclaredFields,
  viewEqualsState,
} from './checks.ts'
export { anyDeal, anyPart } from './deals.ts'
export { entryProblems } from './entry.ts'
export { playJournal, replayEqualsPlay } from './histories.ts'
export { sideBySide } from './packs.ts'
export { perft } from './perft.ts'
export { anyMove, type Playout, type PlayoutOptions, type Policy, playout, type Seating } from './playout.ts'
export { type Look, linesOf, type Scenario, type Setting, scenario } from './scenario.ts'
export { anySeat } from './seats.ts'
export { type Audit, auditGame, type Chooser } from './secrecy.ts'
export { idByName, partsOf, type Words, wordsOf } from './words.ts'
