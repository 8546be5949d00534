import type { Board } from '@spanish-main/ui'
import type { Lords } from '../rules/state.ts'
import { Hand } from './parts/hand.tsx'
import { Ribbon } from './parts/ribbon.tsx'
import { Seats } from './parts/seats.tsx'
import { Side } from './parts/side.tsx'
import { Table } from './parts/table.tsx'
import { Stage } from './stage/stage.tsx'
import { words } from './words/words.tsx'

/** The drawing of Lords of the Spanish Main, part by part, for the page around the table. */
export const board: Board<Lords> = {
  Table,
  Ribbon,
  Seats,
  Side,
  Hand,
  Stage,
  moments: ['battle-over', 'besieged', 'lot'],
  words,
}
