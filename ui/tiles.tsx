import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
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
                {tile.refused === undefined || tile.used ? (
                  <Line whole={tile.line} short={firstClause(tile.line)} />
                ) : (
                  <Line whole={say('tile.not-now', { why: tile.refused })} short={say('tile.not-now.short')} />
                )}
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

/** "Anchor it: a Galleon; in port also a card." as "Anchor it: a Galleon."; nothing if it has no second clause. */
export function firstClause(line: string): string {
  const end = line.indexOf(';')
  return end < 0 ? '' : `${line.slice(0, end)}.`
}

/** What the icon does here and now; where that finds no room, as little as is true: a press tells the rest. */
function Line({ whole, short }: { whole: string; short: string }) {
  const ref = useRef<HTMLElement>(null)
  const [cut, setCut] = useState(false)
  useLayoutEffect(() => {
    const line = ref.current
    const tile = line?.closest('.tile')
    if (!line || !tile) return
    const measure = () => {
      const below = line.getBoundingClientRect().bottom > tile.getBoundingClientRect().bottom
      setCut(below || line.scrollHeight > line.clientHeight + 1)
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(tile)
    return () => watch.disconnect()
  }, [whole])
  return (
    <span className="tile-lines" title={cut ? whole : undefined}>
      <small ref={ref} className={cut ? 'tile-line tile-line-cut' : 'tile-line'}>
        {whole}
      </small>
      {cut ? (
        <small className="tile-short" aria-hidden="true">
          {short}
        </small>
      ) : undefined}
    </span>
  )
}
