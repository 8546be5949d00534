import { derived, published, reconstructed, stated } from '../source.ts'
import type { CharacterCard } from './card.ts'

/** B6. The eight characters; all are galleon fleets but the Marqués, who is a colony. */
export const CHARACTERS: readonly CharacterCard[] = [
  { id: 'marques', kind: 'character', name: 'Marqués de Guadalcazar', nation: 'spanish', religion: 'catholic', crown: 94, shield: 2, size: 3, seamanship: null, home: { district: 'espanola', zone: 'mona', commodity: 'horses', max: 3 }, known: { name: stated('B6'), nation: stated('B6'), size: published('quick set-up of 2007'), district: published('description by a shop: governor of Española'), home: stated('B6') } },
  { id: 'lerma', kind: 'character', name: 'Duke of Lerma', nation: 'spanish', religion: 'catholic', crown: 91, shield: 2, size: 1, seamanship: 'Y', home: null, known: { name: stated('C3a'), religion: stated('C3a'), home: stated('B6'), size: published('quick set-up of 2007') } },
  { id: 'kettler', kind: 'character', name: 'James Kettler, Duke of Courland', nation: 'courlander', religion: null, crown: 36, shield: 2, size: 1, seamanship: 'R', home: null, known: { name: published('the designer’s preview of 2006'), nation: stated('C3a'), religion: stated('C3a'), home: stated('B6'), size: published('quick set-up of 2007') } },
  { id: 'drake', kind: 'character', name: 'Sir Francis Drake', nation: 'english', religion: 'protestant', crown: 42, shield: 2, size: 1, seamanship: 'A', home: null, known: { name: stated('E3, route example'), home: stated('B6'), size: published('quick set-up of 2007') } },
  { id: 'stuyvesant', kind: 'character', name: 'Peter Stuyvesant', nation: 'dutch', religion: 'protestant', crown: 22, shield: 2, size: 1, seamanship: 'T', home: null, known: { name: stated('C3a'), crown: stated('C3a'), home: stated('B6'), size: published('quick set-up of 2007') } },
  { id: 'le-vasseur', kind: 'character', name: 'Le Vasseur', nation: 'french', religion: 'protestant', crown: 13, shield: 2, size: 1, seamanship: 'J', home: null, known: { name: stated('E3, route example'), home: stated('B6'), size: published('quick set-up of 2007') } },
  { id: 'richelieu', kind: 'character', name: 'Cardinal Richelieu', nation: 'french', religion: 'catholic', crown: 90, shield: 2, size: 1, seamanship: 'Z', home: null, known: { name: published('the designer’s preview of 2006'), home: stated('B6'), size: published('quick set-up of 2007') } },
  { id: 'raleigh', kind: 'character', name: 'Sir Walter Raleigh', nation: 'english', religion: 'protestant', crown: 86, shield: 2, size: 1, seamanship: 'L', home: null, known: { name: stated('C3a'), crown: stated('C3a'), nation: stated('D3'), home: stated('B6'), size: published('quick set-up of 2007') } },
]
