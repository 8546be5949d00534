import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Target } from './contract.ts'
import { STEPS, useRoving } from './roving.ts'
import './target-list.css'

/** A legal target, or one that is not allowed and answers with its reason. Its words are found when it comes into sight. */
export interface TargetItem {
  readonly target: Target
  readonly refused?: boolean
  words(): {
    readonly name: string
    readonly detail?: string | undefined
    readonly forecast?: string | undefined
    readonly picture?: ReactNode
  }
}

const keyOf = ({ domain, value }: Target): string => `${domain} ${value}`

const same = (a: Target | undefined, b: Target): boolean => a?.domain === b.domain && a.value === b.value

/** As many lines are drawn at first, of thousands; the next ones when somebody comes near them. */
const AT_ONCE = 40

/**
 * The one list of legal targets. It is a single stop of the Tab key; arrows move in reading order and light the place
 * on the board; Enter takes, and so do the digits of the first nine lines. Pointing at the board lights the line here.
 */
export function TargetList({
  label,
  items,
  more,
  focus,
  onFocus,
  onTake,
}: {
  label: string
  items: readonly TargetItem[]
  /** What stands at the end of what is drawn of a long list: how many more there are. */
  more: (count: number) => string
  focus: Target | undefined
  onFocus: (target: Target | undefined) => void
  onTake: (target: Target) => void
}) {
  const { ref, onKeyDown } = useRoving()
  const [{ from, to }, draw] = useState({ from: 0, to: AT_ONCE })
  const lineOf = (key: string | undefined) => items.findIndex(({ target }) => keyOf(target) === key)
  const line = (at: number) => ref.current?.querySelector<HTMLElement>(`[data-target="${keyOf(items[at].target)}"]`)

  const lit = focus === undefined ? -1 : lineOf(keyOf(focus))

  // A key can lead to a line that has to be drawn first.
  const next = useRef<number>(undefined)
  const roam = (event: KeyboardEvent<HTMLElement>) => {
    const at = lineOf((event.target as HTMLElement).dataset.target)
    const wanted = at < 0 ? -1 : lineAfter(at, event.key, items.length)
    if (wanted < 0 || (wanted >= from && wanted < to)) return onKeyDown(event)
    event.preventDefault()
    next.current = wanted
    draw(around(wanted))
  }
  useLayoutEffect(() => {
    if (next.current !== undefined) line(next.current)?.focus()
    next.current = undefined
  }, [from, to])

  useEffect(() => {
    if (lit >= 0 && (lit < from || lit >= to)) draw(around(lit))
  }, [lit])
  useEffect(() => {
    if (lit >= 0) line(lit)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [lit, from, to])

  useDigits(ref)

  return (
    <ul ref={ref as React.Ref<HTMLUListElement>} className="target-list" aria-label={label} onKeyDown={roam}>
      {from === 0 ? undefined : (
        <More label={more(from)} onNear={() => draw({ from: Math.max(0, from - AT_ONCE), to })} />
      )}
      {items.slice(from, to).map(({ target, refused, words }, i) => {
        const { name, detail, forecast, picture } = words()
        return (
          <li key={keyOf(target)}>
            <button
              type="button"
              className={`target ${refused ? 'target-refused' : ''} ${same(focus, target) ? 'target-lit' : ''}`}
              data-item=""
              data-first={from + i === 0 ? '' : undefined}
              data-target={keyOf(target)}
              data-digit={from + i < 9 ? from + i + 1 : undefined}
              aria-keyshortcuts={from + i < 9 ? `${from + i + 1}` : undefined}
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
        )
      })}
      {to >= items.length ? undefined : (
        <More label={more(items.length - to)} onNear={() => draw({ from, to: to + AT_ONCE })} />
      )}
    </ul>
  )
}

/** A digit takes its line, wherever the focus is, unless somebody writes or a window lies above. */
function useDigits(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, defaultPrevented, key, target } = event
      if (ctrlKey || metaKey || altKey || defaultPrevented || !/^[1-9]$/.test(key)) return
      if (target instanceof Element && target.closest('input, textarea, select, dialog[open]') !== null) return
      const line = list.current?.querySelector<HTMLElement>(`[data-digit="${key}"]`)
      if (line?.checkVisibility() !== true || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      line.click()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [list])
}

/** As much of a list as is drawn around one of its lines. */
const around = (line: number) => ({ from: Math.max(0, line - AT_ONCE / 2), to: line + AT_ONCE / 2 })

/** The line that a key leads to, round the ends; −1 if it leads nowhere. */
function lineAfter(line: number, key: string, lines: number): number {
  if (key === 'Home') return 0
  if (key === 'End') return lines - 1
  const step = STEPS[key]
  return step === undefined ? -1 : (line + step + lines) % lines
}

/** The end of what is drawn: whoever comes here, or presses it, is shown more. */
function More({ label, onNear }: { label: string; onNear: () => void }) {
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const watch = new IntersectionObserver(seen => {
      if (seen.some(each => each.isIntersecting)) onNear()
    })
    watch.observe(end.current!)
    return () => watch.disconnect()
  }, [label])
  return (
    <li ref={end}>
      <button type="button" className="target" tabIndex={-1} onClick={onNear}>
        {label}
      </button>
    </li>
  )
}
