import type { Part } from '@spanish-main/kernel'
import { type BoardProps, Button } from '@spanish-main/ui'
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
      outcomes={[
        { words: say('stage.tribute.paid', { site: siteName(say, site), year: view.year }), rule: 'G1c' },
        { words: say('stage.tribute.refused'), rule: 'E5c' },
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
  const ransom = Array.from(
    { length: Math.max(1, Math.min(MOST_DOLLARS, money)) },
    (_, i): Proposal => ({
      words: say('stage.terms.ransom', { count: i + 1 }),
      parts: [part(pirates, 'let-go'), part(meeting.seat, 'money', i + 1)],
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
      outcomes={[
        { words: say('stage.terms.agreed'), rule: 'G1b' },
        { words: say('stage.terms.refused'), rule: 'F2' },
      ]}
    />
  )
}

/** The second step of a battle: what may be asked, what lies on the table, and what follows a yes and a no. */
function Parley({
  deals,
  table,
  say,
  act,
  title,
  to,
  proposals,
  outcomes,
}: Props & {
  title: string
  to: number
  proposals: readonly Proposal[]
  outcomes: readonly { readonly words: string; readonly rule: string }[]
}) {
  const papers = deals?.papers.filter(paper => paper.by === to || paper.to === to) ?? []
  const asked = papers.find(paper => paper.to === table.seat)
  const sent = papers.find(paper => paper.by === table.seat)
  const nation = nationName(say, table.view.colour[to])
  const isClaim = (each: Part) => each.from === table.seat && each.kind.endsWith('-card')
  return (
    <section className="px-parley" aria-label={title}>
      <h3>{title}</h3>
      {asked !== undefined && (
        <div className="px-parley-paper" role="status">
          <p>{say('stage.parley.asked', { nation })}</p>
          {asked.parts.some(isClaim) ? (
            <Button kind="primary" onClick={deals!.open}>
              {say('stage.parley.pick')}
            </Button>
          ) : (
            <Button kind="primary" onClick={() => deals!.accept(asked.id)}>
              {say('stage.parley.yes', { what: priceOf(asked.parts, table.seat) })}
            </Button>
          )}
          <Button onClick={() => deals!.decline(asked.id)}>{say('stage.parley.no')}</Button>
        </div>
      )}
      {sent !== undefined && (
        <p className="px-parley-paper" role="status">
          {say('stage.parley.sent', { nation })}
        </p>
      )}
      {asked === undefined && sent === undefined && (
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
      <Button kind="quiet" onClick={deals?.open}>
        {say('stage.parley.else')}
      </Button>
      <ul>
        {outcomes.map(({ words, rule }) => (
          <li key={rule}>
            {words} <Rule id={rule} say={say} onRule={act.openRule} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Dollars that a seat would pay, 0 if none. */
const priceOf = (parts: readonly Part[], seat: number): number =>
  parts.find(({ kind, from }) => kind === 'money' && from === seat)?.args[0] ?? 0
