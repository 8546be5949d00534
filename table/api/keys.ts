import { Type } from 'typebox'
import { Failure } from '../errors.ts'
import { hashKey, isKey } from '../keys.ts'
import type { Api } from './api.ts'
import { purseOf, purseText, unknownKey } from './who.ts'

/** A code is for somebody who reads it from another screen, right now. */
const CODE_MS = 120_000

const text = Type.String({ minLength: 1, maxLength: 60 })
const exact = { additionalProperties: false }
const tags = ['keys']

/** A code as it is shown, however somebody typed it. */
const inGroups = (text: string): string => text.replace(/\D/g, '').replace(/(.{5})(?=.)/g, '$1-')

/** Keys come in the fragment of a link, are sent here once, and lie in the purse of the browser from then on. */
export function keyRoutes({ server, service, making, few }: Api): void {
  const { store, world } = service

  server.post(
    '/api/keys',
    {
      schema: { tags, summary: 'Puts a key into your purse.', body: Type.Object({ key: text }, exact) },
      config: making,
    },
    async (request, reply) => {
      const { key: token } = request.body
      const key = isKey(token) ? await store.key(hashKey(token)) : undefined
      if (key === undefined || key.role === 'feed') throw unknownKey()
      await store.grant(purseOf(service, request, reply), key.hash)
      return { table: key.table, role: key.role, seat: key.seat }
    },
  )

  server.post(
    '/api/purse/code',
    {
      schema: {
        tags,
        summary: 'A code that opens your seats on another device, once, for two minutes.',
        body: Type.Object({}, exact),
      },
      config: making,
    },
    async (request, reply) => {
      const purse = purseOf(service, request, reply)
      const code = inGroups(Array.from(world.random(15), byte => byte % 10).join(''))
      await store.addCode(hashKey(code), purse, world.wall() + CODE_MS)
      return { code, until: world.wall() + CODE_MS }
    },
  )

  server.post(
    '/api/purse/file',
    {
      schema: { tags, summary: 'The key of your purse, to be kept in a file.', body: Type.Object({}, exact) },
      config: making,
    },
    async request => {
      const purse = purseText(request)
      if (purse === undefined) throw new Failure(401, 'no-purse', 'This browser has no seats.')
      return { purse }
    },
  )

  server.post(
    '/api/purse/open',
    {
      schema: {
        tags,
        summary: 'Takes the seats of another device along, by its code or its key file.',
        body: Type.Object({ code: text }, exact),
      },
      config: few,
    },
    async (request, reply) => {
      const { code } = request.body
      const other = isKey(code) ? hashKey(code) : await store.takeCode(hashKey(inGroups(code)), world.wall())
      const keys = other === undefined ? [] : await store.keysIn(other)
      if (keys.length === 0) throw new Failure(401, 'unknown-code', 'This code opens nothing, or its time is over.')
      const own = purseOf(service, request, reply)
      for (const key of keys) await store.grant(own, key.hash)
      return { seats: keys.filter(({ role }) => role === 'seat').length }
    },
  )
}
