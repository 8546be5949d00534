import type { Say } from '@spanish-main/ui'
import type { Face } from './forecast.ts'

/** Six equal faces of the die, alike ones together, with words: never by colour alone. `plain` faces speak for themselves. */
export function Odds({
  label,
  faces,
  say,
  plain = false,
}: {
  label: string
  faces: readonly Face[]
  say: Say
  plain?: boolean
}) {
  const runs: { face: Face; n: number }[] = []
  for (const face of faces) {
    const last = runs.at(-1)
    if (last !== undefined && last.face.says === face.says) last.n++
    else runs.push({ face, n: 1 })
  }
  return (
    <div className="cq-odds">
      <span>{label}</span>
      <ol>
        {runs.map(({ face, n }) => (
          <li key={face.says} className={`cq-odds-${face.grave}`} style={{ flexGrow: n }}>
            {face.grave === 'safe' && !plain ? say('odds.safe', { n }) : face.says}
            <span className="cq-heard">{say('odds.of', { n })}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
