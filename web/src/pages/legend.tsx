import type { Kit } from '../kit.ts'
import { Signs } from './signs.tsx'

/** What the signs of the game mean. */
export function Legend({ kit }: { kit: Kit }) {
  const groups = kit.board?.words?.signs?.(kit.words.say) ?? []
  return groups.map(({ title, signs }) => (
    <div key={title}>
      <h3 className="legend-group">{title}</h3>
      <Signs signs={signs} kind="small" />
    </div>
  ))
}
