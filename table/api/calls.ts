import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import type { CallWish } from '../calls/caller.ts'
import { OCCASIONS } from '../calls/occasions.ts'
import { isZone } from '../calls/quiet.ts'
import { Failure } from '../errors.ts'
import type { Host } from '../host.ts'
import { hashKey, isKey, newKey } from '../keys.ts'
import type { Api } from './api.ts'
import { asQuery, tableParams } from './schemas.ts'
import { actorAt, identify, noSuchTable, unknownKey } from './who.ts'

const tags = ['calls']
const exact = { additionalProperties: false }
const occasions = Type.Array(Type.Union(OCCASIONS.map(each => Type.Literal(each))), { maxItems: OCCASIONS.length })
const minuteOfDay = Type.Integer({ minimum: 0, maximum: 1439 })
const wish = Type.Object(
  {
    mail: Type.Optional(Type.String({ maxLength: 200, pattern: '^[^\\s@<>,;"]+@[^\\s@<>,;"]+$' })),
    hook: Type.Optional(Type.String({ maxLength: 500, pattern: '^https?://[^\\s]+$' })),
    on: Type.Optional(Type.Object({ mail: occasions, hook: occasions, feed: Type.Optional(occasions) }, exact)),
    quiet: Type.Optional(
      Type.Object(
        { from: minuteOfDay, to: minuteOfDay, zone: Type.String({ maxLength: 60 }) },
        { ...exact, description: 'minutes of the day between which nobody is called; what comes then waits' },
      ),
    ),
    language: Type.Union([Type.Literal('en'), Type.Literal('pl')]),
  },
  exact,
)

/** How seats are called and on what: a feed, a hook, a mail. */
export function callRoutes({ server, service, caller, making, few }: Api): void {
  if (caller === undefined) return
  const at = { params: tableParams, querystring: asQuery }

  async function seated(request: FastifyRequest): Promise<{ host: Host; seat: number }> {
    const identity = await identify(service, request)
    const host = await service.tables.find((request.params as Static<typeof tableParams>).id)
    if (host === undefined) throw noSuchTable()
    const { seat } = actorAt(identity, host, (request.query as Static<typeof asQuery>).as)
    if (seat < 0) throw new Failure(403, 'not-yours', 'Only a seat may do this.')
    return { host, seat }
  }

  server.get(
    '/api/tables/:id/calls',
    { schema: { tags, summary: 'How your seat is called, and what went wrong last.', ...at } },
    async request => {
      const { host, seat } = await seated(request)
      const {
        code,
        called: _called,
        tries: _tries,
        warned: _warned,
        ...calls
      } = (await caller.callsOf(host.id, seat)) ?? { language: 'en' as const }
      return { ...calls, confirmed: code === undefined, canMail: caller.canMail }
    },
  )

  server.post(
    '/api/tables/:id/calls',
    {
      schema: {
        tags,
        summary: 'Says how your seat is to be called. A mail address is sent a code first.',
        ...at,
        body: wish,
      },
      config: few,
    },
    async request => {
      const { host, seat } = await seated(request)
      const { mail, hook, quiet } = request.body
      if (mail !== undefined && !caller.canMail) throw new Failure(422, 'no-mail', 'This service sends no mail.')
      if (hook !== undefined && !URL.canParse(hook)) throw new Failure(422, 'bad-hook', 'That is no address.')
      if (quiet !== undefined && !isZone(quiet.zone)) throw new Failure(422, 'bad-zone', 'There is no such time zone.')
      await caller.set(host, seat, request.body as CallWish)
      return { done: true }
    },
  )

  server.post(
    '/api/tables/:id/calls/confirm',
    {
      schema: {
        tags,
        summary: 'Repeats the code that came by mail.',
        ...at,
        body: Type.Object({ code: Type.String({ maxLength: 6 }) }, exact),
      },
      config: few,
    },
    async request => {
      const { host, seat } = await seated(request)
      if (await caller.confirm(host, seat, request.body.code)) return { done: true }
      throw new Failure(422, 'wrong-code', 'That is not the code.')
    },
  )

  server.post(
    '/api/tables/:id/calls/feed',
    {
      schema: {
        tags,
        summary: 'A key for the feed of your seat; the one before stops working.',
        ...at,
        body: Type.Object({}, exact),
      },
      config: making,
    },
    async request => {
      const { host, seat } = await seated(request)
      const { key, token } = newKey(service.world, host.id, 'feed', seat)
      await host.change(() => ({ revoke: [{ role: 'feed', seat }], keys: [key] }))
      return { done: true, key: token, path: `/api/feed?key=${token}` }
    },
  )

  server.get(
    '/api/feed',
    {
      schema: {
        tags,
        summary:
          'A JSON feed of what calls you now: your turn, and whatever you chose. Its key can read this and nothing else.',
        querystring: Type.Object({ key: Type.String({ maxLength: 60 }) }, exact),
      },
    },
    async (request, reply) => {
      const { key: token } = request.query
      const key = isKey(token) ? await service.store.key(hashKey(token)) : undefined
      const host = key?.role === 'feed' ? await service.tables.find(key.table) : undefined
      if (host === undefined || key === undefined) throw unknownKey()
      const feed = await host.read(() => caller.feed(host, key.seat))
      return reply.type('application/feed+json').send(feed)
    },
  )
}
