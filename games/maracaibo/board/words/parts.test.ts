import type { Say } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import { maracaibo } from '../../index.ts'
import { messages } from '../../text/en.ts'
import { words } from './words.tsx'

const say = Object.assign((key: string) => (messages as Record<string, string>)[key], {
  has: (key: string) => key in messages,
}) as unknown as Say

/** Lists of the pack whose parts people know by a name. */
const NAMED = ['card', 'quest', 'career', 'building', 'port', 'token', 'upgrade', 'legacyTile', 'jeanCard']

test.each(NAMED)('a corrected %s is called by its name, not by its place in the pack alone', kind => {
  const pack = maracaibo.ownPack as unknown as Record<string, readonly { id: string }[]>
  const nameless = pack[`${kind}s`].filter(({ id }) => !words.name!(kind, id.toLowerCase(), say))
  expect(nameless).toEqual([])
})

test('what the catalogues do not know has no name', () => {
  expect(words.name!('arrow', '3', say)).toBeUndefined()
})
