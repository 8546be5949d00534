import type { Board } from '@spanish-main/ui'
import { lazy } from 'react'
import type { Pax } from '../rules/state.ts'
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

/** What is rare, or comes at the end, is loaded when it is wanted. */
const Components = lazy(async () => ({ default: (await import('./components/components.tsx')).Components }))
const Ending = lazy(async () => ({ default: (await import('./ending/ending.tsx')).Ending }))

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
