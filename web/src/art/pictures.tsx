import type { ComponentType } from 'react'
import { Crown } from './crown.tsx'
import { Expedition } from './expedition.tsx'
import { Galleons } from './galleons.tsx'
import { Voyage } from './voyage.tsx'

export type PictureName = 'galleons' | 'crown' | 'expedition' | 'voyage'

/** The pictures on the cards of the lobby. */
export const pictures: Readonly<Record<PictureName, ComponentType>> = {
  galleons: Galleons,
  crown: Crown,
  expedition: Expedition,
  voyage: Voyage,
}
