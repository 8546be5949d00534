import type { Source } from './source.ts'
import { derived, stated } from './source.ts'

/** A supply of equal tokens. */
export type Supply = { readonly count: number; readonly source: Source }

/** GL-token-limits. Everything in the box that is limited; money is not. */
export const TOKENS = {
  indigenous: { count: 28, source: stated('EN B') },
  citizensPerColour: { count: 5, source: stated('EN B') },
  galleonsPerColour: { count: 3, source: stated('PL B') },
  blackGalleon: { count: 1, source: stated('PL B') },
  galleons: { count: 16, source: stated('PL B') },
  disksPerColour: { count: 6, source: stated('EN B') },
  spanishDisks: { count: 8, source: stated('EN B') },
  biblesPerColour: { count: 6, source: stated('EN B') },
  forts: { count: 10, source: stated('EN B') },
  cathedrals: { count: 10, source: stated('EN B') },
  chests: { count: 20, source: stated('EN B') },
  relics: { count: 5, source: stated('EN B') },
  rebels: { count: 10, source: stated('EN B') },
  figures: { count: 14, source: stated('EN B') },
  dice: { count: 2, source: stated('EN B') },
  warCofferSpaces: { count: 9, source: stated('EN G3e') },
  havenCards: { count: 14, source: stated('EN B') },
  marketCards: { count: 100, source: stated('EN B') },
} as const satisfies Readonly<Record<string, Supply>>

export type TokenId = keyof typeof TOKENS

/** B4g, B4h, D3d-slots. Cards a Slot holds. */
export const SLOT_LIMIT = { ships: 3, peerages: 3, source: stated('EN D3d') } as const

/** Starting values of the setup. */
export const SETUP = {
  mercantilism: { value: 3, source: stated('EN C2c') },
  havenCards: { value: 2, source: stated('EN C3j') },
  solitaireMoney: { value: 10, source: stated('EN H') },
  indigenousInPool: { value: 0, source: derived('EN C1c, C1d: 20 Tribal and 8 Spanish Sites') },
  fortsInPoolWithoutSpain: { value: 2, source: derived('EN C1d') },
} as const satisfies Readonly<Record<string, { value: number; source: Source }>>
