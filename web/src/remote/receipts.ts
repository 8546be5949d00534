import { parseRecord } from '@spanish-main/kernel'
import { strayReceipts } from '@spanish-main/session'
import { useEffect, useState } from 'react'
import { recall, remember } from '../memory.ts'
import { service } from './service.ts'

/** So many receipts of a table are kept; of more, every other one is enough. */
const MOST = 64

const nameOf = (id: string): string => `receipts ${id}`

function receiptsOf(id: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(recall(nameOf(id)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(each => typeof each === 'string') : []
  } catch {
    return []
  }
}

/** Keeps a receipt for all that has happened so far: whoever rewrites it later is found out. */
export async function keepReceipt(id: string): Promise<void> {
  const receipt = await service.receipt(id)
  const known = receiptsOf(id)
  if (known.includes(receipt)) return
  const fewer = known.length < MOST ? known : known.filter((_, at) => at % 2 === 0)
  remember(nameOf(id), JSON.stringify([...fewer, receipt]))
}

/** What the receipts of this browser say of a game that is over. */
export interface Checked {
  readonly count: number
  /** How many of them the record has not passed through. */
  readonly stray: number
}

async function checkReceipts(id: string): Promise<Checked | undefined> {
  const receipts = receiptsOf(id)
  if (receipts.length === 0) return undefined
  const record = parseRecord(await service.record(id))
  return { count: receipts.length, stray: strayReceipts(record, receipts).length }
}

/** Checks the receipts of a table once its game is over. */
export function useReceipts(id: string, over: boolean): Checked | undefined {
  const [checked, setChecked] = useState<Checked>()
  useEffect(() => {
    if (!over) return
    let left = false
    checkReceipts(id)
      .then(found => {
        if (!left) setChecked(found)
      })
      .catch(() => undefined)
    return () => {
      left = true
    }
  }, [id, over])
  return checked
}
