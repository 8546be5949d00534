// npm start: builds the browser application if need be, and serves it until it is told to stop.
import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { useHash } from '@spanish-main/kernel'
import { USUAL_LIMITS } from './api/api.ts'
import { openPool } from './bots/pool.ts'
import { application } from './build.ts'
import { localBus } from './bus.ts'
import { type Caller, createCaller } from './calls/caller.ts'
import { createMessengers } from './calls/messengers.ts'
import { createServer } from './server.ts'
import { createService, type Service } from './service.ts'
import { CannotStart, explain, readSettings, type Settings } from './settings.ts'
import type { Store } from './store/port.ts'
import { openStoreAside, openVaultAside } from './store/remote.ts'
import { realWorld } from './world.ts'

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort())

  const folder = settings.pages === undefined ? await application(stop.signal) : builtElsewhere(settings.pages)
  const { service, caller } = await openService(settings)
  const limits = {
    ...USUAL_LIMITS,
    requests: settings.rate,
    makings: Math.ceil(settings.rate / 20),
    messages: Math.ceil(settings.rate / 3),
    socketsEach: Math.ceil(settings.rate / 6),
  }
  const { names, proxy } = settings
  const server = await createServer(folder, { proxy, api: { service, caller, limits, names } }).catch(async error => {
    await service.close()
    throw error
  })
  server.addHook('onClose', () => service.close())
  await server.listen({ host: settings.host, port: settings.port, signal: stop.signal }).catch(async error => {
    await server.close()
    throw explain(error, settings)
  })
  // Told to stop before it listens, it has no address.
  stop.signal.throwIfAborted()
  service.run()
  const { port } = server.server.address() as AddressInfo
  console.log(`Spanish Main is at http://${shownHost(settings.host)}:${port}`)
}

/** The folder that PAGES names. */
function builtElsewhere(folder: string): string {
  if (existsSync(join(folder, 'index.html')) && existsSync(join(folder, 'assets'))) return folder
  throw new CannotStart(`PAGES is a folder with a built browser application, and “${folder}” is none.`)
}

/** The tables in the data folder, with bots in threads of this process. */
async function openService(settings: Settings): Promise<{ service: Service; caller: Caller }> {
  const { data, botPace, host, port } = settings
  useHash(text => hash('sha256', text))
  let store: Store | undefined
  try {
    store = await openStoreAside(data)
    const world = await realWorld(store)
    const trouble = (message: string) => console.error(message)
    const address = settings.address ?? `http://${shownHost(host)}:${port}`
    const caller = createCaller({ store, world, messengers: createMessengers(settings), address, trouble })
    const parts = {
      store,
      vault: await openVaultAside(data),
      jobs: openPool(),
      bus: localBus(),
      world,
      botPace,
      trouble,
    }
    return {
      service: createService({ ...parts, kept: caller.kept, remind: caller.remind, callHeld: caller.callHeld }),
      caller,
    }
  } catch (error) {
    // Its thread would go on, and the program with it.
    await store?.close()
    throw new CannotStart(`The data folder ${data} cannot be used: ${(error as Error).message.replace(/\.$/, '')}.`)
  }
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
