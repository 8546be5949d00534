// The one file of the browser application that names the games.
import type { ComponentType } from 'react'
import { Crown } from './art/crown.tsx'
import { Expedition } from './art/expedition.tsx'
import { Galleons } from './art/galleons.tsx'
import { Voyage } from './art/voyage.tsx'

export type GameId = 'pax-hispanica' | 'lords' | 'conquistador' | 'maracaibo'

export type Game = {
  id: GameId
  /** Fewest and most people at a table, one meaning that it can be played alone. */
  players: [min: number, max: number]
  Picture: ComponentType
}

export const games: Game[] = [
  { id: 'pax-hispanica', players: [1, 5], Picture: Galleons },
  { id: 'lords', players: [2, 8], Picture: Crown },
  { id: 'conquistador', players: [1, 5], Picture: Expedition },
  { id: 'maracaibo', players: [1, 4], Picture: Voyage },
]
