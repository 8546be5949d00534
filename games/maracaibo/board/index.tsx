import type { Board } from '@spanish-main/ui'
import { lazy } from 'react'
import type { Maracaibo } from '../rules/state.ts'
import { Hand } from './card/hand.tsx'
import { Table } from './chart/table.tsx'
import { Ribbon } from './clock/ribbon.tsx'
import { guide } from './guide/index.ts'
import { panels } from './panels/index.ts'
import { Ending, Victory } from './score/victory.tsx'
import { Seats } from './seats/seats.tsx'
import { Side } from './side/side.tsx'
import { words } from './words/words.tsx'

/** Browsing the components is rare: they are loaded for whoever does. */
const Components = lazy(async () => ({ default: (await import('./components/components.tsx')).Components }))

/** The drawing of Maracaibo, part by part, for the page around the table. */
export const board: Board<Maracaibo> = {
  Table,
  Ribbon,
  Seats,
  Side,
  Hand,
  panels,
  Victory,
  Ending,
  Components,
  words,
  guide,
}
