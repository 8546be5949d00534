import { join } from 'node:path'
import helmet from '@fastify/helmet'
import files from '@fastify/static'
import fastify, { type FastifyInstance } from 'fastify'
import { type ApiOptions, addApi } from './api/api.ts'
import { closedPolicy, MANIFEST, manifestOf, pageMaker, workerPolicy } from './page.ts'

/** How long a request may take to arrive, in milliseconds. */
const PATIENCE_MS = 15_000

export interface ServerOptions {
  /** The tables; without them only pages are served. */
  readonly api?: ApiOptions
  readonly patience?: number
  /** A proxy in front of the service says who asks, and over which protocol. */
  readonly proxy?: boolean
}

/** The service over the browser application built in `folder`; it listens when it is told to. */
export async function createServer(folder: string, options: ServerOptions = {}): Promise<FastifyInstance> {
  const { api, patience = PATIENCE_MS, proxy = false } = options
  const makePage = pageMaker(folder)
  // Idle browser connections would otherwise hold up a stop.
  const server = fastify({
    forceCloseConnections: true,
    requestTimeout: patience,
    trustProxy: proxy,
    bodyLimit: 64 * 1024,
    // A request that is sent slowly, or only half, is ended: it would hold its connection for ever.
    http: { headersTimeout: patience, connectionsCheckingInterval: Math.min(1000, patience) },
  })

  await server.register(helmet, {
    // Set below, because a page's policy carries its nonce.
    contentSecurityPolicy: false,
    // Whether there is TLS is known to the proxy in front of us alone, so it sends this header (docs/hosting.md).
    strictTransportSecurity: false,
    // Browsers ignore it over plain http on a local network, and complain in the console.
    crossOriginOpenerPolicy: false,
    xFrameOptions: { action: 'deny' },
  })
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('Content-Security-Policy', closedPolicy)
  })

  // The names of assets carry a hash of their content, so a browser may keep them for good.
  await server.register(files, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    // A worker is bound by the policy of its own script, and loads the rules of its game itself.
    setHeaders: (reply, path) => {
      if (/\.js(\.\w+)?$/.test(path)) reply.header('Content-Security-Policy', workerPolicy)
    },
  })

  if (api !== undefined) await addApi(server, api)

  const manifest = JSON.stringify(manifestOf(folder))
  server.get(MANIFEST, async (_request, reply) => reply.type('application/manifest+json').send(manifest))

  server.get('/healthz', async (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }))

  // Any other address is one of the application's own, which it reads itself.
  server.setNotFoundHandler(async (request, reply) => {
    const reading = request.method === 'GET' || request.method === 'HEAD'
    if (!reading || /^\/(api|assets)(\/|\?|$)/.test(request.url)) {
      const message = `There is nothing to ${request.method} at this address.`
      return reply.code(404).header('Cache-Control', 'no-store').send({ error: 'not-found', message })
    }
    const { html, policy } = makePage()
    return reply
      .header('Content-Security-Policy', policy)
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html)
  })
  return server
}
