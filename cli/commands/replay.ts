import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseRecord, type Replayed, replay as replayRecord, type State } from '@spanish-main/kernel'
import { BadInput } from '../arguments.ts'
import { findGame } from '../games.ts'
import type { Command, Outcome } from '../outcome.ts'

export const replay: Command = {
  name: 'replay',
  arguments: ['file'],
  options: { candidate: 'flag', fixture: 'flag' },
  usage: 'replay <file> [--candidate]',
  summary: 'plays a record again and checks every move, digest and number; --candidate compares a folder of records',
  run(input) {
    const [file] = input.arguments
    const withFixtures = input.flags.has('fixture')
    return input.flags.has('candidate') ? compareFolder(file, withFixtures) : replayFile(file, withFixtures)
  },
}

function replayFile(file: string, withFixtures: boolean): Outcome {
  const { line, problems, chain } = load(file, withFixtures)
  const verified = problems.length === 0
  return {
    lines: [
      `${line.length} moves, ${verified ? 'verified' : 'not verified'}, chain ${chain}`,
      ...problems.slice(0, 10),
    ],
    result: { moves: line.length, verified, hash: chain },
    failed: !verified,
  }
}

function load(file: string, withFixtures: boolean): Replayed<State> {
  const text = readText(file)
  try {
    const record = parseRecord(text)
    return replayRecord(findGame(record.header.game, withFixtures).game, record)
  } catch (error) {
    if (error instanceof BadInput) throw error
    throw new BadInput(`${file} cannot be replayed: ${(error as Error).message}`)
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new BadInput(`${file} cannot be read.`)
  }
}

/** How many stored games the present rules would change, before they are released. */
function compareFolder(folder: string, withFixtures: boolean): Outcome {
  const files = recordsIn(folder)
  const changed: string[] = []
  const unloadable: string[] = []
  for (const file of files) {
    try {
      const { problems } = load(file, withFixtures)
      if (problems.length > 0) changed.push(`${file}: ${problems[0]}`)
    } catch (error) {
      unloadable.push(`${file}: ${(error as Error).message}`)
    }
  }
  const same = files.length - changed.length - unloadable.length
  return {
    lines: [
      `${files.length} records: ${same} replay the same, ${changed.length} differ, ${unloadable.length} cannot be loaded`,
      ...changed,
      ...unloadable,
    ],
    result: { records: files.length, same, changed: changed.length, unloadable: unloadable.length },
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
