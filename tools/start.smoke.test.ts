import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { root } from './programs.ts'

type Program = { process: ChildProcess; output: string[]; ended: Promise<number | null> }

const started: Program[] = []
const data = mkdtempSync(join(tmpdir(), 'spanish-main-start-'))
afterAll(() => rmSync(data, { recursive: true }))
afterEach(async () => {
  for (const { process, ended } of started.splice(0)) {
    process.kill('SIGTERM')
    await ended
  }
})

/** What `npm start` starts: the bootstrap, and under it the service. */
function start(environment: Record<string, string>): Program {
  const child = spawn(process.execPath, [join(root, 'tools', 'run.mjs'), 'table/main.ts'], {
    env: { ...process.env, DATA: data, ...environment },
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => output.push(String(data)))
  const program = { process: child, output, ended: once(child, 'close').then(([code]) => code) }
  started.push(program)
  return program
}

async function addressOf(program: Program): Promise<string> {
  const address = () => /Spanish Main is at (http:\/\/\S+)/.exec(program.output.join(''))?.[1]
  await expect.poll(address, { timeout: 60_000 }).toBeDefined()
  return address()!
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return String(port)
}

test.each(['SIGTERM', 'SIGINT'] as const)('the service prints its address, answers, and stops at %s', async signal => {
  const PORT = await freePort()
  const program = start({ PORT })
  const address = await addressOf(program)
  expect(address).toBe(`http://localhost:${PORT}`)
  // The connection stays open, which must not hold up the stop.
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' })

  program.process.kill(signal)
  expect(await program.ended).toBe(0)
  await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed')
})

test('a taken port is one sentence', async () => {
  const PORT = new URL(await addressOf(start({ PORT: '0' }))).port
  const second = start({ PORT })
  expect(await second.ended).toBe(1)
  expect(second.output.join('')).toBe(
    `Port ${PORT} is taken: stop the program that uses it, or choose another port with PORT.\n`,
  )
})

test.each([
  [{ PORT: 'harbour' }, 'PORT is a number up to 65535, not “harbour”.\n'],
  [{ PORT: '0', HOST: '203.0.113.1' }, 'HOST “203.0.113.1” is no address of this machine.\n'],
  [{ PORT: '0', HOST: '[::1' }, 'HOST “[::1” is no address of this machine.\n'],
  [{ PORT: '0', HOST: '0.0.0.0:80' }, 'HOST “0.0.0.0:80” is no address of this machine.\n'],
  [
    { PORT: '0', DATA: '/dev/null/tables' },
    "The data folder /dev/null/tables cannot be used: ENOTDIR: not a directory, mkdir '/dev/null/tables'.\n",
  ],
  [
    { PORT: '0', DATA: '/dev/null' },
    "The data folder /dev/null cannot be used: ENOTDIR: not a directory, open '/dev/null/tables.db'.\n",
  ],
  [{ PORT: '0', PAGES: '/nowhere' }, 'PAGES is a folder with a built browser application, and “/nowhere” is none.\n'],
  [
    { PORT: '0', DATA: '/proc/tables' },
    "The data folder /proc/tables cannot be used: ENOENT: no such file or directory, mkdir '/proc/tables'.\n",
  ],
])('%j is one sentence', async (environment, sentence) => {
  const program = start(environment)
  expect(await program.ended).toBe(1)
  expect(program.output.join('')).toBe(sentence)
})
