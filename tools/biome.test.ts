// The doors between the rooms, as docs/architecture.md has them: that biome.json really guards the imports.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { biome, root } from './programs.ts'

const refused: [folder: string, module: string][] = [
  ['kernel', 'node:fs'],
  ['kernel', '@spanish-main/session'],
  ['kernel/harness', '../../session/index.ts'],
  ['session', 'node:fs'],
  ['session', '../kernel/index.ts'],
  ['session', '@spanish-main/table'],
  ['games/lords/rules', 'node:fs'],
  ['games/lords/rules', '@spanish-main/session'],
  ['games/lords/rules', '@spanish-main/maracaibo'],
  ['games/lords/rules', '../../maracaibo/rules/index.ts'],
  ['games/lords/rules', '../../../kernel/index.ts'],
  ['games/lords/rules', '../board/index.tsx'],
  ['games/lords/board', '@spanish-main/maracaibo'],
  ['games/lords/board', '../../maracaibo/board/index.tsx'],
  ['games/lords/board', '@spanish-main/table'],
  ['ui', '@spanish-main/lords'],
  ['web/src', 'node:fs'],
  ['web/src', '../../table/server.ts'],
  ['table', 'react'],
  ['cli', '../web/src/games.ts'],
  ['cli', '@spanish-main/lords/board'],
]

const allowed: [folder: string, module: string][] = [
  ['kernel/harness', '../stack.ts'],
  ['session', '@spanish-main/kernel'],
  ['games/lords/rules', '@spanish-main/kernel'],
  ['games/lords/data/cards', '../../rules/index.ts'],
  ['games/lords/board', '../rules/index.ts'],
  ['games/lords/board', '@spanish-main/ui'],
  ['web/src', '@spanish-main/lords/board'],
  ['table', '@spanish-main/session'],
  ['cli', '@spanish-main/lords'],
]

const fileOf = (folder: string, module: string) => `${folder}/${module.replace(/\W+/g, '-')}.ts`

/** What Biome complains about, by file, in a house of nothing but these imports. */
const complaints = new Map<string, string[]>()

beforeAll(() => {
  const house = mkdtempSync(join(tmpdir(), 'spanish-main-doors-'))
  const write = (file: string, source: string) => {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    writeFileSync(join(house, file), source)
  }
  for (const file of ['biome.json', '.gitignore']) copyFileSync(join(root, file), join(house, file))
  for (const [folder, module] of [...refused, ...allowed]) write(fileOf(folder, module), `import '${module}'\n`)
  write('web/src/text.tsx', 'export const Text = () => <p>Ahoy</p>\n')
  const { program, arguments: args } = biome('lint', '--reporter=json', '--max-diagnostics=none')
  const { stdout } = spawnSync(program, args, { cwd: house, encoding: 'utf8' })
  for (const { category, location } of JSON.parse(stdout).diagnostics) {
    complaints.set(location.path, [...(complaints.get(location.path) ?? []), category])
  }
  rmSync(house, { recursive: true })
})

test.each(refused)('%s may not import %s', (folder, module) => {
  expect(complaints.get(fileOf(folder, module))).toContain('lint/style/noRestrictedImports')
})

test.each(allowed)('%s may import %s', (folder, module) => {
  expect(complaints.get(fileOf(folder, module)) ?? []).not.toContain('lint/style/noRestrictedImports')
})

test('the text of a component comes from a catalogue', () => {
  expect(complaints.get('web/src/text.tsx')).toContain('lint/style/noJsxLiterals')
})
