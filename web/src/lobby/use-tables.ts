import { useCallback, useEffect, useState } from 'react'
import { goneTables, sweepGone } from '../local/gone.ts'
import type { DamagedRow, TableRow } from '../local/rows.ts'
import { deleteTable, listTables } from '../local/store.ts'

/** The tables of this browser, undefined until they are read; again whenever the window is looked at. */
export function useTables(): { tables: readonly (TableRow | DamagedRow)[] | undefined; refresh: () => void } {
  const [tables, setTables] = useState<readonly (TableRow | DamagedRow)[]>()
  const refresh = useCallback(() => {
    // A browser that keeps nothing has no tables.
    const read = async () => {
      await sweepGone(deleteTable)
      const gone = goneTables()
      return (await listTables()).filter(({ id }) => !gone.includes(id))
    }
    read().then(setTables, () => setTables([]))
  }, [])
  useEffect(() => {
    refresh()
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  }, [refresh])
  return { tables, refresh }
}
