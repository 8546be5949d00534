import {
  type DealProblem,
  dealProblems,
  isGoods,
  kindOf,
  markOf,
  otherParty,
  type Part,
  type Problem,
  sameTerms,
  type Terms,
} from '@spanish-main/kernel'
import { Button, Crest } from '@spanish-main/ui'
import { useEffect, useRef, useState } from 'react'
import { useTableContext } from '../play/context.ts'
import { AddPart, kindsNow, PartEditor } from './editor.tsx'
import { Facts } from './facts.tsx'
import { MarkSign } from './part-line.tsx'
import { RuleOf } from './rule-of.tsx'
import { dealSentence, partWords } from './words.ts'

/** A paper being written. */
export interface Draft {
  readonly to: number
  readonly parts: readonly Part[]
  /** The paper that it counters. */
  readonly re: string
  readonly secret?: boolean
  /** How long it stands: as long as the rules let it, until the next move, or so many minutes. */
  readonly lasts?: 'moment' | 'move' | number
}

/** Minutes for which an offer can stand. */
const MINUTES = [2, 5, 15, 60, 24 * 60]

/** Partner, what I give, what I get, what is promised, and what the rules say of it now. */
export function Builder({
  draft,
  onChange,
  onAside,
}: {
  draft: Draft
  onChange: (draft: Draft | undefined) => void
  onAside: () => void
}) {
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
  // A counter-offer that says what it answers is a yes to that, and no paper of its own.
  const answered = dealing!.offers.find(({ id }) => id === re)
  const unchanged = answered !== undefined && sameTerms(answered, terms)
  const stop =
    found[0] !== undefined ? kit.words.refusal(found[0].problem) : unchanged ? say('deal.unchanged') : undefined
  const put = (next: readonly Part[]) => {
    setProblem(undefined)
    onChange({ ...draft, parts: next })
  }
  const send = async () => {
    const stands = typeof lasts === 'number' ? { minutes: lasts } : { lasts }
    const offer = { to, parts, secret, ...stands, ...(re === '' ? {} : { re }) }
    const refused = await dealing!.say({ do: 'offer', offer })
    setProblem(refused)
    if (refused !== undefined) return
    onChange(undefined)
    props.deals?.open()
  }
  const region = (title: string, from: number, handed: boolean) => (
    <Region title={title} terms={terms} from={from} handed={handed} onChange={put} />
  )
  return (
    <section className="deal-builder" aria-label={say('deal.builder')}>
      {re === '' && table.sitters.length > 2 ? <Partners to={to} onChoose={dealing!.desk.writeTo} /> : undefined}
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
        <section className="deal-promised" aria-label={say('deal.promised')}>
          {region(say('deal.you-promise'), me, false)}
          {region(say('deal.they-promise', { who: seatName(to) }), to, false)}
        </section>
        {kit.board?.Paper === undefined ? undefined : (
          <div className="deal-drawn">
            <kit.board.Paper {...props} terms={terms} />
          </div>
        )}
      </div>
      <Checked terms={terms} found={found} problem={problem} unchanged={unchanged} />
      <Spoken text={dealSentence(context, terms)} />
      <footer className="deal-foot">
        <div>
          <p className="deal-sentence">{dealSentence(context, terms)}</p>
          <small>{say(secret ? 'deal.nothing-moves-secret' : 'deal.nothing-moves')}</small>
        </div>
        <div className="deal-buttons">
          <label>
            {say('deal.stands-until')}{' '}
            <select
              value={lasts}
              onChange={({ target: { value } }) =>
                onChange({ ...draft, lasts: value === 'moment' || value === 'move' ? value : Number(value) })
              }
            >
              <option value="moment">{say('deal.lasts.moment')}</option>
              <option value="move">{say('deal.lasts.move')}</option>
              {MINUTES.map(minutes => (
                <option key={minutes} value={minutes}>
                  {minutes < 60
                    ? say('deal.lasts.minutes', { minutes })
                    : say('deal.lasts.hours', { hours: minutes / 60 })}
                </option>
              ))}
            </select>
          </label>
          <Button kind="quiet" onClick={() => onChange(undefined)}>
            {say('deal.discard')}
          </Button>
          <Button className="deal-keep" onClick={onAside}>
            {say('deal.keep-draft')}
          </Button>
          <Button
            kind={stop === undefined ? 'primary' : 'impossible'}
            shortcut="⏎"
            disabled={stop !== undefined}
            title={stop}
            onClick={() => void send()}
          >
            {say(re === '' ? 'deal.send' : 'deal.send-counter')}
          </Button>
        </div>
      </footer>
    </section>
  )
}

/** The sentence for those who listen: when nobody has changed anything for a moment. */
function Spoken({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="unseen" aria-live="polite">
      {said}
    </p>
  )
}

const PAUSE_MS = 1000

/** With whom: the others at the table, by their arms. */
function Partners({ to, onChoose }: { to: number; onChoose: (seat: number) => void }) {
  const { props, seatName, look } = useTableContext()
  const { say, table } = props
  return (
    <fieldset className="deal-partners">
      <legend>{say('deal.with')}</legend>
      {table.sitters.map((_, seat) =>
        seat === table.seat ? undefined : (
          <Button
            key={seatName(seat)}
            icon={<Crest look={look(seat)} />}
            aria-pressed={seat === to}
            onClick={() => onChoose(seat)}
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
  const { kit, props, look } = context
  const { say, table } = props
  const { game } = kit
  const { parts } = terms
  const purse = handed ? kit.board?.words?.purse?.(table.view, from, say) : undefined
  const to = otherParty(terms, from)
  const isHanded = (kind: string) => isGoods(kindOf(game.deals!, kind)!)
  const kinds = kindsNow(game, table.view, from, to, table.seat).filter(({ kind }) => isHanded(kind) === handed)
  const region = useRef<HTMLElement>(null)
  // Whoever removes a part by key goes on at the next one, or at what could be added.
  const remove = (at: number, row: number) => {
    onChange(parts.toSpliced(at, 1))
    requestAnimationFrame(() => {
      const rows = region.current?.querySelectorAll<HTMLElement>('.deal-row') ?? []
      const next = rows[Math.min(row, rows.length - 1)] ?? region.current?.querySelector('.deal-add')
      next?.querySelector<HTMLElement>('input, select, button')?.focus()
    })
  }
  const rowOf = (at: number) =>
    parts.slice(0, at).filter(part => part.from === from && isHanded(part.kind) === handed).length
  return (
    <section ref={region} className="deal-region" aria-label={title}>
      <h4>
        <span>
          <Crest look={look(from)} /> {title}
        </span>
      </h4>
      {purse === undefined ? undefined : <small>{purse}</small>}
      {parts.map((part, i) =>
        part.from !== from || isHanded(part.kind) !== handed ? undefined : (
          <div key={i} className="deal-row" data-mark={markOf(game, table.view, terms, part)}>
            <PartEditor
              part={part}
              to={to}
              sentence={say('deal.part-named', {
                what: partWords(context, terms, part),
                mark: say(`deal.mark.${markOf(game, table.view, terms, part)}`),
                rule: kindOf(game.deals!, part.kind)!.rule,
              })}
              onChange={changed => onChange(parts.with(i, changed))}
              onRemove={() => remove(i, rowOf(i))}
            >
              <MarkSign mark={markOf(game, table.view, terms, part)} />
            </PartEditor>
          </div>
        ),
      )}
      <AddPart
        folded={!handed}
        kinds={kinds}
        from={from}
        to={to}
        parts={parts}
        onAdd={part => onChange([...parts, part])}
      />
    </section>
  )
}

/** One line for each fact, with its rule: what each part is worth, and what stands against the deal. */
function Checked({
  terms,
  found,
  problem,
  unchanged,
}: {
  terms: Terms
  found: readonly DealProblem[]
  problem: Problem | undefined
  unchanged: boolean
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
        <Facts terms={terms} />
        {unchanged ? <li className="deal-wrong">{say('deal.unchanged')}</li> : undefined}
        {wrong.length === 0 && !unchanged ? <li className="deal-fact">{say('deal.fine')}</li> : undefined}
      </ul>
    </section>
  )
}
