import { givenTo, takeTurns } from '@spanish-main/session'
import type { Host } from '../host.ts'
import type { Store } from '../store/port.ts'
import type { World } from '../world.ts'
import { createHolding } from './holding.ts'
import { type Concerned, concernedAt, letterOn, OCCASIONS, type Occasion, USUAL_OCCASIONS } from './occasions.ts'
import { type Quiet, quietUntil } from './quiet.ts'

/** How a seat wants to be called, and on what; unless it says so, when it is its turn and when its time runs low. */
export interface CallWish {
  readonly mail?: string
  readonly hook?: string
  readonly on?: {
    readonly mail: readonly Occasion[]
    readonly hook: readonly Occasion[]
    readonly feed?: readonly Occasion[]
  }
  /** When nobody is to be called. */
  readonly quiet?: Quiet
  readonly language: 'en' | 'pl'
}

/** The wish with what became of it. */
export interface Calls extends CallWish {
  /** The code that was sent to the address, until its owner has repeated it. */
  readonly code?: string
  /** How many wrong codes were given. */
  readonly tries?: number
  /** The number of the question that the seat was last called for: never twice for the same. */
  readonly called?: number
  /** For which of its times that ran low it was called. */
  readonly warned?: string
  /** Why the last calls did not arrive. */
  readonly trouble?: string
}

/** What a call says. It never says what is hidden, and holds no key. */
export interface Call {
  readonly kind: Occasion
  readonly table: string
  readonly game: string
  readonly title: string
  readonly seat: number
  readonly url: string
}

/** How calls leave the house. */
export interface Messengers {
  mail?(to: string, subject: string, text: string): Promise<void>
  hook(url: string, call: Call): Promise<void>
}

export interface CallerParts {
  readonly store: Store
  readonly world: World
  readonly messengers: Messengers
  /** Where people find the service. */
  readonly address: string
  trouble(message: string): void
}

/** A call that does not arrive is tried again after these pauses. */
const PAUSES = [1000, 5000, 30_000, 120_000]

/** Whoever guesses so often gets no further with this code. */
const MOST_TRIES = 5

/** The letter with the code did not leave. */
export class MailFailed extends Error {}

const HOUR_MS = 3_600_000

export type Caller = ReturnType<typeof createCaller>

/** Calls those whose turn it is and whose page nobody looks at. */
export function createCaller({ store, world, messengers, address, trouble }: CallerParts) {
  const before = new Map<string, Concerned>()
  /** When a seat was last called at the wish of its host. */
  const reminded = new Map<string, number>()
  const holding = createHolding(store)
  /** What is noted of a seat is noted one after the other: no note takes another with it. */
  const { inTurn } = takeTurns()

  async function callsOf(table: string, seat: number): Promise<Calls | undefined> {
    const text = (await store.paper(table, seat, 'calls')) ?? ''
    try {
      return text === '' ? undefined : JSON.parse(text)
    } catch {
      trouble(`The calls of ${table}/${seat} cannot be read.`)
      return undefined
    }
  }

  async function put(table: string, seat: number, calls: Calls | undefined): Promise<void> {
    await store.putPaper(table, seat, 'calls', calls === undefined ? '' : JSON.stringify(calls))
  }

  const callFor = (host: Host, seat: number, kind: Occasion): Call => {
    const { game, title } = host.room()
    return { kind, table: host.id, game, title, seat, url: `${address}/together/${host.id}` }
  }

  /** Notes something of a seat that nobody watches and that wants to be called; says whether it was news. */
  const note = (host: Host, seat: number, about: (calls: Calls) => Partial<Calls> | undefined): Promise<boolean> =>
    inTurn(async () => {
      const calls = await callsOf(host.id, seat)
      const news = host.isWatched(seat) || calls === undefined ? undefined : about(calls)
      if (calls === undefined || news === undefined) return false
      await put(host.id, seat, { ...calls, ...news })
      return true
    })

  /** A question is called for once, unless its host asks for it again. */
  async function callForMove(host: Host, seat: number, again = false): Promise<void> {
    const question = host.session()?.journal.state.asked ?? 0
    const isNews = await note(host, seat, calls =>
      calls.called === question && !again ? undefined : { called: question },
    )
    if (isNews) await call(host, seat, 'your-move')
  }

  /** Time that is little is called for once: by correspondence in a turn, else until the host gives more. */
  async function callForTime(host: Host, seat: number): Promise<void> {
    const { pace, clock } = host.room()
    const which =
      pace.kind === 'days' || clock === undefined
        ? `asked ${host.session()?.journal.state.asked ?? 0}`
        : `given ${givenTo(clock, seat)}`
    const isNews = await note(host, seat, calls => (calls.warned === which ? undefined : { warned: which }))
    if (isNews) await call(host, seat, 'clock-low')
  }

  /** Calls a seat by the ways that it has chosen for the occasion; in its quiet hours, after them. */
  async function call(host: Host, seat: number, occasion: Occasion): Promise<void> {
    const calls = await callsOf(host.id, seat)
    if (host.isWatched(seat) || calls === undefined) return
    const wants = (way: 'mail' | 'hook') => (calls.on?.[way] ?? USUAL_OCCASIONS).includes(occasion)
    const until = calls.quiet === undefined ? undefined : quietUntil(calls.quiet, world.wall())
    if (until !== undefined) return holding.hold({ table: host.id, seat, occasion, until })
    const said = callFor(host, seat, occasion)
    const errors: string[] = []
    const ways: (() => Promise<void>)[] = []
    if (calls.hook !== undefined && wants('hook')) ways.push(() => messengers.hook(calls.hook!, said))
    if (calls.mail !== undefined && calls.code === undefined && messengers.mail !== undefined && wants('mail')) {
      const { subject, text } = letterOn(occasion, calls.language, said)
      ways.push(() => messengers.mail!(calls.mail!, subject, text))
    }
    if (ways.length === 0) return
    // A hook that answers badly is tried for minutes: no letter waits for it.
    await Promise.all(ways.map(way => deliver(way).catch(noteIn(errors))))
    await inTurn(async () => {
      const now = await callsOf(host.id, seat)
      if (now === undefined || (now.trouble === undefined && errors.length === 0)) return
      const { trouble: _old, ...rest } = now
      await put(host.id, seat, errors.length === 0 ? rest : { ...rest, trouble: errors[0] })
    })
  }

  function calling(host: Host, seat: number, occasion: Occasion): Promise<void> {
    if (occasion === 'your-move') return callForMove(host, seat)
    return occasion === 'clock-low' ? callForTime(host, seat) : call(host, seat, occasion)
  }

  const noteIn = (errors: string[]) => (error: unknown) => void errors.push(String((error as Error).message ?? error))

  async function deliver(send: () => Promise<void>): Promise<void> {
    for (const pause of PAUSES) {
      try {
        return await send()
      } catch {
        await world.wait(pause)
      }
    }
    await send()
  }

  return {
    callsOf,
    canMail: messengers.mail !== undefined,
    /** Something was kept at a table: whoever is asked anew is called, and whoever else it concerns. */
    kept(host: Host): void {
      const session = host.session()
      if (session === undefined || host.room().stage === 'waiting') return void before.delete(host.id)
      const now = concernedAt(host.room(), session, host.low())
      // What stood at a table when it was opened is no news, but for a question and a clock: that they were called for is noted.
      const old = before.get(host.id) ?? { ...now, 'your-move': 0, 'clock-low': 0 }
      if (host.room().stage === 'playing') before.set(host.id, now)
      else before.delete(host.id)
      for (const occasion of OCCASIONS) {
        const fresh = now[occasion] & ~old[occasion]
        for (const seat of session.holders.keys()) {
          if ((fresh & (1 << seat)) === 0) continue
          void calling(host, seat, occasion).catch(error => trouble(String(error)))
        }
      }
    },
    /** Sends what waited for quiet hours to end, as far as it still holds. */
    async callHeld(find: (table: string) => Promise<Host | undefined>): Promise<void> {
      await holding.release(world.wall(), async ({ table, seat, occasion }) => {
        const host = await find(table)
        const session = host?.session()
        if (host === undefined || session === undefined) return
        const concerned = concernedAt(host.room(), session, host.low())[occasion]
        if ((concerned & (1 << seat)) !== 0) await call(host, seat, occasion)
      })
    },
    /** The host asks for it: the seat is called again for the same question, at most once an hour. */
    remind(host: Host, seat: number): boolean {
      const place = `${host.id}/${seat}`
      if (world.wall() - (reminded.get(place) ?? Number.NEGATIVE_INFINITY) < HOUR_MS) return false
      reminded.set(place, world.wall())
      void callForMove(host, seat, true).catch(error => trouble(String(error)))
      return true
    },
    /** Notes a wish. An address must first be confirmed by the code that is sent to it. */
    async set(host: Host, seat: number, wish: CallWish): Promise<void> {
      const code = await inTurn(async () => {
        const { called, warned, ...old } = (await callsOf(host.id, seat)) ?? { language: wish.language }
        const confirmed = wish.mail === undefined || (old.mail === wish.mail && old.code === undefined)
        const fresh = confirmed ? undefined : String(world.random(4).readUInt32LE() % 1_000_000).padStart(6, '0')
        const noted = { ...(called === undefined ? {} : { called }), ...(warned === undefined ? {} : { warned }) }
        await put(host.id, seat, { ...noted, ...wish, ...(fresh === undefined ? {} : { code: fresh }) })
        return fresh
      })
      if (code === undefined || wish.mail === undefined) return
      const said = { en: `Your code is ${code}.`, pl: `Twój kod to ${code}.` }[wish.language]
      await messengers.mail?.(wish.mail, `Spanish Main: ${code}`, `${said}\n`).catch(error => {
        throw new MailFailed(error.message)
      })
    },
    confirm: (host: Host, seat: number, code: string): Promise<boolean> =>
      inTurn(async () => {
        const calls = await callsOf(host.id, seat)
        if (calls?.code === undefined) return false
        const { code: right, tries = 0, ...rest } = calls
        if (right !== code || tries >= MOST_TRIES) {
          await put(host.id, seat, { ...rest, code: right, tries: tries + 1 })
          return false
        }
        await put(host.id, seat, rest)
        return true
      }),
    /** What the seat is called on just now, as a feed: whatever of it the seat has chosen. */
    async feed(host: Host, seat: number) {
      const { title } = host.room()
      const calls = await callsOf(host.id, seat)
      const wanted = calls?.on?.feed ?? USUAL_OCCASIONS
      const session = host.session()
      const concerned = session && concernedAt(host.room(), session, host.low())
      const question = session?.journal.state.asked ?? 0
      const { changed } = host.progress()
      const said = callFor(host, seat, 'your-move')
      const now = OCCASIONS.filter(each => wanted.includes(each) && ((concerned?.[each] ?? 0) & (1 << seat)) !== 0)
      return {
        version: 'https://jsonfeed.org/version/1.1',
        title: title === '' ? 'Spanish Main' : `Spanish Main: ${title}`,
        home_page_url: said.url,
        items: now.map(occasion => ({
          id: [host.id, seat, question, ...(occasion === 'your-move' ? [] : [occasion])].join('/'),
          url: said.url,
          content_text: letterOn(occasion, calls?.language ?? 'en', said).subject,
          date_published: new Date(changed).toISOString(),
        })),
      }
    },
  }
}
