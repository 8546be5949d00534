import type { State } from '@spanish-main/kernel'
import { memo, useEffect, useMemo, useRef } from 'react'
import type { BoardProps, TableActions, Target, TextSection, Tiding } from './contract.ts'
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
  const legal = useMemo(() => new Set(picking.targets.map(placeOf)), [picking.targets])
  const lit = (target: Target) => [picking.focus, picking.shown].some(each => isSame(each, target))
  const board = useRef<HTMLDivElement>(null)
  const { shown } = picking
  useEffect(() => {
    if (shown === undefined) return
    board.current?.querySelector(`[data-place="${placeOf(shown)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <div ref={board} className="text-board">
      {sections.map(({ title, rows }) => (
        <section key={title} className={rows.length > LONG ? 'text-long' : undefined}>
          <h3>{title}</h3>
          <dl>
            {rows.map(row => (
              <Row
                key={row.name}
                name={row.name}
                value={row.value}
                domain={row.target?.domain}
                index={row.target?.value}
                isLit={row.target !== undefined && lit(row.target)}
                isLegal={row.target !== undefined && legal.has(placeOf(row.target))}
                tidings={toldAt(tidings, row.target)}
                act={act}
              />
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

const placeOf = ({ domain, value }: Target): string => `${domain} ${value}`

const NONE: readonly Tiding[] = []

function toldAt(tidings: readonly Tiding[], target: Target | undefined): readonly Tiding[] {
  if (tidings.length === 0 || target === undefined) return NONE
  const here = tidings.filter(each => isSame(each.place, target))
  return here.length === 0 ? NONE : here
}

/** One line. Tables can have thousands: only those are drawn again that changed. */
const Row = memo(function Row({
  name,
  value,
  domain,
  index = 0,
  isLit,
  isLegal,
  tidings,
  act,
}: {
  name: string
  value: string
  domain: string | undefined
  index: number | undefined
  isLit: boolean
  isLegal: boolean
  tidings: readonly Tiding[]
  act: TableActions
}) {
  const target = domain === undefined ? undefined : { domain, value: index }
  return (
    <div className={isLit ? 'text-lit' : undefined} data-place={target && placeOf(target)}>
      <dt>
        {target === undefined ? (
          name
        ) : (
          <button
            type="button"
            className={isLegal ? 'text-legal' : undefined}
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
        {tidings.map(each => (
          <TidingMark key={each.key} tiding={each} />
        ))}
      </dd>
    </div>
  )
})

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
  'deals',
  'trades',
])
