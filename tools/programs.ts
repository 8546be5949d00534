import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export type Command = { program: string; arguments: string[]; environment?: Record<string, string> }

/** A program of node_modules, started by its own path under the Node that runs this file. */
function installed(script: string, args: string[]): Command {
  return { program: process.execPath, arguments: [join(root, 'node_modules', script), ...args] }
}

export const biome = (...args: string[]) => installed('@biomejs/biome/bin/biome', args)
export const tsc = (...args: string[]) => installed('typescript/bin/tsc', args)
export const vitest = (...args: string[]) => installed('vitest/vitest.mjs', args)

/** Runs a command to its end with its output on the terminal, and gives its exit code. A signal ends both of us. */
export function execute(command: Command): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command.program, command.arguments, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...command.environment },
    })
    const interrupt = (signal: NodeJS.Signals) => {
      child.kill(signal)
      child.on('exit', () => process.exit(1))
    }
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
    child.on('error', reject)
    child.on('exit', code => {
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
      resolve(code ?? 1)
    })
  })
}
