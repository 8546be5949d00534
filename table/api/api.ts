import cookies from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import websocket from '@fastify/websocket'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { Caller } from '../calls/caller.ts'
import { Failure, foreseen } from '../errors.ts'
import type { Service } from '../service.ts'
import { callRoutes } from './calls.ts'
import { deedRoutes } from './deeds.ts'
import { describe } from './docs.ts'
import { guard } from './guard.ts'
import { keyRoutes } from './keys.ts'
import { liveRoutes } from './live.ts'
import { pastRoutes } from './past.ts'
import { recordRoutes } from './records.ts'
import { tableRoutes } from './tables.ts'

/** How much is accepted from one address, and in all. */
export interface Limits {
  /** Requests in a minute from one address, and new tables, keys or records among them. */
  readonly requests: number
  readonly makings: number
  /** Of letters, guesses at codes, and whole games from elsewhere. */
  readonly few: number
  /** Messages over one socket in ten seconds. */
  readonly messages: number
  /** Open sockets in all, and from one address. */
  readonly sockets: number
  readonly socketsEach: number
}

export const USUAL_LIMITS: Limits = {
  requests: 1200,
  makings: 60,
  few: 10,
  messages: 400,
  sockets: 5000,
  socketsEach: 200,
}

export interface ApiOptions {
  readonly service: Service
  readonly limits: Limits
  /** Who calls seats whose turn it is, if anybody does. */
  readonly caller?: Caller
  /** Further names of the service, such as that of its proxy. */
  readonly names: readonly string[]
}

/** How often somebody may do something in a minute. */
export interface Rare {
  readonly rateLimit: { readonly max: number; readonly timeWindow: string }
}

/** What the routes are given. */
export interface Api extends ApiOptions {
  readonly server: FastifyInstance<
    import('fastify').RawServerDefault,
    import('node:http').IncomingMessage,
    import('node:http').ServerResponse,
    import('fastify').FastifyBaseLogger,
    TypeBoxTypeProvider
  >
  /** For routes that make something. */
  readonly making: Rare
  /** For what costs the service or somebody else much: letters, guesses at codes, whole games from elsewhere. */
  readonly few: Rare
}

/** Everything under /api. */
export async function addApi(whole: FastifyInstance, options: ApiOptions): Promise<void> {
  whole.setErrorHandler((error: FastifyError, _request, reply) => {
    const failure = foreseen(error) ?? refusedByServer(error)
    if (failure === undefined) options.service.trouble(error)
    const { status, body } = failure ?? new Failure(500, 'internal', 'Something went wrong here.')
    return reply.code(status).send(body)
  })
  // Otherwise a plain text would be taken for a body of the wrong form.
  whole.removeContentTypeParser('text/plain')
  await whole.register(cookies)
  await whole.register(websocket, {
    options: { maxPayload: 16_384 },
    errorHandler(error, socket) {
      // Frames that are too large, or no frames at all, are no trouble of ours.
      if (!String((error as NodeJS.ErrnoException).code).startsWith('WS_ERR_')) options.service.trouble(error)
      socket.terminate()
    },
  })
  // After the sockets' own part, which ends the connection of a socket that was turned away.
  guard(whole, options.names)
  await whole.register(async inner => {
    await inner.register(rateLimit, {
      max: options.limits.requests,
      timeWindow: '1 minute',
      errorResponseBuilder: () => new Failure(429, 'flood', 'Too many requests; wait a minute.'),
    })
    const server = inner.withTypeProvider<TypeBoxTypeProvider>().setValidatorCompiler(TypeBoxValidatorCompiler)
    inner.addHook('onRequest', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))
    await describe(inner)
    const rare = (max: number): Rare => ({ rateLimit: { max, timeWindow: '1 minute' } })
    const { makings, few } = options.limits
    const api: Api = { ...options, server, making: rare(makings), few: rare(Math.min(few, makings)) }
    for (const routes of [tableRoutes, keyRoutes, deedRoutes, recordRoutes, pastRoutes, callRoutes, liveRoutes])
      routes(api)
  })
}

/** What the server turns away before anybody reads it. */
function refusedByServer(error: FastifyError): Failure | undefined {
  if (error.validation !== undefined) {
    const [first] = error.validation
    const where = `${error.validationContext ?? 'body'}${first?.instancePath ?? ''}`
    // What no schema knows is held against one that accepts nothing.
    const wrong = first?.message === 'schema is false' ? 'nobody expects it' : (first?.message ?? 'it does not fit')
    return new Failure(400, 'malformed', `Something is wrong at ${where}: ${wrong}.`)
  }
  const status = error.statusCode ?? 500
  if (status === 415) return new Failure(415, 'wrong-type', 'Send application/json.')
  if (status === 413) return new Failure(413, 'too-large', 'That is too large.')
  if (status >= 400 && status < 500) return new Failure(status, 'malformed', 'This request cannot be read.')
  return undefined
}
