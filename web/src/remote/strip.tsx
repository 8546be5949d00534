import { Crest, Icon } from '@spanish-main/ui'
import { usePhone } from '../media.ts'
import { useTableContext } from '../play/context.ts'
import { Link } from '../router.tsx'
import type { StripTab } from './bar.tsx'
import { timeText, useClocks } from './clocks.ts'
import { PresenceMark } from './presence.tsx'
import { Standing } from './standing.tsx'
import { TakebackBox } from './takeback.tsx'
import { TogetherTools } from './tools.tsx'
import { useNotices } from './use-notices.ts'
import type { Remote } from './use-remote.ts'
import { whoAt } from './who.ts'
import './together.css'

/** A row above the table: who is there, whose time runs, and what the table as such has to say. */
export function TogetherStrip({ remote, onOpen }: { remote: Remote; onOpen: (tab: StripTab) => void }) {
  const { props, look, seatName } = useTableContext()
  const { say, table: view } = props
  const { table } = remote.seen
  // On a phone what can be opened is in the menu.
  const phone = usePhone()
  const stands = table.paused || table.stage !== 'playing' || remote.link !== 'open'
  const left = useClocks(table.pace, table.clock, stands)
  const bank = table.pace.kind === 'live' ? table.pace.bank : table.pace.kind === 'days' ? table.pace.time : 0
  const mineIsLow = view.seat >= 0 && left !== undefined && bank > 0 && left[view.seat] < bank / 10
  useNotices(remote, mineIsLow)
  return (
    <>
      <section className="together" aria-label={say('together.people')} tabIndex={phone ? 0 : undefined}>
        {table.seats.map((seat, at) => (
          <span
            key={at}
            className="together-seat"
            data-bot={seat.kind === 'bot' || undefined}
            data-runs={((table.clock?.running ?? 0) & (1 << at)) !== 0 || undefined}
          >
            <Crest look={look(at)} />
            <b>{whoAt(seat, seatName(at), say)}</b>
            <PresenceMark seat={seat} />
            {left === undefined || seat.kind === 'bot' ? undefined : (
              <time data-low={left[at] < bank / 10 || undefined}>
                {left[at] < bank / 10 ? <Icon name="hourglass" /> : undefined}
                {timeText(left[at])}
              </time>
            )}
          </span>
        ))}
        <span className="together-end">
          {view.seat < 0 ? (
            <>
              {phone ? undefined : <span>{say('together.looking-on.about')}</span>}
              <span className="together-badge">{say('together.looking-on')}</span>
              <Link href="/">{say('together.stop-looking')}</Link>
            </>
          ) : undefined}
          {remote.tabs.count > 1 && view.seat >= 0 ? (
            <span className="together-tabs">{say('together.tabs', { count: remote.tabs.count })}</span>
          ) : undefined}
          {table.watching === 0 || view.seat < 0 ? undefined : (
            <span className="together-tabs">{say('together.lookers', { count: table.watching })}</span>
          )}
          {phone ? undefined : <TogetherTools remote={remote} />}
        </span>
      </section>
      <p className="unseen" role="alert">
        {mineIsLow ? say('together.clock-low') : ''}
      </p>
      <Standing remote={remote} onOpen={onOpen} />
      <TakebackBox remote={remote} />
    </>
  )
}
