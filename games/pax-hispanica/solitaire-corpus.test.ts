import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseRecord, replay } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { paxHispanica } from './rules/index.ts'

// Recorded solitaire games; workshop/corpus-solitaire.ts makes them anew when the rules version is raised.

const folder = join(import.meta.dirname, 'corpus')
const corpus = globSync('solitaire-*.record', { cwd: folder }).map(file => ({
  ending: basename(file, '.record').replace('solitaire-', ''),
  record: parseRecord(readFileSync(join(folder, file), 'utf8')),
}))

test('H7: there is a recorded game for each way in which solitaire ends', () => {
  const endings = ['ganga-zumba', 'king-coffers', 'king-peerages', 'king-tokens', 'tokens']
  expect(corpus.map(({ ending }) => ending).sort()).toEqual(endings)
})

test.each(corpus)('H7: $ending goes as it went', ({ ending, record }) => {
  const { state, problems } = replay(paxHispanica, record)
  expect(problems).toEqual([])
  expect([state.seats, paxHispanica.endings[state.ended - 1]]).toEqual([1, ending])
  expect(state.winner).toBe(ending.startsWith('king') ? -1 : 0)
})
