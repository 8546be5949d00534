import type { Json, State } from '@spanish-main/kernel'
import { givenTo } from './clock.ts'
import { applied } from './difference.ts'
import type { LookedBack } from './looking-back.ts'
import type { RoomSettings } from './room.ts'
import type { Told } from './told.ts'
import {
  type Answered,
  type Done,
  type Frame,
  type Line,
  lengthen,
  type NotDone,
  type Seen,
  type TableCard,
} from './wire.ts'

// The other end of the service: what a page, or a program, uses to sit at its tables. It knows neither browser nor Node:
// whoever uses it brings along how to send a request, how to open a socket, and how to wait.

/** As much of `fetch` as is needed. */
export type Fetch = (
  url: string,
  about: { method: string; headers: Record<string, string>; body?: string },
) => Promise<{ readonly status: number; text(): Promise<string> }>

/** As much of a WebSocket as is needed. */
export interface Socket {
  onopen: ((event: never) => unknown) | null
  onclose: ((event: never) => unknown) | null
  onmessage: ((event: { data: unknown }) => unknown) | null
  send(text: string): void
  close(): void
}

export interface Outside {
  readonly fetch: Fetch
  socket(url: string): Socket
  wait(ms: number): Promise<void>
  /** Where the service is: `http://localhost:1598`. */
  readonly origin: string
  /** A key to show with every request; browsers have a cookie instead. */
  readonly key?: string
}

/** A table to be made. *me* is whoever makes it. */
export interface Invitation {
  readonly game: string
  readonly seats: readonly {
    readonly kind: 'me' | 'link' | 'here' | 'bot' | 'anyone' | 'empty'
    readonly name?: string
    /** How many minutes the own time is ahead of UTC; nights are in it. */
    readonly zone?: number
  }[]
  readonly settings?: Partial<RoomSettings>
  /** Who sits where is drawn by lot. */
  readonly lot?: boolean
}

/** A table to be brought: its record so far, and the secret that its dice were promised by. */
export interface Brought extends Pick<Invitation, 'seats' | 'settings'> {
  readonly record: string
  readonly secret: string
}

/** A new table, with keys that are shown this once: send each in the fragment of a link, never elsewhere. */
export interface Made {
  readonly id: string
  readonly host: string
  readonly keys: readonly { readonly seat: number; readonly key: string }[]
  /** Whose wish each seat is, by its place among the wishes. A table that was brought has everybody where he sat. */
  readonly drawn?: readonly number[]
}

/** The service said no. */
export class Refused extends Error {
  readonly status: number
  readonly why: NotDone
  constructor(status: number, why: NotDone) {
    super(why.message)
    this.status = status
    this.why = why
  }
}

export type Client = ReturnType<typeof createClient>

export function createClient(outside: Outside) {
  const headers: Record<string, string> = outside.key === undefined ? {} : { authorization: `Bearer ${outside.key}` }

  async function request<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    const type = method === 'POST' ? { 'content-type': 'application/json' } : undefined
    const answer = await outside.fetch(`${outside.origin}/api${path}`, {
      method,
      headers: { ...headers, ...type },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    const text = await answer.text()
    if (answer.status >= 400) throw new Refused(answer.status, reason(text))
    return (text.startsWith('{') ? JSON.parse(text) : text) as T
  }

  const at = (id: string, rest = '', as?: number): string =>
    `/tables/${id}${rest}${as === undefined ? '' : `?as=${as}`}`

  return {
    games: () => request<{ games: Json[] }>('GET', '/games'),
    /** Tables with seats that anyone may take. */
    listed: async () => (await request<{ tables: TableCard[] }>('GET', '/tables')).tables,
    /** Tables to which this browser has keys. */
    mine: async () => (await request<{ tables: TableCard[] }>('GET', '/mine')).tables,
    create: (invitation: Invitation) => request<Made>('POST', '/tables', invitation),
    /** A running table that was begun elsewhere goes on at the service. */
    bring: (table: Brought) => request<Made>('POST', '/tables/bring', table),
    /** Puts a key, from the fragment of a link, into the purse of this browser. */
    useKey: (key: string) => request<{ table: string; role: string; seat: number }>('POST', '/keys', { key }),
    sit: (id: string, seat: number, name: string) =>
      request<Done & { seat: number }>('POST', at(id, '/sit'), { seat, name }),
    /** A code for another device, and a text for a key file. */
    code: () => request<{ code: string; until: number }>('POST', '/purse/code'),
    keyFile: async () => (await request<{ purse: string }>('POST', '/purse/file')).purse,
    openPurse: (code: string) => request<{ seats: number }>('POST', '/purse/open', { code }),
    /** Does something at a table by a single request. */
    act: (id: string, deed: string, body: object = {}, as?: number) =>
      request<Done>('POST', at(id, `/${deed}`, as), body),
    /** What happened since the seat last moved by itself. */
    since: (id: string, as?: number) => request<Frame & { kind: 'whole' }>('GET', at(id, '/since', as)),
    see: (id: string, as?: number) => request<Frame & { kind: 'whole'; tag: string }>('GET', at(id, '', as)),
    moves: (id: string, as?: number) => request<{ decision: string; moves: string[] }>('GET', at(id, '/moves', as)),
    notes: async (id: string, as?: number) => (await request<{ text: string }>('GET', at(id, '/notes', as))).text,
    receipt: async (id: string) => (await request<{ receipt: string }>('GET', at(id, '/receipt'))).receipt,
    /** All that a seat saw, move by move; and a record that begins where it was after so many, with the rest dealt anew. */
    past: (id: string, as?: number) => request<LookedBack>('GET', at(id, '/past', as)),
    imagined: (id: string, moves: number, as: number) =>
      request<string>('GET', `${at(id, '/imagined', as)}&moves=${moves}`),
    record: (id: string) => request<string>('GET', at(id, '/record')),
    verify: (record: string, before?: string) => request<Json>('POST', '/records/verify', { record, before }),
    request,
    live: (id: string, listener: (live: Live) => void, as?: number) => openLive(outside, id, listener, as),
  }
}

function reason(text: string): NotDone {
  try {
    return JSON.parse(text)
  } catch {
    return { error: 'unreadable', message: 'The service answered something unreadable.' }
  }
}

/** A table as a page has it at a moment. */
export interface Live {
  /** `lost` while the connection is away; `gone` when the service said goodbye, and why. */
  readonly link: 'opening' | 'open' | 'lost' | 'gone'
  readonly goodbye?: string
  /** While it is lost: in how many milliseconds it is tried again. */
  readonly pause?: number
  readonly seen: Seen | undefined
  /** The same as a local table tells: with all that happened, or what is new since the last telling. */
  readonly told: Told<State> | undefined
  readonly talk: readonly Line[]
}

export interface LiveTable {
  /** Does something; while the connection is away it waits, and is asked for again under the same decision. */
  ask(deed: string, body?: object): Promise<Answered & { readonly status: number }>
  /** Whether somebody looks at the page. */
  look(looking: boolean): void
  /** Tries at once, while the connection is away. */
  retry(): void
  /** The browser says that there is no network: nobody waits until the socket has noticed. */
  drop(): void
  close(): void
}

/** Something that was asked and is not answered yet. */
interface Open {
  readonly deed: string
  readonly text: string
  readonly says?: string
  /** It was asked for again, after the connection was lost. */
  readonly again: boolean
  done(answer: Answered & { status: number }): void
}

/** What is refused because it was done before: asked for again, that it was done is the answer. */
const DONE_BEFORE: Readonly<Record<string, string>> = {
  offer: 'offered-already',
  'ask-takeback': 'asked-already',
  remind: 'reminded-already',
  start: 'begun-already',
}

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 15_000
/** Whoever has heard nothing for so long asks whether the table is still there. */
const SILENCE = 10_000
/** So long an answer may take: after that, and once more after asking whether anybody is there, the connection is lost. */
const PATIENCE = 4000

/** A table over a socket that is opened again whenever it is lost. */
export function openLive(outside: Outside, id: string, listener: (live: Live) => void, as?: number): LiveTable {
  const open = new Map<number, Open>()
  let socket: Socket | undefined
  let live: Live = { link: 'opening', seen: undefined, told: undefined, talk: [] }
  let closed = false
  let pause = FIRST_PAUSE
  let asked = 0
  /** How many frames have come: while it grows, somebody is there. */
  let frames = 0
  let looking = true
  let hurry: (() => void) | undefined

  function show(more: Partial<Live>): void {
    live = { ...live, ...more }
    listener(live)
  }

  function connect(): void {
    const seen = live.seen
    const mark = seen?.told === undefined ? '' : `&moves=${seen.told.moves}&rewinds=${seen.rewinds}`
    const seat = as === undefined ? '' : `&as=${as}`
    const query = `${mark}${seat}`.replace('&', '?')
    const next = outside.socket(`${outside.origin.replace(/^http/, 'ws')}/api/tables/${id}/live${query}`)
    socket = next
    next.onmessage = ({ data }) => {
      if (socket !== next) return
      frames++
      hear(JSON.parse(String(data)))
    }
    next.onclose = () => {
      if (socket === next) void again()
    }
    void listen(next)
  }

  /** Asks whether anybody is there whenever nothing was heard for a while. */
  async function listen(mine: Socket): Promise<void> {
    while (socket === mine) await doubt(mine, SILENCE)
  }

  /** A network that went away without a word, and a service that hangs, close no socket: who hears nothing asks, and gives up. */
  async function doubt(mine: Socket, patience: number): Promise<void> {
    const before = frames
    const isSilent = () => socket === mine && frames === before
    await outside.wait(patience)
    if (!isSilent()) return
    say('look', { looking })
    await outside.wait(PATIENCE)
    if (isSilent()) drop()
  }

  function drop(): void {
    const old = socket
    if (old === undefined) return
    socket = undefined
    old.close()
    void again()
  }

  async function again(): Promise<void> {
    socket = undefined
    if (closed || live.link === 'gone') return
    show({ link: 'lost', pause })
    const hurried = new Promise<void>(done => {
      hurry = done
    })
    await Promise.race([outside.wait(pause), hurried])
    hurry = undefined
    pause = Math.min(pause * 2, LONGEST_PAUSE)
    if (!closed) connect()
  }

  function hear(frame: Frame): void {
    if (frame.kind === 'reply') {
      const waiting = open.get(frame.id)
      open.delete(frame.id)
      const { body } = frame
      const before = waiting?.again === true && 'error' in body && body.error === DONE_BEFORE[waiting.deed]
      waiting?.done(before ? { done: true, before: true, status: 200 } : { ...body, status: frame.status })
    } else if (frame.kind === 'said') show({ talk: [...live.talk, ...frame.lines] })
    else if (frame.kind === 'bye') bye(frame.error)
    else if (frame.kind === 'whole') {
      pause = FIRST_PAUSE
      const heard = [...open].filter(([, { says }]) => isHeard(says, frame))
      show({ link: 'open', seen: frame.seen, told: toldOf(frame.seen, frame), talk: frame.talk })
      if (!looking) say('look', { looking })
      for (const [id, { done }] of heard) {
        open.delete(id)
        done({ done: true, before: true, status: 200 })
      }
      // What was sent and not confirmed is asked for again; the table plays it once.
      for (const [id, each] of open) {
        open.set(id, { ...each, again: true })
        socket?.send(each.text)
      }
    } else {
      const seen =
        frame.seen === undefined ? live.seen : (applied(live.seen as unknown as Json, frame.seen) as unknown as Seen)
      if (seen !== undefined) show({ seen, told: toldOf(seen, frame) })
    }
  }

  /** Whether what was said before the connection was lost has arrived: nothing is said twice. */
  function isHeard(says: string | undefined, { seen, talk }: Frame & { kind: 'whole' }): boolean {
    const times = (lines: readonly Line[]) =>
      lines.filter(({ seat, text }) => seat === seen.you.seat && text === says).length
    return says !== undefined && times(talk) > times(live.talk)
  }

  /** A table that was only put away is opened again; one whose key was taken is not. */
  function bye(goodbye: string): void {
    if (goodbye === 'closed' || goodbye === 'flood') return
    show({ link: 'gone', goodbye })
  }

  /** What is asked for twice is done once: it names the question, or how often it was done, when it was asked for. */
  function namedFor(deed: string, body: object): object {
    const { told, table } = live.seen ?? {}
    if (deed === 'undo' && told !== undefined) return { decision: told.decision }
    if (deed === 'more-time' && table?.clock !== undefined && 'seat' in body)
      return { given: givenTo(table.clock, Number(body.seat)) }
    return {}
  }

  function say(deed: string, body: object): string {
    const text = JSON.stringify({ id: ++asked, do: deed, body })
    if (live.link === 'open') socket?.send(text)
    return text
  }

  connect()
  return {
    ask: (deed, body = {}) =>
      new Promise(done => {
        const text = say(deed, { ...namedFor(deed, body), ...body })
        const says = deed === 'say' && 'text' in body ? { says: String(body.text).trim() } : {}
        open.set(asked, { deed, text, done, again: false, ...says })
        if (socket !== undefined && live.link === 'open') void doubt(socket, PATIENCE)
      }),
    look(now) {
      looking = now
      say('look', { looking })
    },
    retry() {
      // An attempt that hangs is given up for a new one.
      if (hurry === undefined && live.link === 'lost') drop()
      hurry?.()
    },
    drop,
    close() {
      closed = true
      socket?.close()
      socket = undefined
    },
  }
}

/** What a seat is told, from what is seen and what happened. */
function toldOf(
  seen: Seen,
  frame: Partial<Pick<Frame & { kind: 'whole' }, 'since' | 'events' | 'movers'>>,
): Told<State> | undefined {
  if (seen.told === undefined) return undefined
  const { since = seen.told.moves, events = [], movers = [] } = frame
  return { ...seen.told, since, events: events.map(lengthen), movers } as Told<State>
}
