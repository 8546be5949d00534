/** How sure a component fact is: said by the rulebook, reasoned out of it, printed elsewhere, or invented to fill a gap. */
export type Certainty = 'stated' | 'derived' | 'public' | 'reconstructed'

/** Where a fact comes from: 'C3a' is a section of the living rules of August 2008, 'gap G4' an entry of GAPS. */
export type Source = { readonly certainty: Certainty; readonly ref: string }

/** The facts of a component that are known; every other is reconstructed. */
export type Known = Readonly<Partial<Record<string, Source>>>

export const CERTAINTIES: readonly Certainty[] = ['stated', 'derived', 'public', 'reconstructed']

/** Said in so many words by the rulebook. */
export const stated = (ref: string): Source => ({ certainty: 'stated', ref })

/** Follows by reasoning from stated facts. */
export const derived = (ref: string): Source => ({ certainty: 'derived', ref })

/** Told by somebody who had the printed components before him. */
export const published = (ref: string): Source => ({ certainty: 'public', ref })

/** Invented to be playable and to contradict nothing known; to be replaced if the true component turns up. */
export const reconstructed = (ref: string): Source => ({ certainty: 'reconstructed', ref })

/** What is missing from the text at hand, and what is known about it all the same. */
export const GAPS: readonly { readonly id: string; readonly missing: string; readonly known: string }[] = [
  {
    id: 'G1',
    missing: 'the map: zones, winds, arrows, ports, trails',
    known: '9 districts, 2 shoals, 1 entry, 4 exits',
  },
  { id: 'G2', missing: 'five havens and three treasure cities', known: 'Sint Maartin; Cartagena' },
  { id: 'G3', missing: 'most values of the characters', known: '8 cards, two crowns, one colony' },
  { id: 'G4', missing: 'the 99 cards with a black spot', known: 'about 25 names, three costs' },
  { id: 'G5', missing: 'the diagram of the black spots', known: 'locusts, malaria and mutinies' },
  { id: 'G6', missing: 'the battle chart', known: 'its columns and icons, six cells' },
  { id: 'G7', missing: 'the calendar', known: 'ten slots, two mordida slots, five monkeys, three parrots' },
  { id: 'G8', missing: 'what depletion tents do', known: 'that there are some' },
  { id: 'G9', missing: 'the sample game and the notes', known: 'nothing' },
  { id: 'G10', missing: 'numbers of tents; the range of sea raids', known: '78 tents of seven kinds' },
]
