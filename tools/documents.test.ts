import { expect, test } from 'vitest'
import { outdated } from './documents.ts'

test('the generated pages of the documentation are current (npm run documents writes them)', () => {
  expect(outdated()).toEqual([])
})
