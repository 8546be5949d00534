import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../deeds/index.ts'
import { Failure } from '../errors.ts'
import type { Host } from '../host.ts'
import { hashKey, isKey, mintKey } from '../keys.ts'
import type { Service } from '../service.ts'
import type { Key } from '../store/port.ts'

const COOKIE = 'spanish-main'
const YEAR_S = 365 * 24 * 3600

/** Which keys somebody has: those of a browser's purse, or the one that a program shows. */
export interface Identity {
  readonly keys: readonly Key[]
  /** The hash of the purse, if there is one. */
  readonly purse?: string
}

export async function identify(service: Service, request: FastifyRequest): Promise<Identity> {
  const { authorization } = request.headers
  if (authorization !== undefined) {
    const [scheme, token] = authorization.split(' ')
    const key = scheme === 'Bearer' && isKey(token) ? await service.store.key(hashKey(token)) : undefined
    // The key of a feed stands in an address that others may read: it opens the feed and nothing else.
    if (key === undefined || key.role === 'feed') throw unknownKey()
    return { keys: [key] }
  }
  const purse = request.cookies[COOKIE]
  if (!isKey(purse)) return { keys: [] }
  return { keys: await service.store.keysIn(hashKey(purse)), purse: hashKey(purse) }
}

/** The hash of the browser's purse, which it gets now if it has none. */
export function purseOf(service: Service, request: FastifyRequest, reply: FastifyReply): string {
  const known = request.cookies[COOKIE]
  const purse = isKey(known) ? known : mintKey(service.world, 'purse')
  keepPurse(request, reply, purse)
  return hashKey(purse)
}

function keepPurse(request: FastifyRequest, reply: FastifyReply, purse: string): void {
  const secure = request.protocol === 'https'
  reply.setCookie(COOKIE, purse, { httpOnly: true, sameSite: 'strict', path: '/', secure, maxAge: YEAR_S })
}

/** The text of the browser's purse, for a file that takes it elsewhere. */
export const purseText = (request: FastifyRequest): string | undefined => {
  const purse = request.cookies[COOKIE]
  return isKey(purse) ? purse : undefined
}

/** Who somebody is at a table. The seat follows from the keys; `as` says which of several own seats is meant. */
export function actorAt({ keys }: Identity, host: Host, as: number | undefined): Actor {
  const own = keys.filter(key => key.table === host.id)
  const seats = own.filter(key => key.role === 'seat').map(key => key.seat)
  const asHost = own.some(key => key.role === 'host')
  const seat = as ?? seats[0] ?? -1
  if (seat >= 0 && !seats.includes(seat)) throw new Failure(403, 'not-your-seat', 'You have no key to this seat.')
  if (seat < 0 && !asHost && !host.room().lookers) throw noSuchTable()
  return { seat, host: asHost }
}

export const unknownKey = (): Failure => new Failure(401, 'unknown-key', 'This key opens nothing, or was taken away.')

export const noSuchTable = (): Failure => new Failure(404, 'no-such-table', 'There is no such table.')
