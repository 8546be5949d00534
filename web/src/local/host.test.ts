import {
  askBot,
  byPoints,
  defineGame,
  finish,
  type Game,
  legal,
  parseRecord,
  printMove,
  replay,
  type State,
  salvageRecord,
} from '@spanish-main/kernel'
import { coveDefinition } from '@spanish-main/kernel/fixture'
import { bazaar } from '@spanish-main/kernel/fixture/bazaar'
import { hoard } from '@spanish-main/kernel/fixture/hoard'
import type { Told } from '@spanish-main/session'
import { expect, test } from 'vitest'
import { crewedOf } from './crew.ts'
import { createHost, type Host } from './host.ts'
import { openTable } from './opening.ts'
import { diceOf, momentOf, pastOf, remember, samplesOf } from './past.ts'
import type { Outside } from './protocol.ts'
import { newRow, type TableRow, tableBefore } from './rows.ts'
import { BadRecord, exportText, importText } from './transfer.ts'

const cove = (await crewedOf('cove'))!
const secret = '5a'.repeat(32)

function rowFor(kinds: string): TableRow {
  const holders = [...kinds].map((kind, seat) =>
    kind === 'p'
      ? ({ kind: 'person', name: `Player ${seat + 1}` } as const)
      : ({ kind: 'bot', name: 'random' } as const),
  )
  const nonces = holders.map((_, seat) => `nonce ${seat}`)
  return newRow({ id: '1', game: 'cove', name: '', options: { short: true }, holders, nonces }, 0)
}

interface Watched {
  host: Host
  shown: Told<State>[]
  /** The record as it was kept, after each time. */
  kept: string[]
  position: string
  /** What the store does next instead of keeping. */
  fail: Error | undefined
  /** The time on the wall: whoever waits, waits until it is over. */
  wall: number
  /** The next seed for a bot. */
  seed: number
}

/** A table whose bots think at once and whose store is a list. */
function tableOf(row: TableRow, record = '', position = '', rules = cove): Watched {
  const watched: Watched = {
    host: undefined as unknown as Host,
    shown: [],
    kept: [],
    position,
    fail: undefined,
    wall: 0,
    seed: 1,
  }
  const outside: Outside = {
    async append(batch) {
      const { fail } = watched
      watched.fail = undefined
      if (fail !== undefined) throw fail
      const before = watched.kept.at(-1) ?? (record === '' ? `${batch.head}\n\n` : record)
      watched.kept.push(`${before}${batch.lines.join('\n')}\n`)
      watched.position = batch.position
    },
    async think({ bot, seat, twin, seed: given }) {
      return printMove(rules.game, askBot(rules.game, rules.bots[bot], twin, seat, given))
    },
    advise: async thought => [{ text: await outside.think(thought), reasons: [] }],
    post: told => watched.shown.push(told),
    trouble: (_where, message) => {
      throw new Error(message)
    },
    now: () => 0,
    wall: () => watched.wall,
    async wait(ms) {
      watched.wall += ms
    },
    seed: () => watched.seed++,
  }
  const opened = openTable(rules.game, { row, record, position, secret, fresh: secret })
  watched.host = createHost(rules, opened, outside)
  return watched
}

/** Waits until the bots have answered: the person at seat 0 is asked, or all is over. */
const asked = (host: Host) =>
  expect
    .poll(
      () => {
        const { waiting, view } = host.look(0)
        return (waiting & 1) !== 0 || view.ended !== 0
      },
      { interval: 5, timeout: 60_000 },
    )
    .toBe(true)

/** Plays the first legal move of seat 0 until the game is over or a number of moves is made. */
async function playFirst({ host }: Watched, moves: number): Promise<Told<State>> {
  let told = host.look(0)
  for (let made = 0; made < moves && told.view.ended === 0; ) {
    if ((told.waiting & 1) === 0) await asked(host)
    else {
      const [code] = legal(cove.game, told.view, 0)
      await host.answer(0, { decision: told.decision, text: printMove(cove.game, code) })
      made++
    }
    told = host.look(0)
  }
  return told
}

test('what is shown has been kept, and a kept table goes on where it was', async () => {
  const watched = tableOf(rowFor('pbb'))
  await watched.host.start()
  expect(watched.kept).toHaveLength(1)
  const before = await playFirst(watched, 4)
  // When the bots have answered too, nothing more is kept.
  await asked(watched.host)
  const again = tableOf(rowFor('pbb'), watched.kept.at(-1))
  expect(again.host.look(0).moves).toBeGreaterThanOrEqual(before.moves)
  expect(again.host.look(0)).toEqual(watched.host.look(0))
})

test('a move that cannot be kept was never made', async () => {
  const watched = tableOf(rowFor('ppp'))
  await watched.host.start()
  const told = watched.host.look(0)
  watched.fail = new Error('disk full')
  await expect(watched.host.answer(0, { decision: told.decision, text: 'bid 1' })).rejects.toThrow('disk full')
  expect(watched.shown.at(-1)).toMatchObject({ since: -1, moves: 0 })
  await watched.host.answer(0, { decision: told.decision, text: 'bid 1' })
  expect(watched.host.look(0).moves).toBe(1)
})

test('bots play a whole game by themselves, and a bystander sees it', async () => {
  const watched = tableOf(rowFor('bbb'))
  await watched.host.start()
  await expect.poll(() => watched.shown.at(-1)?.view.ended, { timeout: 60_000 }).toBeGreaterThan(0)
  const { problems } = replay(cove.game, parseRecord(watched.kept.at(-1)!))
  expect(problems).toEqual([])
  expect(watched.shown.every(told => told.view.ended !== 0 || told.secret === undefined)).toBe(true)
})

test('the bots of a lesson do the same for the same answers, whoever is quicker', async () => {
  const lesson = { ...rowFor('pbb'), guided: true }
  const records = []
  for (const [seed, patient] of [
    [1, true],
    [99, false],
  ] as const) {
    const watched = tableOf(lesson)
    watched.seed = seed
    await watched.host.start()
    // The patient pupil bids when the bots have; the other one while they think.
    for (let told = watched.host.look(0); told.view.ended === 0; told = watched.host.look(0)) {
      if ((told.waiting & 1) === 0) await asked(watched.host)
      else {
        if (patient) await expect.poll(() => watched.host.look(0).waiting, { interval: 1 }).toBe(1)
        const [code] = legal(cove.game, told.view, 0)
        await watched.host.answer(0, { decision: told.decision, text: printMove(cove.game, code) })
      }
    }
    records.push(watched.kept.at(-1))
  }
  expect(records[1]).toBe(records[0])
})

test('pages are told only what is new, and what was taken back is gone', async () => {
  const watched = tableOf(rowFor('ppp'))
  await watched.host.start()
  for (const seat of [0, 1, 2]) {
    const told = watched.host.look(seat)
    await watched.host.answer(seat, { decision: told.decision, text: 'bid 0' })
  }
  const turn = () => watched.host.look(0).decision
  await watched.host.answer(0, { decision: turn(), text: 'settle cove-3' })
  expect(watched.shown.at(-1)).toMatchObject({ since: 3, movers: [0] })
  expect(watched.shown.at(-1)?.events.map(each => each.event.kind)).toEqual(['settled'])
  await watched.host.undo(0, 'step')
  expect(watched.shown.at(-1)).toMatchObject({ since: 3, movers: [], events: [] })
})

test('whether a move ends undo is known before it is made', async () => {
  const watched = tableOf(rowFor('ppp'))
  await watched.host.start()
  expect(watched.host.informs(0, 'bid 2')).toBe(false)
  for (const seat of [0, 1]) {
    await watched.host.answer(seat, { decision: watched.host.look(seat).decision, text: 'bid 0' })
  }
  expect(watched.host.informs(2, 'bid 2')).toBe(true)
})

test('the past: every moment with one pair of eyes, and samples for all', async () => {
  const watched = tableOf(rowFor('pbb'))
  await watched.host.start()
  const last = await playFirst(watched, 1000)
  const record = watched.kept.at(-1)!
  const memory = remember(cove.game, record)
  const past = pastOf(memory, 0)
  expect(past.moves).toBe(last.moves)
  expect(momentOf(cove.game, memory, past.moves, 0).view).toEqual(last.view)
  expect(momentOf(cove.game, memory, 0, 0).view.asked).toBe(1)
  const samples = samplesOf(cove.game, memory, 10)
  expect(samples[0].move).toBe(0)
  expect(samples.at(-1)?.move).toBe(past.moves)
})

test('an exported record is imported as the same table', async () => {
  const watched = tableOf(rowFor('pbb'))
  await watched.host.start()
  await playFirst(watched, 5)
  await asked(watched.host)
  const row = rowFor('pbb')
  const text = exportText(row, watched.kept.at(-1)!)
  const found = await importText(text, () => Promise.resolve(cove), 7)
  expect(found.row).toMatchObject({ game: 'cove', holders: row.holders, options: { short: true }, ending: '' })
  const state = (record: string): State => replay(cove.game, parseRecord(record)).state
  expect(state(found.record)).toEqual(state(watched.kept.at(-1)!))
})

test('an imported game that several have won names them all', async () => {
  const game = defineGame({
    ...coveDefinition,
    settle: g => finish(g, 0, byPoints([9, 9, 4])),
  }) as unknown as Game<State>
  const row = rowFor('ppp')
  const watched = tableOf(row, '', '', { ...cove, game })
  await watched.host.start()
  await playFirst(watched, 1)
  const found = await importText(watched.kept.at(-1)!, async () => ({ ...cove, game }), 7)
  expect(found.row).toMatchObject({ winner: -1, winners: 0b011, ending: game.endings[0] })
})

test('a bad record says what is wrong with it', async () => {
  const reason = (text: string) =>
    importText(text, game => (game === 'cove' ? Promise.resolve(cove) : undefined), 0).then(
      () => 'fine',
      error => (error instanceof BadRecord ? error.key : String(error)),
    )
  expect(await reason('Dear diary')).toBe('unreadable')
  expect(await reason('spanish-main record 1\ngame ludo 1\nseats a b\noptions {}\n\nstart\n')).toBe('unknown-game')
  expect(await reason('spanish-main record 1\ngame cove 1\nseats anne bart\noptions {}\n\nstart\n')).toBe('unfit')
})

test('nothing that a page is given of a running table holds its secret; each seat adds to the dice', async () => {
  const watched = tableOf(rowFor('pbb'))
  await watched.host.start()
  await playFirst(watched, 6)
  await asked(watched.host)
  const record = watched.kept.at(-1)!
  const memory = remember(cove.game, record)
  const given = [
    ...watched.shown,
    ...[-1, 0, 1, 2].flatMap(seat => [
      watched.host.look(seat),
      pastOf(memory, seat),
      momentOf(cove.game, memory, 2, seat),
    ]),
    diceOf(record, memory),
    exportText(rowFor('pbb'), record),
  ]
  expect(JSON.stringify(given)).not.toContain(secret)
  expect(salvageRecord(record).header.nonces).toEqual(['nonce 0', 'nonce 1', 'nonce 2'])
  await playFirst(watched, 1000)
  // When the game is over the same places tell it.
  expect(watched.host.look(0).secret).toBe(secret)
  expect(diceOf(watched.kept.at(-1)!, remember(cove.game, watched.kept.at(-1)!))).toMatchObject({ level: 'proven' })
})

test('a page is sent something exactly when what it is told has changed', async () => {
  const rules = { ...cove, game: hoard as unknown as Game<State> }
  const watched = tableOf({ ...rowFor('ppp'), game: 'hoard' }, '', '', rules)
  const { host, shown } = watched
  await host.start()
  const names = new Map<number, string>()
  for (const seat of [1, 2]) names.set(seat, host.look(seat).decision)
  host.look(0)
  const sends = async (what: () => Promise<{ kind: string }>): Promise<number> => {
    const before = shown.length
    expect((await what()).kind).toBe('done')
    return shown.length - before
  }
  const say = (seat: number, text: string, decision: string) => () => host.answer(seat, { decision, text })
  // Plans of others, and going back in them, are nobody's business; that somebody is done is everybody's.
  expect(await sends(say(1, 'watch bay-2', names.get(1)!))).toBe(0)
  expect(await sends(() => host.undo(1, 'step'))).toBe(0)
  expect(await sends(say(2, 'done', names.get(2)!))).toBe(1)
  expect(await sends(() => host.undo(2, 'step'))).toBe(1)
  expect(await sends(say(0, 'watch bay-1', host.look(0).decision))).toBe(1)
})

test('in a campaign the table before proves what it handed on, if it is at hand', async () => {
  const handsOn = (g: { money: number[] }) => ({ money: [...g.money] })
  const rules = { ...cove, game: defineGame({ ...coveDefinition, handsOn }) as unknown as Game<State> }
  const { game } = rules
  const over = async (row: TableRow) => {
    const watched = tableOf(row, '', '', rules)
    await watched.host.start()
    await expect.poll(() => watched.shown.at(-1)?.view.ended, { timeout: 60_000 }).toBeGreaterThan(0)
    return watched.kept.at(-1)!
  }
  const text = await over(rowFor('bbb'))
  const { journal } = remember(game, text)
  const before = { table: '1', head: journal.chain.head(), legacy: game.handsOn!(journal.state) }
  const next = await over({ ...rowFor('bbb'), before })
  expect(remember(game, next).verdict).toMatchObject({ level: 'trusted', believed: ['legacy'] })
  expect(remember(game, next, { game, text }).verdict).toMatchObject({ level: 'proven', believed: [] })
  expect(remember(game, next, { game, text: next }).verdict).toMatchObject({ level: 'refuted' })
  // Imported elsewhere, in any order, the two find each other.
  const rows = []
  for (const record of [next, text]) rows.push((await importText(record, async () => rules, 7)).row)
  const [second, first] = rows
  expect(first.hands).toEqual({ head: before.head, legacy: before.legacy })
  expect(tableBefore(rows, second)).toBe(first)
  expect(tableBefore(rows, first)).toBeUndefined()
})

test('an offer for some minutes lapses when they are over', async () => {
  const rules = { ...cove, game: bazaar as unknown as Game<State> }
  const { host, shown } = tableOf({ ...rowFor('ppp'), game: 'bazaar' }, '', '', rules)
  await host.start()
  host.look(1)
  const parts = [{ from: 0, kind: 'money', args: [1] }]
  await host.deal(0, { do: 'offer', offer: { to: 1, parts, minutes: 5 } })
  await expect.poll(() => shown.at(-1)?.offers[0]?.fate, { interval: 5 }).toBe('lapsed')
  expect(shown.map(({ offers }) => offers[0]?.fate)).toContain('open')
})
