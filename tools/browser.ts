import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { USUAL_LIMITS } from '../table/api/api.ts'
import { openPool } from '../table/bots/pool.ts'
import { application } from '../table/build.ts'
import { localBus } from '../table/bus.ts'
import { createCaller } from '../table/calls/caller.ts'
import { createMessengers } from '../table/calls/messengers.ts'
import { createServer } from '../table/server.ts'
import { createService } from '../table/service.ts'
import { openStoreAside, openVaultAside } from '../table/store/remote.ts'
import { realWorld } from '../table/world.ts'
import { serveFixedWorkers } from './browser-chance.ts'
import { chromiumFlags } from './chromium.ts'

/** Many pages come from one address here, and none of them is to be turned away. */
const limits = { ...USUAL_LIMITS, requests: 100_000, makings: 10_000, messages: 100_000, socketsEach: 5000 }

/** The service on a port of its own, with the browser application as it stands in the sources now. */
export async function startService(): Promise<{ address: string; stop(): Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'spanish-main-tables-'))
  const running = await serve(data, 0)
  return {
    address: running.address,
    async stop() {
      await running.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** The service over a folder with tables; it can be stopped and started again at the same port. */
export async function serve(
  data: string,
  port: number,
): Promise<{ address: string; port: number; stop(): Promise<void> }> {
  const store = await openStoreAside(data)
  const world = await realWorld(store)
  const trouble = (message: string) => console.error(message)
  const messengers = createMessengers({ sender: '', nearHooks: false })
  const caller = createCaller({ store, world, messengers, address: `http://localhost:${port}`, trouble })
  const rooms = { store, vault: await openVaultAside(data), jobs: openPool(), bus: localBus() }
  const service = createService({ ...rooms, world, botPace: 0, trouble, kept: caller.kept })
  const folder = await application(new AbortController().signal)
  const server = await createServer(folder, {
    api: { service, caller, limits, names: [] },
  })
  serveFixedWorkers(server, folder)
  server.addHook('onClose', () => service.close())
  await server.listen({ host: 'localhost', port })
  service.run()
  const bound = (server.server.address() as AddressInfo).port
  return { address: `http://localhost:${bound}`, port: bound, stop: () => server.close() }
}

export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: chromiumFlags })
}
