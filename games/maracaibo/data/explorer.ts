import type { Barrier } from './effects.ts'
import { derived, reconstructed, type Source, told } from './source.ts'

/** A space of the explorer track. `next` is a space, or a barrier and what lies behind it. */
export type ExplorerSpace = {
  readonly id: string
  /** Reward for ending a move here; a quest space holds a quest tile instead. */
  readonly reward: string
  readonly quest: boolean
  readonly next: readonly string[]
  /** The barrier behind this space, crossed on the way to the next. */
  readonly barrier: Barrier | null
  readonly source: Source
}

const GAP = reconstructed('gap H-3')
const QUEST = told('three quests lie on the track; which spaces: gap H-3')

/** In order of the track; the upper branch first at a fork. */
export const EXPLORER_SPACES: readonly ExplorerSpace[] = [
  { id: 'S', reward: '', quest: false, next: ['a1'], barrier: null, source: GAP },
  { id: 'a1', reward: 'D2', quest: false, next: ['a2'], barrier: null, source: GAP },
  { id: 'a2', reward: 'C1', quest: false, next: ['a3'], barrier: null, source: GAP },
  { id: 'a3', reward: '', quest: true, next: ['a4'], barrier: null, source: QUEST },
  { id: 'a4', reward: 'D3', quest: false, next: ['bu1', 'bl1'], barrier: 'green', source: GAP },
  { id: 'bu1', reward: 'C2', quest: false, next: ['bu2'], barrier: null, source: GAP },
  { id: 'bu2', reward: 'F1', quest: false, next: ['bu3'], barrier: null, source: GAP },
  { id: 'bu3', reward: 'D4', quest: false, next: ['bu4'], barrier: null, source: GAP },
  { id: 'bu4', reward: 'S1', quest: false, next: ['cu1', 'cl1'], barrier: 'red', source: GAP },
  { id: 'bl1', reward: 'D2', quest: false, next: ['bl2'], barrier: null, source: GAP },
  { id: 'bl2', reward: '', quest: true, next: ['bl3'], barrier: null, source: QUEST },
  { id: 'bl3', reward: 'I_ANY1', quest: false, next: ['cu1', 'cl1'], barrier: 'red', source: GAP },
  { id: 'cu1', reward: 'C2', quest: false, next: ['cu2'], barrier: null, source: GAP },
  { id: 'cu2', reward: 'D4', quest: false, next: ['cu3'], barrier: null, source: GAP },
  { id: 'cu3', reward: 'V4', quest: false, next: ['cu4'], barrier: null, source: GAP },
  { id: 'cu4', reward: 'S1', quest: false, next: ['cu5'], barrier: null, source: GAP },
  { id: 'cu5', reward: 'F1', quest: false, next: ['d1'], barrier: 'yellow', source: GAP },
  { id: 'cl1', reward: 'D3', quest: false, next: ['cl2'], barrier: null, source: GAP },
  { id: 'cl2', reward: 'V3', quest: false, next: ['cl3'], barrier: null, source: GAP },
  { id: 'cl3', reward: '', quest: true, next: ['cl4'], barrier: null, source: QUEST },
  { id: 'cl4', reward: 'C3', quest: false, next: ['d1'], barrier: 'yellow', source: GAP },
  { id: 'd1', reward: 'D5', quest: false, next: ['d2'], barrier: null, source: GAP },
  { id: 'd2', reward: 'V5', quest: false, next: ['d3'], barrier: null, source: GAP },
  { id: 'd3', reward: 'S1', quest: false, next: ['d4'], barrier: null, source: GAP },
  { id: 'd4', reward: 'I_ANY2', quest: false, next: ['END'], barrier: null, source: GAP },
  { id: 'END', reward: '', quest: false, next: [], barrier: null, source: GAP },
]

/** MB-7.3. Rewards for crossing, by order of crossing; one entry is the same for everybody. */
export const BARRIER_REWARDS: Readonly<
  Record<Barrier, { readonly rewards: readonly string[]; readonly source: Source }>
> = {
  green: { rewards: ['D5', 'D4', 'D3', 'D2'], source: GAP },
  red: { rewards: ['I_ANY3'], source: derived('Uprising p. 6: six points where influence counts two') },
  yellow: { rewards: ['F1,V5', 'F1,V4', 'F1,V3', 'F1,V2'], source: GAP },
}

/** MB-7.5. Arriving at the end, by order; and exploring once there. */
export const EXPLORER_END = {
  byOrder: ['V10', 'V8', 'V6', 'V4'],
  arriving: 'A2',
  again: 'A1',
  source: told('village actions come there; amounts: gap H-3'),
} as const
