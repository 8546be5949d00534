import { type DamagedRow, isDamaged, type TableRow } from '../local/rows.ts'
import { Link } from '../router.tsx'
import { type Key, useText } from '../text.ts'
import { DamagedLine } from './damaged-line.tsx'
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
  rows: readonly (TableRow | DamagedRow)[] | undefined
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
      {rows?.map(row =>
        isDamaged(row) ? (
          <DamagedLine key={row.id} id={row.id} onChange={onChange} />
        ) : (
          <TableLine key={row.id} row={row} onChange={onChange} />
        ),
      )}
    </section>
  )
}
