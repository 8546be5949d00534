import type { Say } from '@spanish-main/ui'
import type { Pax } from '../../rules/state.ts'

/** What every section of the browser knows. */
export interface SectionProps {
  readonly view: Pax
  /** Whether the view is that of a game, or only of the box. */
  readonly atTable: boolean
  readonly say: Say
  /** What is searched for. */
  readonly words: string
  readonly onRule: (rule: string) => void
}
