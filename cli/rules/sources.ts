import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** Where the sources of a game name each rule, as `file:line`; the catalogue itself does not count. */
export function findUses(folder: string, ids: readonly string[]): Map<string, string[]> {
  const uses = new Map<string, string[]>(ids.map(id => [id, []]))
  for (const file of sourceFiles(folder)) {
    const lines = readFileSync(join(root, folder, file), 'utf8').split('\n')
    for (const [i, line] of lines.entries()) {
      for (const id of idsIn(line)) uses.get(id)?.push(`${file}:${i + 1}`)
    }
  }
  return uses
}

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter(file => !/^(catalogue|data|board)(\/|\.ts)|scenario|position/.test(file))
    .sort()
}

/** Everything in a line that could be a rule id: quoted, or in a comment. */
function idsIn(line: string): Set<string> {
  const found = new Set<string>()
  for (const [, quoted] of line.matchAll(/'([A-Z][A-Za-z0-9-]*)'/g)) found.add(quoted)
  const comment = /(?:\/\*\*?|\/\/|^\s*\*)(.*)$/.exec(line)
  for (const [word] of comment?.[1].matchAll(/[A-Z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*/g) ?? []) found.add(word)
  return found
}
