import { fastChance, printRecord, recordOf } from '@spanish-main/kernel'
import { type Holder, imaginedRecord } from '@spanish-main/session'
import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { failureOf } from '../errors.ts'
import type { Host } from '../host.ts'
import type { Api } from './api.ts'
import { asQuery, tableParams } from './schemas.ts'
import { actorAt, identify, noSuchTable } from './who.ts'

const tags = ['records']

/** Looking back at a table whose game goes on: what a seat saw, and what it may imagine. */
export function pastRoutes({ server, service, making }: Api): void {
  server.get(
    '/api/tables/:id/past',
    {
      schema: {
        ...{ tags, summary: 'What your seat saw after every move, each view as what became of the one before.' },
        ...{ params: tableParams, querystring: asQuery },
      },
      config: making,
    },
    async request => {
      const { host, seat } = await looking(request, request.query.as)
      const record = await host.readRecord(() => printRecord(recordOf(begun(host).journal)))
      return service.jobs.lookBack({ record, seat })
    },
  )

  server.get(
    '/api/tables/:id/imagined',
    {
      schema: {
        tags,
        summary: 'A record that begins after so many moves, with all that your seat did not know then dealt anew.',
        params: tableParams,
        querystring: Type.Object(
          { ...asQuery.properties, moves: Type.Integer({ minimum: 0, maximum: 1_000_000 }) },
          { additionalProperties: false },
        ),
      },
      config: making,
    },
    async (request, reply) => {
      const { host, seat } = await looking(request, request.query.as)
      const text = await host.read(() => {
        const { journal, holders } = begun(host)
        const chance = fastChance(service.world.random(4).readUInt32LE())
        const [bot] = host.rules.entry.bots
        const sitting = holders.map(
          (holder, each): Holder =>
            holder.kind === 'empty' ? holder : each === seat ? holder : { kind: 'bot', name: bot },
        )
        return printRecord(imaginedRecord(journal, request.query.moves, seat, sitting, chance))
      })
      return reply.type('text/plain; charset=utf-8').send(text)
    },
  )

  function begun(host: Host) {
    const session = host.session()
    if (session === undefined) throw failureOf({ key: 'not-begun', params: {} })
    return session
  }

  async function looking(request: FastifyRequest, as: number | undefined): Promise<{ host: Host; seat: number }> {
    const identity = await identify(service, request)
    const host = await service.tables.find((request.params as Static<typeof tableParams>).id)
    if (host === undefined) throw noSuchTable()
    return { host, seat: actorAt(identity, host, as).seat }
  }
}
