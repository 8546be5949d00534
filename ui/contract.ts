// What a page gives to a board and a board to a page; contract/ has the parts.
export type { Happening } from '@spanish-main/kernel'
export type {
  Board,
  BoardProps,
  ComponentsProps,
  DealDesk,
  GuidePlace,
  GuideStep,
  HandProps,
  PaperProps,
  StageProps,
} from './contract/board.ts'
export type { LegalTarget, Picking, TableActions, Target } from './contract/picking.ts'
export type {
  Change,
  IconInUse,
  InUse,
  Loss,
  LossSum,
  Pattern,
  Primer,
  Rival,
  RuleChapter,
  Sample,
  SeatFigure,
  SeatLook,
  Sign,
  TaleStep,
  TextSection,
  Tiding,
  WayOut,
} from './contract/pieces.ts'
export type { Name, Say } from './contract/speech.ts'
export type { Choice, RefusedChoice, Sitter, TableView, Verb } from './contract/table.ts'
export type { BoardWords } from './contract/words.ts'
