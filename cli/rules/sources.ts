import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** Where the sources of a game name a rule, as `file:line`: in code that runs, and in comments. */
export interface Uses {
  readonly code: string[]
  readonly comments: string[]
}

/** Where each rule is named; the catalogue itself does not count. */
export function findUses(folder: string, ids: readonly string[]): Map<string, Uses> {
  const uses = new Map<string, Uses>(ids.map(id => [id, { code: [], comments: [] }]))
  for (const file of sourceFiles(folder)) {
    const lines = readFileSync(join(root, folder, file), 'utf8').split('\n')
    for (const [i, line] of lines.entries()) {
      const { code, comment } = idsIn(line)
      for (const id of code) uses.get(id)?.code.push(`${file}:${i + 1}`)
      for (const id of comment) uses.get(id)?.comments.push(`${file}:${i + 1}`)
    }
  }
  return uses
}

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter(file => !/^(catalogue|data|board|workshop|text)(\/|\.ts)|scenario|position|look/.test(file))
    .sort()
}

/** The rule ids of a line in code, quoted, and in its comment. */
export function idsIn(line: string): { code: Set<string>; comment: Set<string> } {
  const [, before, said = ''] = /^(.*?)(?:\/\*\*?|\/\/|^\s*\*(?=\s|$))(.*)$/.exec(line) ?? ['', line]
  const code = new Set([...before.matchAll(/'([A-Z0-9][A-Za-z0-9.-]*)'/g)].map(([, id]) => id))
  const comment = new Set([...said.matchAll(/[A-Z0-9][A-Za-z0-9]*(?:[-.][A-Za-z0-9]+)*/g)].map(([id]) => id))
  return { code, comment }
}
