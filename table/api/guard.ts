import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../errors.ts'

/**
 * Lets in only requests for this service by its own names, and changes only from its own pages. A name that somebody
 * else points here would otherwise make a browser send our cookies to his pages. Plain addresses cannot be pointed.
 */
export function guard(server: FastifyInstance, names: readonly string[]): void {
  const own = new Set(['localhost', hostname().toLowerCase(), `${hostname().toLowerCase()}.local`, ...names])
  server.addHook('onRequest', async request => {
    const { host } = request
    // Two names, or one in the address and another beside it: whoever stands between might have read the other.
    if (timesNamed(request) > 1 || !request.raw.url?.startsWith('/')) {
      throw new Failure(400, 'malformed', 'This request cannot be read.')
    }
    const name = nameOf(host)
    if (name === undefined || !(own.has(name) || isIP(name) !== 0)) {
      throw new Failure(421, 'wrong-host', 'This service is not known by that name (see HOSTS in docs/hosting.md).')
    }
    if (isChange(request) && !comesFromHere(request)) {
      throw new Failure(403, 'wrong-origin', 'Changes are accepted from pages of this service alone.')
    }
  })
}

/** How often a request says for which host it is. */
const timesNamed = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((word, at) => at % 2 === 0 && word.toLowerCase() === 'host').length

function nameOf(host: string): string | undefined {
  const match = /^(?:\[([0-9a-fA-F:.]+)\]|([\w.-]+))(?::\d{1,5})?$/.exec(host)
  return (match?.[1] ?? match?.[2])?.toLowerCase()
}

const isChange = ({ method, headers }: FastifyRequest): boolean =>
  (method !== 'GET' && method !== 'HEAD') || headers.upgrade !== undefined

/** A browser says where a page comes from. Programs do not, and have no cookies to be misused. */
function comesFromHere({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin === undefined) return headers.cookie === undefined || site === 'same-origin'
  try {
    const { protocol, host: from } = new URL(origin)
    return from === new URL(`${protocol}//${host}`).host
  } catch {
    return false
  }
}
