// node tools/run.mjs table/backup.ts <data folder> <new folder>: copies all tables while the service runs.
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'

/** Copies the databases of a data folder. Secrets come last, so that every table in the copy has its own. */
export async function copyData(from: string, to: string): Promise<void> {
  if (!existsSync(join(from, 'tables.db'))) throw new Error(`There are no tables in ${from}.`)
  if (existsSync(join(to, 'tables.db'))) throw new Error(`There are tables in ${to} already.`)
  mkdirSync(to, { recursive: true })
  for (const name of ['tables.db', 'secrets.db']) {
    const source = new DatabaseSync(join(from, name), { readOnly: true })
    // The copy is nobody else's business either.
    closeSync(openSync(join(to, name), 'w', 0o600))
    await backup(source, join(to, name))
    source.close()
  }
}

if (import.meta.main) {
  const [from, to] = process.argv.slice(2)
  if (from === undefined || to === undefined) {
    console.error('Say which data folder is to be copied, and where to.')
    process.exitCode = 2
  } else
    await copyData(from, to).catch((error: Error) => {
      console.error(error.message)
      process.exitCode = 1
    })
}
