import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseRecord, replay } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { conquistador } from './rules/index.ts'

const folder = join(import.meta.dirname, 'corpus')
const corpus = globSync('*.record', { cwd: folder })
  .sort()
  .map(file => ({
    name: basename(file, '.record'),
    record: parseRecord(readFileSync(join(folder, file), 'utf8')),
  }))

describe('recorded games (a difference means: raise the rules version, then record them anew)', () => {
  test.each(corpus)('$name replays move by move, number by number, digest by digest', ({ record }) => {
    expect(record.header.version).toBe(conquistador.version)
    expect(replay(conquistador, record).problems).toEqual([])
  })

  test('20.0, 21.29, 24.4: there is one for each way of ending', () => {
    const endings = corpus.flatMap(({ record }) =>
      record.entries.flatMap(entry => (entry.kind === 'end' ? [entry.ending] : [])),
    )
    expect(conquistador.endings.filter(ending => !endings.includes(ending))).toEqual([])
  })
})
