import { printRecord, recordOf } from '@spanish-main/kernel'
import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { Failure, failureOf } from '../errors.ts'
import { JobsBusy } from '../jobs.ts'
import type { Invitation } from '../service.ts'
import type { Api } from './api.ts'
import { seatWishes, settings, tableParams } from './schemas.ts'
import { actorAt, identify, noSuchTable, purseOf } from './who.ts'

const LARGEST = 2 << 20
const record = Type.String({ minLength: 1, maxLength: LARGEST })
/** In a campaign the record of the table before proves what was handed on; one that you have here is found by itself. */
const toProve = Type.Object({ record, before: Type.Optional(record) }, { additionalProperties: false })
const tags = ['records']

/** Records: given out when a game is over, and looked into when somebody brings one. */
export function recordRoutes({ server, service, making, few }: Api): void {
  server.get(
    '/api/tables/:id/record',
    { schema: { tags, summary: 'The whole record, once the game is over.', params: tableParams } },
    async (request, reply) => {
      const identity = await identify(service, request)
      const host = await service.tables.find(request.params.id)
      if (host === undefined) throw noSuchTable()
      actorAt(identity, host, undefined)
      const text = await host.readRecord(() => {
        const session = host.session()
        const { stage } = host.room()
        if (session === undefined || (stage !== 'over' && stage !== 'abandoned')) {
          throw failureOf({ key: 'not-over', params: {} })
        }
        return printRecord(recordOf(session.journal))
      })
      return reply.type('text/plain; charset=utf-8').send(text)
    },
  )

  server.post(
    '/api/records/verify',
    {
      schema: {
        ...{ tags, summary: 'What a record proves: proven, trusted, unfinished or refuted, and why.' },
        body: toProve,
      },
      bodyLimit: 2 * LARGEST + 4096,
      config: making,
    },
    async request => prove(request, request.body),
  )

  server.post(
    '/api/tables/bring',
    {
      schema: {
        ...{ tags, summary: 'A running table that was begun elsewhere goes on here, with its record and its secret.' },
        body: Type.Object(
          {
            record,
            secret: Type.String({ pattern: '^[0-9a-f]{64}$' }),
            seats: seatWishes,
            settings: Type.Optional(Type.Partial(settings)),
          },
          { additionalProperties: false },
        ),
      },
      bodyLimit: LARGEST + 16_384,
      config: few,
    },
    async (request, reply) => {
      const { record: text, secret, seats, settings: wanted = {} } = request.body
      const { level, whole, ended, chairs } = await prove(request, { record: text })
      // A position that was written down whole could be anything, and nobody here would have played it.
      if (level !== 'unfinished' || whole || ended) {
        throw new Failure(422, 'bad-record', 'Only a running table whose every move is in its record can go on here.')
      }
      const purse = request.headers.authorization === undefined ? purseOf(service, request, reply) : undefined
      const invitation = { game: '', seats, settings: wanted } as Invitation
      const { id, hostKey, seatKeys } = await service.bringTable(invitation, text, secret, chairs, purse)
      const keys = seatKeys.flatMap((key, seat) => (key === undefined ? [] : [{ seat, key }]))
      return reply.code(201).send({ id, host: hostKey, keys })
    },
  )

  server.post(
    '/api/records/import',
    {
      schema: {
        ...{
          tags,
          summary: 'A game that is over, played elsewhere, to be looked at here with what its record proves.',
        },
        body: toProve,
      },
      bodyLimit: 2 * LARGEST + 4096,
      config: few,
    },
    async (request, reply) => {
      const { record: text } = request.body
      const { level, believed, problems, ended } = await prove(request, request.body)
      if (level === 'refuted' || !ended) {
        throw new Failure(422, 'bad-record', problems[0] ?? 'Only a game that is over can be imported.')
      }
      const purse = request.headers.authorization === undefined ? purseOf(service, request, reply) : undefined
      const { id, hostKey } = await service.importRecord(text, level, purse)
      return reply.code(201).send({ id, host: hostKey, level, believed })
    },
  )

  async function prove(request: FastifyRequest, { record: text, before: given }: Static<typeof toProve>) {
    const { keys } = await identify(service, request)
    try {
      const before = given ?? (await service.recordBefore(text, keys))
      return await service.jobs.verify({ record: text, ...(before === undefined ? {} : { before }) })
    } catch (error) {
      throw new Failure(422, 'bad-record', whyUnread(error as Error))
    }
  }
}

/** In a sentence why a record was not looked through: what is wrong with it, or that it took too much. */
function whyUnread(error: Error): string {
  const { message } = error
  if (error instanceof JobsBusy) return 'It takes too long to play this record again.'
  if (/^Line \d+: /.test(message)) return `The record cannot be read. ${message}`
  return /^[A-Z].*\.$/.test(message) ? message : 'The record cannot be read.'
}
