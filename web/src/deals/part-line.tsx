import type { Mark, Part } from '@spanish-main/kernel'
import { Icon } from '@spanish-main/ui'
import { useTableContext } from '../play/context.ts'
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
      <b>{context.seatName(part.from)}</b> {partWords(context, terms, part)} <MarkSign mark={mark} />
    </span>
  )
}
