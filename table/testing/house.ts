// A service for tests: in a folder of its own, with time and chance from the test.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Frame, Made as NewTable, NotDone, Seen, SeenTold, TableCard } from '@spanish-main/session'
import type { FastifyInstance } from 'fastify'
import { WebSocket } from 'ws'
import { type Limits, USUAL_LIMITS } from '../api/api.ts'
import { localJobs } from '../bots/local.ts'
import { localBus } from '../bus.ts'
import { type Caller, createCaller, type Messengers } from '../calls/caller.ts'
import type { HostParts } from '../host.ts'
import { createServer } from '../server.ts'
import { createService, type Service } from '../service.ts'
import { openStore, openVault } from '../store/sqlite.ts'
import type { World } from '../world.ts'

/** A world whose time stands still until a test moves it, and whose chance is always the same. */
export interface TestWorld extends World {
  time: number
  /** How far the wall is ahead of the service's time. */
  ahead: number
}

export function testWorld(seed = 1): TestWorld {
  let drawn = 0
  const world: TestWorld = {
    time: 0,
    ahead: 1_700_000_000_000,
    now: () => world.time,
    wall: () => world.time + world.ahead,
    random(bytes) {
      const parts: Buffer[] = []
      for (let length = 0; length < bytes; length += 32)
        parts.push(createHash('sha256').update(`${seed} ${drawn++}`).digest())
      return Buffer.concat(parts).subarray(0, bytes)
    },
    wait: () => Promise.resolve(),
  }
  return world
}

export interface House {
  readonly service: Service
  readonly caller: Caller
  readonly server: FastifyInstance
  readonly world: TestWorld
  readonly folder: string
  readonly troubles: string[]
  call(method: 'GET' | 'POST', url: string, about?: Call): Promise<Answer>
  /** The address, once somebody listens at it. */
  address(): Promise<string>
  socket(url: string, key?: string): Promise<Line>
  close(): Promise<void>
}

export interface Call {
  /** A key to show, or a cookie. */
  readonly key?: string | undefined
  readonly cookie?: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

/**
 * All that the service answers with, whatever it was asked for: a test knows what it asked for. What is not in an answer is
 * undefined, and fails the test that reads it.
 */
export interface Body extends Omit<Whole, 'seen'>, NewTable, NotDone {
  /** Most tests look at a game that has begun. */
  readonly seen: Seen & { readonly told: SeenTold }
  readonly tag: string
  readonly decision: string
  readonly moves: string[]
  readonly done: boolean
  readonly before: boolean
  readonly table: string
  readonly drawn: readonly number[]
  readonly tables: TableCard[]
  readonly key: string
  readonly path: string
  readonly code: string
  readonly purse: string
  readonly level: string
  readonly hook: unknown
  readonly trouble: unknown
}

type Whole = Frame & { kind: 'whole' }

export interface Answer {
  readonly status: number
  readonly body: Body
  readonly text: string
  readonly cookie: string | undefined
  readonly headers: Record<string, unknown>
}

/** A socket as a test reads it: every frame in order. */
export interface Line {
  readonly frames: Frame[]
  readonly texts: string[]
  readonly socket: WebSocket
  /** Waits for a frame that fits. */
  until<F extends Frame>(fits: (frame: Frame) => frame is F): Promise<F>
  until(fits: (frame: Frame) => boolean): Promise<Frame>
  ask(deed: string, body?: unknown): Promise<Frame & { kind: 'reply' }>
  close(): Promise<void>
}

export interface HouseOptions extends Partial<Omit<HostParts, 'world'>> {
  readonly world?: TestWorld
  readonly folder?: string
  readonly limits?: Partial<Limits>
  /** How calls leave the house. */
  readonly messengers?: Messengers
}

/** Opens a service with an empty page. */
export async function openHouse(options: HouseOptions = {}): Promise<House> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'spanish-main-house-'))
  const pages = join(folder, 'pages')
  mkdirSync(join(pages, 'assets'), { recursive: true })
  writeFileSync(join(pages, 'index.html'), '<p>page</p>')
  const world = options.world ?? testWorld()
  const troubles: string[] = []
  const store = options.store ?? openStore(folder)
  const trouble = (message: string) => void troubles.push(message)
  const messengers = options.messengers ?? { hook: async () => undefined }
  const caller = createCaller({ ...{ store, world, messengers, trouble }, address: 'http://table.test' })
  const service = createService({
    ...{
      store,
      world,
      trouble,
      kept: caller.kept,
      remind: caller.remind,
      callHeld: caller.callHeld,
      botPace: options.botPace ?? 0,
    },
    vault: options.vault ?? openVault(folder),
    jobs: options.jobs ?? localJobs(),
    bus: options.bus ?? localBus(),
  })
  const limits = { ...USUAL_LIMITS, requests: 1e9, makings: 1e9, few: 1e9, ...options.limits }
  const server = await createServer(pages, { api: { service, caller, limits, names: [] } })
  const lines: Line[] = []
  let listening: Promise<string> | undefined

  async function call(method: 'GET' | 'POST', url: string, { key, cookie, body, headers = {} }: Call = {}) {
    const origin = cookie === undefined ? {} : { cookie, origin: 'http://localhost:80' }
    const shown = key === undefined ? {} : { authorization: `Bearer ${key}` }
    const response = await server.inject({
      ...{ method, url, headers: { host: 'localhost:80', ...origin, ...shown, ...headers } },
      ...(body === undefined && method === 'GET' ? {} : { payload: (body ?? {}) as object }),
    })
    const set = response.headers['set-cookie']
    return {
      status: response.statusCode,
      body: String(response.headers['content-type']).includes('json') ? response.json() : response.body,
      text: response.body,
      cookie: set === undefined ? undefined : String(set).split(';')[0],
      headers: response.headers,
    }
  }

  async function address(): Promise<string> {
    listening ??= server.listen({ port: 0, host: '127.0.0.1' })
    await listening
    return `127.0.0.1:${(server.server.address() as AddressInfo).port}`
  }

  return {
    ...{ service, caller, server, world, folder, troubles, call, address },
    async socket(url, key) {
      const line = await openLine(`ws://${await address()}${url}`, key)
      lines.push(line)
      return line
    },
    async close() {
      await Promise.all(lines.map(line => line.close()))
      await server.close()
      await service.close()
      if (options.folder === undefined) rmSync(folder, { recursive: true })
    },
  }
}

export async function openLine(url: string, key?: string, headers: Record<string, string> = {}): Promise<Line> {
  const shown = key === undefined ? {} : { authorization: `Bearer ${key}` }
  const socket = new WebSocket(url, { headers: { ...shown, ...headers } })
  const frames: Frame[] = []
  const texts: string[] = []
  const listeners = new Set<() => void>()
  let asked = 0
  socket.on('message', data => {
    texts.push(String(data))
    frames.push(JSON.parse(String(data)))
    for (const heard of listeners) heard()
    listeners.clear()
  })
  const closed = new Promise<void>(done => socket.on('close', () => done()))
  await new Promise<void>((done, failed) => {
    socket.once('open', () => done())
    socket.once('unexpected-response', (_request, response) => failed(new Error(`status ${response.statusCode}`)))
    socket.once('error', failed)
  })
  async function until(fits: (frame: Frame) => boolean): Promise<Frame> {
    for (;;) {
      const found = frames.find(fits)
      if (found !== undefined) return found
      await new Promise<void>((done, failed) => {
        listeners.add(done)
        void closed.then(() => failed(new Error('The socket was closed.')))
      })
    }
  }
  const line: Line = {
    ...{ frames, texts, socket },
    until: until as Line['until'],
    async ask(deed, body = {}) {
      const id = ++asked
      socket.send(JSON.stringify({ id, do: deed, body }))
      return line.until((frame): frame is Frame & { kind: 'reply' } => frame.kind === 'reply' && frame.id === id)
    },
    async close() {
      socket.close()
      await closed
    },
  }
  return line
}

/** The nonce of a seat whose page throws no dice of its own. */
export const NONCE = '00112233445566778899aabbccddeeff'

export interface Made {
  readonly id: string
  readonly host: string
  readonly seats: readonly string[]
}

/** A table with a person at every seat, who all hold their keys; the game begins unless told otherwise. */
export async function seatPeople(
  house: House,
  names: readonly string[],
  more: { readonly game?: string; readonly settings?: object; readonly start?: boolean; readonly bots?: number } = {},
): Promise<Made> {
  const { game = 'cove', settings = { options: { short: true } }, start = true, bots = 0 } = more
  const seats = [
    ...names.map(() => ({ kind: 'link' })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', name: 'random' })),
  ]
  const made = await house.call('POST', '/api/tables', { key: undefined, body: { game, seats, settings } })
  if (made.status !== 201) throw new Error(made.text)
  const { id, host, keys } = made.body
  const tokens = names.map((_, seat) => keys.find(each => each.seat === seat)!.key)
  for (const [seat, name] of names.entries()) {
    await house.call('POST', `/api/tables/${id}/arrive`, { key: tokens[seat], body: { name } })
    if (start)
      await house.call('POST', `/api/tables/${id}/ready`, { key: tokens[seat], body: { ready: true, nonce: NONCE } })
  }
  if (start) {
    const started = await house.call('POST', `/api/tables/${id}/start`, { key: host })
    if (started.status !== 200) throw new Error(started.text)
  }
  return { id, host, seats: tokens }
}
