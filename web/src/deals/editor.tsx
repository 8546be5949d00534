import {
  candidatesFor,
  dealProblems,
  type Game,
  isGoods,
  kindOf,
  type Part,
  partRange,
  picksFor,
  type State,
} from '@spanish-main/kernel'
import { Button } from '@spanish-main/ui'
import { useState } from 'react'
import { useTableContext } from '../play/context.ts'

/** Candidates of a kind that are looked at before it is called impossible. */
const TRIED = 40

/** The kinds that a seat can give the other now. */
export function possibleKinds(game: Game<State>, view: State, from: number, to: number, seat: number): string[] {
  return Object.keys(game.deals!.kinds).filter(kind =>
    candidatesFor(game, view, kind, from, to)
      .slice(0, TRIED)
      .some(args => isPossible(game, view, { from, kind, args }, to, seat)),
  )
}

/** Whether nothing stands against a part itself; that it has to be picked or said is no hindrance yet. */
function isPossible(game: Game<State>, view: State, part: Part, to: number, seat: number): boolean {
  const terms = { id: '', by: part.from, to, secret: false, parts: [part] }
  return dealProblems(game, view, terms, seat).every(
    each =>
      ['deal-pick', 'deal-nothing-said'].includes(each.problem.key) ||
      (each.part < 0 && each.problem.rule !== undefined && each.problem.key !== 'not-now'),
  )
}

/** The first part of a kind that is possible, to be changed from there. */
function firstOf(game: Game<State>, view: State, kind: string, from: number, to: number, seat: number): Part {
  const all = candidatesFor(game, view, kind, from, to)
  const args = all.find(each => isPossible(game, view, { from, kind, args: each }, to, seat)) ?? all[0] ?? []
  const about = kindOf(game.deals!, kind)!
  return { from, kind, args, ...(!isGoods(about) && about.words === true ? { text: '' } : {}) }
}

/** Chooses a kind and adds a part of it. */
export function AddPart({
  label,
  kinds,
  from,
  to,
  onAdd,
}: {
  label: string
  kinds: readonly string[]
  from: number
  to: number
  onAdd: (part: Part) => void
}) {
  const { kit, props } = useTableContext()
  const { say, table } = props
  const [chosen, setChosen] = useState('')
  const kind = kinds.includes(chosen) ? chosen : (kinds[0] ?? '')
  if (kinds.length === 0) return <p className="deal-none">{say('deal.nothing-possible')}</p>
  return (
    <div className="deal-add">
      <select aria-label={label} value={kind} onChange={event => setChosen(event.target.value)}>
        {kinds.map(each => (
          <option key={each} value={each}>
            {kindName(say, each)}
          </option>
        ))}
      </select>
      <Button onClick={() => onAdd(firstOf(kit.game, table.view, kind, from, to, table.seat))}>
        {say('deal.add')}
      </Button>
    </div>
  )
}

const kindName = (say: ReturnType<typeof useTableContext>['props']['say'], kind: string): string =>
  say.has(`kind.${kind}`) ? say(`kind.${kind}`) : kind

/** One part being written: a list for each of its words, a field for its amount, what is picked for it, its own words. */
export function PartEditor({
  part,
  to,
  onChange,
  onRemove,
}: {
  part: Part
  to: number
  onChange: (part: Part) => void
  onRemove: () => void
}) {
  const { kit, props } = useTableContext()
  const { say } = props
  const kind = kindOf(kit.game.deals!, part.kind)
  if (kind === undefined) return undefined
  return (
    <fieldset className="deal-editor">
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
      <Button kind="quiet" onClick={onRemove}>
        {say('deal.remove')}
      </Button>
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
    return (
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={range.least}
        max={range.greatest}
        value={part.args[at]}
        onChange={event => onChange(part.args.with(at, Math.trunc(Number(event.target.value))))}
      />
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
