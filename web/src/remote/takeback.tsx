import { Button, Crest, Icon } from '@spanish-main/ui'
import { useEffect, useRef, useState } from 'react'
import { seatsIn, useTableContext } from '../play/context.ts'
import { useShortcuts } from '../play/shortcuts.ts'
import { Bar, SHOWN_MS } from './bar.tsx'
import { useSecondsTo } from './countdown.ts'
import type { Remote } from './use-remote.ts'

type Asked = NonNullable<NonNullable<Remote['told']>['takeback']>

/** Somebody asks to go back past what was learnt: those for whom something changes say yes or no. */
export function TakebackBox({ remote }: { remote: Remote }) {
  const { props, seatName } = useTableContext()
  const { say, table } = props
  const asked = remote.told?.takeback
  const [withdrawn, setWithdrawn] = useState(false)
  const isOpen = asked !== undefined
  useEffect(() => {
    if (isOpen) setWithdrawn(false)
  }, [isOpen])
  const settled = useSettled(asked, table)
  if (asked === undefined) {
    if (settled === undefined) return undefined
    if (settled.done) return <Bar kind="quiet">{say('takeback.done', { name: seatName(settled.seat) })}</Bar>
    // Whom it concerned has answered; whoever asked is told.
    return settled.seat === table.seat ? (
      <Bar kind="quiet">{say(withdrawn ? 'takeback.withdrawn' : 'takeback.declined')}</Bar>
    ) : undefined
  }
  const withdraw = () => {
    setWithdrawn(true)
    void remote.ask('answer-takeback', { agrees: false })
  }
  const mayAnswer = table.seat >= 0 && (asked.needed & ~asked.consents & (1 << table.seat)) !== 0
  return mayAnswer ? (
    <Consent asked={asked} remote={remote} />
  ) : (
    <Others asked={asked} remote={remote} onWithdraw={asked.seat === table.seat ? withdraw : undefined} />
  )
}

/** For those who are not asked, or have answered: one line. */
function Others({
  asked,
  remote,
  onWithdraw,
}: {
  asked: Asked
  remote: Remote
  /** Whoever asked may think better of it. */
  onWithdraw: (() => void) | undefined
}) {
  const { props, seatName } = useTableContext()
  const { say, table } = props
  const { seat, to, needed, consents } = asked
  const names = seatsIn(needed & ~consents, table.view.seats).map(seatName)
  const left = useSecondsTo(remote.seen.table.answerBy)
  return (
    <Bar kind="quiet">
      <b>{say('takeback.asks', { name: seatName(seat), count: table.moves - to })}</b>{' '}
      {say('takeback.waiting', { names: names.join(', ') })} {left === undefined ? '' : say('takeback.left', { left })}
      {onWithdraw === undefined ? undefined : <Button onClick={onWithdraw}>{say('takeback.withdraw')}</Button>}
    </Bar>
  )
}

/** What goes back, what is undone, whether anything was learnt, who is asked and who is not. */
function Consent({ asked, remote }: { asked: Asked; remote: Remote }) {
  const { props, look, seatName } = useTableContext()
  const { say, table } = props
  const { seat, to, needed, learnt, why } = asked
  const answer = (agrees: boolean) => void remote.ask('answer-takeback', { agrees })
  const box = useFocusWhileOpen()
  useShortcuts({ y: () => answer(true), n: () => answer(false) }, true, true)
  const undone = table.events.filter(({ move, event }) => move >= to && event.kind === 'deal-closed')
  const others = table.sitters.flatMap(({ kind }, at) =>
    kind === 'person' && at !== seat && (needed & (1 << at)) === 0 ? [at] : [],
  )
  const left = useSecondsTo(remote.seen.table.answerBy)
  return (
    <section ref={box} className="consent" role="alertdialog" tabIndex={-1} aria-label={say('takeback.title')}>
      <h2>
        <Crest look={look(seat)} /> {say('takeback.asks', { name: seatName(seat), count: table.moves - to })}
      </h2>
      {why === '' ? undefined : <p className="consent-why">{say('takeback.why', { why })}</p>}
      <ul>
        <li>
          <Icon name="hourglass" />
          <div>
            {say('takeback.undone')}
            {undone.map(({ event }) => (
              <b key={event.deal?.id}> {say('takeback.deal', { id: event.deal?.id ?? '' })}</b>
            ))}
            <Undone to={to} />
          </div>
        </li>
        <li>
          <Icon name="open-book" />
          <div>{say(learnt ? 'takeback.learnt' : 'takeback.nothing-learnt')}</div>
        </li>
      </ul>
      <p className="consent-who">
        <span>{say('takeback.asked', { names: seatsIn(needed, table.view.seats).map(seatName).join(', ') })}</span>{' '}
        {others.length === 0 ? undefined : (
          <span>
            {others.map(at => (
              <Crest key={at} look={look(at)} />
            ))}{' '}
            {say('takeback.not-asked', { names: others.map(seatName).join(', ') })}
          </span>
        )}
      </p>
      <div className="consent-acts">
        <Button kind="primary" shortcut="Y" onClick={() => answer(true)}>
          {say('takeback.yes')}
        </Button>
        <Button shortcut="N" onClick={() => answer(false)}>
          {say('takeback.no')}
        </Button>
        {left === undefined ? undefined : <small>{say('takeback.silence', { left })}</small>}
      </div>
      <Spoken left={left} />
    </section>
  )
}

/** So many lines of what would be undone are shown. */
const SHOWN_LINES = 4

/** The last of what happened since the position to which the table would go back. */
export function Undone({ to }: { to: number }) {
  const { kit, props } = useTableContext()
  const { say, table } = props
  const told = table.events.filter(({ move }) => move >= to)
  // What was sealed, or told nobody anything, goes back as well.
  const unseen = table.moves - to - new Set(told.map(({ move }) => move)).size
  const lines = told.slice(-SHOWN_LINES).map(({ event }) =>
    kit.words
      .line(event)
      .map(piece => (typeof piece === 'string' ? piece : piece.text))
      .join(''),
  )
  return (
    <ol>
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
      {unseen > 0 ? <li>{say('takeback.unseen', { count: unseen })}</li> : undefined}
    </ol>
  )
}

/** The countdown is said at these moments only. */
function Spoken({ left }: { left: string | undefined }) {
  const { say } = useTableContext().props
  const said = left === '1:00' || left === '0:30' || left === '0:10'
  return (
    <p className="unseen" aria-live="assertive">
      {said ? say('takeback.left', { left }) : ''}
    </p>
  )
}

/** Takes the focus when it opens, and gives it back. */
function useFocusWhileOpen(): React.RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return box
}

/** What has just become of what somebody asked for: the request is gone, and the moves with it or not. */
function useSettled(
  asked: Asked | undefined,
  { moves }: { readonly moves: number },
): { readonly seat: number; readonly done: boolean } | undefined {
  const last = useRef<Asked>(undefined)
  const [settled, setSettled] = useState<{ seat: number; done: boolean }>()
  useEffect(() => {
    const before = last.current
    last.current = asked
    if (asked !== undefined) setSettled(undefined)
    else if (before !== undefined) setSettled({ seat: before.seat, done: moves <= before.to })
  }, [asked, moves])
  useEffect(() => {
    if (settled === undefined) return
    const timer = setTimeout(() => setSettled(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [settled])
  return settled
}
