import { type Good, reward } from './effects.ts'
import { reconstructed, type Source, stated, told } from './source.ts'

/** A city's good and action. `uprising` tiles come with the expansion; the printed one never moves. */
export type CityTile = {
  readonly id: string
  readonly helm: boolean
  readonly good: Good
  readonly action: string
  readonly box: 'base' | 'uprising' | 'printed'
  readonly source: Source
}

const GAP = reconstructed('gap H-2')

export const CITY_TILES: readonly CityTile[] = [
  { id: 'CT01', helm: true, good: 'corn', action: reward('X2'), box: 'base', source: GAP },
  { id: 'CT02', helm: true, good: 'tobacco', action: reward('X1,D2'), box: 'base', source: GAP },
  { id: 'CT03', helm: true, good: 'sugar', action: reward('X1,F1'), box: 'base', source: GAP },
  { id: 'CT04', helm: true, good: 'cotton', action: reward('X1,C2'), box: 'base', source: GAP },
  { id: 'CT05', helm: false, good: 'corn', action: reward('D4'), box: 'base', source: GAP },
  { id: 'CT06', helm: false, good: 'sugar', action: reward('C3,D1'), box: 'base', source: GAP },
  { id: 'CT07', helm: false, good: 'tobacco', action: reward('F1,D2'), box: 'base', source: GAP },
  { id: 'CT08', helm: false, good: 'cotton', action: reward('A2'), box: 'base', source: GAP },
  { id: 'CT09', helm: false, good: 'corn', action: reward('K2,D2'), box: 'base', source: GAP },
  { id: 'CT10', helm: false, good: 'sugar', action: reward('I_ANY1,D1'), box: 'base', source: GAP },
  { id: 'CT11', helm: false, good: 'tobacco', action: reward('V_PER_ASSISTANT_TO_5_1,D1'), box: 'base', source: GAP },
  { id: 'CT12', helm: false, good: 'cotton', action: reward('BUY_FOR3'), box: 'base', source: GAP },
  {
    id: 'CTM',
    helm: false,
    good: 'tobacco',
    action: reward('COMBAT'),
    box: 'printed',
    source: told('Maracaibo: combat; its good: gap H-2'),
  },
  {
    id: 'CTU1',
    helm: false,
    good: 'corn',
    action: reward('PAY(D3>ASSIST_ANY)'),
    box: 'uprising',
    source: stated('Uprising p. 11; its good: gap H-2'),
  },
  {
    id: 'CTU2',
    helm: false,
    good: 'sugar',
    action: reward('PAY(SAME2>D5)'),
    box: 'uprising',
    source: stated('Uprising p. 11; its good: gap H-2'),
  },
]
