import { type ReactNode, useEffect } from 'react'
import type { Target } from './contract.ts'
import { useRoving } from './roving.ts'
import './target-list.css'

/** A legal target in words, or one that is not allowed and answers with its reason. */
export interface TargetItem {
  readonly target: Target
  readonly name: string
  readonly detail?: string | undefined
  readonly forecast?: string | undefined
  readonly picture?: ReactNode
  readonly refused?: boolean
}

const same = (a: Target | undefined, b: Target): boolean => a?.domain === b.domain && a.value === b.value

/**
 * The one list of legal targets. It is a single stop of the Tab key; arrows move in reading order and light the place
 * on the board; Enter takes. Pointing at the board lights the line here.
 */
export function TargetList({
  label,
  items,
  focus,
  onFocus,
  onTake,
}: {
  label: string
  items: readonly TargetItem[]
  focus: Target | undefined
  onFocus: (target: Target | undefined) => void
  onTake: (target: Target) => void
}) {
  const { ref, onKeyDown } = useRoving()

  useEffect(() => {
    if (focus === undefined) return
    const lit = ref.current?.querySelector<HTMLElement>(`[data-target="${focus.domain} ${focus.value}"]`)
    lit?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [focus, ref])

  return (
    <ul ref={ref as React.Ref<HTMLUListElement>} className="target-list" aria-label={label} onKeyDown={onKeyDown}>
      {items.map(({ target, name, detail, forecast, picture, refused }, i) => (
        <li key={`${target.domain} ${target.value}`}>
          <button
            type="button"
            className={`target ${refused ? 'target-refused' : ''} ${same(focus, target) ? 'target-lit' : ''}`}
            data-item=""
            data-first={i === 0 ? '' : undefined}
            data-target={`${target.domain} ${target.value}`}
            tabIndex={i === 0 ? 0 : -1}
            aria-disabled={refused ?? false}
            onFocus={() => onFocus(target)}
            onBlur={() => onFocus(undefined)}
            onPointerEnter={() => onFocus(target)}
            onPointerLeave={() => onFocus(undefined)}
            onClick={() => onTake(target)}
          >
            {picture}
            <span className="target-words">
              <b>{name}</b>
              {detail === undefined ? undefined : <small>{detail}</small>}
            </span>
            {forecast === undefined ? undefined : <span className="target-forecast">{forecast}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
