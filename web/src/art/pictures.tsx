import type { ComponentType } from 'react'
import { Crown } from './crown.tsx'
import { Expedition } from './expedition.tsx'
import { Galleons } from './galleons.tsx'
import { Voyage } from './voyage.tsx'

/** The pictures on the cards of the lobby, by the name that a game's entry gives. */
export const pictures: Readonly<Record<string, ComponentType>> = {
  galleons: Galleons,
  crown: Crown,
  expedition: Expedition,
  voyage: Voyage,
}
