export { ActionBar } from './action-bar.tsx'
export { AmountChooser, AmountField } from './amount-chooser.tsx'
export { type Amounts, amountsOf } from './amounts.ts'
export { type Anchor, beside } from './beside.ts'
export { Button, type ButtonKind, type ButtonProps } from './button.tsx'
export { Chip, RuleChip } from './chip.tsx'
export type {
  Board,
  BoardProps,
  BoardWords,
  Change,
  Choice,
  ComponentsProps,
  DealDesk,
  GuidePlace,
  GuideStep,
  HandProps,
  Happening,
  IconInUse,
  InUse,
  LegalTarget,
  Loss,
  LossSum,
  Name,
  PaperProps,
  Pattern,
  Picking,
  Primer,
  RefusedChoice,
  RuleChapter,
  Sample,
  Say,
  SeatFigure,
  SeatLook,
  Sign,
  Sitter,
  StageProps,
  TableActions,
  TableView,
  TaleStep,
  Target,
  TextSection,
  Tiding,
  Verb,
  WayOut,
} from './contract.ts'
export { Arms, Crest, CrestSheet, hatchingOf, patternId, plainLook, SeatBand } from './crest.tsx'
export { Dialog } from './dialog.tsx'
export { goOnByKey } from './go-on.ts'
export { Emblem, Icon, type IconName } from './icon.tsx'
export { LineChart, type Series } from './line-chart.tsx'
export { type Camera, NAMES_FROM, type Point, type Sheet as MapSheet, type Size, toWindow } from './map/camera.ts'
export { ChartMap, type MapDrawing } from './map/chart-map.tsx'
export { targetKey } from './map/gestures.ts'
export { type MapTarget, Numbers, TargetButtons } from './map/target-buttons.tsx'
export { Tidings } from './map/tidings.tsx'
export type { MapCamera } from './map/use-camera.ts'
export { glide, stopGliding } from './motion/glide.ts'
export { type Glide, type Motion, type SoundName, seatPlace } from './motion/motion.ts'
export {
  agrees,
  choiceWith,
  legalTargets,
  NO_PICKS,
  nextQuestion,
  type Picks,
  type Question,
  type TakenTarget,
  take,
  type VerbButton,
} from './picking.ts'
export { argsOf, type Recent, useRecent } from './recent.ts'
export { Refusal } from './refusal.tsx'
export { useRoving } from './roving.ts'
export { SeatStrip } from './seat-strip.tsx'
export { Sheet } from './sheet.tsx'
export { type Matter, type Shell, ShellContext, useMatter, useShell } from './shell.ts'
export { drawingsIn, useSprite } from './sprite.ts'
export { Stage } from './stage.tsx'
export { type Tab, Tabs } from './tabs.tsx'
export { type TargetItem, TargetList } from './target-list.tsx'
export { Telling } from './telling.tsx'
export { plainSections, TextBoard } from './text-board.tsx'
export { TidingMark } from './tiding-mark.tsx'
export { type TileState, Tiles } from './tiles.tsx'
export { Verbs } from './verbs.tsx'
export { WordsForm } from './words-form.tsx'
export { SidePanel, WorkPanel } from './work-panel.tsx'
