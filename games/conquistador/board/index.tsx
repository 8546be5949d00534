import type { Board } from '@spanish-main/ui'
import { lazy } from 'react'
import type { Conquest } from '../rules/state.ts'
import { Stores } from './desk/stores.tsx'
import { Upkeep } from './desk/upkeep.tsx'
import { guide } from './guide/index.ts'
import { Crossings, LastCrossings } from './panels/crossings.tsx'
import { GoldPanel } from './panels/gold.tsx'
import { Loading } from './panels/loading.tsx'
import { Natives } from './panels/natives.tsx'
import { Hand } from './parts/hand.tsx'
import { Ribbon } from './parts/ribbon.tsx'
import { Side } from './parts/side.tsx'
import { Table } from './parts/table.tsx'
import { Ending } from './score/ending.tsx'
import { Score } from './score/score.tsx'
import { Stage } from './stage/stage.tsx'
import { words } from './words/words.tsx'

/** Browsing the components is rare: they are loaded for whoever does. */
const Components = lazy(async () => ({ default: (await import('./components/components.tsx')).Components }))

/** The drawing of Conquistador!, part by part, for the page around the table. */
export const board: Board<Conquest> = {
  Table,
  Ribbon,
  Side,
  Hand,
  Stage,
  moments: ['sea-battle', 'land-battle', 'natives-attacked'],
  panels: {
    planning: Stores,
    'first-crossings': Crossings,
    'last-crossings': LastCrossings,
    gold: GoldPanel,
    natives: Natives,
    loading: Loading,
    upkeep: Upkeep,
  },
  Victory: Score,
  Ending,
  Components,
  guide,
  words,
}
