import type { State } from '@spanish-main/kernel'
import { useEffect, useRef } from 'react'
import type { BoardProps, Target, TextSection } from './contract.ts'
import { TidingMark } from './tiding-mark.tsx'
import './text-board.css'

/** A section with more rows than this runs in columns. */
const LONG = 14

/**
 * The table in words. Every game has it for free; who listens to the page, or likes it plain, plays with it. A row that
 * names a thing is a button, which takes it or says why not, like a click on the drawing.
 */
export function TextBoard<S extends State>({
  sections,
  picking,
  act,
  tidings,
}: Pick<BoardProps<S>, 'picking' | 'act' | 'tidings'> & { sections: readonly TextSection[] }) {
  const legal = (target: Target) => picking.targets.some(each => isSame(each, target))
  const lit = (target: Target) => [picking.focus, picking.shown].some(each => isSame(each, target))
  const board = useRef<HTMLDivElement>(null)
  const { shown } = picking
  useEffect(() => {
    if (shown === undefined) return
    board.current?.querySelector(`[data-place="${shown.domain} ${shown.value}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <div ref={board} className="text-board">
      {sections.map(({ title, rows }) => (
        <section key={title} className={rows.length > LONG ? 'text-long' : undefined}>
          <h3>{title}</h3>
          <dl>
            {rows.map(({ name, value, target }) => (
              <div
                key={name}
                className={target && lit(target) ? 'text-lit' : undefined}
                data-place={target && `${target.domain} ${target.value}`}
              >
                <dt>
                  {target === undefined ? (
                    name
                  ) : (
                    <button
                      type="button"
                      className={legal(target) ? 'text-legal' : undefined}
                      onPointerEnter={() => act.focus(target)}
                      onPointerLeave={() => act.focus(undefined)}
                      onClick={() => act.pick(target)}
                    >
                      {name}
                    </button>
                  )}
                </dt>
                <dd>
                  {value}
                  {tidings
                    .filter(each => target !== undefined && isSame(each.place, target))
                    .map(each => (
                      <TidingMark key={each.key} tiding={each} />
                    ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

const isSame = (one: Target | undefined, { domain, value }: Target): boolean =>
  one?.domain === domain && one.value === value

/** Words for a game that brings none: its public numbers, single ones first, then those that every seat has. */
export function plainSections<S extends State>(view: S, seatNames: readonly string[], title: string): TextSection[] {
  const entries = Object.entries(view as unknown as Record<string, unknown>).filter(([key]) => !KERNEL.has(key))
  const single = entries.filter(([, value]) => typeof value === 'number')
  const bySeat = entries.filter(([, value]) => Array.isArray(value) && value.length === view.seats)
  return [
    { title, rows: single.map(([name, value]) => ({ name, value: String(value) })) },
    ...seatNames.map((seatName, seat) => ({
      title: seatName,
      rows: bySeat.map(([name, value]) => ({ name, value: String((value as unknown[])[seat]) })),
    })),
  ]
}

const KERNEL = new Set([
  'seats',
  'stack',
  'sealed',
  'answered',
  'draws',
  'revealed',
  'asked',
  'ended',
  'winner',
  'drafts',
  'result',
  'chairs',
])
