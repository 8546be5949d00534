// Vitest runs this once around all browser tests.
import type { TestProject } from 'vitest/node'
import { startService } from './browser.ts'
import { findChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the service answers. */
    address: string
    /** The program of the browser. */
    chromium: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium()
  if (!chromium) throw new Error('The browser tests need Chromium: install it, or name its program in CHROMIUM.')
  const service = await startService()
  project.provide('address', service.address)
  project.provide('chromium', chromium)
  return service.stop
}
