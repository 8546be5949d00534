import { readFileSync } from 'node:fs'
import { openDecision, parseRecord, replay, waiting } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { maracaibo } from '../../rules/index.ts'
import english from '../../text/guide.en.json' with { type: 'json' }
import polish from '../../text/guide.pl.json' with { type: 'json' }
import { steps } from './steps.ts'

describe('the guided first round', () => {
  it('starts from a record that the present rules accept, before the first choice', () => {
    const record = parseRecord(readFileSync(new URL('./start.record', import.meta.url), 'utf8'))
    const { problems, state } = replay(maracaibo, record)
    expect(problems).toEqual([])
    expect(record.header.version).toBe(maracaibo.version)
    expect(openDecision(maracaibo, state)?.name).toBe('choose-career')
    expect(waiting(maracaibo, state) & 1).toBe(1)
  })

  it('has a title and one or two sentences for every step, in both languages', () => {
    const keys = steps.flatMap(({ key }) => [`guide.${key}.title`, `guide.${key}`])
    for (const texts of [english, polish] as Record<string, string>[]) {
      expect(Object.keys(texts)).toEqual(keys)
      for (const key of keys) expect(texts[key].length, key).toBeLessThan(key.endsWith('.title') ? 36 : 190)
    }
  })
})
