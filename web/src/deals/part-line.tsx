import { kindOf, type Mark, otherParty, type Part } from '@spanish-main/kernel'
import { Crest, Icon } from '@spanish-main/ui'
import { useTableContext } from '../play/context.ts'
import { RuleOf } from './rule-of.tsx'
import { partWords } from './words.ts'

/** What a part is worth, by shape, sign and word; colour says nothing. */
export function MarkSign({ mark }: { mark: Mark }) {
  const { say } = useTableContext().props
  return (
    <span className={`deal-mark deal-mark-${mark}`}>
      {mark === 'held' || mark === 'binding' ? <Icon name="wax-seal" /> : undefined}
      {mark === 'word' ? <Icon name="discussion" /> : undefined}
      {say(`deal.mark.${mark}`)}
    </span>
  )
}

/** One part of a deal, with who gives it and what it is worth. */
export function PartLine({
  terms,
  part,
  mark,
}: {
  terms: { readonly by: number; readonly to: number }
  part: Part
  mark: Mark
}) {
  const context = useTableContext()
  return (
    <span className="deal-part">
      <Crest look={context.look(part.from)} /> <b>{context.seatName(part.from)}</b> {partWords(context, terms, part)}{' '}
      <MarkSign mark={mark} />
    </span>
  )
}

/** A promise with its two parties, what it is worth, and the deal and the rule that it comes from. */
export function PromiseLine({
  terms,
  part,
  mark,
  end,
}: {
  terms: { readonly id: string; readonly by: number; readonly to: number }
  part: Part
  mark: Mark
  /** How it ended, if it is over. */
  end?: string
}) {
  const context = useTableContext()
  const { kit, props, look, seatName } = context
  const { say } = props
  const to = otherParty(terms, part.from)
  return (
    <>
      <p className="deal-parties">
        <Crest look={look(part.from)} /> <b>{seatName(part.from)}</b> {say('deal.promises-to')}{' '}
        <Crest look={look(to)} /> <b>{seatName(to)}</b> {end === undefined ? <MarkSign mark={mark} /> : <em>{end}</em>}
      </p>
      <p>{partWords(context, terms, part)}</p>
      <small>
        {say('deal.number', { id: terms.id })}{' '}
        <RuleOf problem={{ key: '', params: {}, rule: kindOf(kit.game.deals!, part.kind)!.rule }} />
      </small>
    </>
  )
}
