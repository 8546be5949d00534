import { otherParty, type Part } from '@spanish-main/kernel'
import type { Offered } from '@spanish-main/session'
import { Crest } from '@spanish-main/ui'
import { useTableContext } from '../play/context.ts'
import { MarkSign, PartLine } from './part-line.tsx'
import { Stands } from './stands.tsx'
import { compare, paperName, partWords, type Row } from './words.ts'

/** What a paper says: its parts, or, where it answers another one, both side by side. */
export function Parts({ offer, answered }: { offer: Offered; answered: Offered | undefined }) {
  if (answered !== undefined) return <Beside before={answered} after={offer} />
  return (
    <ul>
      {offer.parts.map((part, i) => (
        <li key={i}>
          <PartLine terms={offer} part={part} mark={part.mark} />
        </li>
      ))}
    </ul>
  )
}

/** A counter-offer beside what it answers, row by row: each change has a bar, a word and the old value struck out. */
function Beside({ before, after }: { before: Offered; after: Offered }) {
  const context = useTableContext()
  const { say } = context.props
  return (
    <table className="deal-beside">
      <thead>
        <tr>
          <td />
          {[before, after].map(paper => (
            <th key={paper.id} scope="col">
              {headOf(context, paper)}
              <small>
                <Stands offer={paper} />
              </small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compare(before, after).map(row => (
          <tr key={row.key} data-change={row.change === 'same' ? undefined : row.change}>
            <RowHead row={row} terms={after} />
            <td>{row.mine === undefined ? say('deal.nothing') : <Said terms={before} part={row.mine} />}</td>
            <td>
              <Changed row={row} before={before} after={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function headOf({ props, seatName }: ReturnType<typeof useTableContext>, paper: Offered): string {
  const { say, table } = props
  return paper.by === table.seat
    ? say('deal.yours', { id: paperName(paper.id, say) })
    : say('deal.theirs', { who: seatName(paper.by), id: paperName(paper.id, say) })
}

/** Whose part it is, and whether it is handed over, promised or said. */
function RowHead({ row, terms }: { row: Row; terms: Offered }) {
  const { props, look, seatName } = useTableContext()
  const { say, table } = props
  const { from, mark } = (row.theirs ?? row.mine)!
  const verb = mark === 'handed' ? 'gives' : mark === 'word' ? 'says' : 'promises'
  const you = from === table.seat
  const who = seatName(from)
  // What the other hands over is what one gets.
  const gets = !you && verb === 'gives' && otherParty(terms, from) === table.seat
  return (
    <th scope="row">
      <Crest look={look(from)} />{' '}
      {say(gets ? 'deal.row.you-get' : you ? `deal.row.you-${verb}` : `deal.row.${verb}`, { who })}
    </th>
  )
}

function Said({ terms, part }: { terms: Offered; part: Row['mine'] & object }) {
  const context = useTableContext()
  return (
    <>
      {partWords(context, terms, part)} {part.mark === 'handed' ? undefined : <MarkSign mark={part.mark} />}
    </>
  )
}

function Changed({ row, before, after }: { row: Row; before: Offered; after: Offered }) {
  const context = useTableContext()
  const { say } = context.props
  const { mine, theirs, change } = row
  if (change === 'same') return <Said terms={after} part={theirs!} />
  const word = <span className="deal-change">{say(`deal.change.${change}`)}</span>
  const old = (part: Part) => <s>{partWords(context, before, part)}</s>
  return (
    <>
      <span className="unseen">{`${say(change === 'new' ? 'deal.change.new' : 'deal.change.changed')}: `}</span>
      {mine === undefined ? undefined : old(mine)}{' '}
      {theirs === undefined ? undefined : <b>{partWords(context, after, theirs)}</b>} {word}{' '}
      {theirs === undefined || theirs.mark === 'handed' ? undefined : <MarkSign mark={theirs.mark} />}
    </>
  )
}
