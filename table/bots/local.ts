import type { Jobs } from '../jobs.ts'
import { advise, lookBack, think, verify } from './worker.ts'

/** Jobs that are done on the spot; for tests, where time does not matter and nothing is to be in the way. */
export function localJobs(): Jobs {
  return { think, advise, verify, lookBack, close: async () => undefined }
}
