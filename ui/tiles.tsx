import type { ReactNode } from 'react'
import { RuleChip } from './chip.tsx'
import type { IconInUse, Say } from './contract.ts'
import { useRoving } from './roving.ts'
import './tiles.css'

/** An icon of the component in use, with the reason if it is refused now. */
export interface TileState extends IconInUse {
  readonly refused: string | undefined
}

/** The icons of the component in use as buttons: possible, used, or not possible with its reason. */
export function Tiles({
  label,
  tiles,
  say,
  onTake,
  onRule,
}: {
  label: string
  tiles: readonly TileState[]
  say: Say
  onTake: (tile: TileState) => void
  onRule: (id: string) => void
}) {
  const { ref, onKeyDown } = useRoving()
  const possible = (tile: TileState) => !tile.used && tile.refused === undefined
  const first = Math.max(0, tiles.findIndex(possible))
  return (
    <ul
      ref={ref as React.Ref<HTMLUListElement>}
      className={tiles.length > 4 ? 'tiles tiles-many' : 'tiles'}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {tiles.map((tile, i) => {
        const state = tile.used ? 'used' : possible(tile) ? 'possible' : 'impossible'
        return (
          <li key={i} className={`tile tile-${state}`}>
            <button
              type="button"
              data-item=""
              data-first={i === first ? '' : undefined}
              data-tile={tile.target.value}
              tabIndex={i === first ? 0 : -1}
              aria-disabled={state !== 'possible'}
              onClick={() => onTake(tile)}
            >
              <Picture>{tile.picture}</Picture>
              <span className="tile-words">
                <b>
                  {tile.used ? <s>{tile.name}</s> : tile.name}
                  {(tile.count ?? 0) < 2 || state !== 'possible' ? undefined : (
                    <i>{say('act.ways', { count: tile.count ?? 0 })}</i>
                  )}
                  {tile.used ? <em>{say('tile.used')}</em> : undefined}
                </b>
                <small>
                  {tile.refused === undefined || tile.used ? tile.line : say('tile.not-now', { why: tile.refused })}
                </small>
              </span>
            </button>
            <RuleChip id={tile.rule} label={say('rule.open', { id: tile.rule })} onOpen={onRule} />
          </li>
        )
      })}
    </ul>
  )
}

const Picture = ({ children }: { children: ReactNode }) => (
  <span className="tile-picture" aria-hidden="true">
    {children}
  </span>
)
