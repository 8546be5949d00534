import type { Board } from '@spanish-main/ui'
import { lazy } from 'react'
import type { Lords } from '../rules/state.ts'
import { Ending, Victory } from './ending/victory.tsx'
import { guide } from './guide/index.ts'
import { Capitalize } from './panels/capitalize.tsx'
import { Crowns } from './panels/crowns.tsx'
import { Loan } from './panels/loan.tsx'
import { Locations } from './panels/locations.tsx'
import { MakeRoom } from './panels/make-room.tsx'
import { Hand } from './parts/hand.tsx'
import { Ribbon } from './parts/ribbon.tsx'
import { Seats } from './parts/seats.tsx'
import { Side } from './parts/side.tsx'
import { Table } from './parts/table.tsx'
import { Stage } from './stage/stage.tsx'
import { words } from './words/words.tsx'

/** Browsing the components is rare: they are loaded for whoever does. */
const Components = lazy(async () => ({ default: (await import('./components/components.tsx')).Components }))

/** The drawing of Lords of the Spanish Main, part by part, for the page around the table. */
export const board: Board<Lords> = {
  Table,
  Ribbon,
  Seats,
  Side,
  Hand,
  Stage,
  moments: ['battle-over', 'besieged', 'lot'],
  panels: { capitalize: Capitalize, crowns: Crowns, 'choose-location': Locations, 'make-room': MakeRoom },
  Paper: Loan,
  Victory,
  Ending,
  endingRanks: true,
  Components,
  words,
  guide,
}
