import type { Game, State } from '@spanish-main/kernel'
import { bazaar } from '@spanish-main/kernel/fixture/bazaar'
import { expect, test } from 'vitest'
import { byForm } from './editor.tsx'

test('kinds fold by their form, and no form without a kind is a fold', () => {
  const kinds = ['share', 'bounty', 'found', 'hush'].map(kind => ({ kind, problem: undefined }))
  const forms = byForm(bazaar as unknown as Game<State>, kinds)
  expect(forms.map(({ form, kinds: like }) => [form, ...like.map(({ kind }) => kind)])).toEqual([
    ['not', 'hush'],
    ['pay', 'share', 'bounty'],
    ['choose', 'found'],
  ])
})
