import { useCallback, useEffect, useState } from 'react'
import type { DamagedRow, TableRow } from '../local/rows.ts'
import { listTables } from '../local/store.ts'

/** The tables of this browser, undefined until they are read; again whenever the window is looked at. */
export function useTables(): { tables: readonly (TableRow | DamagedRow)[] | undefined; refresh: () => void } {
  const [tables, setTables] = useState<readonly (TableRow | DamagedRow)[]>()
  const refresh = useCallback(() => {
    // A browser that keeps nothing has no tables.
    listTables().then(setTables, () => setTables([]))
  }, [])
  useEffect(() => {
    refresh()
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  }, [refresh])
  return { tables, refresh }
}
