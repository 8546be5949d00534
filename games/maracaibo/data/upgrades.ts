import { effects, reward } from './effects.ts'
import { reconstructed, type Source, stated, told } from './source.ts'

/** MB-6.5. A ship upgrade: two discs to remove, then its effects. The first three depend on the modules in play. */
export type Upgrade = {
  readonly id: string
  readonly name: string
  readonly effects: readonly string[]
  readonly source: Source
}

const GAP = reconstructed('gap H-4')

export const UPGRADES: readonly Upgrade[] = [
  { id: 'su1', name: 'Resistance tile', effects: [], source: stated('Uprising p. 2') },
  { id: 'su2', name: 'Home port', effects: [], source: stated('Uprising p. 2') },
  { id: 'su3', name: 'Combat tile', effects: [], source: stated('Uprising p. 2; its base side: gap H-6') },
  { id: 'su4', name: 'Bigger hold I', effects: effects('p:HAND1'), source: told('an upgrade of the hand limit') },
  { id: 'su5', name: 'Bigger hold II', effects: effects('i:D3', 'p:HAND1'), source: GAP },
  { id: 'su6', name: 'Fast crew', effects: effects('p:VILLAGE_FAST'), source: told('thresholds of village actions') },
  { id: 'su7', name: 'Gilded stern', effects: effects('i:V7'), source: told('points at once; the amount: gap H-4') },
  { id: 'su8', name: 'Shore party', effects: effects('va:D2>X1'), source: GAP },
  { id: 'su9', name: 'Peddler', effects: effects('i:D3', 'va:CARD1>D4'), source: GAP },
  { id: 'su10', name: 'Second mast', effects: effects('i:ID2,IV1'), source: GAP },
  { id: 'su11', name: 'Crew quarters', effects: effects('i:F2,D4'), source: GAP },
  { id: 'su12', name: 'Map room', effects: effects('i:D3', 'p:QUEST_OBJECT1'), source: GAP },
]

/** MU-1.3. The port's recess face down, and MU-3: the two sides of the resistance tile. */
export const FACE_DOWN_PORT = { effects: effects('i:X1,D2'), source: stated('Uprising p. 2') } as const

export const RESISTANCE = {
  off: effects('i:D5'),
  unlocking: effects('i:D4'),
  /** MU-3.5. Combat value of the village action. */
  value: 3,
  spaces: [reward('S1'), reward('D4'), reward('F1'), reward('C3')],
  full: reward('D3,V_PER_TOKEN1'),
  source: stated('Uprising p. 5; rewards of the second and fourth space: gap H-9'),
} as const
