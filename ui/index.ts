export { ActionBar } from './action-bar.tsx'
export { AmountChooser } from './amount-chooser.tsx'
export { Button, type ButtonKind, type ButtonProps } from './button.tsx'
export { Chip, RuleChip } from './chip.tsx'
export type {
  Board,
  BoardProps,
  BoardWords,
  Choice,
  ComponentsProps,
  GuidePlace,
  GuideStep,
  Happening,
  LegalTarget,
  Name,
  Pattern,
  Picking,
  RefusedChoice,
  Sample,
  Say,
  SeatFigure,
  SeatLook,
  Sitter,
  TableActions,
  TableView,
  Target,
  TextSection,
  Told,
  Verb,
} from './contract.ts'
export { Crest, CrestSheet, plainLook, SeatBand } from './crest.tsx'
export { Emblem, Icon, type IconName } from './icon.tsx'
export { LineChart, type Series } from './line-chart.tsx'
export {
  agrees,
  legalTargets,
  NO_PICKS,
  nextStep,
  type Pick,
  type Picks,
  type Step,
  take,
  type VerbButton,
} from './picking.ts'
export { Refusal } from './refusal.tsx'
export { useRoving } from './roving.ts'
export { SeatStrip } from './seat-strip.tsx'
export { Sheet } from './sheet.tsx'
export { Stage } from './stage.tsx'
export { type Tab, Tabs } from './tabs.tsx'
export { type TargetItem, TargetList } from './target-list.tsx'
export { Telling } from './telling.tsx'
export { plainSections, TextBoard } from './text-board.tsx'
export { Verbs } from './verbs.tsx'
export { WordsForm } from './words-form.tsx'
