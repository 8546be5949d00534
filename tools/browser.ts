import { type Browser, chromium } from 'playwright-core'
import { application } from '../table/build.ts'
import { createServer } from '../table/server.ts'
import { chromiumFlags } from './chromium.ts'

/** The service on a port of its own, with the browser application as it stands in the sources now. */
export async function startService(): Promise<{ address: string; stop(): Promise<void> }> {
  const server = await createServer(await application(new AbortController().signal))
  const address = await server.listen({ host: 'localhost', port: 0 })
  return { address: address.replace(/\/\/[^/]*:/, '//localhost:'), stop: () => server.close() }
}

export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: chromiumFlags })
}
