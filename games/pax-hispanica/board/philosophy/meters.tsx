import type { Say } from '@spanish-main/ui'
import { TOKENS } from '../../data/index.ts'
import type { Pax } from '../../rules/state.ts'
import { Chest } from '../art/pieces.tsx'
import type { PhilosophyPick } from './marks.ts'

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-7, -7],
    [7, 7],
  ],
  [
    [-7, -7],
    [0, 0],
    [7, 7],
  ],
  [
    [-7, -7],
    [7, -7],
    [-7, 7],
    [7, 7],
  ],
  [
    [-7, -7],
    [7, -7],
    [0, 0],
    [-7, 7],
    [7, 7],
  ],
  [
    [-7, -8],
    [7, -8],
    [-7, 0],
    [7, 0],
    [-7, 8],
    [7, 8],
  ],
]

interface MetersProps {
  readonly view: Pax
  readonly say: Say
  readonly onPick: (pick: PhilosophyPick) => void
}

/** Mercantilism, the War Coffers and the Haven deck. */
export function Meters({ view, say, onPick }: MetersProps) {
  const { mercantilism, coffers, havenLeft } = view
  const places = TOKENS.warCofferSpaces.count
  return (
    <div className="px-meters" data-guided="mercantilism europe">
      <button type="button" className="px-mercantilism" onClick={() => onPick({ kind: 'mercantilism' })}>
        <Die pips={mercantilism} />
        <span>
          <b>{say('board.mercantilism')}</b>
          {say('board.mercantilism.caps')}
        </span>
      </button>
      <button type="button" className="px-coffers" data-place="pool" onClick={() => onPick({ kind: 'coffers' })}>
        <b>{say('board.war-coffers', { count: coffers, of: places })}</b>
        <svg viewBox={`0 0 ${places * 20} 17`} aria-hidden="true">
          {Array.from({ length: places }, (_, i) => i).map(place => (
            <g key={place} transform={`translate(${place * 20 + 10} 9)`}>
              {place < coffers ? <Chest /> : <rect x="-8" y="-6" width="16" height="12" rx="2.5" className="px-slot" />}
            </g>
          ))}
        </svg>
      </button>
      <button type="button" className="px-havens" data-place="havens" onClick={() => onPick({ kind: 'havens' })}>
        <b>{say('board.havens')}</b>
        {say('board.havens.left', { count: havenLeft })}
      </button>
    </div>
  )
}

/** The Mercantilism die. */
export function Die({ pips }: { pips: number }) {
  return (
    <svg className="px-die" viewBox="-16 -16 32 32" role="img" aria-label={String(pips)}>
      <rect x="-14" y="-14" width="28" height="28" rx="6" />
      {(PIPS[pips] ?? []).map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="3" />
      ))}
    </svg>
  )
}
