// npm run screenshots: takes the pictures of the documentation from the running application.
import { join } from 'node:path'
import { launchBrowser, startService } from './browser.ts'
import { provideChromium } from './chromium.ts'
import { root } from './programs.ts'

const pictures = join(root, 'docs', 'images')

async function takeAll(chromium: string): Promise<void> {
  const service = await startService()
  const browser = await launchBrowser(chromium)
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 860 }, colorScheme: 'light', locale: 'en' })
    await page.goto(service.address, { waitUntil: 'networkidle' })
    await page.screenshot({ path: join(pictures, 'lobby.png') })
  } finally {
    await browser.close()
    await service.stop()
  }
}

if (import.meta.main) {
  const chromium = provideChromium()
  if (chromium) await takeAll(chromium)
  else process.exitCode = 1
}
