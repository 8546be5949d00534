import type { DealNews } from '@spanish-main/kernel'
import { useTableContext } from '../play/context.ts'
import { PromiseLine } from './part-line.tsx'

/** So many promises that are over are shown. */
const SHOWN = 8

const ENDS: Readonly<Record<string, 'kept' | 'broken'>> = { 'deal-kept': 'kept', 'deal-broken': 'broken' }

/** Promises that are over, the last first: who kept his word, and who did not. The page judges neither. */
export function KeptAndBroken() {
  const { say, table } = useTableContext().props
  const ended = table.events.flatMap(({ event, move }) => {
    const how = ENDS[event.kind]
    return how === undefined || event.deal === undefined ? [] : [{ how, deal: event.deal, move }]
  })
  if (ended.length === 0) return undefined
  return (
    <>
      <h3>{say('deal.kept-and-broken')}</h3>
      <ul className="deal-force">
        {ended
          .slice(-SHOWN)
          .reverse()
          .map(({ how, deal, move }, i) => (
            <li key={`${deal.id} ${move} ${i}`} data-how={how}>
              <Ended how={how} deal={deal} />
            </li>
          ))}
      </ul>
    </>
  )
}

function Ended({ how, deal }: { how: 'kept' | 'broken'; deal: DealNews }) {
  const { say } = useTableContext().props
  return deal.parts.map((part, i) => (
    <PromiseLine key={i} terms={deal} part={part} mark={part.mark} end={say(`deal.${how}`)} />
  ))
}
