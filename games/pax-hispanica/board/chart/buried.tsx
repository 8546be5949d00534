import { memo } from 'react'
import { Chest, Relic } from '../art/pieces.tsx'
import { HAVEN_PLACES } from './places.ts'

interface BuriedProps {
  readonly chests: readonly number[]
  readonly relics: readonly number[]
}

/** Treasure buried on the haven islands. */
export const Buried = memo(function Buried({ chests, relics }: BuriedProps) {
  return (
    <>
      {HAVEN_PLACES.map(([x, y], zone) => {
        if (chests[zone] + relics[zone] === 0) return null
        const both = chests[zone] > 0 && relics[zone] > 0
        return (
          <g key={`${x}-${y}`} data-pick={`zone:${zone}`} transform={`translate(${x} ${y})`}>
            <path className="px-spade" d="M-9 9L9-9M-9-9L9 9" />
            {chests[zone] > 0 && (
              <g transform={`translate(${both ? -8 : 0} 0)`}>
                <Chest count={chests[zone]} />
              </g>
            )}
            {relics[zone] > 0 && (
              <g transform={`translate(${both ? 9 : 0} 0)`}>
                <Relic count={relics[zone]} />
              </g>
            )}
          </g>
        )
      })}
    </>
  )
})
