import type { IncomingMessage } from 'node:http'
import { check, legalAlways, listed, printMove, rangeOf, type State, seatsOf, view } from '@spanish-main/kernel'
import {
  decisionName,
  type Frame,
  isProblem,
  moversFor,
  receiptFor,
  type Session,
  takeSeat,
  tell,
} from '@spanish-main/session'
import { type Static, Type } from 'typebox'
import type { Page } from '../channel.ts'
import type { Actor } from '../deeds/index.ts'
import { Failure, failureOf } from '../errors.ts'
import { entries, loadGame } from '../games.ts'
import type { Host } from '../host.ts'
import { hashKey, holdsKey, keysOfSeat, newKey } from '../keys.ts'
import type { Invitation } from '../service.ts'
import type { Api } from './api.ts'
import { asQuery, tableParams, tableWish } from './schemas.ts'
import { actorAt, identify, noSuchTable, purseOf } from './who.ts'

const seeQuery = Type.Object(
  {
    ...asQuery.properties,
    moves: Type.Optional(Type.Integer({ minimum: -1, maximum: 1_000_000, description: 'how many moves you know' })),
    rewinds: Type.Optional(Type.Integer({ minimum: 0, description: 'the number of rewinds you know' })),
    after: Type.Optional(Type.String({ maxLength: 64, description: 'the tag you know: waits until there is another' })),
    wait: Type.Optional(Type.Integer({ minimum: 0, maximum: 25, description: 'seconds to wait at most' })),
  },
  { additionalProperties: false },
)

/** Tables as they are made, found, joined and looked at. */
export function tableRoutes({ server, service, making }: Api): void {
  async function find(id: string): Promise<Host> {
    const host = await service.tables.find(id)
    if (host === undefined) throw noSuchTable()
    return host
  }

  server.get(
    '/api/games',
    { schema: { tags: ['tables'], summary: 'The games that can be played here.' } },
    async () => ({
      games: await Promise.all(
        entries
          .filter(entry => entry.fixture !== true && entry.rules !== undefined)
          .map(async entry => {
            const { id, title, promise, length, modes, bots, quick } = entry
            const rules = await loadGame(id)
            return {
              id,
              title,
              promise,
              length,
              modes,
              bots,
              quick,
              seats: seatsOf(entry),
              options: rules?.game.options,
            }
          }),
      ),
    }),
  )

  server.get(
    '/api/tables',
    { schema: { tags: ['tables'], summary: 'Tables with seats that anyone may take.' } },
    async () => ({
      tables: await service.listed(),
    }),
  )

  server.get(
    '/api/mine',
    { schema: { tags: ['tables'], summary: 'The tables to which you have keys.' } },
    async request => {
      const { keys, purse } = await identify(service, request)
      if (purse !== undefined) return { tables: await service.cardsIn(purse) }
      const rows = await service.store.rooms([...new Set(keys.map(key => key.table))])
      return { tables: service.tables.cards(rows, keys) }
    },
  )

  server.post(
    '/api/tables',
    {
      schema: { tags: ['tables'], summary: 'Makes a table. Its keys are shown this once.', body: tableWish },
      config: making,
    },
    async (request, reply) => {
      const purse = request.headers.authorization === undefined ? purseOf(service, request, reply) : undefined
      const { id, hostKey, seatKeys, drawn } = await service.createTable(request.body as Invitation, purse)
      const keys = seatKeys.flatMap((key, seat) => (key === undefined ? [] : [{ seat, key }]))
      return reply.code(201).send({ id, host: hostKey, keys, drawn })
    },
  )

  server.post(
    '/api/tables/:id/sit',
    {
      schema: {
        ...{
          tags: ['tables'],
          summary: 'Takes a seat that anyone may take; gives its key, which your purse holds too.',
        },
        params: tableParams,
        body: Type.Object(
          { seat: Type.Integer({ minimum: 0, maximum: 15 }), name: Type.String({ minLength: 1, maxLength: 40 }) },
          { additionalProperties: false },
        ),
      },
      config: making,
    },
    async (request, reply) => {
      const host = await find(request.params.id)
      const { seat, name } = request.body
      if (holdsKey(name)) throw failureOf({ key: 'holds-a-key', params: {} })
      const { key, token } = newKey(service.world, host.id, 'seat', seat)
      const outcome = await host.change(room => {
        const next = takeSeat(room, seat, name)
        // Whoever sat here before, and got up, has a key to it.
        return isProblem(next) ? next : { room: next, revoke: keysOfSeat(seat), keys: [key] }
      })
      if (!('done' in outcome)) throw failureOf(outcome)
      await host.vacate(seat)
      if (request.headers.authorization === undefined)
        await service.store.grant(purseOf(service, request, reply), hashKey(token))
      return { done: true, key: token, seat }
    },
  )

  server.get(
    '/api/tables/:id',
    {
      schema: {
        tags: ['play'],
        summary: 'What you see of a table, with what happened.',
        params: tableParams,
        querystring: seeQuery,
      },
    },
    async request => {
      const identity = await identify(service, request)
      const host = await find(request.params.id)
      const { as, moves, rewinds, after, wait = 0 } = request.query
      const actor = actorAt(identity, host, as)
      host.visit(actor.seat)
      const mark = moves === undefined || rewinds === undefined ? undefined : { moves, rewinds }
      const look = () => host.see(actor.seat, actor.host, mark)
      let whole = await look()
      if (after === tagOf(whole) && wait > 0) {
        const waiting = await listen(host, actor, wait * 1000, request.raw)
        try {
          // Something may have happened between the first look and now.
          whole = await look()
          if (after === tagOf(whole)) await waiting.news
        } finally {
          waiting.leave()
        }
        // The key may have been taken away meanwhile.
        const { seat, host: asHost } = actorAt(await identify(service, request), host, as)
        whole = await host.see(seat, asHost, mark)
      }
      return { ...whole, tag: tagOf(whole) }
    },
  )

  server.get(
    '/api/tables/:id/since',
    {
      schema: {
        tags: ['play'],
        summary: 'What you see of a table, with what happened since your seat last moved by itself.',
        params: tableParams,
        querystring: asQuery,
      },
    },
    async request => {
      const { host, seat, asHost } = await seated(request)
      const moves = await host.read(() => lastOwnMove(host.session(), seat))
      return host.see(seat, asHost, { moves })
    },
  )

  server.get(
    '/api/tables/:id/moves',
    {
      schema: {
        tags: ['play'],
        summary: 'The legal moves of your seat, in text form.',
        params: tableParams,
        querystring: asQuery,
      },
    },
    async request => {
      const { host, seat } = await seated(request)
      host.visit(seat)
      return host.read(() => {
        const session = host.session()
        if (session === undefined) throw failureOf({ key: 'not-begun', params: {} })
        const { game, journal } = session
        const seen = view(game, journal.state, seat)
        const print = (code: number) => printMove(game, code)
        const codes = listed(game, seen, seat)
        return {
          decision: decisionName(session, seat),
          moves: codes.map(print),
          ranges: codes.flatMap(code => {
            const range = rangeOf(game, seen, seat, code)
            return range === undefined ? [] : [{ move: print(code), ...range }]
          }),
          always: legalAlways(game, seen, seat).map(print),
        }
      })
    },
  )

  server.post(
    '/api/tables/:id/why',
    {
      schema: {
        ...{
          tags: ['play'],
          summary: 'Why a move cannot be made now; changes nothing.',
          params: tableParams,
          querystring: asQuery,
        },
        body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 400 }) }, { additionalProperties: false }),
      },
    },
    async request => {
      const { host, seat } = await seated(request)
      return host.read(() => {
        const session = host.session()
        if (session === undefined) throw failureOf({ key: 'not-begun', params: {} })
        const { game, journal } = session
        const found = check(game, view(game, journal.state, seat), seat, request.body.text)
        return found.kind === 'problem' ? { legal: false, problem: found.problem } : { legal: true }
      })
    },
  )

  server.get(
    '/api/tables/:id/notes',
    {
      schema: { tags: ['play'], summary: 'The private notes of your seat.', params: tableParams, querystring: asQuery },
    },
    async request => {
      const { host, seat } = await seated(request)
      return { text: (await service.store.paper(host.id, seat, 'notes')) ?? '' }
    },
  )

  server.get(
    '/api/tables/:id/receipt',
    {
      schema: {
        tags: ['records'],
        summary:
          'A receipt for all that has happened: when the secret of the dice is out it proves that nothing was rewritten.',
        params: tableParams,
      },
    },
    async request => {
      const identity = await identify(service, request)
      const host = await find(request.params.id)
      actorAt(identity, host, undefined)
      return host.read(() => {
        const session = host.session()
        if (session === undefined) throw failureOf({ key: 'not-begun', params: {} })
        return { receipt: receiptFor(session) }
      })
    },
  )

  async function seated(request: Parameters<typeof identify>[1]) {
    const identity = await identify(service, request)
    const host = await find((request.params as Static<typeof tableParams>).id)
    const { seat, host: asHost } = actorAt(identity, host, (request.query as Static<typeof asQuery>).as)
    if (seat < 0) throw new Failure(403, 'not-yours', 'Only a seat may do this.')
    return { host, seat, asHost }
  }
}

/** How many moves stood after the last one that a seat made by itself, as it counts them; what its orders did is news. */
function lastOwnMove(session: Session<State> | undefined, seat: number): number {
  if (session === undefined) return 0
  const { ordered } = tell(session, seat, Number.MAX_SAFE_INTEGER)
  const byOrders = new Set(ordered.map(({ move }) => move))
  return moversFor(session, seat).findLastIndex((mover, at) => mover === seat && !byOrders.has(at)) + 1
}

/** A name for what is seen: another one if anything of it has changed. */
const tagOf = ({ seen, talk }: { seen: (Frame & { kind: 'whole' })['seen']; talk: readonly unknown[] }): string =>
  hashKey(JSON.stringify([seen, talk.length, talk.at(-1)])).slice(0, 24)

/** Listens to a table until it has something to tell, or the time is up, or nobody waits any more. */
async function listen(
  host: Host,
  { seat, host: asHost }: Actor,
  ms: number,
  request: IncomingMessage,
): Promise<{ news: Promise<void>; leave(): void }> {
  let heard: () => void = () => undefined
  const news = new Promise<void>(done => {
    heard = done
  })
  const page: Page = { tell: heard, dismiss: heard }
  await host.join(seat, asHost, page, undefined, false)
  const timer = setTimeout(heard, ms)
  request.once('close', heard)
  return {
    news,
    leave() {
      clearTimeout(timer)
      host.leave(page)
    },
  }
}
