// npm run documents: writes the pages of the documentation that are made from the sources.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderProvenance } from '@spanish-main/pax-hispanica/data'
import { root } from './programs.ts'

/** Pages made from the sources, by file name in docs/. */
export const documents: Readonly<Record<string, () => string>> = {
  'provenance.md': renderProvenance,
}

const path = (name: string) => join(root, 'docs', name)

/** The pages that are not what the sources say. */
export function outdated(): string[] {
  return Object.keys(documents).filter(name => readFileSync(path(name), 'utf8') !== documents[name]())
}

if (import.meta.main) for (const name of Object.keys(documents)) writeFileSync(path(name), documents[name]())
