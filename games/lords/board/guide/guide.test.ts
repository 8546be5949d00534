import { readFileSync } from 'node:fs'
import { openDecision, parseRecord, replay, waiting } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { lords } from '../../rules/index.ts'
import { messages as english } from '../../text/en.ts'
import { messages as polish } from '../../text/pl.ts'
import { FIRST_YEAR, PUPIL } from './begin.ts'
import { steps } from './steps.ts'

describe('the guided first year', () => {
  it('starts from a record that the present rules accept: Drake is asked about a lot', () => {
    const record = parseRecord(readFileSync(new URL('./start.record', import.meta.url), 'utf8'))
    const { problems, state } = replay(lords, record)
    expect(problems).toEqual([])
    expect([record.header.version, state.year]).toEqual([lords.version, FIRST_YEAR])
    expect(record.header.names[PUPIL]).toBe('drake')
    expect([openDecision(lords, state)?.name, waiting(lords, state)]).toEqual(['bid', 1 << PUPIL])
  })

  it('has words for every step in both languages', () => {
    const keys = steps.flatMap(({ key }) => [`guide.${key}.title`, `guide.${key}`])
    for (const texts of [english, polish]) expect(keys.filter(key => texts[key] === undefined)).toEqual([])
  })
})
