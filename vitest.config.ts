import { defineConfig } from 'vitest/config'

const tests = (suffix: string) => [`{kernel,session,bots,games,ui,table,web,cli,tools}/**/*${suffix}.test.ts`]
const apart = ['**/node_modules/**', '**/dist/**']
const special = ['smoke', 'browser', 'browser-long', 'long'].flatMap(name => tests(`.${name}`))

// The suffix of a file says where it runs: x.test.ts is a unit test, x.smoke.test.ts starts programs under Node itself,
// x.browser.test.ts drives Chromium, x.long.test.ts and x.browser-long.test.ts are campaigns for `npm run test:long`.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: tests(''),
          exclude: [...apart, ...special],
          // A limit for what hangs, far from what anything takes on a busy machine.
          testTimeout: 180_000,
          setupFiles: './tools/trace-setup.ts',
        },
      },
      { test: { name: 'smoke', include: tests('.smoke'), exclude: apart, testTimeout: 180_000, hookTimeout: 120_000 } },
      { test: { name: 'long', include: tests('.long'), exclude: apart, testTimeout: 3_600_000 } },
      ...['browser', 'browser-long'].map(name => ({
        test: {
          name,
          include: tests(`.${name}`),
          exclude: apart,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // Named in the closing lines of npm test (docs/decisions/0044-a-second-try-in-the-browser.md).
          retry: 1,
          globalSetup: './tools/browser-setup.ts',
        },
      })),
    ],
  },
})
