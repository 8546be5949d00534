import { expect, test } from 'vitest'
import { outdated } from './documents.ts'

test('the generated pages of the documentation are current (npm run documents writes them)', async () => {
  const found = await outdated()
  expect(found.pages).toContain('provenance.md')
  expect(found.outdated).toEqual([])
})
