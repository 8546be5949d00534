import { readFileSync } from 'node:fs'
import { openDecision, parseRecord, replay, waiting } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { conquistador } from '../../rules/index.ts'
import { SPAIN } from '../../rules/state.ts'
import english from '../../text/guide.en.json' with { type: 'json' }
import polish from '../../text/guide.pl.json' with { type: 'json' }
import { steps } from './steps.ts'

describe('the guided first turn', () => {
  it('starts from a record that the present rules accept: Spain plans, with a shipload of Colonists', () => {
    const record = parseRecord(readFileSync(new URL('./start.record', import.meta.url), 'utf8'))
    const { problems, state } = replay(conquistador, record)
    expect(problems).toEqual([])
    expect([record.header.version, state.turn]).toEqual([conquistador.version, 1])
    expect(openDecision(conquistador, state)?.name).toBe('planning')
    expect(waiting(conquistador, state) & (1 << SPAIN)).not.toBe(0)
    expect(state.europeColonists[SPAIN]).toBe(2)
  })

  it('has a title and a few sentences for every step, in both languages', () => {
    const keys = steps.flatMap(({ key }) => [`guide.${key}.title`, `guide.${key}`])
    for (const texts of [english, polish] as Record<string, string>[]) {
      expect(Object.keys(texts)).toEqual(keys)
      for (const key of keys) expect(texts[key].length, key).toBeLessThan(key.endsWith('.title') ? 36 : 190)
    }
  })
})
