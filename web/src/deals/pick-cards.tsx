import {
  type Game,
  isGoods,
  kindOf,
  meaningOf,
  otherParty,
  type Part,
  picksFor,
  type State,
  type Terms,
  wordOf,
} from '@spanish-main/kernel'
import { useTableContext } from '../play/context.ts'
import { partWords } from './words.ts'

/** The word of the component that a claim says it is; undefined where nothing is said. */
function saidWord({ vocabulary, deals }: Game<State>, { kind, args }: Part, domain: string): string | undefined {
  const words = (kindOf(deals!, kind)?.args ?? []).map((each, i) => wordOf(vocabulary[each], args[i]))
  return words.find(word => meaningOf(vocabulary[domain], word) !== undefined)
}

/** Which component is handed over for a claim, as they look. The giver alone sees this, and may say one and give another. */
export function PickCards({ terms, part, onPick }: { terms: Terms; part: Part; onPick: (pick: number) => void }) {
  const context = useTableContext()
  const { kit, props, seatName } = context
  const { say, name, table } = props
  const { game, board } = kit
  const kind = kindOf(game.deals!, part.kind)
  if (kind === undefined || !isGoods(kind) || kind.pick === undefined) return undefined
  const { domain } = kind.pick
  const said = saidWord(game, part, domain)
  const note = (pick: number) =>
    said === undefined
      ? undefined
      : say(wordOf(game.vocabulary[domain], pick) === said ? 'deal.as-said' : 'deal.not-as-said')
  return (
    <fieldset className="deal-cards">
      <legend>{say('deal.pick')}</legend>
      <div>
        {picksFor(table.view, kind, part).map(pick => (
          <label key={pick}>
            <input
              type="radio"
              name={`${terms.id} ${part.kind} ${terms.parts.indexOf(part)}`}
              checked={part.pick === pick}
              onChange={() => onPick(pick)}
            />
            {board?.words?.picture?.(table.view, domain, pick, say)}
            <b>{name(domain, pick)}</b>
            {note(pick) === undefined ? undefined : <small>{note(pick)}</small>}
          </label>
        ))}
      </div>
      <p className="deal-learns">
        {say('deal.learns', {
          who: seatName(otherParty(terms, part.from)),
          what: partWords(context, terms, part),
          secret: terms.secret ? 'yes' : 'no',
        })}
      </p>
    </fieldset>
  )
}
