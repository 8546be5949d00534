import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROBLEMS } from './errors.ts'

test.each(['en', 'pl'])('a page says whatever is refused at a table in its own words (%s)', language => {
  const texts = JSON.parse(readFileSync(new URL(`../web/text/${language}.json`, import.meta.url), 'utf8'))
  expect(PROBLEMS.filter(key => texts[`problem.${key}`] === undefined)).toEqual([])
})
