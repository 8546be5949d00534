import type { Say } from '@spanish-main/ui'
import { CERTAINTIES, type Certainty } from '../../data/index.ts'
import type { Tally } from './certainty.ts'
import './certainty-mark.css'

const WIDTH = 100

/** How many facts of a card are stated, derived and reconstructed: full, hatched, hollow. */
export function CertaintyBar({ tally, say }: { tally: Tally; say: Say }) {
  const all = CERTAINTIES.reduce((sum, certainty) => sum + tally[certainty], 0)
  const words = say('box.tally', { ...tally })
  let from = 0
  return (
    <svg className="px-certainty-bar" viewBox={`0 0 ${WIDTH} 8`} role="img" aria-label={words}>
      <title>{words}</title>
      {CERTAINTIES.map(certainty => {
        const width = (tally[certainty] / all) * WIDTH
        from += width
        return width === 0 ? null : (
          <Piece key={certainty} certainty={certainty} x={from - width + 0.8} width={width - 1.6} />
        )
      })}
    </svg>
  )
}

function Piece({ certainty, x, width }: { certainty: Certainty; x: number; width: number }) {
  const lines = Math.floor((width - 1) / 4)
  return (
    <g className={`px-${certainty}`}>
      <rect x={x} y="1" width={width} height="6" rx="1.6" />
      {certainty === 'derived' && (
        <path
          d={Array.from({ length: lines }, (_, i) => `M${(x + 2.4 + i * 4).toFixed(1)} 6.6l2-5.2`).join('')}
          className="px-hatched"
        />
      )}
    </g>
  )
}

/** How sure a single fact is, as a word with its mark. */
export function CertaintyMark({ certainty, say }: { certainty: Certainty; say: Say }) {
  return (
    <span className="px-certainty">
      <svg viewBox="0 0 16 8" aria-hidden="true">
        <Piece certainty={certainty} x={0.8} width={14.4} />
      </svg>
      {say(`box.certainty.${certainty}`)}
    </span>
  )
}

/** What the marks below the cards mean. */
export function CertaintyKey({ say }: { say: Say }) {
  return (
    <p className="px-certainty-key">
      {say('box.key')}
      {CERTAINTIES.map(certainty => (
        <CertaintyMark key={certainty} certainty={certainty} say={say} />
      ))}
    </p>
  )
}
