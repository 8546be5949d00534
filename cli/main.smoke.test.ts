import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_PACK } from '@spanish-main/pax-hispanica/data'
import { describe, expect, test } from 'vitest'

/** Runs the command line under Node itself, as people do. */
function cli(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('games lists them with their players and options', () => {
  const { status, stdout } = cli('games')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^pax-hispanica: Pax Hispanica, \d–5 players\n/)
  expect(stdout).toContain('length: long, short, comet-short, comet-prague')
})

test('with --json the last line is one object', () => {
  const { status, stdout } = cli('games', '--json')
  expect(status).toBe(0)
  expect(JSON.parse(stdout).games[0]).toMatchObject({ id: 'pax-hispanica', title: 'Pax Hispanica' })
})

describe('help', () => {
  test.each([[['help']], [['--help']]])('%j lists the commands', args => {
    const { status, stdout } = cli(...args)
    expect(status).toBe(0)
    expect(stdout).toMatch(/games \[--json\] +lists the games/)
    for (const name of ['simulate', 'arena', 'audit', 'replay', 'rules', 'bench', 'cards', 'pack', 'play'])
      expect(stdout).toContain(`  ${name} <`)
  })

  test.each([[['games', '--help']], [['help', 'games']]])('%j explains one command', args => {
    const { status, stdout } = cli(...args)
    expect(status).toBe(0)
    expect(stdout).toBe('npm run -s cli -- games [--json]\nlists the games with their modes, seats and options.\n')
  })
})

describe('bad input ends with code 2 and one sentence', () => {
  test.each([
    [[], 'A command is missing: try `npm run -s cli -- help`.'],
    [['plunder'], 'There is no command plunder: try `npm run -s cli -- help`.'],
    [['help', 'plunder'], 'There is no command plunder: try `npm run -s cli -- help`.'],
    [['games', '--colour'], 'There is no option --colour.'],
    [['games', '--json=yes'], 'Option --json takes no value.'],
    [['games', 'all'], 'There is one argument too many: all.'],
    [['simulate'], 'The argument <game> is missing.'],
    [['simulate', 'cove'], 'There is no game cove: there is pax-hispanica, lords, conquistador, maracaibo.'],
    [['simulate', 'cove', '--fixture', '--players', '7'], 'cove is played by 2, 3, 4 players, not by 7.'],
    [['simulate', 'cove', '--fixture', '--games', 'x'], 'Option --games takes a whole number from 1 on, not x.'],
    [['simulate', 'cove', '--fixture', '--bot', 'x'], 'cove has no bot x: there is random.'],
    [['simulate', 'cove', '--fixture', '--option', 'short=2'], 'Option short takes false, true, not 2.'],
    [
      ['simulate', 'pax-hispanica', '--option', 'edition=en=pl'],
      'An option is given as edition=value, not as edition=en=pl.',
    ],
    [['simulate', 'cove', '--fixture', '--players', '02'], 'Option --players takes a whole number from 1 on, not 02.'],
    [['simulate', 'cove', '--fixture', '--option', '=true'], 'An option is given as name=value, not as =true.'],
    [['simulate', 'cove', '--fixture', '--option', 'short=true,short=false'], 'Option short of cove is given twice.'],
    [['replay', 'cli', '--candidate'], 'cli holds no file that ends in .record.'],
    [['arena', 'cove', '--fixture'], 'Option --bots is missing: name the bots, such as --bots random.'],
    [['arena', 'cove', '--fixture', '--bots', 'x'], 'cove has no bot x: there is random.'],
    [['simulate', 'cove', '--fixture', '--bot', 'constructor'], 'cove has no bot constructor: there is random.'],
    [['audit', 'cove', '--fixture', '--players', '7'], 'cove is played by 2, 3, 4 players, not by 7.'],
    [['audit', 'cove', '--fixture', '--bot', 'x'], 'cove has no bot x: there is random.'],
    [['pack', 'cove', '--fixture'], 'cove takes no data pack.'],
    [['replay', 'nowhere.record'], 'nowhere.record cannot be read.'],
  ])('%j', (args, sentence) => {
    expect(cli(...args)).toEqual({ status: 2, stdout: '', stderr: `${sentence}\n` })
  })
})

describe('options that contradict the number of players are bad input', () => {
  test.each([
    ['simulate', 'length=short', '1', 'The solitaire game lasts until 1649: choose the long game.'],
    ['play', 'nations=england+france', '3', '3 players need 3 nations, not england+france.'],
    ['bench', 'spain=out', '5', '5 players need Spain: there are only four other nations.'],
    ['audit', 'spain=out', '5', '5 players need Spain: there are only four other nations.'],
  ])('%s %s for %s', (command, option, players, sentence) => {
    const said = cli(command, 'pax-hispanica', '--option', option, '--players', players)
    expect(said).toEqual({ status: 2, stdout: '', stderr: `${sentence}\n` })
  })
})

test('a data pack that is no JSON is told in one line', () => {
  const { status, stderr } = cli('simulate', 'pax-hispanica', '--pack', import.meta.filename)
  expect(status).toBe(2)
  expect(stderr).toMatch(/^The data pack .* cannot be read: .*\.\n$/)
})

test.each([
  ['lists within lists', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'a list of 1 is not an object.'],
  ['objects within objects', `${'{"cards":'.repeat(5000)}1${'}'.repeat(5000)}`, 'cannot be used: '],
])('a data pack of %s is told in one line', (_, text, said) => {
  const folder = mkdtempSync(join(tmpdir(), 'spanish-main-pack-'))
  const file = join(folder, 'pack.json')
  writeFileSync(file, text)
  const { status, stderr } = cli('simulate', 'pax-hispanica', '--games', '1', '--pack', file)
  expect([status, stderr.trimEnd().split('\n').length]).toEqual([2, 1])
  expect(stderr).toContain(said)
  rmSync(folder, { recursive: true })
})

test('cards lists the components of a game with their ids', () => {
  const { status, stdout } = cli('cards', 'pax-hispanica')
  expect(status).toBe(0)
  for (const id of ['S05', 'haven-tortuga', 'havana']) expect(stdout).toContain(id)
  expect(cli('cards', 'pax-hispanica', '--kind', 'zone').stdout).toMatch(/tortuga .*to europe, .*st-domingue/)
  expect(cli('cards', 'pax-hispanica', '--kind', 'year').stdout).toMatch(/1621 .*sail, war, hurricane/)
  expect(cli('cards', 'conquistador', '--kind', 'hex').stdout).toMatch(/4213 .*, mine/)
  expect(cli('cards', 'conquistador', '--kind', 'person').stdout).toMatch(/cabot-s .*explorer/)
})

test('a data pack that breaks a known fact is named with its place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spanish-main-pack-'))
  const file = join(folder, 'pack.json')
  const bad = { ...DEFAULT_PACK, cards: { ...DEFAULT_PACK.cards, S05: { ...DEFAULT_PACK.cards.S05, nudge: 'north' } } }
  writeFileSync(file, JSON.stringify(bad))
  const { status, stderr } = cli('bench', 'pax-hispanica', '--pack', file)
  expect(status).toBe(2)
  expect(stderr).toContain('cards.S05.nudge')
  expect(stderr).toContain('north')
  writeFileSync(file, cli('pack', 'pax-hispanica').stdout)
  expect(cli('pack', 'pax-hispanica', '--pack', file).stdout).toMatch(
    /^The data pack can be used: Reconstruction from the rulebooks, [0-9a-f]{64}\.\n$/,
  )
  expect(cli('simulate', 'pax-hispanica', '--games', '1', '--pack', file).status).toBe(0)
  // What went out and comes back unchanged is ours; anything else is another pack.
  const record = join(import.meta.dirname, '../games/pax-hispanica/corpus/nobody-2-players.record')
  expect(cli('replay', record, '--pack', file).status).toBe(0)
  writeFileSync(file, JSON.stringify({ ...DEFAULT_PACK, title: 'Mine' }))
  expect(cli('replay', record, '--pack', file).stderr).toContain("the game's own components, not with this data pack")
  rmSync(folder, { recursive: true })
})
