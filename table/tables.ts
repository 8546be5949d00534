import { hashText, type Json, type State } from '@spanish-main/kernel'
import {
  newSeat,
  type Room,
  type RoomSeat,
  type RoomSettings,
  type SeatKind,
  startSession,
  type TableCard,
} from '@spanish-main/session'
import { loadGame, type Playable } from './games.ts'
import { type Host, type HostParts, type Legacy, openHost } from './host.ts'
import { isListed } from './keeper.ts'
import { type Kept, printKept, progressOf, readKept } from './kept.ts'
import { newKey, newTableId } from './keys.ts'
import type { Key } from './store/port.ts'

/** A live table that nobody looked at for so long is put away. */
const IDLE_MS = 120_000

/** So many tables are woken at a time; one that cannot be opened is tried again after a while. */
const WAKE_MOST = 50
const ASLEEP_MS = 60_000

/** A table as somebody wishes for it. */
export interface TableWish extends RoomSettings {
  readonly game: string
  readonly seats: readonly { readonly kind: SeatKind; readonly name: string }[]
  /** The seat at which the host sits, −1 if none. */
  readonly host: number
  /** The table before, in a campaign, with the head of its chain and what it hands on. */
  readonly before?: { readonly table: string; readonly chain?: string; readonly legacy?: Json }
}

/** A new table with the keys that open it, which are shown this once. */
export interface NewTable {
  readonly id: string
  readonly hostKey: string
  readonly seatKeys: readonly (string | undefined)[]
  readonly keys: readonly Key[]
}

/** Something about a wish that cannot be; its message is a sentence. */
export class BadTable extends Error {}
/** What is kept of a table cannot be read, or its secret is not the one that it promised. */
export class DamagedTable extends Error {}

export type Tables = ReturnType<typeof keepTables>

/** All tables of the service. They are opened when somebody asks for them. */
export function keepTables(parts: HostParts) {
  const { store, vault, world } = parts
  const live = new Map<string, Promise<Host | undefined>>()
  /** Tables that could not be woken, and until when they are left alone: others are to have their turn. */
  const asleep = new Map<string, number>()

  async function open(id: string): Promise<Host | undefined> {
    const stored = await store.load(id)
    if (stored === undefined) return undefined
    const kept = readKept(stored.room)
    const rules = kept === undefined ? undefined : await loadGame(kept.room.game)
    if (kept === undefined || rules === undefined) throw new DamagedTable(`The table ${id} cannot be read.`)
    try {
      return await openHost(parts, rules, stored, kept)
    } catch (error) {
      throw new DamagedTable(`The table ${id} cannot be opened: ${(error as Error).message}`)
    }
  }

  /** The table of this name at work; undefined if there is none. */
  async function find(id: string): Promise<Host | undefined> {
    const known = live.get(id)
    if (known !== undefined) {
      const host = await known
      if (host !== undefined && !host.isGone()) return host
      if (live.get(id) === known) live.delete(id)
    }
    const opening = live.get(id) ?? open(id)
    live.set(id, opening)
    try {
      const host = await opening
      if (host === undefined) live.delete(id)
      return host
    } catch (error) {
      live.delete(id)
      throw error
    }
  }

  const leave = parts.bus.subscribe(news => {
    void live
      .get(news.table)
      ?.then(host => host?.hear(news))
      .catch(error => parts.trouble(String(error)))
  })

  /** Bots are known to the game. */
  function mindBots({ bots }: Playable, seats: TableWish['seats']): void {
    const unknown = seats.find(({ kind, name }) => kind === 'bot' && !Object.hasOwn(bots, name))
    if (unknown !== undefined) throw new BadTable(`There is no bot ${unknown.name}.`)
  }

  /** What cannot be is found out before anybody is invited. */
  function tryOut(
    rules: Playable,
    wish: Pick<TableWish, 'options' | 'seats'>,
    { legacy }: Pick<Legacy, 'legacy'>,
  ): void {
    const { options, seats } = wish
    mindBots(rules, seats)
    const holders = seats.map(({ kind }) =>
      kind === 'empty' ? { kind: 'empty' as const, name: '' } : { kind: 'person' as const, name: 'x' },
    )
    try {
      const handedOn = legacy === undefined ? {} : { legacy }
      startSession<State>({ game: rules.game, options, holders, secret: '0'.repeat(64), ...handedOn })
    } catch (error) {
      throw new BadTable((error as Error).message)
    }
  }

  async function create(wish: TableWish): Promise<NewTable> {
    const rules = await loadGame(wish.game)
    if (rules === undefined) throw new BadTable(`There is no game ${wish.game}.`)
    tryOut(rules, wish, wish.before ?? {})
    const secret = world.random(32).toString('hex')
    const { before, ...settings } = wish
    const room: Room = {
      ...settings,
      seats: wish.seats.map(({ kind, name }): RoomSeat => newSeat(kind, name)),
      ...{ stage: 'waiting', paused: false, commitment: hashText(secret) },
      ...(before === undefined ? {} : { before: before.table }),
    }
    return add(room, secret, { progress: progressOf(undefined, world.wall()), room })
  }

  /** A table that enters the store; its secret is kept before anything is promised. */
  async function add(room: Room, secret: string, kept: Kept): Promise<NewTable> {
    const id = newTableId(world)
    const host = newKey(world, id, 'host')
    const seats = room.seats.map(({ kind }, seat) =>
      kind === 'link' || kind === 'here' ? newKey(world, id, 'seat', seat) : undefined,
    )
    const keys = [host.key, ...seats.flatMap(each => each?.key ?? [])]
    await vault.keep(id, secret)
    await store.create(id, printKept(kept), { listed: isListed(room), due: undefined }, keys)
    return { id, hostKey: host.token, seatKeys: seats.map(each => each?.token), keys }
  }

  function cardOf(id: string, { room, progress, offered = 0 }: Kept, keys: readonly Key[]): TableCard {
    const { game, title, stage, options, pace, paused, clock, next } = room
    const own = keys.filter(key => key.table === id)
    const mine = own.filter(key => key.role === 'seat').map(key => key.seat)
    const wall = clock === undefined ? 0 : Math.round(world.wall() - (world.now() - clock.since))
    return {
      ...{ id, game, title, stage, options, pace, paused, ...progress },
      seats: room.seats.map(({ kind, name, arrived, ready, standIn }) => ({
        ...{ kind, name, arrived, ready },
        ...(standIn === undefined ? {} : { standIn }),
      })),
      ...(pace.kind === 'free' || clock === undefined ? {} : { clock: { ...clock, wall } }),
      mine,
      offered: mine.some(seat => (offered & (1 << seat)) !== 0),
      host: own.some(key => key.role === 'host'),
      ...(next === undefined ? {} : { next }),
    }
  }

  /** Cards of the tables that can be read; a damaged one hides no other. */
  const cards = (rows: readonly { id: string; room: string }[], keys: readonly Key[]): TableCard[] =>
    rows.flatMap(({ id, room }) => {
      const kept = readKept(room)
      return kept === undefined ? [] : [cardOf(id, kept, keys)]
    })

  return {
    find,
    create,
    add,
    cards,
    tryOut,
    mindBots,
    /** Wakes the tables for which it is time. */
    async wake(): Promise<void> {
      const now = world.now()
      for (const [id, until] of asleep) if (until <= now) asleep.delete(id)
      for (const id of await store.due(now, WAKE_MOST + asleep.size)) {
        if (asleep.has(id)) continue
        try {
          await (await find(id))?.wake()
        } catch (error) {
          asleep.set(id, now + ASLEEP_MS)
          parts.trouble(String(error))
        }
      }
    },
    /** Puts away tables at which nothing happens. */
    async tidy(idle = IDLE_MS): Promise<void> {
      for (const [id, opening] of live) {
        const host = await opening.catch(() => undefined)
        if (host === undefined || host.isGone()) continue
        host.forget()
        await (host.isIdle(idle) ? host.putAway() : host.check()).catch(error => parts.trouble(`${id}: ${error}`))
        // Somebody may have come meanwhile.
        if (!host.isIdle(idle)) continue
        live.delete(id)
        host.close()
      }
    },
    live: () => live.size,
    async close(): Promise<void> {
      leave()
      for (const opening of live.values()) {
        const host = await opening.catch(() => undefined)
        await host?.putAway().catch(error => parts.trouble(`${host.id}: ${error}`))
        host?.close()
      }
      live.clear()
    },
  }
}
