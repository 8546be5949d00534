import { effects, type Synergy } from './effects.ts'
import { reconstructed, type Source } from './source.ts'

/** MB-11.10. A prestige building that any number of players may invest in. */
export type Building = {
  readonly id: string
  readonly name: string
  readonly cost: number
  readonly vp: number
  readonly synergy: Synergy
  readonly effects: readonly string[]
  readonly source: Source
}

const GAP = reconstructed('gap H-7')

export const BUILDINGS: readonly Building[] = [
  {
    id: 'PB1',
    name: "Governor's Palace",
    cost: 18,
    vp: 12,
    synergy: 'crown',
    effects: effects('e:BESTRANK2'),
    source: GAP,
  },
  { id: 'PB2', name: 'Cathedral of the Sea', cost: 20, vp: 16, synergy: 'crown', effects: effects(), source: GAP },
  { id: 'PB3', name: 'Fortress', cost: 16, vp: 10, synergy: 'cannon', effects: effects('i:C4'), source: GAP },
  { id: 'PB4', name: 'Grand Arsenal', cost: 18, vp: 11, synergy: 'cannon', effects: effects('e:TOKENS1'), source: GAP },
  { id: 'PB5', name: 'Exchange', cost: 17, vp: 11, synergy: 'scale', effects: effects('i:ID3'), source: GAP },
  { id: 'PB6', name: 'University', cost: 18, vp: 12, synergy: 'compass', effects: effects('e:QUESTS1'), source: GAP },
  { id: 'PB7', name: 'Royal Dockyard', cost: 17, vp: 11, synergy: 'anchor', effects: effects('i:S2'), source: GAP },
  { id: 'PB8', name: 'Opera House', cost: 22, vp: 18, synergy: 'crown', effects: effects(), source: GAP },
]
