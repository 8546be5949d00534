// Local tables of browser tests do the same each time: dice and whims of bots come from a fixed course of chance.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** Runs in a page or worker before anything else: secrets, nonces and seeds are drawn from a fixed course. */
export function fixChance(): void {
  const real = crypto.getRandomValues.bind(crypto)
  let drawn = 1598
  const fixed = <T extends ArrayBufferView<ArrayBuffer>>(array: T): T => {
    // The name of a table decides nothing, and must differ from all others.
    if (array.byteLength === 6) return real(array)
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    for (let i = 0; i < bytes.length; i++) {
      drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0
      bytes[i] = drawn >>> 24
    }
    return array
  }
  Object.assign(crypto, { getRandomValues: fixed })
}

/** The workers of this service begin so. */
export function serveFixedWorkers(server: FastifyInstance, folder: string): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (!/^\/assets\/[^/]+\.worker-[^/]+\.js$/.test(request.url) || reply.statusCode !== 200) return payload
    ;(payload as Readable).destroy?.()
    const script = readFileSync(join(folder, 'assets', basename(request.url)), 'utf8')
    const whole = Buffer.from(`(${fixChance})();${script}`)
    reply.removeHeader('content-encoding')
    reply.header('content-length', whole.length)
    return whole
  })
}
