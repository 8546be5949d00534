// What people do with whole tables: set them up, play them again. The lobby uses it, so no rules in here.
import type { Options, PackStamp } from '@spanish-main/kernel'
import type { Holder } from '@spanish-main/session'
import { newId, newNonce } from './chance.ts'
import { newRow, type TableRow } from './rows.ts'
import { createTable } from './store.ts'

/** Sets up a table and gives its id. */
export async function setUp(about: {
  game: string
  name: string
  options: Options
  holders: readonly Holder[]
  before?: NonNullable<TableRow['before']>
  pack?: PackStamp | undefined
}): Promise<string> {
  const { pack, ...rest } = about
  const known = pack === undefined ? rest : { ...rest, pack }
  const row = newRow({ ...known, id: newId(), nonces: about.holders.map(newNonce) }, Date.now())
  await createTable(row)
  return row.id
}

/** The same people and the same options, from the start. */
export const rematch = ({ game, name, options, holders, pack }: TableRow): Promise<string> =>
  setUp({ game, name, options, holders, pack })

/** The next table of a campaign, for the same people, with what this one handed on. */
export const goOn = ({ id, game, name, options, holders, hands, pack }: TableRow): Promise<string> =>
  setUp({ game, name, options, holders, pack, ...(hands === undefined ? {} : { before: { ...hands, table: id } }) })
