import {
  candidatesFor,
  dealProblems,
  type Game,
  isGoods,
  kindOf,
  lowest,
  type Part,
  type Problem,
  partRange,
  picksFor,
  type State,
} from '@spanish-main/kernel'
import { Button } from '@spanish-main/ui'
import { type ReactNode, useState } from 'react'
import { useTableContext } from '../play/context.ts'
import { RuleOf } from './rule-of.tsx'

/** Candidates of a kind that are looked at before it is called impossible. */
const TRIED = 40

/** A kind that a seat could give the other, and what stands against it now. */
export interface Possible {
  readonly kind: string
  readonly problem: Problem | undefined
}

/** Every kind, with the reason why none of it can be given now. */
export function kindsNow(game: Game<State>, view: State, from: number, to: number, seat: number): Possible[] {
  return Object.keys(game.deals!.kinds).map(kind => {
    const all = candidatesFor(game, view, kind, from, to).slice(0, TRIED)
    const against = (all.length === 0 ? [[]] : all).map(args =>
      problemWith(game, view, { from, kind, args: fitted(game, kind, args) }, to, seat),
    )
    return { kind, problem: against.includes(undefined) ? undefined : against[0] }
  })
}

/** Arguments for a kind that nobody can think of any for. */
function fitted(game: Game<State>, kind: string, args: readonly number[]): number[] {
  const domains = kindOf(game.deals!, kind)?.args ?? []
  return domains.map((domain, i) => args[i] ?? lowest(game.vocabulary[domain]))
}

/** What stands against a part itself, beside others of its giver; that it has to be picked or said is no hindrance yet. */
function problemWith(
  game: Game<State>,
  view: State,
  part: Part,
  to: number,
  seat: number,
  beside: readonly Part[] = [],
): Problem | undefined {
  const about = kindOf(game.deals!, part.kind)!
  const said = !isGoods(about) && about.words === true ? { ...part, text: '–' } : part
  const terms = { id: '', by: part.from, to, secret: false, parts: [...beside, said] }
  return dealProblems(game, view, terms, seat).find(
    each =>
      each.problem.key !== 'deal-pick' &&
      !(each.part < 0 && each.problem.rule !== undefined && each.problem.key !== 'not-now'),
  )?.problem
}

/** The first part of a kind that is possible beside those of the deal, to be changed from there. */
function firstOf(
  game: Game<State>,
  view: State,
  kind: string,
  from: number,
  to: number,
  seat: number,
  parts: readonly Part[],
): Part {
  const all = candidatesFor(game, view, kind, from, to)
  const beside = parts.filter(part => part.kind === kind && part.from === from)
  const args =
    all.find(each => problemWith(game, view, { from, kind, args: each }, to, seat, beside) === undefined) ??
    all[0] ??
    []
  const about = kindOf(game.deals!, kind)!
  return { from, kind, args, ...(!isGoods(about) && about.words === true ? { text: '' } : {}) }
}

/** A button for each kind: what may be added, and dashed what may not, which answers why. */
export function AddPart({
  folded,
  kinds,
  from,
  to,
  parts,
  onAdd,
}: {
  /** Many of them are folded by their form. */
  folded: boolean
  kinds: readonly Possible[]
  from: number
  to: number
  /** What stands in the deal already. */
  parts: readonly Part[]
  onAdd: (part: Part) => void
}) {
  const { kit, props } = useTableContext()
  const { say, table } = props
  const [asked, setAsked] = useState('')
  const now = kinds.filter(({ problem }) => problem === undefined)
  const not = kinds.filter(({ problem }) => problem !== undefined)
  const why = not.find(({ kind }) => kind === asked)?.problem
  const reason = why && kit.words.refusal(why)
  const lit = ({ kind }: Possible) => (
    <Button
      key={kind}
      kind="lit"
      onClick={() => onAdd(firstOf(kit.game, table.view, kind, from, to, table.seat, parts))}
    >
      {kindName(say, kind)}
    </Button>
  )
  const forms = folded && now.length > FEW ? byForm(kit.game, now) : [{ form: undefined, kinds: now }]
  const dashed = not.map(({ kind }) => (
    <Button
      key={kind}
      kind="impossible"
      aria-disabled
      aria-expanded={kind === asked}
      onClick={() => setAsked(kind === asked ? '' : kind)}
    >
      {kindName(say, kind)}
    </Button>
  ))
  return (
    <div className="deal-add">
      {forms.map(({ form, kinds: like }) =>
        form === undefined || like.length === 1 ? (
          like.map(lit)
        ) : (
          <details key={form} className="deal-form">
            <summary>{say(`deal.form.${form}`)}</summary>
            <div className="deal-add">{like.map(lit)}</div>
          </details>
        ),
      )}
      {not.length <= MOST_DASHED ? (
        dashed
      ) : (
        <details>
          <summary>{say('deal.not-now', { count: not.length })}</summary>
          <div className="deal-add">{dashed}</div>
        </details>
      )}
      {reason === undefined ? undefined : (
        <p className="deal-reason" role="status">
          {`${kindName(say, asked)}: ${reason}`} <RuleOf problem={why} />
        </p>
      )}
    </div>
  )
}

/** So many kinds are shown at once; more are folded. */
const FEW = 4
const MOST_DASHED = 5

const FORMS = ['not', 'pay', 'choose', 'other', 'own'] as const
type Form = (typeof FORMS)[number]

function formOf(game: Game<State>, { kind }: Possible): Form {
  const about = kindOf(game.deals!, kind)!
  if (isGoods(about)) return 'other'
  if (about.words === true) return 'own'
  if (about.pays !== undefined) return 'pay'
  if (about.forbids !== undefined) return 'not'
  return about.chooses === undefined && about.does === undefined ? 'other' : 'choose'
}

/** Promises by what is promised: not to do, to pay, to choose; what is said in own words comes last. */
export const byForm = (game: Game<State>, kinds: readonly Possible[]): { form: Form; kinds: Possible[] }[] =>
  FORMS.flatMap(form => {
    const like = kinds.filter(each => formOf(game, each) === form)
    return like.length === 0 ? [] : [{ form, kinds: like }]
  })

export const kindName = (say: ReturnType<typeof useTableContext>['props']['say'], kind: string): string =>
  say.has(`kind.${kind}`) ? say(`kind.${kind}`) : kind

/** One part being written: a list for each of its words, a field for its amount, what is picked for it, its own words. */
export function PartEditor({
  part,
  to,
  sentence,
  onChange,
  onRemove,
  children,
}: {
  part: Part
  to: number
  /** What it says, with its mark and its rule. */
  sentence: string
  onChange: (part: Part) => void
  onRemove: () => void
  /** What it is worth. */
  children: ReactNode
}) {
  const { kit, props } = useTableContext()
  const { say } = props
  const kind = kindOf(kit.game.deals!, part.kind)
  if (kind === undefined) return undefined
  return (
    <fieldset className="deal-editor" aria-label={sentence}>
      <legend>{kindName(say, part.kind)}</legend>
      {(kind.args ?? []).map((domain, at) => (
        <ArgField key={domain} part={part} to={to} at={at} onChange={args => onChange({ ...part, args })} />
      ))}
      {part.text === undefined ? undefined : (
        <input
          aria-label={say('deal.own-words')}
          value={part.text}
          maxLength={160}
          onChange={event => onChange({ ...part, text: event.target.value })}
        />
      )}
      <PickField part={part} onPick={pick => onChange({ ...part, pick })} />
      {children} <RuleOf problem={{ key: '', params: {}, rule: kind.rule }} />
      {isGoods(kind) && kind.pick !== undefined ? <small>{say('deal.claim-note')}</small> : undefined}
      <button type="button" className="deal-remove" aria-label={say('deal.remove')} onClick={onRemove}>
        {'×'}
      </button>
    </fieldset>
  )
}

function ArgField({
  part,
  to,
  at,
  onChange,
}: {
  part: Part
  to: number
  at: number
  onChange: (args: number[]) => void
}) {
  const { kit, props } = useTableContext()
  const { say, name, table } = props
  const { game } = kit
  const kind = kindOf(game.deals!, part.kind)!
  const domain = kind.args![at]
  const label = say.has(`domain.${domain}`) ? say(`domain.${domain}`) : domain
  const range =
    at === kind.args!.length - 1 ? partRange(game, table.view, part.kind, part.from, to, part.args) : undefined
  if (range !== undefined) {
    const amount = part.args[at]
    const put = (value: number) => onChange(part.args.with(at, value))
    return (
      <span className="deal-amount">
        <Button disabled={amount <= range.least} aria-label={say('deal.one-less')} onClick={() => put(amount - 1)}>
          {'−'}
        </Button>
        <input
          type="number"
          inputMode="numeric"
          aria-label={label}
          min={range.least}
          max={range.greatest}
          value={amount}
          onChange={event => put(Math.trunc(Number(event.target.value)))}
        />
        <Button disabled={amount >= range.greatest} aria-label={say('deal.one-more')} onClick={() => put(amount + 1)}>
          {'+'}
        </Button>
      </span>
    )
  }
  const all = candidatesFor(game, table.view, part.kind, part.from, to)
  const fits = (args: readonly number[]) => args.slice(0, at).every((value, i) => value === part.args[i])
  const values = [...new Set(all.filter(fits).map(args => args[at]))]
  const choose = (value: number) => onChange((all.find(args => fits(args) && args[at] === value) ?? part.args).slice())
  return (
    <select aria-label={label} value={part.args[at]} onChange={event => choose(Number(event.target.value))}>
      {values.map(value => (
        <option key={value} value={value}>
          {name(domain, value)}
        </option>
      ))}
    </select>
  )
}

/** The card behind a claim: the giver alone sees this, on his own paper. */
export function PickField({ part, onPick }: { part: Part; onPick: (pick: number) => void }) {
  const { kit, props } = useTableContext()
  const { say, name, table } = props
  const kind = kindOf(kit.game.deals!, part.kind)
  if (kind === undefined || !isGoods(kind) || kind.pick === undefined || part.from !== table.seat) return undefined
  const picks = picksFor(table.view, kind, part)
  const { domain } = kind.pick
  return (
    <select
      aria-label={say('deal.pick')}
      value={part.pick ?? ''}
      onChange={event => event.target.value !== '' && onPick(Number(event.target.value))}
    >
      <option value="">{say('deal.pick')}</option>
      {picks.map(pick => (
        <option key={pick} value={pick}>
          {name(domain, pick)}
        </option>
      ))}
    </select>
  )
}
