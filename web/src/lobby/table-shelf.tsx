import { type DamagedRow, isDamaged, type TableRow } from '../local/rows.ts'
import { Link } from '../router.tsx'
import { type Key, useText } from '../text.ts'
import { DamagedLine } from './damaged-line.tsx'
import { TableLine } from './table-line.tsx'

/** Hands all tables to the person as one file. */
async function backUp(): Promise<void> {
  const [{ backupText }, { download }] = await Promise.all([
    import('../local/backup.ts'),
    import('../local/transfer.ts'),
  ])
  download(`spanish-main-${new Date().toISOString().slice(0, 10)}.json`, await backupText())
}

/** Tables of this browser, or what is said while there are none. */
export function TableShelf({
  id,
  title,
  empty,
  rows,
  all,
  onChange,
}: {
  id: string
  title: Key
  empty: Key
  rows: readonly (TableRow | DamagedRow)[] | undefined
  /** All tables: those of a campaign belong together. */
  all: readonly (TableRow | DamagedRow)[]
  onChange: () => void
}) {
  const { say } = useText()
  const whole = all.flatMap(row => (isDamaged(row) ? [] : [row]))
  return (
    <section id={id} className="shelf" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className="shelf-head">
        <h2 id={`${id}-title`}>{say(title)}</h2>
        {id === 'tables' ? (
          <p className="shelf-links">
            <Link href="/import">{say('import.title')}</Link>
            <button type="button" onClick={backUp}>
              {say('backup.make')}
            </button>
          </p>
        ) : (
          <p className="shelf-links">
            <Link href="/statistics">{say('statistics.title')}</Link>
          </p>
        )}
      </div>
      {rows?.length === 0 ? <p>{say(empty)}</p> : undefined}
      {rows?.map(row =>
        isDamaged(row) ? (
          <DamagedLine key={row.id} id={row.id} onChange={onChange} />
        ) : (
          <TableLine key={row.id} row={row} all={whole} onChange={onChange} />
        ),
      )}
    </section>
  )
}
