import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { CannotStart } from './settings.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')

/** Builds to keep besides the newest: a service that was started before may still be handing out their files. */
const older = 2

/** The folder with the browser application, built first if its sources changed since the last time. */
export async function application(signal: AbortSignal): Promise<string> {
  const folder = join(dist, `web-${sourceHash(root)}`)
  if (existsSync(folder)) return folder
  console.log('Building the browser application …')
  // Two programs may build at the same time, so each does it aside and the finished folder appears in one step.
  const aside = join(dist, `building-${process.pid}`)
  try {
    await removeAbandoned(dist)
    await build(aside, signal)
    await compress(join(aside, 'assets'))
    await rename(aside, folder).catch(error => {
      if (!existsSync(folder)) throw error
    })
  } catch (error) {
    throw isUnwritable(error) ? new CannotStart(`The folder ${dist} cannot be written: ${error.message}.`) : error
  } finally {
    await rm(aside, { recursive: true, force: true }).catch(() => undefined)
  }
  await removeOld()
  return folder
}

const isUnwritable = (error: unknown): error is NodeJS.ErrnoException =>
  ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')

/** What a build left behind that was killed: nobody works there any more. */
export async function removeAbandoned(builds: string): Promise<void> {
  await mkdir(builds, { recursive: true })
  for (const name of await readdir(builds)) {
    const [, pid] = /^building-(\d+)$/.exec(name) ?? []
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(builds, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A digest of everything that the browser application is made of. */
export function sourceHash(house: string): string {
  const sources = globSync('{web,ui,kernel,session,bots,games}/**/*.*', {
    cwd: house,
    exclude: path => /node_modules|\.test\.ts$|(^|[\\/])(corpus|workshop)$/.test(path),
  }).filter(path => statSync(join(house, path)).isFile())
  const hash = createHash('sha256')
  for (const path of ['package-lock.json', ...sources.sort()]) {
    hash.update(`${path}\0`).update(readFileSync(join(house, path)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** In a process of its own: the bundler needs more memory than the service will in all its life. */
async function build(outDir: string, signal: AbortSignal): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const options = ['--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn', '--configLoader', 'native']
  // Said explicitly, because under a test runner it would say `test` and React would come in its development form.
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [vite, 'build', 'web', ...options], {
    cwd: root,
    stdio: 'inherit',
    env,
    signal,
  })
  const [code] = await once(child, 'exit')
  signal.throwIfAborted()
  if (code !== 0) throw new CannotStart('The browser application could not be built: the reason stands above.')
}

/** Leaves each text file with a Brotli and a gzip twin (browsers ask for Brotli only over TLS and on localhost). */
async function compress(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter(name => /\.(js|css|svg|json)$/.test(name))
  await Promise.all(
    names.map(async name => {
      const path = join(folder, name)
      const content = await readFile(path)
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

async function removeOld(): Promise<void> {
  const builds = (await readdir(dist)).filter(name => name.startsWith('web-')).map(name => join(dist, name))
  const byAge = builds.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const folder of byAge.slice(1 + older)) await rm(folder, { recursive: true, force: true })
}
