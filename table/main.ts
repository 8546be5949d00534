// npm start: builds the browser application if need be, and serves it until it is told to stop.
import type { AddressInfo } from 'node:net'
import { application } from './build.ts'
import { createServer } from './server.ts'
import { CannotStart, explain, readSettings } from './settings.ts'

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort())

  const server = await createServer(await application(stop.signal))
  await server.listen({ ...settings, signal: stop.signal }).catch(error => {
    throw explain(error, settings)
  })
  const { port } = server.server.address() as AddressInfo
  console.log(`Spanish Main is at http://${shownHost(settings.host)}:${port}`)
}

/** An address that a browser on this machine can open. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

if (import.meta.main) {
  await main().catch(error => {
    if (error.name === 'AbortError') return
    console.error(error instanceof CannotStart ? error.message : error)
    process.exitCode = 1
  })
}
