import type { ReactNode } from 'react'
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

type Rows = readonly (TableRow | DamagedRow)[]

/** All tables: those that are played, over the network and at this screen, and what can be done with all of them. */
export function TablesShelf({ children }: { children: ReactNode }) {
  const { say } = useText()
  return (
    <section id="tables" className="shelf" aria-labelledby="tables-title" tabIndex={-1}>
      <div className="shelf-head">
        <h2 id="tables-title">{say('nav.tables')}</h2>
        <p className="shelf-links">
          <Link href="/import">{say('import.title')}</Link>
          <button type="button" onClick={backUp}>
            {say('backup.make')}
          </button>
        </p>
      </div>
      {children}
    </section>
  )
}

/** Games of this browser that have ended. */
export function ReplaysShelf({ children }: { children: ReactNode }) {
  const { say } = useText()
  return (
    <section id="replays" className="shelf" aria-labelledby="replays-title" tabIndex={-1}>
      <div className="shelf-head">
        <h2 id="replays-title">{say('nav.replays')}</h2>
        <p className="shelf-links">
          <Link href="/statistics">{say('statistics.title')}</Link>
        </p>
      </div>
      {children}
    </section>
  )
}

/** Tables of this browser, or what is said while there are none. */
export function TableRows({
  empty,
  rows,
  all,
  onChange,
}: {
  empty: Key
  rows: Rows | undefined
  /** All tables: those of a campaign belong together. */
  all: Rows
  onChange: () => void
}) {
  const { say } = useText()
  const whole = all.flatMap(row => (isDamaged(row) ? [] : [row]))
  return (
    <>
      {rows?.length === 0 ? <p>{say(empty)}</p> : undefined}
      {rows?.map(row =>
        isDamaged(row) ? (
          <DamagedLine key={row.id} id={row.id} onChange={onChange} />
        ) : (
          <TableLine key={row.id} row={row} all={whole} onChange={onChange} />
        ),
      )}
    </>
  )
}
