// npm run documents: writes the pages of the documentation that are made from the sources of the games.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './programs.ts'

type Documents = Readonly<Record<string, () => string>>

/** The pages, by file name in docs/: `documents` of every `workshop/documents.ts`. */
async function documentsOfAll(): Promise<Documents> {
  const files = globSync('games/*/workshop/documents.ts', { cwd: root }).sort()
  const all = await Promise.all(files.map(file => import(pathToFileURL(join(root, file)).href)))
  return Object.assign({}, ...all.map(({ documents }: { documents: Documents }) => documents))
}

const path = (name: string) => join(root, 'docs', name)

/** The pages that are not what the sources say, and how many there are. */
export async function outdated(): Promise<{ pages: string[]; outdated: string[] }> {
  const documents = await documentsOfAll()
  const pages = Object.keys(documents)
  return { pages, outdated: pages.filter(name => readFileSync(path(name), 'utf8') !== documents[name]()) }
}

if (import.meta.main) {
  for (const [name, make] of Object.entries(await documentsOfAll())) writeFileSync(path(name), make())
}
