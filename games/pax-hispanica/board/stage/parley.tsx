import type { Part, Terms } from '@spanish-main/kernel'
import { type BoardProps, Button, type DealDesk } from '@spanish-main/ui'
import { useEffect, useRef } from 'react'
import { ownerSeat } from '../../rules/g1-occasions.ts'
import { seatOf } from '../../rules/players.ts'
import type { Pax } from '../../rules/state.ts'
import { pending } from '../../rules/words.ts'
import { nationName, siteName } from '../names.ts'
import { Rule } from './steps.tsx'
import './parley.css'

type Props = BoardProps<Pax>

/** Something to ask or to offer in one click. */
interface Proposal {
  readonly words: string
  readonly parts: readonly Part[]
  /** The other has it, or the person at the screen. */
  readonly possible: boolean
}

const part = (from: number, kind: string, ...args: number[]): Part => ({ from, kind, args })
const UNSAID = 0
const MOST_DOLLARS = 3

/** G1c. The attacker asks for a tribute; the owner pays it or refuses. */
export function Tribute(props: Props) {
  const { table, say } = props
  const { view, seat } = table
  const { seat: attacker, site } = pending(view, 'land-battle')!
  const owner = ownerSeat(view, site)
  const colour = view.colour[owner]
  const spare = part(attacker, 'spare', site)
  const goods: readonly [string, Part, boolean][] = [
    ['money', part(owner, 'money', 1), view.money[colour] > 0],
    ['haven', part(owner, 'haven-card', UNSAID), view.havenHand[colour] > 0],
    ['market', part(owner, 'market-card', UNSAID), view.marketHand[colour] > 0],
  ]
  const nation = nationName(say, colour)
  const proposals = goods.map(([key, gift, possible]) => ({
    words: say(`stage.tribute.${key}`),
    parts: [spare, gift],
    possible,
  }))
  return (
    <Parley
      {...props}
      title={seat === attacker ? say('stage.tribute.ask', { nation }) : say('stage.tribute.threat')}
      to={seat === attacker ? owner : attacker}
      proposals={seat === attacker ? proposals : []}
      first={[spare]}
      talks={seat === attacker || seat === owner}
    />
  )
}

/** G1c. What follows a tribute that is paid, and one that is refused. */
export function TributeMeans({ table, say, act }: Props) {
  const { view, seat } = table
  const { seat: attacker, site } = pending(view, 'land-battle')!
  const you = seat === attacker ? 'attacker' : seat === ownerSeat(view, site) ? 'owner' : 'other'
  return (
    <Outcomes
      say={say}
      onRule={act.openRule}
      all={[
        { words: say('stage.tribute.paid', { site: siteName(say, site), year: view.year, you }), rule: 'G1c' },
        { words: say('stage.tribute.refused', { you }), rule: 'E5c' },
      ]}
    />
  )
}

/** G1b. Ransom, or surrender for mercy, instead of the battle. */
export function SeaTerms(props: Props) {
  const { table, say } = props
  const { view, seat } = table
  const meeting = pending(view, 'strike-colours')!
  const pirates = seatOf(view, meeting.pirates)
  const mine = seat === meeting.seat
  const money = view.money[meeting.fleet]
  const letGo = part(pirates, 'let-go')
  const ransom = Array.from(
    { length: Math.max(1, Math.min(MOST_DOLLARS, money)) },
    (_, i): Proposal => ({
      words: say('stage.terms.ransom', { count: i + 1 }),
      parts: [letGo, part(meeting.seat, 'money', i + 1)],
      possible: money > i,
    }),
  )
  const mercy: Proposal = {
    words: say('stage.terms.mercy'),
    parts: [part(meeting.seat, 'surrender'), part(pirates, 'mercy')],
    possible: true,
  }
  return (
    <Parley
      {...props}
      title={say(mine ? 'stage.terms.offer' : 'stage.terms.ask')}
      to={mine ? pirates : meeting.seat}
      proposals={[...ransom, mercy]}
      first={[letGo]}
      talks={mine || seat === pirates}
    />
  )
}

/** G1b, F1a. What each way out of the meeting means. */
export function TermsMean({ table, say, act }: Props) {
  const { view } = table
  const { fleet, pirates } = pending(view, 'strike-colours')!
  const names = { fleet: nationName(say, fleet), pirates: nationName(say, pirates) }
  return (
    <div className="px-terms">
      <h3>{say('stage.terms.means')}</h3>
      <Outcomes
        say={say}
        onRule={act.openRule}
        all={[
          { words: say('stage.terms.agreed', names), rule: 'G1b' },
          { words: say('stage.terms.surrender', names), rule: 'F1a' },
          { words: say('stage.terms.refused'), rule: 'F2' },
          { words: say('stage.terms.not'), rule: 'G1' },
        ]}
      />
    </div>
  )
}

interface Way {
  readonly words: string
  readonly rule: string
}

function Outcomes({ all, say, onRule }: { all: readonly Way[]; say: Props['say']; onRule: (rule: string) => void }) {
  return (
    <ul className="px-ways">
      {all.map(({ words, rule }) => (
        <li key={rule}>
          {words} <Rule id={rule} say={say} onRule={onRule} />
        </li>
      ))}
    </ul>
  )
}

/** The second step of a battle: what may be asked, and what lies on the table. */
function Parley({
  deals,
  table,
  say,
  title,
  to,
  proposals,
  first,
  talks,
}: Props & {
  title: string
  to: number
  proposals: readonly Proposal[]
  /** What a paper of one's own begins with. */
  first: readonly Part[]
  /** The person at the screen is one of the two. */
  talks: boolean
}) {
  const papers = deals?.papers.filter(paper => paper.by === to || paper.to === to) ?? []
  const last = papers.at(-1)
  const refused = last === undefined ? deals?.declined.findLast(paper => paper.to === to) : undefined
  const back = deals?.handTo(undefined)
  return (
    <section className="px-parley" aria-label={title}>
      <h3>{title}</h3>
      {deals !== undefined &&
        papers.map(paper =>
          paper.to === table.seat ? (
            <Asked key={paper.id} paper={paper} last={paper === last} {...{ deals, table, say }} />
          ) : (
            <Sent key={paper.id} paper={paper} {...{ deals, table, say }} />
          ),
        )}
      {deals !== undefined && refused !== undefined && (
        <div className="px-parley-paper" role="status">
          <h4>{say('stage.parley.refused', { nation: nationName(say, table.view.colour[to]) })}</h4>
          {deals.show(refused)}
        </div>
      )}
      {talks && last === undefined && (
        <div className="px-parley-asks">
          {proposals.map(({ words, parts, possible }) => (
            <Button
              key={words}
              kind={possible ? 'lit' : 'impossible'}
              disabled={!possible}
              onClick={() => deals?.offer(to, parts)}
            >
              {words}
            </Button>
          ))}
        </div>
      )}
      {talks && (
        <Button kind="quiet" onClick={() => deals?.write(to, first)}>
          {say('stage.parley.else')}
        </Button>
      )}
      {back !== undefined && <Button onClick={back}>{say('stage.parley.back')}</Button>}
    </section>
  )
}

interface PaperProps extends Pick<Props, 'table' | 'say'> {
  readonly paper: Terms
  readonly deals: DealDesk
}

/** A paper of the other side: to be paid, refused, or answered with another price. It takes the focus and gives it back. */
function Asked({ paper, deals, table, say, last }: PaperProps & { last: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    // Whoever is writing is not interrupted.
    if (before?.matches('input, textarea, select')) return
    // Whoever takes the screen to answer first closes the page that hid it.
    const frame = requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>('.btn-primary')?.focus({ preventScroll: true }),
    )
    return () => {
      cancelAnimationFrame(frame)
      before?.focus({ preventScroll: true })
    }
  }, [])
  const { seat, view } = table
  const picks = paper.parts.some(({ from, kind }) => from === seat && kind.endsWith('-card'))
  return (
    <div ref={box} className="px-parley-paper" data-last={last ? '' : undefined}>
      <h4>{say('stage.parley.asked', { nation: nationName(say, view.colour[paper.by]) })}</h4>
      {deals.show(paper)}
      <Button kind="primary" onClick={() => (picks ? deals.read(paper.id) : deals.accept(paper.id))}>
        {picks ? say('stage.parley.pick') : say('stage.parley.yes', { what: priceOf(paper.parts, seat) })}
      </Button>
      <Button onClick={() => deals.counter(paper.id)}>{say('stage.parley.counter')}</Button>
      <Button onClick={() => deals.decline(paper.id)}>{say('stage.parley.no')}</Button>
    </div>
  )
}

/** A paper of one's own that lies before the other side. */
function Sent({ paper, deals, table, say }: PaperProps) {
  const pass = deals.handTo(paper.to)
  return (
    <div className="px-parley-paper" role="status">
      <h4>{say('stage.parley.sent', { nation: nationName(say, table.view.colour[paper.to]) })}</h4>
      {deals.show(paper)}
      {pass !== undefined && (
        <Button kind="primary" onClick={pass}>
          {say('stage.parley.hand', { who: table.sitters[paper.to].name })}
        </Button>
      )}
      <Button kind="quiet" onClick={() => deals.withdraw(paper.id)}>
        {say('stage.parley.withdraw')}
      </Button>
    </div>
  )
}

/** Dollars that a seat would pay, 0 if none. */
const priceOf = (parts: readonly Part[], seat: number): number =>
  parts.find(({ kind, from }) => kind === 'money' && from === seat)?.args[0] ?? 0
