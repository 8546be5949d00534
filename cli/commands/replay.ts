import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Belief, type Level, parseRecord, type State, type Verdict, verify } from '@spanish-main/kernel'
import { playsWith } from '@spanish-main/kernel/pack'
import { BadInput, type Input } from '../arguments.ts'
import { type Command, loadGame, type Outcome } from '../outcome.ts'

export const replay: Command = {
  name: 'replay',
  arguments: ['file'],
  options: { candidate: 'flag', pack: 'value', before: 'value', fixture: 'flag' },
  usage: 'replay <file> [--candidate] [--pack FILE] [--before FILE]',
  summary:
    'plays a record again and checks every move, digest and number; --candidate compares a folder of records; --before names the table before, in a campaign',
  run(input) {
    const [file] = input.arguments
    return input.flags.has('candidate') ? compareFolder(file, input) : replayFile(file, input)
  },
}

async function replayFile(file: string, input: Input): Promise<Outcome> {
  const { level, believed, problems, replayed } = await load(file, input)
  const { line, chain } = replayed
  const said = [LEVELS[level], ...believed.map(each => BELIEFS[each])].join(', ')
  return {
    lines: [`${line.length} moves, ${said}, chain ${chain}`, ...problems.slice(0, 10)],
    result: { moves: line.length, verified: level === 'proven', level, believed, hash: chain },
    failed: level === 'refuted',
  }
}

/** What a record proves, in words. */
const LEVELS: Readonly<Record<Level, string>> = {
  proven: 'verified: every move checked, dice proven',
  trusted: 'every move checked',
  unfinished: 'unfinished, every move so far checked',
  refuted: 'not verified',
}

const BELIEFS: Readonly<Record<Belief, string>> = {
  dice: 'dice trusted',
  course: 'what came before a change of the rules trusted',
  legacy: 'what the table before handed on trusted',
}

async function load(file: string, input: Input): Promise<Verdict<State>> {
  const text = readText(file)
  try {
    const record = parseRecord(text)
    const { game } = await loadGame(input, record.header.game)
    if (!playsWith(game, record.header.pack)) throw otherPack(record.header.pack?.hash)
    return verify(game, record, await tableBefore(input))
  } catch (error) {
    if (error instanceof BadInput) throw error
    throw new BadInput(`${file} cannot be replayed: ${(error as Error).message}`)
  }
}

/** In a campaign, the record of the table before proves what was handed on. */
async function tableBefore(input: Input): Promise<Parameters<typeof verify<State>>[2]> {
  const file = input.values.before
  if (file === undefined) return undefined
  const record = parseRecord(readText(file))
  const { game } = await loadGame(input, record.header.game)
  return { game, record }
}

/** A record is played again only with the components it was played with. */
const otherPack = (recorded: string | undefined): Error =>
  new Error(
    recorded === undefined
      ? "it was played with the game's own components, not with this data pack."
      : `it was played with the data pack ${recorded}: name its file with --pack.`,
  )

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new BadInput(`${file} cannot be read.`)
  }
}

/** How many stored games the present rules would change, before they are released. */
async function compareFolder(folder: string, input: Input): Promise<Outcome> {
  const files = recordsIn(folder)
  // Nothing compared must not look like nothing changed.
  if (files.length === 0) throw new BadInput(`${folder} holds no file that ends in .record.`)
  const changed: string[] = []
  const unloadable: string[] = []
  for (const file of files) {
    try {
      const { problems } = await load(file, input)
      if (problems.length > 0) changed.push(`${file}: ${problems[0]}`)
    } catch (error) {
      unloadable.push(`${file}: ${(error as Error).message}`)
    }
  }
  const same = files.length - changed.length - unloadable.length
  return {
    lines: [
      `${files.length} ${files.length === 1 ? 'record' : 'records'}: ${same} replay the same, ${changed.length} differ, ${unloadable.length} cannot be loaded`,
      ...changed,
      ...unloadable,
    ],
    result: { records: files.length, same, changed: changed.length, unloadable: unloadable.length },
    failed: same < files.length,
  }
}

function recordsIn(folder: string): string[] {
  try {
    if (statSync(folder).isFile()) return [folder]
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.record'))
      .sort()
      .map(name => join(folder, name))
  } catch {
    throw new BadInput(`${folder} cannot be read.`)
  }
}
