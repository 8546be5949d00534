import { readTable } from '../local/store.ts'
import { download, exportText, fileName } from '../local/transfer.ts'

/** Hands the record of a table to the person as a file. */
export async function exportRecord(id: string): Promise<void> {
  const found = await readTable(id)
  if (found !== undefined) download(fileName(found.row), exportText(found.row, found.record))
}
