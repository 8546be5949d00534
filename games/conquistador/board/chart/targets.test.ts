import type { Name, Say } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import { hexOf } from '../../rules/geography.ts'
import { position } from '../../scenario.ts'
import { messages as english } from '../../text/en.ts'
import { messages as polish } from '../../text/pl.ts'
import { mapTargets } from './targets.ts'

test('what can be done with a hex is said in the words of its button, in both languages', () => {
  const { state } = position('spain england', 'spain at 2415: 2 colonists\nbegin march spain')
  const isabela = [{ domain: 'hex', value: hexOf('2415'), moves: ['muster'] }]
  const name = (() => 'Isabela') as unknown as Name
  const labels = [english, polish].map(texts => {
    const say = ((key: string, { place, verb }: Record<string, string> = {}) =>
      key === 'board.target' ? `${place}: ${verb}` : (texts[key] ?? key)) as Say
    return mapTargets(state, 0, [], isabela, 'march', say, name).map(({ label }) => label)
  })
  expect(labels).toEqual([['Isabela: Muster here'], ['Isabela: Zbierz tutaj']])
})
