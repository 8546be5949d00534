// The one file of the browser application that names the games. Each says in its own folder what there is to know; nothing
// is loaded before it is asked for, so that workers can use this list, too.
import { entry as conquistador } from '@spanish-main/conquistador/entry'
import type { GameEntry, State } from '@spanish-main/kernel'
import { entry as cove } from '@spanish-main/kernel/fixture/entry'
import { entry as lords } from '@spanish-main/lords/entry'
import { entry as maracaibo } from '@spanish-main/maracaibo/entry'
import { entry as paxHispanica } from '@spanish-main/pax-hispanica/entry'
import type { Board } from '@spanish-main/ui'

export const games: readonly GameEntry[] = [paxHispanica, lords, conquistador, maracaibo, cove]

export const findGame = (id: string): GameEntry | undefined => games.find(game => game.id === id)

/** The boards, each in the folder of its game. */
const boards = import.meta.glob<Board<State>>('../../games/*/board/index.tsx', { import: 'board' })

/** Loads the board of a game, if it has one. */
export const boardOf = ({ id, fixture }: GameEntry): (() => Promise<Board<State>>) | undefined =>
  fixture === true
    ? async () => (await import('./fixture/cove.ts')).board as unknown as Board<State>
    : boards[`../../games/${id}/board/index.tsx`]
