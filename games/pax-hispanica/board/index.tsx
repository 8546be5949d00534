import type { Board } from '@spanish-main/ui'
import { lazy } from 'react'
import type { Pax } from '../rules/state.ts'
import { Ending } from './ending/ending.tsx'
import { guide } from './guide/index.ts'
import { Hand } from './parts/hand.tsx'
import { Ribbon } from './parts/ribbon.tsx'
import { Seats } from './parts/seats.tsx'
import { Side } from './parts/side.tsx'
import { Table } from './parts/table.tsx'
import { Victory } from './parts/victory.tsx'
import { Bidding } from './stage/auction-stage.tsx'
import { Stage } from './stage/stage.tsx'
import { words } from './words/words.tsx'

/** Browsing the components is rare: they are loaded for whoever does. */
const Components = lazy(async () => ({ default: (await import('./components/components.tsx')).Components }))

/** The drawing of Pax Hispanica, part by part, for the page around the table. */
export const board: Board<Pax> = {
  Table,
  Ribbon,
  Seats,
  Side,
  Hand,
  Stage,
  moments: ['land-battle-fought', 'tactics-shown', 'bid'],
  panels: { bids: Bidding },
  Victory,
  Ending,
  Components,
  words,
  guide,
}

export { ActionIcon, type ActionKind } from './art/action-glyph.tsx'
export { Icon } from './art/icon.tsx'
export type { IconName } from './art/icon-names.ts'
export { Shield } from './art/shield.tsx'
export { type Piece, Token } from './art/token.tsx'
export { Card } from './card/card.tsx'
export { CardDialog } from './card/card-dialog.tsx'
export { type CardMark, Hand as HandRow, knownHand } from './card/hand.tsx'
export { MiniBack, MiniCard } from './card/mini-card.tsx'
export { CardPeek } from './card/peek.tsx'
export { Splayed } from './card/splayed.tsx'
export { Chart, type ChartProps } from './chart/chart.tsx'
export { type Description, describe, inWords } from './chart/describe.ts'
export { allMarks, type Mark, type Marks, type Spot, spotKey } from './chart/marks.ts'
export { Victories } from './ending/victory.tsx'
export type { BoardMark, PhilosophyMarks, PhilosophyPick } from './philosophy/marks.ts'
export { Philosophy } from './philosophy/philosophy.tsx'
export { useSprite } from './sprite.ts'
export { Auction, type AuctionProps, type Bid } from './stage/auction.tsx'
export {
  type BattleCard,
  type BattleResult,
  LandBattle,
  type LandBattleProps,
  SeaBattle,
  type SeaBattleProps,
  type Side as BattleSide,
  type StrengthLine,
} from './stage/battle.tsx'
export type { Shore, Squadron } from './stage/scene.tsx'
export { Calendar, CycleNow } from './strips/calendar.tsx'
export { LIVERIES, type Livery } from './strips/liveries.ts'
export { Playmat } from './strips/playmat.tsx'
export { SeatRow } from './strips/seat-row.tsx'
export { type Presence, SeatStrip } from './strips/seat-strip.tsx'
