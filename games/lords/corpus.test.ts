import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseRecord, replay } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { ENDINGS } from './rules/a-end.ts'
import { lords } from './rules/index.ts'

const folder = join(import.meta.dirname, 'corpus')
const corpus = globSync('*.record', { cwd: folder })
  .sort()
  .map(file => ({ name: basename(file, '.record'), record: parseRecord(readFileSync(join(folder, file), 'utf8')) }))

describe('recorded games (a difference means: raise the rules version, then record them anew)', () => {
  test.each(corpus)('$name replays move by move, number by number, digest by digest', ({ record }) => {
    expect(record.header.version).toBe(lords.version)
    expect(replay(lords, record).problems).toEqual([])
  })

  test('A2: there is one for each way of ending', () => {
    const endings = corpus.flatMap(({ record }) =>
      record.entries.flatMap(entry => (entry.kind === 'end' ? [entry.ending] : [])),
    )
    expect(ENDINGS.filter(ending => !endings.includes(ending))).toEqual([])
  })
})
