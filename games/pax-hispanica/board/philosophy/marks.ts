import type { IconName } from '../art/icon-names.ts'

/** Something on the philosophy board that was pointed at. */
export type PhilosophyPick =
  | { readonly kind: 'cell' | 'deck'; readonly index: number }
  | { readonly kind: 'havens' | 'mercantilism' | 'coffers' }

export interface BoardMark {
  readonly state: 'may' | 'chosen'
  readonly label: string
  readonly icon?: IconName
}

export interface PhilosophyMarks {
  readonly cells?: ReadonlyMap<number, BoardMark>
  readonly decks?: ReadonlyMap<number, BoardMark>
}
