// cli bench table: how fast the service is on this machine, with the load on the same machine.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastChance } from '@spanish-main/kernel'
import { WebSocket } from 'ws'
import { entries, loadGame, type Playable } from '../games.ts'
import { fillStore } from './fill.ts'
import { type Guest, joinTable, openTable, request } from './guest.ts'
import { type Program, startProgram } from './program.ts'

export interface BenchFigures {
  readonly movesPerSecond: number
  readonly p50: number
  readonly p99: number
  readonly bytesPerMove: number
  /** Processor time for a move, of the service and of those who play: it says more than the clock where others work. */
  readonly serviceMsPerMove: number
  readonly guestMsPerMove: number
  readonly idleTables: number
  /** Share of one processor while so many tables are open and nothing happens, in percent. */
  readonly idlePercent: number
  readonly kilobytesPerTable: number
  readonly startMs: number
  readonly startMsWithTables: number
  /** The same in processor time. */
  readonly startCpuMs: number
  readonly startCpuMsWithTables: number
  readonly storedTables: number
  readonly openNewMs: number
  readonly openLongMs: number
  readonly longMoves: number
  readonly lookers: number
  /** How long a move took until the last of them had heard of it. */
  readonly lookersMs: number
}

export interface BenchAbout {
  readonly game?: string
  readonly seconds: number
  readonly tables: number
  readonly idle: number
  readonly stored: number
  readonly lookers: number
  progress(step: string): void
}

const sleep = (ms: number) => new Promise<void>(done => setTimeout(done, ms))

export async function benchTables(about: BenchAbout): Promise<BenchFigures> {
  const rules = await loadGame(about.game ?? entries[0].id)
  if (rules === undefined) throw new Error(`There is no game ${about.game}.`)
  return inFolder(async folder => {
    const program = await startProgram(folder, { BOT_PACE: '0' })
    try {
      about.progress('load')
      const load = await loadFigures(program, rules, about)
      about.progress('lookers')
      const lookers = await lookerFigures(program, rules, about.lookers)
      about.progress('idle')
      const idle = await idleFigures(program, rules, about.idle)
      await program.stop()
      about.progress('opening')
      const opening = await openingFigures(folder, rules)
      about.progress('start')
      return { ...load, ...lookers, ...idle, ...opening, ...(await startFigures(rules, about.stored)) }
    } finally {
      await program.stop('SIGKILL')
    }
  })
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'spanish-main-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Everybody at all tables plays as fast as it goes; finished tables are followed by new ones. */
async function loadFigures({ address, usage }: Program, rules: Playable, { tables, seconds }: BenchAbout) {
  const chance = fastChance(1)
  const random = () => chance.int(1 << 20) / (1 << 20)
  const all: Guest[] = []
  let stopping = false
  async function runTable(): Promise<void> {
    const { id, keys } = await openTable(address, rules, 4)
    const guests = keys.map((key, seat) => joinTable({ rules, address, table: id, key, seat, random }))
    all.push(...guests)
    while (!stopping && guests[0].seen()?.table.stage !== 'over') await sleep(50)
    for (const guest of guests) guest.stop()
    if (!stopping) await runTable()
  }
  const running = Array.from({ length: tables }, () => runTable())
  const count = () => all.reduce((sum, guest) => sum + guest.times.length, 0)
  const heard = () => all.reduce((sum, guest) => sum + guest.bytes(), 0)
  await sleep(2000)
  const before = { moves: count(), bytes: heard(), at: performance.now(), times: all.map(guest => guest.times.length) }
  const cpu = { service: usage().cpuMs, guests: process.cpuUsage() }
  await sleep(seconds * 1000)
  const passed = (performance.now() - before.at) / 1000
  const moves = count() - before.moves
  const bytes = heard() - before.bytes
  const serviceMs = usage().cpuMs - cpu.service
  const { user, system } = process.cpuUsage(cpu.guests)
  const times = all.flatMap((guest, i) => guest.times.slice(before.times[i] ?? 0)).sort((a, b) => a - b)
  stopping = true
  await Promise.all(running)
  const at = (share: number) => round(times[Math.floor(times.length * share)] ?? 0)
  return {
    movesPerSecond: Math.round(moves / passed),
    p50: at(0.5),
    p99: at(0.99),
    bytesPerMove: Math.round(bytes / moves),
    serviceMsPerMove: round(serviceMs / moves),
    guestMsPerMove: round((user + system) / 1000 / moves),
  }
}

/** One table with very many who look on. */
async function lookerFigures({ address }: Program, rules: Playable, lookers: number) {
  const { id, keys } = await openTable(address, rules, 4)
  const heard = new Set<number>()
  let complete: () => void = () => undefined
  const sockets = await Promise.all(
    Array.from({ length: lookers }, async (_, i) => {
      await sleep(i)
      const socket = new WebSocket(`ws://${address}/api/tables/${id}/live`)
      await new Promise(done => socket.once('message', done))
      socket.on('message', () => {
        heard.add(i)
        if (heard.size === lookers) complete()
      })
      return socket
    }),
  )
  await sleep(500)
  const times: number[] = []
  for (let i = 0; i < 10; i++) {
    heard.clear()
    const { seen } = await request<{ seen: { told: { waiting: number } } }>(
      address,
      'GET',
      `/api/tables/${id}`,
      keys[0],
    )
    const seat = 31 - Math.clz32(seen.told.waiting & -seen.told.waiting)
    const { decision, moves } = await request<{ decision: string; moves: string[] }>(
      ...([address, 'GET', `/api/tables/${id}/moves`, keys[seat]] as const),
    )
    const began = performance.now()
    const all = new Promise<void>(done => {
      complete = done
    })
    await request(address, 'POST', `/api/tables/${id}/move`, keys[seat], { decision, text: moves[0] })
    await Promise.race([all, sleep(3000)])
    if (heard.size === lookers) times.push(performance.now() - began)
  }
  for (const socket of sockets) socket.terminate()
  return { lookers, lookersMs: round(times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? -1) }
}

/** Very many tables that somebody has just opened, and at which nothing happens. */
async function idleFigures(program: Program, rules: Playable, idle: number) {
  await sleep(1000)
  const before = program.usage().bytes
  for (let i = 0; i < idle; i++) await openTable(program.address, rules, 4)
  const memory = program.usage().bytes - before
  const cpu = program.usage().cpuMs
  const began = performance.now()
  await sleep(10_000)
  const share = (program.usage().cpuMs - cpu) / (performance.now() - began)
  return { idleTables: idle, idlePercent: round(share * 100), kilobytesPerTable: Math.round(memory / idle / 1024) }
}

/** How long the first look at a table takes after a start, for a new one and for a long one. */
async function openingFigures(folder: string, rules: Playable) {
  const { fresh, long, longMoves } = await fillStore(folder, rules, { fresh: 20, long: 20, moves: 500 })
  const program = await startProgram(folder, { BOT_PACE: '0' })
  try {
    // The rules are loaded and warm before anything is timed.
    for (const id of [fresh[0], long[0]]) await request(program.address, 'GET', `/api/tables/${id}`)
    const time = async (ids: readonly string[]) => {
      const times: number[] = []
      for (const id of ids) {
        const began = performance.now()
        await request(program.address, 'GET', `/api/tables/${id}?moves=100000&rewinds=0`)
        times.push(performance.now() - began)
      }
      return round(times.sort((a, b) => a - b)[Math.floor(times.length / 2)])
    }
    return { openNewMs: await time(fresh.slice(1)), openLongMs: await time(long.slice(1)), longMoves }
  } finally {
    await program.stop()
  }
}

async function startFigures(rules: Playable, stored: number) {
  const median = async (folder: string) => {
    const starts: { ms: number; cpu: number }[] = []
    for (let i = 0; i < 3; i++) {
      const program = await startProgram(folder)
      starts.push({ ms: program.startMs, cpu: program.usage().cpuMs })
      await program.stop()
    }
    const middle = (values: number[]) => Math.round(values.sort((a, b) => a - b)[1])
    return { ms: middle(starts.map(({ ms }) => ms)), cpu: middle(starts.map(({ cpu }) => cpu)) }
  }
  const none = await inFolder(median)
  return inFolder(async folder => {
    await fillStore(folder, rules, { fresh: stored, long: 0, moves: 0 })
    const full = await median(folder)
    return {
      ...{ startMs: none.ms, startMsWithTables: full.ms, storedTables: stored },
      ...{ startCpuMs: none.cpu, startCpuMsWithTables: full.cpu },
    }
  })
}

const round = (value: number): number => Math.round(value * 100) / 100
