import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { changeMercantilism } from './pr-star-chamber.ts'
import { BLUE, RED } from './state.ts'

const quiet = { chance: { below: () => 0 }, listen: undefined }

/** England changes Mercantilism in the middle of its turn, as F6b lets it. */
function changed(value: number, peers: string) {
  const table = position(
    'england france netherlands',
    `year 1609, mercantilism 4
     ${peers}`,
  )
  changeMercantilism(table.state, quiet, RED, value)
  return table
}

describe('PR-star-chamber', () => {
  test('PR-star-chamber: without it Mercantilism simply changes', () => {
    const table = changed(5, '')
    expect([table.state.mercantilism, table.waiting()]).toEqual([5, []])
  })

  test('PR-star-chamber: its holder permits the change', () => {
    const table = changed(5, 'france: peers R26')
    expect([table.state.mercantilism, table.state.stack.at(-1)?.at]).toEqual([4, 'star-chamber'])
    table.play('france permit')
    expect(table.state.mercantilism).toBe(5)
    expect(table.told('mercantilism-changed')).toEqual([[RED, 5]])
  })

  test('PR-star-chamber: or forbids it', () => {
    const table = changed(3, 'france: peers R26   netherlands: peers R22').play('france forbid')
    expect([table.state.mercantilism, table.waiting()]).toEqual([4, []])
    expect(table.told('mercantilism-kept')).toEqual([[BLUE]])
  })

  test('PR-star-chamber: he asks nobody for his own changes', () => {
    expect(changed(5, 'england: peers R26').state.mercantilism).toBe(5)
  })
})
