import { expect, test } from 'vitest'
import { options } from './rules/b-setup.ts'
import { messages as en } from './text/en.ts'
import { messages as pl } from './text/pl.ts'

test.each([
  ['English', en],
  ['Polish', pl],
])('B6: every option of a table and every word to choose has its text in %s', (_language, messages) => {
  const keys = options.flatMap(option => [
    `option.${option.name}`,
    `option.${option.name}.help`,
    ...('values' in option ? option.values : 'words' in option ? option.words : []).map(
      each => `option.${option.name}.${each}`,
    ),
  ])
  expect(keys.filter(key => !(key in messages))).toEqual([])
})
