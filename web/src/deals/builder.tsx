import {
  type DealProblem,
  dealProblems,
  isGoods,
  kindOf,
  type Lasting,
  markOf,
  otherParty,
  type Part,
  type Problem,
  type Terms,
} from '@spanish-main/kernel'
import { Button, Crest } from '@spanish-main/ui'
import { useState } from 'react'
import { useTableContext } from '../play/context.ts'
import { AddPart, kindsNow, PartEditor, RuleOf } from './editor.tsx'
import { MarkSign } from './part-line.tsx'
import { dealSentence, partWords } from './words.ts'

/** A paper being written. */
export interface Draft {
  readonly to: number
  readonly parts: readonly Part[]
  /** The paper that it counters. */
  readonly re: string
  readonly secret?: boolean
  /** How long it stands; without it, as long as the rules let it. */
  readonly lasts?: Lasting
}

/** Partner, what I give, what I get, what is promised, and what the rules say of it now. */
export function Builder({ draft, onChange }: { draft: Draft; onChange: (draft: Draft | undefined) => void }) {
  const context = useTableContext()
  const { kit, props, seatName, dealing } = context
  const { say, table } = props
  const { game } = kit
  const [problem, setProblem] = useState<Problem>()
  const me = table.seat
  const { to, parts, re, secret = false, lasts = 'moment' } = draft
  const terms: Terms = { id: '', by: me, to, secret, parts }
  const found = dealProblems(game, table.view, terms, me)
  // In secret only while all plan in private.
  const mayHide = table.view.drafts.length > 0 && game.deals?.secret?.(table.view, me, to) === true
  const put = (next: readonly Part[]) => {
    setProblem(undefined)
    onChange({ ...draft, parts: next })
  }
  const send = async () => {
    const offer = { to, parts, secret, lasts, ...(re === '' ? {} : { re }) }
    const refused = await dealing!.say({ do: 'offer', offer })
    setProblem(refused)
    if (refused === undefined) onChange(undefined)
  }
  const region = (title: string, from: number, handed: boolean) => (
    <Region title={title} terms={terms} from={from} handed={handed} onChange={put} />
  )
  return (
    <section className="deal-builder" aria-label={say('deal.builder')}>
      <Partners to={to} fixed={re !== ''} onChoose={seat => onChange({ to: seat, parts: [], re, lasts })} />
      {mayHide ? (
        <label>
          <input
            type="checkbox"
            checked={secret}
            onChange={event => onChange({ ...draft, secret: event.target.checked })}
          />{' '}
          {say('deal.in-secret')}
        </label>
      ) : undefined}
      <div className="deal-columns">
        {region(say('deal.you-give'), me, true)}
        {region(say('deal.you-get'), to, true)}
        <div className="deal-promised">
          {region(say('deal.you-promise'), me, false)}
          {region(say('deal.they-promise', { who: seatName(to) }), to, false)}
        </div>
      </div>
      <Checked terms={terms} found={found} problem={problem} />
      <p className="deal-sentence" aria-live="polite">
        {dealSentence(context, terms)}
      </p>
      <div className="deal-buttons">
        <label>
          {say('deal.stands-until')}{' '}
          <select value={lasts} onChange={event => onChange({ ...draft, lasts: event.target.value as Lasting })}>
            <option value="moment">{say('deal.lasts.moment')}</option>
            <option value="move">{say('deal.lasts.move')}</option>
          </select>
        </label>
        <Button kind="primary" disabled={found.length > 0} onClick={() => void send()}>
          {say(re === '' ? 'deal.send' : 'deal.send-counter')}
        </Button>
        <Button kind="quiet" onClick={() => onChange(undefined)}>
          {say('deal.put-away')}
        </Button>
      </div>
    </section>
  )
}

/** With whom: the others at the table, by their arms. */
function Partners({ to, fixed, onChoose }: { to: number; fixed: boolean; onChoose: (seat: number) => void }) {
  const { props, seatName, look } = useTableContext()
  const { say, table } = props
  return (
    <fieldset className="deal-partners">
      <legend>{say('deal.with')}</legend>
      {table.sitters.map((_, seat) =>
        seat === table.seat || (fixed && seat !== to) ? undefined : (
          <Button
            key={seatName(seat)}
            icon={<Crest look={look(seat)} />}
            aria-pressed={seat === to}
            onClick={() => seat !== to && onChoose(seat)}
          >
            {seatName(seat)}
          </Button>
        ),
      )}
    </fieldset>
  )
}

/** What one of the two hands over, or promises, and what could be added to it. */
function Region({
  title,
  terms,
  from,
  handed,
  onChange,
}: {
  title: string
  terms: Terms
  from: number
  handed: boolean
  onChange: (parts: readonly Part[]) => void
}) {
  const context = useTableContext()
  const { kit, props } = context
  const { say, table } = props
  const { game } = kit
  const { parts } = terms
  const to = otherParty(terms, from)
  const isHanded = (kind: string) => isGoods(kindOf(game.deals!, kind)!)
  const kinds = kindsNow(game, table.view, from, to, table.seat).filter(({ kind }) => isHanded(kind) === handed)
  return (
    <section className="deal-region" aria-label={title}>
      <h4>{title}</h4>
      {parts.map((part, i) =>
        part.from !== from || isHanded(part.kind) !== handed ? undefined : (
          <div key={i} className="deal-row">
            <PartEditor
              part={part}
              to={to}
              sentence={`${partWords(context, terms, part)}, ${say(`deal.mark.${markOf(game, table.view, terms, part)}`)}`}
              onChange={changed => onChange(parts.with(i, changed))}
              onRemove={() => onChange(parts.toSpliced(i, 1))}
            />
            <MarkSign mark={markOf(game, table.view, terms, part)} />
          </div>
        ),
      )}
      <AddPart kinds={kinds} from={from} to={to} onAdd={part => onChange([...parts, part])} />
    </section>
  )
}

/** One line for each fact, with its rule: what each part is worth, and what stands against the deal. */
function Checked({
  terms,
  found,
  problem,
}: {
  terms: Terms
  found: readonly DealProblem[]
  problem: Problem | undefined
}) {
  const context = useTableContext()
  const { kit, props, seatName } = context
  const { say, table } = props
  const { game } = kit
  const wrong = [...found.map(each => each.problem), ...(problem === undefined ? [] : [problem])]
  const fine = terms.parts.filter((_, i) => !found.some(each => each.part === i))
  return (
    <section className="deal-checked">
      <h4>{say('deal.checked')}</h4>
      <ul className="deal-checks" aria-label={say('deal.checked')} aria-live="polite">
        {wrong.map((each, i) => (
          <li key={`wrong ${i}`} className="deal-wrong">
            {kit.words.refusal(each)} <RuleOf problem={each} />
          </li>
        ))}
        {fine.map((part, i) => {
          const mark = markOf(game, table.view, terms, part)
          return (
            <li key={`fine ${i}`} className={`deal-fact deal-fact-${mark}`}>
              {say(`deal.check.${mark}`, { who: seatName(part.from), what: partWords(context, terms, part) })}{' '}
              <RuleOf problem={{ key: '', params: {}, rule: kindOf(game.deals!, part.kind)!.rule }} />
            </li>
          )
        })}
        {wrong.length === 0 ? <li className="deal-fact">{say('deal.fine')}</li> : undefined}
      </ul>
    </section>
  )
}
