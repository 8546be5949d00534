import {
  hashText,
  isCampaign,
  type Problem,
  parseHeader,
  parseRecord,
  printRecord,
  promisedDice,
  recordOf,
  splitRecord,
} from '@spanish-main/kernel'
import {
  changeSettings,
  type Done,
  goodName,
  isProblem,
  newSeat,
  type Room,
  type RoomSettings,
  type SeatKind,
  type TableCard,
} from '@spanish-main/session'
import { loadGame } from './games.ts'
import type { Host, HostParts, Legacy } from './host.ts'
import { printKept, progressOf } from './kept.ts'
import { holdsKey, keysOfSeat, newKey } from './keys.ts'
import type { Key } from './store/port.ts'
import { BadTable, keepTables, type NewTable, type TableWish } from './tables.ts'
import { BEAT_MS } from './world.ts'

/** A wish for a table as it arrives: *me* is whoever sends it. */
export interface Invitation {
  readonly game: string
  readonly seats: readonly SeatWish[]
  readonly settings?: Partial<RoomSettings>
  /** Who sits where is drawn by lot. */
  readonly lot?: boolean
}

/** Whose wish each seat of a new table is, by its place among the wishes. */
interface Drawn {
  readonly drawn: readonly number[]
}

export interface SeatWish {
  readonly kind: string
  readonly name?: string
  readonly zone?: number
}

const USUAL: RoomSettings = {
  ...{ title: '', options: {}, pace: { kind: 'free' }, whenOut: 'bot', takebacks: true, lookers: true },
}

const BAD_NAME = 'Whoever sits down has a name of 1 to 40 letters, none of them invisible.'

const WAKE_MS = 1000
const TIDY_MS = 30_000

export type Service = ReturnType<typeof createService>

/** Everything behind the doors of the service: tables, keys, time. It knows nothing of requests. */
export function createService(parts: HostParts) {
  const { store, vault, world, jobs } = parts
  const tables = keepTables(parts)
  const timers: NodeJS.Timeout[] = []

  const beat = () =>
    Promise.all([store.setFact('time', String(world.now())), store.setFact('wall', String(world.wall()))])

  function every(ms: number, work: () => Promise<unknown>): void {
    let busy = false
    const timer = setInterval(() => {
      if (busy) return
      busy = true
      work()
        .catch(error => parts.trouble(String(error)))
        .finally(() => {
          busy = false
        })
    }, ms)
    timers.push(timer.unref())
  }

  /** The purses of whoever holds a seat. */
  async function pursesOf(table: string, seat: number): Promise<string[]> {
    const held = (await store.keysOf(table)).filter(key => key.role === 'seat' && key.seat === seat)
    return (await Promise.all(held.map(({ hash }) => store.pursesWith(hash)))).flat()
  }

  /** What everybody reads of a table holds no key to a seat, and its names can be read. */
  function mindWords(title = '', seats: readonly SeatWish[] = []): void {
    const names = seats.flatMap(({ name = '' }) => (name === '' ? [] : [name]))
    if ([title, ...names].some(holdsKey)) throw new BadTable('This is the key to a seat, and everybody would read it.')
    if (!names.every(goodName)) throw new BadTable(BAD_NAME)
  }

  function wishOf({ game, seats, settings = {} }: Invitation): TableWish {
    const host = seats.findIndex(({ kind }) => kind === 'me')
    const wanted = seats.map(({ kind, name = '' }) => ({ kind: (kind === 'me' ? 'link' : kind) as SeatKind, name }))
    mindWords(settings.title, seats)
    if (seats.some(({ kind, name = '' }) => (kind === 'me' || kind === 'here') && name === ''))
      throw new BadTable(BAD_NAME)
    return { ...USUAL, ...settings, game, seats: wanted, host }
  }

  /** A new table; whoever made it holds its host's key and the seats of those at the same screen. */
  async function createTable(invitation: Invitation, purse: string | undefined): Promise<NewTable & Drawn> {
    const drawn = invitation.lot === true ? lots(invitation.seats.length) : [...invitation.seats.keys()]
    const seats = drawn.map(at => invitation.seats[at])
    const wish = wishOf({ ...invitation, seats })
    const made = await tables.create(wish)
    const lines = invitation.lot === true ? [{ seat: -1, at: world.wall(), key: 'drawn', params: {} }] : []
    if (wish.host >= 0 || lines.length > 0) {
      const host = await tables.find(made.id)
      const zone = seats[wish.host]?.zone
      const zoned = zone === undefined ? {} : { zone }
      await host?.change(room => ({
        room: {
          ...room,
          seats: room.seats.map((seat, at) => (at === wish.host ? { ...seat, ...zoned, arrived: true } : seat)),
        },
        lines,
      }))
    }
    if (purse !== undefined) {
      const own = seats.map(({ kind }) => kind === 'me' || kind === 'here')
      for (const key of made.keys) if (key.role === 'host' || own[key.seat]) await store.grant(purse, key.hash)
    }
    return { ...made, drawn }
  }

  /** So many lots, in the order in which they are drawn. */
  function lots(count: number): readonly number[] {
    const left = Array.from({ length: count }, (_, at) => at)
    return Array.from({ length: count }, () => left.splice(world.random(4).readUInt32LE() % left.length, 1)[0])
  }

  /**
   * A table that was begun elsewhere goes on here: its record, with the secret that its dice were promised by. Whoever sits
   * there now, nobody enters or leaves its game by coming here.
   */
  async function bringTable(
    invitation: Invitation,
    text: string,
    secret: string,
    chairs: number,
    purse: string | undefined,
  ) {
    const record = parseRecord(text)
    if (hashText(secret) !== promisedDice(record).at(-1)!.commitment)
      throw new BadTable('That is not the secret of its dice.')
    const wish = wishOf({ ...invitation, game: record.header.game })
    if (wish.seats.length !== record.header.seats) throw new BadTable(`The table has ${record.header.seats} seats.`)
    const moved = wish.seats.findIndex(({ kind }, at) => (kind === 'empty') === ((chairs & (1 << at)) !== 0))
    if (moved >= 0) {
      const was = (chairs & (1 << moved)) === 0 ? 'nobody sits' : 'somebody sits'
      throw new BadTable(`At seat ${moved + 1} of this table ${was}, and that stays so.`)
    }
    tables.mindBots((await loadGame(wish.game))!, wish.seats)
    const { before: _none, ...settings } = wish
    const seats = wish.seats.map(({ kind, name }, at) => ({
      ...newSeat(kind, name),
      ...(at === wish.host ? { arrived: true } : {}),
    }))
    const { options, commitment } = record.header
    const room: Room = { ...settings, options, seats, stage: 'playing', paused: false, commitment }
    const kept = { room, progress: progressOf(undefined, world.wall()) }
    const made = await tables.add(room, secret, kept)
    const { head, lines } = splitRecord(text)
    const batch = { head, from: 0, lines: lines.filter(line => line !== ''), position: '' }
    await store.commit({ table: made.id, revision: 0, room: printKept(kept), listed: false, due: undefined, batch })
    const host = await tables.find(made.id)
    // From now on the record says who sits here, not who sat there.
    await host?.change(now => {
      for (const seat of now.seats.keys()) host.reseat(now, seat)
      return { lines: [{ seat: -1, at: world.wall(), key: 'brought', params: {} }] }
    })
    if (purse !== undefined) {
      const own = invitation.seats.map(({ kind }) => kind === 'me' || kind === 'here')
      for (const key of made.keys) if (key.role === 'host' || own[key.seat]) await store.grant(purse, key.hash)
    }
    return made
  }

  /** A game that is over, played elsewhere: everybody who knows the address may look at it, with what its record proves. */
  async function importRecord(text: string, proof: string, purse: string | undefined): Promise<NewTable> {
    const record = parseRecord(text)
    const { game, options, names, commitment } = record.header
    const secret = promisedDice(record).at(-1)!.secret ?? ''
    const seats = names.map(() => ({ ...newSeat('link', ''), arrived: true }))
    const room: Room = { ...USUAL, game, options, seats, host: -1, stage: 'over', paused: false, commitment, proof }
    const kept = { room, progress: progressOf(undefined, world.wall()) }
    const made = await tables.add(room, secret, kept)
    const { head, lines } = splitRecord(text)
    const batch = { head, from: 0, lines: lines.filter(line => line !== ''), position: '' }
    await store.commit({ table: made.id, revision: 0, room: printKept(kept), listed: false, due: undefined, batch })
    const host = await tables.find(made.id)
    // The record says who sat there; nobody has a key to a seat.
    await host?.change(now => ({
      room: { ...now, seats: now.seats.map((seat, at) => ({ ...seat, name: host.session()?.holders[at].name ?? '' })) },
      revoke: now.seats.map((_, seat) => ({ role: 'seat' as const, seat })),
      lines: [{ seat: -1, at: world.wall(), key: 'imported', params: { proof } }],
    }))
    if (purse !== undefined) for (const key of made.keys) if (key.role === 'host') await store.grant(purse, key.hash)
    return made
  }

  async function changeTable(
    host: Host,
    settings: Partial<RoomSettings>,
    seats: readonly SeatWish[] | undefined,
  ): Promise<Done | Problem> {
    mindWords(settings.title, seats)
    const old = host.room()
    const wanted = seats ?? old.seats
    const kinds = wanted.map(({ kind, name = '' }, at) => ({
      kind: (kind === 'me' ? 'link' : kind) as SeatKind,
      name: name || (old.seats[at]?.name ?? ''),
    }))
    tables.tryOut(
      host.rules,
      { options: settings.options ?? old.options, seats: kinds },
      old.stage === 'waiting' ? await legacyFor(host) : {},
    )
    const missing = kinds.flatMap(({ kind }, at) =>
      kind === old.seats[at]?.kind || (kind !== 'link' && kind !== 'here') ? [] : [newKey(world, host.id, 'seat', at)],
    )
    let freed: number[] = []
    const done = await host.change(room => {
      const next = changeSettings(room, settings, seats === undefined ? undefined : kinds)
      if (isProblem(next)) return next
      freed = [...room.seats.keys()].filter(at => room.seats[at].kind !== next.seats[at]?.kind)
      return {
        ...{ room: next, revoke: freed.flatMap(keysOfSeat), keys: missing.map(each => each.key) },
        lines: [{ seat: -1, at: world.wall(), key: 'settings-changed', params: {} }],
      }
    })
    for (const seat of freed) await host.vacate(seat)
    return done
  }

  /** What the table before hands on, in a campaign. */
  async function legacyFor(host: Host): Promise<Legacy> {
    const { before } = host.room()
    const last = before === undefined ? undefined : await tables.find(before)
    const session = last?.session()
    if (session === undefined) return {}
    return handsOn(session)
  }

  /** In a campaign, the record of the table before, if somebody with these keys has it here and it is over. */
  async function recordBefore(text: string, keys: readonly Key[]): Promise<string | undefined> {
    const { before, game } = parseHeader(splitRecord(text).head)
    if (before === undefined) return undefined
    const rows = await store.rooms([...new Set(keys.map(key => key.table))])
    for (const card of tables.cards(rows, [])) {
      if (card.game !== game || card.stage !== 'over') continue
      const host = await tables.find(card.id).catch(() => undefined)
      const journal = host?.session()?.journal
      if (journal?.chain.head() === before) return host?.readRecord(() => printRecord(recordOf(journal)))
    }
    return undefined
  }

  function handsOn(session: NonNullable<ReturnType<Host['session']>>): Legacy {
    const { game, journal } = session
    const legacy = game.handsOn?.(journal.state)
    return legacy === undefined ? {} : { before: journal.chain.head(), legacy }
  }

  const rematches = new Map<string, Promise<Done | Problem>>()

  /** Another table for the same people, whose purses get its keys; in a campaign, the next one. Two who ask get the same. */
  function rematch(host: Host): Promise<Done | Problem> {
    const made = rematches.get(host.id) ?? makeNext(host).finally(() => rematches.delete(host.id))
    rematches.set(host.id, made)
    return made
  }

  async function makeNext(host: Host): Promise<Done | Problem> {
    const room = host.room()
    if (room.next !== undefined) return { done: true, before: true, table: room.next }
    if (room.stage !== 'over' && room.stage !== 'abandoned') return { key: 'not-over', params: {} }
    const session = host.session()
    const campaign = isCampaign(host.rules.entry, room.options)
    // A table that was only ended hands nothing on: in a campaign it is played again.
    const legacy = campaign && session !== undefined && room.stage === 'over' ? handsOn(session) : {}
    const before = legacy.legacy === undefined ? undefined : { table: host.id, legacy: legacy.legacy }
    const again = room.stage === 'abandoned' && room.before !== undefined ? { table: room.before } : undefined
    const { title, options, pace, whenOut, takebacks, lookers, game, seats } = room
    const made = await tables.create({
      ...{ title, options, pace, whenOut, takebacks, lookers, game, host: room.host },
      // Whoever comes by a link says a name again; nobody comes to a seat at this screen.
      seats: seats.map(({ kind, name }) => ({ kind, name: kind === 'bot' || kind === 'here' ? name : '' })),
      ...((before ?? again) === undefined ? {} : { before: (before ?? again)! }),
    })
    const linked = await host.change(now =>
      now.next === undefined
        ? {
            room: { ...now, next: made.id },
            lines: [{ seat: -1, at: world.wall(), key: 'rematch', params: {} }],
            done: { done: true, table: made.id },
          }
        : { done: { done: true, before: true, table: now.next } },
    )
    const olds = await store.keysOf(host.id)
    for (const key of made.keys) {
      const same = olds.filter(old => old.role === key.role && old.seat === key.seat)
      for (const old of same) for (const purse of await store.pursesWith(old.hash)) await store.grant(purse, key.hash)
    }
    return linked
  }

  async function cardsIn(purse: string): Promise<TableCard[]> {
    const keys = await store.keysIn(purse)
    return tables.cards(await store.rooms([...new Set(keys.map(key => key.table))]), keys)
  }

  return {
    ...{
      store,
      vault,
      world,
      jobs,
      tables,
      pursesOf,
      createTable,
      bringTable,
      importRecord,
      recordBefore,
      changeTable,
      legacyFor,
      rematch,
      cardsIn,
      newSeat,
    },
    /** Calls a seat once more; false if that was done not long ago. */
    remind: (host: Host, seat: number): boolean => parts.remind?.(host, seat) ?? true,
    trouble: (error: unknown) => parts.trouble(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    listed: async (): Promise<TableCard[]> => tables.cards(await store.listed(100), []),
    /** Lets time pass: writes it down, wakes tables, puts others away. */
    run(): void {
      every(BEAT_MS, beat)
      every(WAKE_MS, () => tables.wake())
      every(TIDY_MS, () => tables.tidy())
      every(TIDY_MS, async () => parts.callHeld?.(tables.find))
    },
    async close(): Promise<void> {
      for (const timer of timers) clearInterval(timer)
      await tables.close()
      await beat().catch(error => parts.trouble(String(error)))
      await jobs.close()
      await parts.bus.close()
      await store.close()
      await vault.close()
    },
  }
}
