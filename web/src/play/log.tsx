import type { Event, State } from '@spanish-main/kernel'
import { Button, Crest, type Happening, RuleChip, type SeatLook, type TableActions } from '@spanish-main/ui'
import { Fragment, memo, type ReactNode, useEffect, useRef, useState } from 'react'
import type { GameWords } from '../game-words.ts'
import { type Act, acts } from './acts.ts'
import { type Chapter, chapters } from './chronicle.ts'
import { useTableContext } from './context.ts'
import { useLogFilter } from './log-filter.tsx'
import { orderSentence, withOrders } from './ordered.ts'
import './log.css'

/** As many lines as anybody reads at once; the rest is there for the asking. */
const LINES = 160

/** All that happened, with filters and a search. */
export function Chronicle() {
  const { kit, props } = useTableContext()
  const { say, table } = props
  const { events, narrowed, bar } = useLogFilter()
  return (
    <>
      {bar}
      <Log
        events={narrowed ? events : withOrders(events, table, kit.game)}
        empty={say(narrowed ? 'log.nothing-found' : 'log.empty')}
        follow={!narrowed}
      />
    </>
  )
}

/** What happened, in sentences whose names lead to their things. */
export function Log({ events, empty, follow }: { events: readonly Happening[]; empty: string; follow?: boolean }) {
  const { kit, props } = useTableContext()
  const { table, say } = props
  const [all, setAll] = useState(false)
  const end = useRef<HTMLDivElement>(null)
  const { chapter, actor } = kit.board?.words ?? {}
  const shown = all ? events : events.slice(-LINES)

  useEffect(() => {
    const panel = end.current?.closest('.tab-panel')
    if (follow && panel) panel.scrollTop = panel.scrollHeight
  }, [events.length, follow])

  /** The rules changed under the table between two parts of the chronicle. */
  const changedBefore = (part: Chapter, before: Chapter | undefined) =>
    (table.changes ?? []).filter(
      ({ moves }) => moves <= part.lines[0].move && (before === undefined || moves > before.lines[0].move),
    )

  const imagined = table.changes?.find(({ from, to }) => from === to)
  if (events.length === 0)
    return <p className="log-empty">{imagined === undefined ? empty : say('log.imagined', { move: imagined.moves })}</p>
  return (
    <div className="log">
      {shown.length < events.length ? (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {say('log.earlier', { count: events.length - shown.length })}
        </Button>
      ) : undefined}
      {chapters(
        shown,
        table.movers,
        chapter && (event => chapter(event, say)),
        events.length - shown.length,
        actor && (event => actor(table.view, event)),
      ).map((part, i, parts) => (
        <Fragment key={part.key}>
          {changedBefore(part, parts[i - 1]).map(({ from, to, whole, moves }) => (
            <p key={to} className="log-rules">
              {from === to
                ? say('log.imagined', { move: moves })
                : say(whole ? 'log.rules-whole' : 'log.rules', { version: to })}
            </p>
          ))}
          <Part part={part} />
        </Fragment>
      ))}
      <div ref={end} />
    </div>
  )
}

function Part({ part: { title, seat, lines } }: { part: Chapter }) {
  const { kit, props, look, seatName } = useTableContext()
  const heading = title ?? (seat >= 0 ? seatName(seat) : props.say(lines[0].move < 0 ? 'log.setup' : 'log.nobody'))
  const found = acts(lines, title !== undefined || seat < 0, kit.board?.words?.inOne)
  return (
    <section>
      <h3 className={title === undefined ? 'log-turn' : 'log-chapter'}>
        {title === undefined && seat >= 0 ? <Crest look={look(seat)} /> : undefined}
        {heading}
        {title === undefined ? undefined : <small>{props.say('log.acts', { count: found.length })}</small>}
      </h3>
      <ul>
        {found.map((act, i) => (
          <ActLine key={`${act.line.move} ${i}`} act={act} />
        ))}
      </ul>
    </section>
  )
}

/** What unfolds at the lower edge would stay below it, as if nothing had happened. */
function bringIntoSight(details: HTMLElement | null): void {
  details?.scrollIntoView({ block: 'nearest' })
}

/** One act; what followed from it is behind a chevron. */
function ActLine({ act: { line, details } }: { act: Act }) {
  const { kit, props, look } = useTableContext()
  const [open, setOpen] = useState(false)
  const common = { view: props.table.view, words: kit.words, look, act: props.act }
  if (details.length === 0) return <Line event={line.event} {...common} />
  return (
    <>
      <Line
        event={line.event}
        {...common}
        ruled={open}
        more={
          <button
            type="button"
            className="log-more"
            aria-expanded={open}
            aria-label={props.say('log.details', { count: details.length })}
            onClick={() => setOpen(!open)}
          >
            {open ? '⌄' : '›'}
          </button>
        }
      />
      {open ? (
        <li className="log-details" ref={bringIntoSight}>
          <ul>
            {details.map(({ event }, i) => (
              <Line key={i} event={event} {...common} />
            ))}
          </ul>
        </li>
      ) : undefined}
    </>
  )
}

/** A line never changes once it is told, and there are many: it is drawn once. */
export const Line = memo(
  function Line({ event, view, words, look, act, ruled = true, head, more }: LineProps) {
    const ordered = orderSentence(event, words)
    const sentence = ordered === undefined ? words.line(event) : [ordered]
    return (
      <li className={event.kind === 'deal-broken' ? 'log-broken' : undefined}>
        <div>
          {head === undefined ? undefined : <b className="log-what">{head}</b>}
          <span>
            {sentence.map((piece, i) => {
              if (typeof piece !== 'object') return <Fragment key={i}>{piece}</Fragment>
              const seat = words.seatOf(view, piece.target)
              return (
                <button
                  key={i}
                  type="button"
                  className={seat >= 0 ? 'log-seat' : 'log-link'}
                  onClick={() => act.show(piece.target)}
                >
                  {seat >= 0 ? <Crest look={look(seat)} /> : undefined}
                  {piece.text}
                </button>
              )
            })}
          </span>{' '}
          {ruled ? (
            <RuleChip id={event.rule} label={words.say('rule.open', { id: event.rule })} onOpen={act.openRule} />
          ) : undefined}
        </div>
        {more}
      </li>
    )
  },
  (before, after) =>
    before.event === after.event &&
    before.ruled === after.ruled &&
    before.more === after.more &&
    before.head === after.head &&
    before.words === after.words &&
    before.act === after.act,
)

interface LineProps {
  readonly event: Event
  readonly view: State
  readonly words: GameWords
  readonly look: (seat: number) => SeatLook
  readonly act: TableActions
  /** With the chip of its rule. */
  readonly ruled?: boolean
  /** What was lost or gained by it, above the sentence. */
  readonly head?: string | undefined
  /** What unfolds the rest of it. */
  readonly more?: ReactNode
}
