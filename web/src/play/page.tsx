import { useEffect } from 'react'
import { useKit } from '../kit.ts'
import type { TableRow } from '../local/rows.ts'
import { Loading, Message } from '../message.tsx'
import { prefetchAll } from '../prefetch.ts'
import { useText } from '../text.ts'
import { LiveTable } from './live-table.tsx'
import { useLocalTable } from './use-local-table.ts'

/** What a table's worker says when the data pack is missing. */
const NO_SUCH_PACK = 'no-such-pack'

/** The page of a local table. */
export function TablePage({ id }: { id: string }) {
  const local = useLocalTable(id)
  if (local.trouble?.kind === 'no-such-table') return <Message title="table.gone" body="table.gone.body" />
  if (local.row === undefined || local.told === undefined || local.table === undefined) {
    if (local.trouble?.message === NO_SUCH_PACK) return <Message title="trouble.title" body="import.no-pack" />
    return local.trouble === undefined ? (
      <Loading />
    ) : (
      <Message title="trouble.title" body="trouble.open" detail={local.trouble.message} />
    )
  }
  return <Loaded id={id} row={local.row} local={local} />
}

function Loaded({ id, row, local }: { id: string; row: TableRow; local: ReturnType<typeof useLocalTable> }) {
  const kit = useKit(row.game, { seats: row.holders.length, options: row.options, pack: row.pack })
  const { language } = useText()
  useEffect(() => {
    if (kit.kind !== 'there') return
    const { entry } = kit.it
    return whenIdle(() => void prefetchAll(entry))
  }, [kit])
  if (kit.kind === 'failed') return <Message title="trouble.title" body="trouble.load" />
  if (kit.kind === 'loading') return <Loading />
  return <LiveTable key={id} id={id} kit={kit.it} local={local} language={language} />
}

/** Does something once the page has nothing better to do; gives how to leave it. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const soon = setTimeout(work)
    return () => clearTimeout(soon)
  }
  const idle = requestIdleCallback(work)
  return () => cancelIdleCallback(idle)
}
