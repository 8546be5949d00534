import { useTableContext } from '../play/context.ts'
import { PartLine } from './part-line.tsx'
import { Stands } from './stands.tsx'
import './deals.css'

/** A paper in words, for a board that puts it before people. */
export function PaperWords({ id }: { id: string }) {
  const { dealing } = useTableContext()
  const offer = dealing?.offers.find(each => each.id === id)
  if (offer === undefined) return undefined
  return (
    <div className="deal-words">
      {offer.parts.map((part, i) => (
        <PartLine key={i} terms={offer} part={part} mark={part.mark} />
      ))}
      <small>
        <Stands offer={offer} />
      </small>
    </div>
  )
}
