/** How sure a component fact is: said by the rulebook, reasoned out of what it says, or invented to fill a gap. */
export type Certainty = 'stated' | 'derived' | 'reconstructed'

/** Where a fact comes from: '9.4' is a case of the rulebook, 'gap G-6' an entry of GAPS. */
export type Source = { readonly certainty: Certainty; readonly ref: string }

export const CERTAINTIES: readonly Certainty[] = ['stated', 'derived', 'reconstructed']

/** Said in so many words by the rulebook. */
export const stated = (ref: string): Source => ({ certainty: 'stated', ref })

/** Follows by reasoning from stated facts, or from public errata. */
export const derived = (ref: string): Source => ({ certainty: 'derived', ref })

/** Invented to be playable and to contradict nothing known; to be replaced if the true component turns up. */
export const reconstructed = (ref: string): Source => ({ certainty: 'reconstructed', ref })

/** What was printed on the lost map sheet, and what is known about it all the same. */
export const GAPS: readonly { readonly id: string; readonly missing: string; readonly known: string }[] = [
  {
    id: 'G-1',
    missing: 'the hex map: coasts, grounds, rivers, borders, mines and cities',
    known: '23 hexes named by rules and errata, two distances',
  },
  {
    id: 'G-2',
    missing: 'the Area displays: Bounds, Native and Attrition Levels, R2',
    known: 'Bounds of four Areas, four Native Levels, one Attrition Level',
  },
  {
    id: 'G-3',
    missing: 'the Turn Record Track: who comes when, and the Resource Levels',
    known: 'all names, ten spans in full or in part, level 3 on turn 11',
  },
  { id: 'G-4', missing: 'the Discovery Table', known: 'seven entries by name, 25 points for the New World' },
  {
    id: 'G-5',
    missing: 'the Random Events Table',
    known: 'one tax, one number of Colonists, one event, the list of events',
  },
  {
    id: 'G-6',
    missing: 'the combat and attrition tables',
    known:
      'their columns and kinds of results, two cells, the direction of the die; played out, an attack at 2-1 on land could not fail, so its 6 now beats the attacker',
  },
  { id: 'G-7', missing: 'the upkeep of a detachment', known: 'all other purchases cost a quarter of their price' },
  { id: 'G-8', missing: 'the ratings of the Missionaries', known: 'three of them' },
  { id: 'G-9', missing: 'which event makes which country colonise in the solitaire game', known: 'A is England' },
]
