import type { TableRow } from '../local/rows.ts'
import { Link } from '../router.tsx'
import { type Key, useText } from '../text.ts'
import { TableLine } from './table-line.tsx'

/** Tables of this browser, or what is said while there are none. */
export function TableShelf({
  id,
  title,
  empty,
  rows,
  onChange,
}: {
  id: string
  title: Key
  empty: Key
  rows: readonly TableRow[] | undefined
  onChange: () => void
}) {
  const { say } = useText()
  return (
    <section id={id} className="shelf" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className="shelf-head">
        <h2 id={`${id}-title`}>{say(title)}</h2>
        {id === 'tables' ? <Link href="/import">{say('import.title')}</Link> : undefined}
      </div>
      {rows?.length === 0 ? <p>{say(empty)}</p> : undefined}
      {rows?.map(row => (
        <TableLine key={row.id} row={row} onChange={onChange} />
      ))}
    </section>
  )
}
