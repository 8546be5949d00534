import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseRecord, replay } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { handsOn } from './rules/campaign.ts'
import { maracaibo } from './rules/index.ts'
import { ENDINGS } from './rules/mb11-final.ts'

const folder = join(import.meta.dirname, 'corpus')
const corpus = globSync('*.record', { cwd: folder })
  .sort()
  .map(file => ({
    name: basename(file, '.record'),
    record: parseRecord(readFileSync(join(folder, file), 'utf8')),
  }))

const named = (name: string) => corpus.find(each => each.name === name)!.record

describe('recorded games (a difference means: raise the rules version, then record the corpus anew)', () => {
  test.each(corpus)('$name replays move by move, number by number, digest by digest', ({ record }) => {
    expect(record.header.version).toBe(maracaibo.version)
    expect(record.entries.some(entry => entry.kind === 'secret')).toBe(true)
    expect(replay(maracaibo, record).problems).toEqual([])
  })

  test('there is one for each way of ending', () => {
    const endings = corpus.flatMap(({ record }) =>
      record.entries.flatMap(entry => (entry.kind === 'end' ? [entry.ending] : [])),
    )
    expect(ENDINGS.filter(ending => !endings.includes(ending))).toEqual([])
  })

  test.each(['together-won-at-hard', 'rescue-won-at-hard'])('MU-11.3, MU-11.4: Hard can be won (%s)', name => {
    const { header, entries } = named(name)
    expect(header.options).toMatchObject({ level: 3 })
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'end', ending: 'together-won' }))
  })

  test('MU-11.5: the second table of a campaign begins with what the first hands on, and each replays alone', () => {
    const { state } = replay(maracaibo, named('campaign-first-table'))
    expect(named('campaign-second-table').header.legacy).toEqual(handsOn(state))
    expect(named('campaign-first-table').header.legacy).toBeUndefined()
  })
})
