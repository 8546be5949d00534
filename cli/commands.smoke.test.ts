import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBot } from '@spanish-main/bots'
import { printRecord, recordOf } from '@spanish-main/kernel'
import { cove } from '@spanish-main/kernel/fixture'
import { playJournal } from '@spanish-main/kernel/harness'
import { botsPlay, saveSession, startSession } from '@spanish-main/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

function cli(args: string[], input = '') {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], { encoding: 'utf8', input })
}

/** The object that a command prints as its last line. */
function json(...args: string[]) {
  const { stdout, status, stderr } = cli([...args, '--fixture', '--json'])
  return { status, stderr, ...JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') }
}

test('simulate plays games to their end and counts how they end', () => {
  const result = json('simulate', 'cove', '--games', '30', '--seed', '7', '--players', '3')
  expect(result).toMatchObject({ status: 0, games: 30, stuck: 0, errors: 0 })
  const sum = (tally: Record<string, number>) => Object.values(tally).reduce((total, each) => total + each, 0)
  expect(sum(result.victories)).toBe(30)
  expect(sum(result.wins)).toBe(30)
  expect(result.meanMoves).toBeCloseTo(result.moves / 30, 0)
})

test('simulate gives the same games for the same seed', () => {
  const { movesPerSecond: _, ...first } = json('simulate', 'cove', '--games', '5', '--seed', '3')
  const { movesPerSecond: __, ...second } = json('simulate', 'cove', '--games', '5', '--seed', '3')
  expect(second).toEqual(first)
})

test('simulate takes options of the game', () => {
  const long = json('simulate', 'cove', '--games', '5')
  const short = json('simulate', 'cove', '--games', '5', '--option', 'short=true')
  expect(short.moves).toBeLessThan(long.moves)
})

test('arena rotates the seats and rates the bots', () => {
  const result = json('arena', 'cove', '--bots', 'random', '--games', '6', '--players', '3')
  expect(result).toMatchObject({ status: 0, games: 6, stuck: 0, bots: [{ name: 'random', games: 18 }] })
  const [{ wins, rate, low, high }] = result.bots
  expect(rate).toBeCloseTo(wins / 18, 9)
  expect(low).toBeLessThan(rate)
  expect(high).toBeGreaterThan(rate)
})

test('audit counts its checks and finds nothing', () => {
  const result = json('audit', 'cove', '--games', '3')
  expect(result).toMatchObject({ status: 0, games: 3, leaks: 0, conservation: 0, nondeterminism: 0 })
  expect(result.checks).toBeGreaterThan(100)
})

test('bench gives every figure', () => {
  const { status, stderr: _, ...figures } = json('bench', 'cove', '--millis', '10')
  expect(status).toBe(0)
  for (const name of [
    'movesPerSecond',
    'gamesPerSecond',
    'replayMovesPerSecond',
    'cloneMicros',
    'viewMicros',
    'hashMicros',
    'stateBytes',
  ]) {
    expect(figures[name]).toBeGreaterThan(0)
  }
})

describe('replay', () => {
  let folder = ''
  const file = () => join(folder, 'game.record')
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'spanish-main-replay-'))
    const holders = [0, 1].map(seat => ({ kind: 'bot', name: `Bot ${seat}` }) as const)
    const session = startSession({ game: cove, options: {}, holders, secret: '5a'.repeat(32), nonces: ['a', 'b'] })
    botsPlay(session, randomBot, 5)
    writeFileSync(file(), saveSession(session))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('verifies a record', () => {
    const result = json('replay', file())
    expect(result).toMatchObject({ status: 0, verified: true, level: 'proven', believed: [] })
    expect(cli(['replay', file(), '--fixture']).stdout).toContain('every move checked, dice proven')
    expect(result.moves).toBeGreaterThan(50)
    expect(result.hash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('says what must be believed: dice that nobody promised', () => {
    const free = join(folder, 'free.txt')
    writeFileSync(free, printRecord(recordOf(playJournal(cove, { seats: 2, seed: 5 }).journal)))
    expect(json('replay', free)).toMatchObject({ status: 0, verified: false, level: 'trusted', believed: ['dice'] })
  })

  test('says that a game is not over', () => {
    const half = join(folder, 'half.txt')
    writeFileSync(half, printRecord(recordOf(playJournal(cove, { seats: 2, seed: 5 }, { limit: 30 }).journal)))
    expect(json('replay', half)).toMatchObject({ status: 0, verified: false, level: 'unfinished' })
  })

  test('a changed record is not verified', () => {
    const { journal } = playJournal(cove, { seats: 2, seed: 6 })
    const text = printRecord(recordOf(journal)).replace(
      / bid (\d+)/,
      (_, dollars) => ` bid ${Number(dollars) === 0 ? 1 : 0}`,
    )
    const changed = join(folder, 'changed.txt')
    writeFileSync(changed, text)
    expect(json('replay', changed)).toMatchObject({ status: 1, verified: false })
  })

  test('--candidate compares a folder of records', () => {
    const same = { status: 0, records: 1, same: 1, changed: 0, unloadable: 0 }
    expect(json('replay', folder, '--candidate')).toMatchObject(same)
    const other = join(folder, 'other.record')
    writeFileSync(other, 'no record at all')
    expect(json('replay', folder, '--candidate')).toMatchObject({ ...same, status: 1, records: 2, unloadable: 1 })
    rmSync(other)
  })
})

test('play shows numbered choices, explains, undoes and leaves', () => {
  const { stdout, status } = cli(
    ['play', 'cove', '--fixture', '--players', '2', '--seed', '4'],
    'bid 99\n1\nwhy settle cove-0\nsettle cove-3\nwhy settle cove-3\nundo\nwhy settle cove-3\nundo\nnonsense\nquit\n',
  )
  expect(status).toBe(0)
  expect(stdout).toContain('   1  bid 0')
  expect(stdout).toContain('D1a: You have $5. Nobody may bid more than they have.')
  expect(stdout).toContain('E1: That cove is taken.')
  expect(stdout).toContain('Nothing forbids it.')
  expect(stdout).toContain('There is nothing that you may take back.')
  expect(stdout).toContain('There is no move nonsense.')
  expect(stdout).toContain('You left the table.')
})
