import { Button } from '@spanish-main/ui'
import { useEffect, useState } from 'react'
import { useTableContext } from '../play/context.ts'
import { Link } from '../router.tsx'
import type { OpenPast } from './use-past.ts'
import './scrubber.css'

/** The time between two moves when the replay runs by itself. */
const TICK_MS = 700

/** Where the turn of a move begins, and where the next one does. */
export function turnStarts(movers: readonly number[]): number[] {
  return movers.flatMap((seat, i) => (i === 0 || movers[i - 1] !== seat ? [i] : []))
}

interface ScrubberProps {
  open: OpenPast
  onBranch: () => Promise<void>
  /** At the last move of a game that is over. */
  onEnd: () => void
  /** Shows the great moment of this move, if it has one. */
  onMoment: (() => void) | undefined
}

export function Scrubber({ open, onBranch, onEnd, onMoment }: ScrubberProps) {
  const { props, seatName, kit } = useTableContext()
  const { say, table } = props
  const { past, wanted, move, seat, goTo, lookAs } = open
  const [running, setRunning] = useState(false)
  const starts = turnStarts(past.movers)
  const over = past.row.ending !== ''
  const last = past.moves
  const first = past.horizon

  useEffect(() => {
    if (!running) return
    if (move >= last) return setRunning(false)
    const timer = setTimeout(() => goTo(move + 1), TICK_MS)
    return () => clearTimeout(timer)
  }, [running, move, last, goTo])

  const mover = past.movers[move - 1]
  const happened = table.events
    .filter(each => each.move === move - 1)
    .map(({ event }) =>
      kit.words
        .line(event)
        .map(piece => (typeof piece === 'string' ? piece : piece.text))
        .join(''),
    )
  const where = say('replay.move', { move, last })
  return (
    <div className="scrubber panel">
      <p className="scrubber-line">{happened.length > 0 ? happened.slice(0, 2).join(' ') : say('replay.quiet')}</p>
      <div className="scrubber-where">
        <span>{where}</span>
        {mover === undefined || mover < 0 ? undefined : <b>{seatName(mover)}</b>}
        <span className="scrubber-gap" />
        <span>{[say(`proof.${past.level}`), ...past.believed.map(each => say(`proof.${each}`))].join(', ')}</span>
        {over ? (
          <label className="scrubber-eyes">
            {say('replay.eyes')}
            <select value={seat} onChange={event => lookAs(Number(event.target.value))}>
              <option value={-1}>{say('replay.bystander')}</option>
              {table.sitters.map((_, each) => (
                <option key={seatName(each)} value={each}>
                  {seatName(each)}
                </option>
              ))}
            </select>
          </label>
        ) : undefined}
      </div>
      <input
        type="range"
        min={first}
        max={last}
        value={wanted}
        aria-label={say('replay.scrubber')}
        aria-valuetext={where}
        onChange={event => goTo(Number(event.target.value))}
      />
      <div className="question-row">
        <Button
          aria-label={say('replay.first')}
          title={say('replay.first')}
          disabled={move <= first}
          onClick={() => goTo(first)}
        >
          {'«'}
        </Button>
        <Button
          aria-label={say('replay.turn-back')}
          title={say('replay.turn-back')}
          disabled={move <= first}
          onClick={() => goTo(starts.findLast(each => each < move) ?? first)}
        >
          {'‹‹'}
        </Button>
        <Button
          aria-label={say('replay.back')}
          title={say('replay.back')}
          disabled={move <= first}
          onClick={() => goTo(wanted - 1)}
        >
          {'‹'}
        </Button>
        <Button kind="primary" disabled={move >= last} onClick={() => setRunning(!running)}>
          {say(running ? 'replay.stop' : 'replay.run')}
        </Button>
        <Button
          aria-label={say('replay.forward')}
          title={say('replay.forward')}
          disabled={move >= last}
          onClick={() => goTo(wanted + 1)}
        >
          {'›'}
        </Button>
        <Button
          aria-label={say('replay.turn-on')}
          title={say('replay.turn-on')}
          disabled={move >= last}
          onClick={() => goTo(starts.find(each => each > move) ?? last)}
        >
          {'››'}
        </Button>
        <Button
          aria-label={say('replay.last')}
          title={say('replay.last')}
          disabled={move >= last}
          onClick={() => goTo(last)}
        >
          {'»'}
        </Button>
        {onMoment === undefined ? undefined : <Button onClick={onMoment}>{say('replay.moment')}</Button>}
        <span className="scrubber-gap" />
        {table.over === undefined ? (
          <Button title={say('replay.branch.about')} onClick={() => void onBranch()}>
            {say('replay.branch')}
          </Button>
        ) : (
          <Button onClick={onEnd}>{say('end.show')}</Button>
        )}
        <Link className="btn btn-plain" href={`/${past.row.far === undefined ? 'table' : 'together'}/${past.row.id}`}>
          {say('replay.table')}
        </Link>
      </div>
    </div>
  )
}
