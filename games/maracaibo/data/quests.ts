import { type Good, type ObjectId, reward } from './effects.ts'
import { reconstructed, type Source, stated, told } from './source.ts'

/** A quest: symbols paid by hand cards or `D4`, `C3`, `F1`, and what it gives. */
export type Quest = {
  readonly id: string
  readonly cost: readonly (Good | ObjectId | `${'D' | 'C' | 'F'}${number}`)[]
  readonly reward: string
  readonly source: Source
}

const GAP = reconstructed('gap H-7')

/** MB-1.2. The 28 tiles, then the promo. */
export const QUESTS: readonly Quest[] = [
  { id: 'Q01', cost: ['book', 'spyglass'], reward: reward('V6'), source: GAP },
  { id: 'Q02', cost: ['book', 'herbs'], reward: reward('V5,D2'), source: GAP },
  { id: 'Q03', cost: ['book', 'map'], reward: reward('V5,C2'), source: GAP },
  { id: 'Q04', cost: ['spyglass', 'herbs'], reward: reward('V5,X1'), source: GAP },
  { id: 'Q05', cost: ['spyglass', 'map'], reward: reward('V6'), source: GAP },
  { id: 'Q06', cost: ['herbs', 'map'], reward: reward('V5,F1'), source: GAP },
  { id: 'Q07', cost: ['book'], reward: reward('V3,D2'), source: GAP },
  { id: 'Q08', cost: ['spyglass'], reward: reward('V3,X1'), source: GAP },
  { id: 'Q09', cost: ['herbs'], reward: reward('V4'), source: GAP },
  { id: 'Q10', cost: ['map'], reward: reward('V3,C1'), source: GAP },
  { id: 'Q11', cost: ['book', 'book'], reward: reward('V8'), source: GAP },
  { id: 'Q12', cost: ['spyglass', 'spyglass'], reward: reward('V7,X1'), source: GAP },
  { id: 'Q13', cost: ['herbs', 'herbs'], reward: reward('V7,D3'), source: GAP },
  { id: 'Q14', cost: ['map', 'map'], reward: reward('V7,C2'), source: told('two maps as a cost; its reward: gap H-7') },
  { id: 'Q15', cost: ['corn', 'corn'], reward: reward('V4,D1'), source: GAP },
  { id: 'Q16', cost: ['sugar', 'sugar'], reward: reward('V4,C1'), source: GAP },
  { id: 'Q17', cost: ['tobacco', 'tobacco'], reward: reward('V5'), source: GAP },
  { id: 'Q18', cost: ['cotton', 'cotton'], reward: reward('V4,F1'), source: GAP },
  { id: 'Q19', cost: ['D4'], reward: reward('V5'), source: GAP },
  { id: 'Q20', cost: ['D7'], reward: reward('V7,S1'), source: GAP },
  { id: 'Q21', cost: ['C3'], reward: reward('V5,D2'), source: GAP },
  { id: 'Q22', cost: ['C5'], reward: reward('V9'), source: GAP },
  { id: 'Q23', cost: ['F1'], reward: reward('V5'), source: GAP },
  { id: 'Q24', cost: ['F2'], reward: reward('V7,D3'), source: GAP },
  { id: 'Q25', cost: ['book', 'corn'], reward: reward('V6'), source: GAP },
  { id: 'Q26', cost: ['spyglass', 'sugar'], reward: reward('V6'), source: GAP },
  { id: 'Q27', cost: ['herbs', 'tobacco'], reward: reward('V6'), source: GAP },
  { id: 'Q28', cost: ['map', 'cotton'], reward: reward('V6'), source: GAP },
  {
    id: 'QP',
    cost: ['book', 'spyglass', 'herbs'],
    reward: reward('V8,HAND1'),
    source: stated('Uprising p. 11: reward; its cost: gap H-7'),
  },
]
