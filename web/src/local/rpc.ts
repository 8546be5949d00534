// Questions and answers over a port, between a page and its workers, with types.

/** What one side can be asked. */
export type Methods = Record<string, (...args: never[]) => unknown>

type Question = { ask: number; method: string; args: unknown[] }
type Answer = { answer: number; result?: unknown; error?: string }

/** Either end of a channel: a worker seen from its page, the worker's own scope, or a message port. */
export interface Port {
  postMessage(message: unknown, transfer?: Transferable[]): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

/** Answers questions that arrive at a port. */
export function serve(port: Port, methods: Methods): void {
  port.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
    if (data?.ask === undefined) return
    const reply: Answer = { answer: data.ask }
    try {
      reply.result = await methods[data.method](...(data.args as never[]))
    } catch (error) {
      reply.error = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    }
    port.postMessage(reply)
  })
}

export type Asking<M extends Methods> = <K extends keyof M & string>(
  method: K,
  ...args: Parameters<M[K]>
) => Promise<Awaited<ReturnType<M[K]>>>

/** Asks questions at a port. Ports among the arguments are handed over. */
export function asking<M extends Methods>(port: Port): Asking<M> {
  const open = new Map<number, { resolve(value: never): void; reject(error: Error): void }>()
  let count = 0
  port.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data?.answer === undefined) return
    const question = open.get(data.answer)
    open.delete(data.answer)
    if (data.error === undefined) question?.resolve(data.result as never)
    else question?.reject(new Error(data.error))
  })
  return (method, ...args) =>
    new Promise((resolve, reject) => {
      open.set(++count, { resolve, reject })
      port.postMessage(
        { ask: count, method, args },
        (args as readonly unknown[]).filter(each => each instanceof MessagePort),
      )
    })
}
