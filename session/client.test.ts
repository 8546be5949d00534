import { expect, test } from 'vitest'
import { type Live, type LiveTable, openLive, type Socket } from './client.ts'

/** What a page says over a socket. */
type Said = { id: number; do: string; body: object }

/** A network in the hand: sockets that somebody answers or nobody does, and time that passes when it is told to. */
function network() {
  let now = 0
  const waits: { at: number; done(): void }[] = []
  const sockets: (Socket & { readonly sent: Said[]; hear(frame: object): void })[] = []
  const lives: Live[] = []
  const settle = () => new Promise<void>(done => setImmediate(done))
  const page: LiveTable = openLive(
    {
      origin: 'http://table.test',
      fetch: () => Promise.reject(new Error('no requests here')),
      wait: ms => new Promise(done => waits.push({ at: now + ms, done })),
      socket() {
        const sent: Said[] = []
        const socket = {
          ...{ sent, onopen: null, onclose: null, onmessage: null as ((event: { data: unknown }) => unknown) | null },
          send: (text: string) => void sent.push(JSON.parse(text)),
          close: () => undefined,
          hear: (frame: object) => void socket.onmessage?.({ data: JSON.stringify(frame) }),
        }
        sockets.push(socket)
        return socket
      },
    },
    'table',
    live => lives.push(live),
  )
  return {
    ...{ page, sockets, settle },
    link: () => lives.at(-1)?.link,
    answers: (socket = sockets.at(-1)!) => {
      for (const { id } of socket.sent.splice(0)) socket.hear({ kind: 'reply', id, status: 200, body: { done: true } })
    },
    refuses(error: string, socket = sockets.at(-1)!) {
      const body = { error, message: '' }
      for (const { id } of socket.sent.splice(0)) socket.hear({ kind: 'reply', id, status: 409, body })
    },
    opens(socket = sockets.at(-1)!) {
      const table = { clock: { left: [1, 1], given: [0, 3], running: 0, since: 0, zones: [0, 0] } }
      const seen = { you: { seat: 0 }, rewinds: 0, table }
      socket.hear({ kind: 'whole', seen, talk: [], since: 0, events: [], movers: [] })
    },
    /** Lets time pass second by second; meanwhile somebody answers, or nobody. */
    async pass(seconds: number, meanwhile: () => void = () => undefined) {
      for (let i = 0; i < seconds; i++) {
        now += 1000
        for (const wait of waits.filter(({ at }) => at <= now)) {
          waits.splice(waits.indexOf(wait), 1)
          wait.done()
        }
        await settle()
        meanwhile()
        await settle()
      }
    },
  }
}

test('whoever hears nothing for long asks whether the table is there, and is content with any answer', async () => {
  const { sockets, opens, answers, pass, link } = network()
  opens()
  await pass(300, answers)
  expect(sockets).toHaveLength(1)
  expect(link()).toBe('open')
})

test('a table that falls silent without closing the socket is lost, and tried again', async () => {
  const { sockets, opens, pass, link } = network()
  opens()
  await pass(23)
  expect(link()).toBe('open')
  await pass(1)
  expect(link()).toBe('lost')
  await pass(1)
  expect(sockets).toHaveLength(2)
  opens()
  expect(link()).toBe('open')
})

test('what was sent into the silence is known as lost within ten seconds, and is asked for again', async () => {
  const { page, sockets, opens, answers, pass, link, settle } = network()
  opens()
  const answer = page.ask('say', { text: 'ahoy' })
  await pass(7)
  expect(link()).toBe('open')
  await pass(2)
  expect(link()).toBe('lost')
  await pass(1)
  expect(sockets).toHaveLength(2)
  opens()
  expect(sockets[1].sent.map(each => each.do)).toEqual(['say'])
  answers()
  await settle()
  expect(await answer).toEqual({ done: true, status: 200 })
})

test('an attempt to connect that hangs is given up for a new one, by itself or when somebody wishes it', async () => {
  const { page, sockets, opens, pass, link, settle } = network()
  opens()
  page.drop()
  await pass(1)
  expect(sockets).toHaveLength(2)
  page.retry()
  await settle()
  expect(sockets).toHaveLength(3)
  await pass(16)
  expect(sockets).toHaveLength(4)
  opens()
  expect(link()).toBe('open')
})

test('whoever gives more time names how often it was given, so that it is given once', async () => {
  const { page, sockets, opens } = network()
  opens()
  void page.ask('more-time', { seat: 1 })
  expect(sockets[0].sent).toEqual([{ id: 1, do: 'more-time', body: { seat: 1, given: 3 } }])
})

test('what is refused because it was done before the connection was lost, was done', async () => {
  const { page, sockets, opens, refuses, pass, settle } = network()
  opens()
  const first = page.ask('offer', { to: 1, parts: [] })
  refuses('offered-already')
  expect(await first).toMatchObject({ status: 409 })
  const answer = page.ask('offer', { to: 1, parts: [] })
  page.drop()
  await pass(1)
  opens(sockets[1])
  refuses('offered-already')
  await settle()
  expect(await answer).toEqual({ done: true, before: true, status: 200 })
})
