import type { Say } from '@spanish-main/ui'
import type { Face } from './forecast.ts'

/** Six equal faces of the die, alike ones together, with words: never by colour alone. */
export function Odds({ label, faces, say }: { label: string; faces: readonly Face[]; say: Say }) {
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
            {face.grave === 'safe' ? say('odds.safe', { n }) : say('odds.face', { what: face.says, n })}
          </li>
        ))}
      </ol>
    </div>
  )
}
