import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { launchBrowser } from './browser.ts'
import { type Complaints, openPage, type PageOptions } from './browser-page.ts'

/**
 * A browser for the tests of one file, and the way to open a page of the service in it. Whatever a test is about, its
 * pages must not complain: no error, no warning, no failed request, no breach of their policy.
 */
export function useBrowser(): (path: string, options?: PageOptions, address?: string) => Promise<Page> {
  let browser: Browser
  let complaints: Complaints = []
  beforeAll(async () => {
    browser = await launchBrowser(inject('chromium'))
  })
  afterAll(() => browser.close())
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close()
    const said = complaints
    complaints = []
    expect(said).toEqual([])
  })
  return (path, options, address = inject('address')) => openPage(browser, `${address}${path}`, complaints, options)
}
