import { dealProblems, isGoods, kindOf, markOf, type Part, type Problem, type Terms } from '@spanish-main/kernel'
import { Button } from '@spanish-main/ui'
import { useState } from 'react'
import { useTableContext } from '../play/context.ts'
import { AddPart, PartEditor, possibleKinds } from './editor.tsx'
import { MarkSign } from './part-line.tsx'
import { dealSentence } from './words.ts'

/** A paper being written. */
export interface Draft {
  readonly to: number
  readonly parts: readonly Part[]
  /** The paper that it counters. */
  readonly re: string
  readonly secret?: boolean
}

/** Partner, what I give, what I get, what is promised, and what the rules say of it now. */
export function Builder({ draft, onChange }: { draft: Draft; onChange: (draft: Draft | undefined) => void }) {
  const context = useTableContext()
  const { kit, props, seatName, dealing } = context
  const { say, table } = props
  const { game } = kit
  const [problem, setProblem] = useState<Problem>()
  const me = table.seat
  const { to, parts, re, secret = false } = draft
  const terms: Terms = { id: '', by: me, to, secret, parts }
  const found = dealProblems(game, table.view, terms, me)
  // In secret only while all plan in private.
  const mayHide = table.view.drafts.length > 0 && game.deals?.secret?.(table.view, me, to) === true
  const put = (next: readonly Part[]) => {
    setProblem(undefined)
    onChange({ ...draft, parts: next })
  }
  const isHanded = (kind: string) => isGoods(kindOf(game.deals!, kind)!)
  const kindsOf = (from: number, handed: boolean) =>
    possibleKinds(game, table.view, from, from === me ? to : me, me).filter(kind => isHanded(kind) === handed)
  const send = async () => {
    const refused = await dealing!.say({ do: 'offer', offer: { to, parts, secret, ...(re === '' ? {} : { re }) } })
    setProblem(refused)
    if (refused === undefined) onChange(undefined)
  }
  const regions = [
    { title: say('deal.you-give'), from: me, handed: true },
    { title: say('deal.you-get'), from: to, handed: true },
    { title: say('deal.you-promise'), from: me, handed: false },
    { title: say('deal.they-promise', { who: seatName(to) }), from: to, handed: false },
  ]
  return (
    <section className="deal-builder" aria-label={say('deal.builder')}>
      <label>
        {say('deal.with')}{' '}
        <select
          value={to}
          disabled={re !== ''}
          onChange={event => onChange({ to: Number(event.target.value), parts: [], re })}
        >
          {table.sitters.map((_, seat) =>
            seat === me ? undefined : (
              <option key={seatName(seat)} value={seat}>
                {seatName(seat)}
              </option>
            ),
          )}
        </select>
      </label>
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
      {regions.map(({ title, from, handed }) => (
        <section key={title} className="deal-region" aria-label={title}>
          <h4>{title}</h4>
          {parts.map((part, i) =>
            part.from !== from || isHanded(part.kind) !== handed ? undefined : (
              <div key={i} className="deal-row">
                <PartEditor
                  part={part}
                  to={from === me ? to : me}
                  onChange={changed => put(parts.with(i, changed))}
                  onRemove={() => put(parts.toSpliced(i, 1))}
                />
                <MarkSign mark={markOf(game, table.view, terms, part)} />
              </div>
            ),
          )}
          <AddPart
            label={title}
            kinds={kindsOf(from, handed)}
            from={from}
            to={from === me ? to : me}
            onAdd={part => put([...parts, part])}
          />
        </section>
      ))}
      <p className="deal-sentence" aria-live="polite">
        {dealSentence(context, terms)}
      </p>
      <ul className="deal-checks" aria-label={say('deal.checked')} aria-live="polite">
        {found.map(({ problem: each }, i) => (
          <li key={i} className="deal-wrong">
            {kit.words.refusal(each)}
          </li>
        ))}
        {found.length === 0 ? <li>{say('deal.fine')}</li> : undefined}
        {problem === undefined ? undefined : <li className="deal-wrong">{kit.words.refusal(problem)}</li>}
      </ul>
      <div className="deal-buttons">
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
