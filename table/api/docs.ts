import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/** Like that of the pages: it works over plain http, and loads nothing from elsewhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The description of everything under /api, made from the schemas that validate it. */
export async function describe(server: FastifyInstance): Promise<void> {
  await server.register(swagger, {
    openapi: {
      info: {
        title: 'Spanish Main',
        version: '1',
        description:
          'Tables, seats and moves. Show the key of a seat as `Authorization: Bearer …`; browsers have a cookie instead.',
      },
      components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
    },
  })
  await server.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: POLICY })
}
