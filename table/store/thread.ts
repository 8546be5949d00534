// A store in a thread of its own: however slow the disk is, the service goes on listening.
import { parentPort, workerData } from 'node:worker_threads'
import { openStore, openVault } from './sqlite.ts'

/** What is asked of the thread, and what it says. */
export interface Question {
  readonly id: number
  readonly method: string
  readonly args: readonly unknown[]
}
export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string; readonly message: string }

if (parentPort !== null) {
  const port = parentPort
  const { kind, folder } = workerData as { kind: 'store' | 'vault'; folder: string }
  const store = (kind === 'store' ? openStore(folder) : openVault(folder)) as unknown as Record<
    string,
    (...args: readonly unknown[]) => Promise<unknown>
  >
  port.on('message', ({ id, method, args }: Question) => {
    store[method](...args).then(
      value => {
        port.postMessage({ id, value } satisfies Reply)
        if (method === 'close') port.close()
      },
      (error: Error) => port.postMessage({ id, error: error.constructor.name, message: error.message } satisfies Reply),
    )
  })
}
