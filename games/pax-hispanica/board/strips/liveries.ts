import type { IconName } from '../art/icon-names.ts'

/** How a colour is told from the others: by its colour, its hatching (the engraver's own code) and its crest. */
export interface Livery {
  readonly fill: string
  readonly crest: string
  readonly icon: IconName
  /** The hatching as a paint, see sprite/hatchings.tsx. */
  readonly hatch: string
}

const livery = (fill: string, crest: string, icon: IconName, hatching: string): Livery => ({
  fill,
  crest,
  icon,
  hatch: `url(#px-${hatching})`,
})

/** In the order of the colours; the last is the black Galleon. */
export const LIVERIES: readonly Livery[] = [
  livery('#5B1F69', '#FFF3DC', 'white-tower', 'purpure'),
  livery('#BA3A30', '#FFF3DC', 'lion', 'gules'),
  livery('#3F79CB', '#FFF9EC', 'fleur-de-lys', 'azure'),
  livery('#EF9B16', '#2A1707', 'windmill', 'or'),
  livery('#6FD3BF', '#0E2A25', 'sad-crab', 'vert'),
  livery('#2B2620', '#F3E7C9', 'anchor', 'sable'),
]

export const BLACK = 5
