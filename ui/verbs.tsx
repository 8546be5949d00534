import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import type { Say } from './contract.ts'
import type { VerbButton } from './picking.ts'
import { useRoving } from './roving.ts'
import './verbs.css'

/** How much has to give way so that two rows are enough: keys and numbers of ways, then icons, then the rarest verbs one by one. */
const NO_KEYS = 1
const NO_ICONS = 2

/**
 * The possible moves of a decision as buttons in one fixed order, at most two rows of them. What is impossible now is
 * one button with its number; what is rare folds first.
 */
export function Verbs({
  label,
  verbs,
  rare = [],
  name,
  icon,
  lost,
  only,
  folded,
  after,
  say,
  onChoose,
  onFolded,
}: {
  label: string
  verbs: readonly VerbButton[]
  rare?: readonly string[]
  name: (verb: VerbButton) => string
  icon?: ((move: string) => ReactNode) | undefined
  /** Whether every way to do it surely loses something. */
  lost?: (verb: VerbButton) => boolean
  /** What it is done with, where there is one way only: whoever presses it should know. */
  only?: (verb: VerbButton) => string | undefined
  /** Whether the impossible ones stand open elsewhere. */
  folded: boolean
  /** The way back, in the same rows. */
  after?: ReactNode
  say: Say
  onChoose: (verb: VerbButton) => void
  onFolded: () => void
}) {
  const { ref, onKeyDown } = useRoving()
  const possible = verbs.filter(verb => verb.count > 0)
  const impossible = verbs.length - possible.length
  const { tight, more, setMore } = useTwoRows(ref, possible.map(name).join('\n'))
  const hidden = more ? new Set<string>() : rarest(possible, rare, Math.max(0, tight - NO_ICONS))
  const shown = possible.filter(verb => !hidden.has(verb.move))
  return (
    <div
      ref={ref as React.Ref<HTMLDivElement>}
      className={more ? 'verbs verbs-all' : 'verbs'}
      role="toolbar"
      aria-label={label}
      data-tight={tight}
      // All has folded that can: what is left moves closer.
      data-dense={tight > NO_ICONS + possible.length - 1 ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      {shown.map((verb, i) => (
        <Button
          key={verb.move}
          data-item=""
          data-first={i === 0 ? '' : undefined}
          data-move={verb.move}
          tabIndex={i === 0 ? 0 : -1}
          kind="lit"
          icon={tight < NO_ICONS ? icon?.(verb.move) : undefined}
          note={tight >= NO_KEYS ? undefined : verb.count > 1 ? say('act.ways', { count: verb.count }) : only?.(verb)}
          onClick={() => onChoose(verb)}
        >
          {name(verb)}
          {lost?.(verb) ? <span className="verb-lost">{say('act.surely-lost')}</span> : undefined}
        </Button>
      ))}
      {hidden.size === 0 ? undefined : (
        <Button data-item="" tabIndex={-1} onClick={() => setMore(true)}>
          {say('act.more', { count: hidden.size })}
        </Button>
      )}
      {impossible === 0 ? undefined : (
        <Button
          data-item=""
          data-first={shown.length === 0 ? '' : undefined}
          data-fold=""
          tabIndex={shown.length === 0 ? 0 : -1}
          kind="impossible"
          aria-expanded={!folded}
          {...(tight < NO_KEYS ? { shortcut: 'N' } : {})}
          onClick={onFolded}
        >
          {say('act.impossible', { count: impossible })}
        </Button>
      )}
      {after}
    </div>
  )
}

/** The moves that fold: the ones the game calls rare, the rarest first, then from the end. */
function rarest(possible: readonly VerbButton[], rare: readonly string[], count: number): Set<string> {
  const moves = possible.map(verb => verb.move)
  const order = [...rare.filter(move => moves.includes(move)), ...moves.filter(move => !rare.includes(move)).reverse()]
  return new Set(order.slice(0, Math.min(count, Math.max(0, moves.length - 1))))
}

/** Measures whether the buttons keep to their room, and makes them smaller step by step until they do. */
function useTwoRows(ref: React.RefObject<HTMLElement | null>, words: string) {
  const [state, setState] = useState({ words, width: 0, tight: 0, more: false })
  const latest = useRef(state)
  latest.current = state
  const now = state.words === words ? state : { words, width: state.width, tight: 0, more: false }
  useLayoutEffect(() => {
    const room = ref.current?.closest<HTMLElement>('.action-choices')
    if (!room || now.more || getComputedStyle(room).overflowY !== 'clip') return
    if ((room.firstElementChild?.scrollHeight ?? 0) > room.clientHeight + 1 && now.tight < 20)
      setState({ ...now, tight: now.tight + 1 })
  }, [ref, now])
  useLayoutEffect(() => {
    const room = ref.current?.closest<HTMLElement>('.action-choices')
    if (!room) return
    const watch = new ResizeObserver(() => {
      const width = room.clientWidth
      if (width !== latest.current.width) setState({ ...latest.current, width, tight: 0 })
    })
    watch.observe(room)
    return () => watch.disconnect()
  }, [ref])
  return { ...now, setMore: (more: boolean) => setState({ ...now, more }) }
}
