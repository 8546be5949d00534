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
import { words } from './parts/words.tsx'
import { Bidding } from './staging/auction-stage.tsx'
import { Stage } from './staging/stage.tsx'

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

export { Calendar, CycleNow } from './calendar/calendar.tsx'
export { Card } from './card/card.tsx'
export { CardDialog } from './card/card-dialog.tsx'
export { type CardMark, Hand as HandRow, knownHand } from './card/hand.tsx'
export { MiniBack, MiniCard } from './card/mini-card.tsx'
export { CardPeek } from './card/peek.tsx'
export { Splayed } from './card/splayed.tsx'
export { Chart, type ChartProps } from './chart/chart.tsx'
export { type Description, describe, inWords } from './chart/describe.ts'
export { allMarks, type Mark, type Marks, type Pick, pickKey } from './chart/marks.ts'
export { ActionIcon, type ActionKind } from './icons/action-glyph.tsx'
export { Icon } from './icons/icon.tsx'
export type { IconName } from './icons/names.ts'
export type { BoardMark, PhilosophyMarks, PhilosophyPick } from './philosophy/marks.ts'
export { Philosophy } from './philosophy/philosophy.tsx'
export { LIVERIES, type Livery } from './seats/liveries.ts'
export { Playmat } from './seats/playmat.tsx'
export { SeatRow } from './seats/seat-row.tsx'
export { type Presence, SeatStrip } from './seats/seat-strip.tsx'
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
export { Shield } from './tokens/shield.tsx'
export { type Piece, Token } from './tokens/token.tsx'
export { Victories } from './victory/victory.tsx'
