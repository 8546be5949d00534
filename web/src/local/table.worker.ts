// A local table lives here, beside the page and never in its way.
import { fastChance, type Game, printRecord, type State, salvageRecord } from '@spanish-main/kernel'
import { branchRecord, imaginedRecord } from '@spanish-main/session'
import { findGame } from '../games.ts'
import { service } from '../remote/service.ts'
import { newId, newNonce, newSecret, newSeed } from './chance.ts'
import { crewedOf } from './crew.ts'
import { handOver } from './hand-over.ts'
import { createHost, type Host } from './host.ts'
import { openTable } from './opening.ts'
import { diceOf, lineMove, type Memory, momentOf, pastOf, remember, sameMoment, samplesOf } from './past.ts'
import type { BotMethods, Outside, Post, TableMethods } from './protocol.ts'
import { isDamaged, newRow, type TableRow, tableBefore, whatIfHolders } from './rows.ts'
import { asking, type Port, serve } from './rpc.ts'
import { createTable, deleteTable, listTables } from './store.ts'
import { exportText } from './transfer.ts'
import { appendTo, ChangedElsewhere, readKept } from './vault.ts'

const page = self as unknown as Port
const post = (message: Post) => page.postMessage(message)

let host: Host | undefined
let past: { game: Game<State>; memory: Memory } | undefined

/** The table that was opened; the page asks for nothing before that. */
function table(): Host {
  if (host === undefined) throw new Error('No table is open.')
  return host
}

async function fetchTable(id: string) {
  const found = await readKept(id)
  if (found === undefined) throw new Error('no-such-table')
  const rules = await crewedOf(found.row.game, found.row.pack?.hash)
  if (rules === undefined) throw new Error('no-such-game')
  return { ...found, rules, fresh: newSecret() }
}

/** The table before, in a campaign, if this browser has it. */
async function recordBefore(row: TableRow) {
  if (row.before === undefined) return undefined
  const rows = (await listTables()).flatMap(each => (isDamaged(each) ? [] : [each]))
  const before = tableBefore(rows, row)
  const found = before === undefined ? undefined : await fetchTable(before.id).catch(() => undefined)
  return found === undefined || found.record === '' ? undefined : { game: found.rules.game, text: found.record }
}

function outside(row: TableRow, bots: MessagePort): Outside {
  let { revision } = row
  const ask = asking<BotMethods>(bots)
  bots.start()
  return {
    async append(batch, secret, progress) {
      revision = await appendTo(row.id, revision, batch, secret, progress, Date.now())
    },
    think: thought => ask('think', thought),
    advise: thought => ask('advise', thought),
    post: told => post({ told }),
    trouble: (where, message) => post({ trouble: where, message }),
    now: () => performance.now(),
    wall: () => Date.now(),
    wait: ms => new Promise(done => setTimeout(done, ms)),
    seed: newSeed,
  }
}

const methods: TableMethods = {
  async open(id, bots) {
    const found = await fetchTable(id)
    const opened = openTable(found.rules.game, found)
    host = createHost(found.rules, opened, outside(found.row, bots))
    await host.start()
    return { row: found.row, condition: opened.condition }
  },
  look: seat => table().look(seat),
  answer: (seat, given) => table().answer(seat, given).catch(elsewhere),
  undo: (seat, how) => table().undo(seat, how).catch(elsewhere),
  order: (seat, text) => table().order(seat, text).catch(elsewhere),
  sit: (seat, holder) => table().sit(seat, holder).catch(elsewhere),
  deal: (seat, step) => table().deal(seat, step).catch(elsewhere),
  setPace: ms => table().setPace(ms),
  skip: () => table().skip(),
  hint: (seat, bot) => table().hint(seat, bot),
  informs: (seat, text) => table().informs(seat, text),

  async recall(id, seat) {
    const found = await fetchTable(id)
    const { game } = found.rules
    past = { game, memory: remember(game, found.record, await recordBefore(found.row)) }
    return { row: found.row, ...pastOf(past.memory, seat) }
  },
  moment(move, seat) {
    if (past === undefined) throw new Error('No game is recalled.')
    return momentOf(past.game, past.memory, move, seat)
  },
  sameMoment(move, seat, other) {
    if (past === undefined) throw new Error('No game is recalled.')
    return sameMoment(past.memory, move, seat, other)
  },
  async samples(id, count) {
    const found = await fetchTable(id)
    return samplesOf(found.rules.game, remember(found.rules.game, found.record), count)
  },
  async branch(id, move, seat, name) {
    const { row, record, rules, fresh } = await fetchTable(id)
    const { game, options, pack } = row
    const holders = whatIfHolders(row, seat, findGame(game)?.bots[0] ?? 'random')
    const nonces = holders.map(newNonce)
    const memory = remember(rules.game, record)
    // What is still hidden is not to be found out by a what-if; when the game is over everything is known.
    const over = row.ending !== ''
    const branch = !over
      ? imaginedRecord(memory.journal, move, seat, holders, fastChance(newSeed()))
      : branchRecord(rules.game, salvageRecord(record), lineMove(memory, move, seat), fresh, nonces, holders)
    const branched = newRow(
      { id: newId(), game, name, options, holders, nonces, ...(pack === undefined ? {} : { pack }) },
      Date.now(),
    )
    await createTable({ ...branched, names: row.names, moves: move }, printRecord(branch), over ? fresh : undefined)
    return branched.id
  },
  async dice(id) {
    const { row, record, rules } = await fetchTable(id)
    return diceOf(record, remember(rules.game, record, await recordBefore(row)))
  },
  async share(id, seats) {
    const found = await readKept(id)
    if (found?.secret === undefined) throw new Error('no-such-table')
    const { row, record, secret } = found
    const table = { record: exportText(row, record), secret, seats, settings: { title: row.name } }
    return handOver(
      () => service.bring(table),
      () => deleteTable(id),
    )
  },
  async imagined(id, seat) {
    const { row, record, rules } = await fetchTable(id)
    const { journal } = remember(rules.game, record)
    if (row.ending !== '') return record
    return printRecord(imaginedRecord(journal, journal.line.length, seat, row.holders, fastChance(newSeed())))
  },
}

/** A clash between two windows has a name that the page understands. */
function elsewhere(error: unknown): never {
  throw error instanceof ChangedElsewhere ? new Error('changed-elsewhere') : error
}

serve(page, methods)
