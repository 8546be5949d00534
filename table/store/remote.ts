import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { gathering } from './gathering.ts'
import { Conflict, type Store, StoreBusy, StoreFull, type Vault } from './port.ts'
import type { Question, Reply } from './thread.ts'

const ERRORS: Readonly<Record<string, new (message: string) => Error>> = { Conflict, StoreBusy, StoreFull }

/** The store of a folder, in a thread of its own. Fails if the folder cannot be used. */
export const openStoreAside = (folder: string): Promise<Store> => openAside<Store>('store', folder)

export const openVaultAside = (folder: string): Promise<Vault> => openAside<Vault>('vault', folder)

async function openAside<T extends object>(kind: 'store' | 'vault', folder: string): Promise<T> {
  const worker = new Worker(join(import.meta.dirname, 'thread.ts'), { workerData: { kind, folder } })
  const open = new Map<number, { done(value: unknown): void; failed(error: Error): void }>()
  let asked = 0
  let broken: Error | undefined
  const end = (error: Error) => {
    broken ??= error
    for (const { failed } of open.values()) failed(broken)
    open.clear()
  }
  // Before it is waited for: what fails at once may do so in the same breath in which the thread says that it is there.
  worker.on('error', end)
  worker.on('exit', () => end(new StoreBusy('The store was closed.')))
  await once(worker, 'online')
  worker.on('message', (replies: readonly Reply[]) => {
    for (const reply of replies) {
      const waiting = open.get(reply.id)
      open.delete(reply.id)
      if ('value' in reply) waiting?.done(reply.value)
      else waiting?.failed(new (ERRORS[reply.error] ?? Error)(reply.message))
    }
  })
  const post = gathering<Question>(questions => worker.postMessage(questions))

  function ask(method: string, args: readonly unknown[]): Promise<unknown> {
    if (broken !== undefined) return method === 'close' ? Promise.resolve() : Promise.reject(broken)
    return new Promise((done, failed) => {
      const id = ++asked
      open.set(id, { done, failed })
      post({ id, method, args })
    })
  }

  const store = new Proxy({} as T, {
    // Nobody waits for a store itself, only for what it does.
    get: (_none, method) => (method === 'then' ? undefined : (...args: unknown[]) => ask(String(method), args)),
  })
  // The first answer says whether the folder can be used.
  await ask(kind === 'store' ? 'fact' : 'secretOf', ['form'])
  return store
}
