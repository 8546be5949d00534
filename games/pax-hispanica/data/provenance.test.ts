import { describe, expect, it } from 'vitest'
import { CARDS } from './cards/index.ts'
import { provenance, renderProvenance } from './provenance.ts'
import { SITES } from './sites.ts'
import { CERTAINTIES, GAPS } from './source.ts'

const rows = [...provenance()]

describe('provenance', () => {
  it('marks every fact and names its source', () => {
    for (const row of rows) {
      expect(CERTAINTIES).toContain(row.certainty)
      expect(row.value).not.toBe('')
      if (row.certainty === 'reconstructed') expect(row.ref).toMatch(/^gap G-\d/)
      else expect(row.ref).toMatch(/EN|PL|number and letter/)
    }
  })

  it('refers only to gaps that are explained', () => {
    const named = new Set(rows.flatMap(row => row.ref.match(/G-\d+/g) ?? []))
    expect([...named].sort()).toEqual(GAPS.map(gap => gap.id).sort())
  })

  it('covers every card with every Action, and every Site', () => {
    for (const card of CARDS) {
      expect(card.source.actions).toHaveLength(card.actions.length)
      const about = rows.filter(row => row.component === card.id)
      expect(about.filter(row => row.fact === 'Action')).toHaveLength(card.actions.length)
      expect(about.filter(row => row.fact === 'Nudge')).toHaveLength(1)
    }
    for (const site of SITES) expect(rows.filter(row => row.component === site.id)).toHaveLength(4)
  })

  it('tells the name of a known card from its guessed Actions', () => {
    const welser = rows.filter(row => row.component === 'C01').map(row => `${row.fact} ${row.value} ${row.certainty}`)
    expect(welser).toEqual([
      'id C01 reconstructed',
      'name Banking House of Welser stated',
      'Nudge up derived',
      'Action disk stated',
      'Action black-market reconstructed',
    ])
  })

  it('renders one table row for each fact', () => {
    const page = renderProvenance()
    const facts = page.slice(page.indexOf('## Facts'))
    expect(facts.split('\n').filter(line => line.startsWith('|'))).toHaveLength(rows.length + 2)
    expect(page).toContain('| Haven card | tortuga | Actions | peninsular-marriage | derived | EN H8a |')
    expect(
      renderProvenance([{ group: 'a', component: 'b|c', fact: 'd', value: 'e', certainty: 'stated', ref: 'EN' }]),
    ).toContain('| a | b\\|c | d | e | stated | EN |')
  })
})
