import type { Board } from '@spanish-main/ui'
import type { Conquest } from '../rules/state.ts'
import { Table } from './parts/table.tsx'
import { words } from './words/words.tsx'

/** The drawing of Conquistador!, part by part, for the page around the table. */
export const board: Board<Conquest> = { Table, words }
