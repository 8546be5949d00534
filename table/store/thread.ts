// A store in a thread of its own: however slow the disk is, the service goes on listening.
import { parentPort, workerData } from 'node:worker_threads'
import { gathering } from './gathering.ts'
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
  const post = gathering<Reply>(replies => port.postMessage(replies))

  async function reply({ id, method, args }: Question): Promise<void> {
    try {
      post({ id, value: await store[method](...args) })
    } catch (error) {
      post({ id, error: (error as Error).constructor.name, message: (error as Error).message })
    }
    // What was gathered leaves first.
    if (method === 'close') setImmediate(() => port.close())
  }

  port.on('message', (questions: readonly Question[]) => {
    for (const question of questions) void reply(question)
  })
}
