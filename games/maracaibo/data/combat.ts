import { reconstructed, type Source, stated, told } from './source.ts'

/** MB-10.1. A combat token: a value for each nation and one extra. */
export type Token = {
  readonly id: string
  readonly france: number
  readonly spain: number
  readonly england: number
  readonly most?: number
  readonly fewest?: number
  readonly bonus?: string
  /** MR-40. Doubloons to pay, or the value is one lower. */
  readonly cost?: number
}

/** Every figure of the tokens is a proposal. */
export const TOKEN_SOURCE: Source = reconstructed('gap H-6')

export const TOKENS: readonly Token[] = [
  { id: 'T01', france: 6, spain: 5, england: 4, fewest: 2 },
  { id: 'T02', france: 5, spain: 6, england: 4, most: 2 },
  { id: 'T03', france: 4, spain: 6, england: 5, fewest: 2 },
  { id: 'T04', france: 6, spain: 4, england: 5, fewest: 2 },
  { id: 'T05', france: 5, spain: 4, england: 6, most: 2 },
  { id: 'T06', france: 4, spain: 5, england: 6, bonus: 'V2' },
  { id: 'T07', france: 7, spain: 4, england: 4, bonus: 'I_FIGHT1' },
  { id: 'T08', france: 4, spain: 7, england: 4, cost: 1 },
  { id: 'T09', france: 4, spain: 4, england: 7, fewest: 2 },
  { id: 'T10', france: 5, spain: 5, england: 5, most: 2 },
  { id: 'T11', france: 6, spain: 6, england: 3, fewest: 2 },
  { id: 'T12', france: 3, spain: 6, england: 6, fewest: 2 },
  { id: 'T13', france: 6, spain: 3, england: 6, bonus: 'I_FIGHT1' },
  { id: 'T14', france: 7, spain: 5, england: 3, most: 2 },
  { id: 'T15', france: 3, spain: 7, england: 5, bonus: 'D2' },
  { id: 'T16', france: 5, spain: 3, england: 7, most: 2 },
  { id: 'T17', france: 8, spain: 4, england: 3, bonus: 'V2' },
  { id: 'T18', france: 3, spain: 8, england: 4, bonus: 'I_FIGHT1' },
  { id: 'T19', france: 4, spain: 3, england: 8, most: 2 },
  { id: 'T20', france: 6, spain: 5, england: 5, fewest: 2 },
  { id: 'T21', france: 5, spain: 6, england: 5, cost: 1 },
  { id: 'T22', france: 5, spain: 5, england: 6, bonus: 'D2' },
  { id: 'T23', france: 7, spain: 6, england: 2, bonus: 'D2' },
  { id: 'T24', france: 2, spain: 7, england: 6, bonus: 'I_FIGHT1' },
  { id: 'T25', france: 6, spain: 2, england: 7, most: 2 },
]

/** MB-10.4, MU-4, MU-6. What combat actions cost. */
export const COMBAT = {
  influence: {
    options: [
      { value: 2, steps: 1 },
      { value: 5, steps: 3 },
    ],
    source: told('costs 2 and 5; 3 steps: gap H-6'),
  },
  annex: { village: 3, city: 5, source: reconstructed('gap H-6') },
  displace: { village: 4, city: 6, source: reconstructed('gap H-6') },
  furtherAnnex: { village: 2, city: 3, source: reconstructed('gap H-6') },
  liberate: { village: 3, city: 5, source: stated('Uprising p. 6') },
  furtherLiberate: { village: 2, city: 3, source: stated('Uprising p. 6') },
  against: {
    village: 4,
    city: 6,
    cityDoubloons: 3,
    perOccupiedCity: 1,
    perNeighbour: 3,
    source: stated('Uprising p. 5'),
  },
} as const
