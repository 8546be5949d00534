/** How sure a component fact is: said by a rulebook, reasoned out of what it says, or invented to fill a gap. */
export type Certainty = 'stated' | 'derived' | 'reconstructed'

/** Where a fact comes from: 'EN D4e' is a section of the English rulebook, 'gap G-6' an entry of GAPS. */
export type Source = { readonly certainty: Certainty; readonly ref: string }

export const CERTAINTIES: readonly Certainty[] = ['stated', 'derived', 'reconstructed']

/** Said in so many words by a rulebook. */
export const stated = (ref: string): Source => ({ certainty: 'stated', ref })

/** Follows by reasoning from stated facts. */
export const derived = (ref: string): Source => ({ certainty: 'derived', ref })

/** Invented to be playable and to contradict nothing known; to be replaced if the true component turns up. */
export const reconstructed = (ref: string): Source => ({ certainty: 'reconstructed', ref })

/** What is missing from the texts at hand, and what is known about it all the same. */
export const GAPS: readonly { id: string; missing: string; known: string }[] = [
  { id: 'G-1', missing: 'borders, currents and EUROPE exits of the sea zones', known: '14 names, 10 borders, 2 exits' },
  { id: 'G-2', missing: 'Sites and the sea zones they touch', known: '8 Spanish, 13 Tribal and 8 Squatter names' },
  { id: 'G-3', missing: 'Goods of land zones and years', known: '4 Goods; the land zones of 8 of 13 goods years' },
  { id: 'G-4', missing: 'the drawing of the Philosophy board', known: 'its shape follows from the worked examples' },
  {
    id: 'G-5',
    missing: 'ends of the Sway and Reach columns',
    known: 'Reach 6 to 2 Bibles, Sway 6 to 3 disks, Spain 0, 3, 5',
  },
  { id: 'G-6', missing: 'most Market cards', known: '26 titles with qualifications, 31 Nudges, 11 Ships, totals' },
  { id: 'G-7', missing: 'Haven Actions', known: '2 of 14' },
  { id: 'G-8', missing: 'Battle card: flee against weather gage', known: 'bounded by the printed odds' },
  { id: 'G-9', missing: 'start slots of the Player Order track', known: 'the Dutch and the Courish are late' },
  { id: 'G-10', missing: 'distances between Sites', known: 'one comparison in E6' },
  {
    id: 'G-11',
    missing: "where Woumain-pa'a lies",
    known:
      'the sample game contradicts itself under either reading: in 1622 no native is left in Nueva Granada, as if it lay elsewhere or were empty; in 1625 its natives do not count there for the MAROON KING. Nueva Granada is kept',
  },
]

/**
 * Passages that the rulebook texts at hand leave out. What is cited from them alone rests on earlier notes and could
 * not be checked again.
 */
export const PASSAGES_LEFT_OUT: readonly string[] = [
  'examples of EN D1d, D3d, E5, E6, F2, F5a and G3a',
  'EN H8b, H8e and H8h',
  'the whole sample game PL H8',
]
