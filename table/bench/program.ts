// The service as a program of its own, for measurements and for tests that end it without a warning.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Program {
  readonly child: ChildProcess
  readonly address: string
  readonly startMs: number
  /** Processor time so far, in milliseconds, and memory in bytes; on Linux. */
  usage(): { readonly cpuMs: number; readonly bytes: number }
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts the service over a data folder, at a port of its choice, with an empty page. */
export async function startProgram(folder: string, environment: Record<string, string> = {}): Promise<Program> {
  const pages = join(folder, 'pages')
  mkdirSync(join(pages, 'assets'), { recursive: true })
  writeFileSync(join(pages, 'index.html'), '<p>page</p>')
  const began = performance.now()
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA: folder, PAGES: pages, RATE: '9999999', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((done, failed) => {
    let output = ''
    child.stdout.on('data', data => {
      output += data
      const found = /http:\/\/(\S+)/.exec(output)
      if (found !== null) done(found[1])
    })
    child.once('exit', code => failed(new Error(`The service ended with ${code}.`)))
  })
  return {
    child,
    address,
    startMs: performance.now() - began,
    usage: () => usageOf(child.pid!),
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

function usageOf(pid: number): { cpuMs: number; bytes: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return { cpuMs: (Number(stat[11]) + Number(stat[12])) * 10, bytes: Number(/VmRSS:\s+(\d+)/.exec(status)![1]) * 1024 }
}
