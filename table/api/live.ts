import type { Socket } from 'node:net'
import type { Frame } from '@spanish-main/session'
import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import type { WebSocket } from 'ws'
import type { Page } from '../channel.ts'
import { type Actor, deeds } from '../deeds/index.ts'
import { Failure, foreseen } from '../errors.ts'
import type { Host } from '../host.ts'
import type { Service } from '../service.ts'
import { act } from './act.ts'
import type { Api } from './api.ts'
import { asQuery, tableParams } from './schemas.ts'
import { actorAt, identify, noSuchTable } from './who.ts'

/** A page that does not fetch what it is told is let go: it can come back and resume. */
const MOST_WAITING = 1 << 20
const PING_MS = 30_000
/** So many messages may wait for an answer. */
const MOST_OPEN = 32

const query = Type.Object({
  ...asQuery.properties,
  moves: Type.Optional(Type.Integer({ minimum: -1, maximum: 1_000_000 })),
  rewinds: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
})

const message = Compile(
  Type.Object(
    {
      id: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
      do: Type.String({ maxLength: 40 }),
      body: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    },
    { additionalProperties: false },
  ),
)

const bodies = new Map<string, Validator>(
  Object.entries(deeds).map(([name, deed]) => [name, Compile(deed.body) as unknown as Validator]),
)

/** The socket of a table: what happens is told as it happens, and deeds are answered. */
export function liveRoutes({ server, service, limits }: Api): void {
  let open = 0
  const openFrom = new Map<string, number>()
  function count(ip: string, one: 1 | -1): void {
    open += one
    const from = (openFrom.get(ip) ?? 0) + one
    if (from > 0) openFrom.set(ip, from)
    else openFrom.delete(ip)
  }
  const guests = new WeakMap<FastifyRequest, { host: Host; actor: Actor }>()
  server.get<{ Params: Static<typeof tableParams>; Querystring: Static<typeof query> }>(
    '/api/tables/:id/live',
    {
      websocket: true,
      schema: { hide: true, params: tableParams, querystring: query },
      async preHandler(request) {
        if (request.headers.upgrade === undefined) throw new Failure(426, 'socket-only', 'Here a socket is expected.')
        const identity = await identify(service, request)
        const host = await service.tables.find(request.params.id)
        if (host === undefined) throw noSuchTable()
        const actor = actorAt(identity, host, request.query.as)
        // Counted at the moment of the check: many that come at once are as many.
        const { ip, socket } = request
        const near = openFrom.get(ip) ?? 0
        if (near >= limits.socketsEach) throw new Failure(429, 'flood', 'Too many pages are open from your address.')
        if (open >= limits.sockets) throw new Failure(503, 'full', 'Too many pages are open; try again later.')
        count(ip, 1)
        socket.once('close', () => count(ip, -1))
        guests.set(request, { host, actor })
      },
    },
    async (socket, request) => {
      const guest = guests.get(request)
      if (guest === undefined) return socket.terminate()
      const admitted = async () => actorAt(await identify(service, request), guest.host, request.query.as)
      await serve(service, socket, request.socket, guest.host, guest.actor, request.query, limits.messages, admitted)
    },
  )
}

async function serve(
  service: Service,
  socket: WebSocket,
  wire: Socket,
  host: Host,
  actor: Actor,
  mark: { moves?: number; rewinds?: number },
  most: number,
  admitted: () => Promise<unknown>,
): Promise<void> {
  const send = (frame: Frame) => tell(JSON.stringify(frame))
  let gathers = false
  function tell(text: string): void {
    gather()
    if (socket.bufferedAmount > MOST_WAITING) socket.terminate()
    else socket.send(text)
  }
  /** What is said at one moment, a reply and the news of it, goes out in one piece: that costs as much as either. */
  function gather(): void {
    if (gathers) return
    gathers = true
    wire.cork()
    process.nextTick(() => {
      gathers = false
      wire.uncork()
    })
  }
  const page: Page = {
    tell,
    dismiss(error) {
      send({ kind: 'bye', error })
      socket.close(4000, error)
    },
  }
  let alive = true
  let answering = 0
  let recent = 0
  const pulse = setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    recent = 0
    socket.ping()
  }, PING_MS / 3)
  socket.on('pong', () => {
    alive = true
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearInterval(pulse)
    host.leave(page)
  })
  socket.on('message', (data, binary) => {
    // Whoever was sent away may go on talking until the other end of the socket is closed, too.
    if (socket.readyState !== socket.OPEN) return
    alive = true
    if (++recent > most || answering >= MOST_OPEN) return page.dismiss('flood')
    answering++
    void heed(binary ? undefined : String(data)).finally(() => answering--)
  })

  async function heed(text: string | undefined): Promise<void> {
    const said = parse(text)
    if (said === undefined) return page.dismiss('malformed')
    const { id, do: name, body = {} } = said
    try {
      send({ kind: 'reply', id, status: 200, body: await answer(name, body) })
    } catch (error) {
      const failure = foreseen(error)
      if (failure === undefined) service.trouble(error)
      const { status, body: why } = failure ?? new Failure(500, 'internal', 'Something went wrong here.')
      send({ kind: 'reply', id, status, body: why })
    }
  }

  async function answer(name: string, body: Record<string, unknown>) {
    if (name === 'look') {
      host.look(page, body.looking === true)
      return { done: true as const }
    }
    const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined
    if (deed === undefined) throw new Failure(404, 'no-such-deed', 'Nobody knows how to do this.')
    if (!bodies.get(name)!.Check(body)) throw new Failure(400, 'malformed', `This is no ${name}: see /api/docs.`)
    return act(service, host, actor, deed, body)
  }

  const known = mark.moves === undefined || mark.rewinds === undefined ? undefined : (mark as Required<typeof mark>)
  send(await host.join(actor.seat, actor.host, page, known))
  if (socket.readyState !== socket.OPEN) return host.leave(page)
  // The key may have been taken away while the page was coming: then nobody else sends it away.
  await admitted().catch(error => {
    host.leave(page)
    page.dismiss(error instanceof Failure ? 'new-link' : 'closed')
  })
}

function parse(text: string | undefined): { id: number; do: string; body?: Record<string, unknown> } | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return message.Check(value) ? value : undefined
  } catch {
    return undefined
  }
}
