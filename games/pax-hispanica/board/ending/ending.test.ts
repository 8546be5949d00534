import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseRecord, replay } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { ENDINGS, tokensOnMap } from '../../rules/g3-victory.ts'
import { paxHispanica } from '../../rules/index.ts'
import { COLOUR_COUNT } from '../../rules/state.ts'
import { ledgerOf } from './ledger.ts'
import { verdictOf } from './verdict.ts'

const game = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(game, path), 'utf8')
const corpus = globSync('corpus/*.record', { cwd: game }).map(path => {
  const { state } = replay(paxHispanica, parseRecord(read(path)))
  return { name: basename(path, '.record'), state, ending: ENDINGS[state.ended - 1] }
})

describe('the verdict on a game that is over', () => {
  test.each(corpus)('$name: the condition is shown true', ({ state, ending }) => {
    const verdict = verdictOf(state)
    if (verdict.kind === 'count') {
      expect(['tokens', 'nobody', 'king-tokens']).toContain(ending)
      const [first] = ledgerOf(state)
      expect(first.colour === verdict.winner).toBe(ending !== 'nobody')
      expect(first.played).toBe(ending !== 'nobody')
      return
    }
    const met = verdict.conditions.map(condition => condition.met)
    expect(verdict.either ? met.some(Boolean) : met.every(Boolean)).toBe(true)
    expect(state.winner).toBe(state.seatOf[verdict.colour])
  })

  test.each(corpus)('$name: the ledger leaves nothing out and counts nothing twice', ({ state }) => {
    const ledger = ledgerOf(state)
    for (const line of ledger) {
      expect(line.colonies + line.missions + line.citizens).toBe(line.tokens)
      expect(line.tokens).toBe(tokensOnMap(state, line.colour))
    }
    const left = Array.from({ length: COLOUR_COUNT }, (_, colour) => colour).filter(
      colour => !ledger.some(line => line.colour === colour),
    )
    expect(left.filter(colour => tokensOnMap(state, colour) > 0 || state.seatOf[colour] >= 0)).toEqual([])
  })
})

describe.each(['en', 'pl'])('in %s', language => {
  const files = globSync(`text/*.${language}.json`, { cwd: game })
  const texts: Record<string, string> = Object.assign({}, ...files.map(path => JSON.parse(read(path))))

  test('every ending says why', () => {
    const said = (key: string) => (texts[key] ?? '').length > 20
    expect(ENDINGS.filter(ending => !said(`ending.${ending}.why`))).toEqual([])
  })

  test('an ending without a winner at the table has a headline of its own', () => {
    const alone = corpus.filter(({ state }) => state.winner < 0).map(({ ending }) => ending)
    expect(alone.length).toBeGreaterThan(3)
    expect(alone.filter(ending => texts[`ending.${ending}.headline`] === undefined)).toEqual([])
  })
})
