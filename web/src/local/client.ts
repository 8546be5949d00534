import type { Post, TableMethods } from './protocol.ts'
import { type Asking, asking } from './rpc.ts'

/** The page's end of a table worker. */
export interface LocalTable {
  readonly ask: Asking<TableMethods>
  /** A port that leads to a worker for bots. */
  bots(): MessagePort
  close(): void
}

/** Starts a worker for a table. `onPost` hears what it says unasked, `onFault` that it is broken. */
export function startTable(onPost: (post: Post) => void, onFault: (message: string) => void): LocalTable {
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' })
  const workers = [worker]
  worker.addEventListener('error', event => onFault(event.message))
  worker.addEventListener('message', ({ data }: MessageEvent<Post>) => {
    if ('told' in data || 'trouble' in data) onPost(data)
  })
  return {
    ask: asking<TableMethods>(worker),
    bots() {
      const thinker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' })
      workers.push(thinker)
      thinker.addEventListener('error', event => onFault(event.message))
      const { port1, port2 } = new MessageChannel()
      thinker.postMessage({ port: port1 }, [port1])
      return port2
    },
    close() {
      for (const each of workers) each.terminate()
    },
  }
}
