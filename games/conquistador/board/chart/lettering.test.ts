import type { Say } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import { position } from '../../scenario.ts'
import { messages as english } from '../../text/en.ts'
import { personName } from '../names.ts'
import { fleetsOf } from './fleets.tsx'
import { PLACES } from './layout.ts'
import { lettering, overlap, sizeAt, wordBox } from './lettering.ts'

const say = ((key: string) => english[key] ?? key) as Say

/** The crowded Caribbean: ports side by side, ships before them, Explorers aboard. */
const CROWDED = `
  turn 7
  france at 2415: 7 colonists
  spain at 2414: 3 colonists, 2 dets
  spain at 2316: 2 colonists, cortes
  england at 2219: 4 colonists
  france ships 2415: carrack with verrazzano-g, bounds 3
  france ships 2415: 2 carracks, bounds 3
  spain ships 2414: carrack with vaca, bounds 3
  england ships 2219: 3 carracks with cabot-s, bounds 3
  begin sailing spain
`

test.each([0.9, 1, 1.4, 2])('no name covers another in the crowded Caribbean at a zoom of %d', zoom => {
  const { state } = position('spain england france', CROWDED)
  const fleets = fleetsOf(state)
  const { places, sailors } = lettering(state, fleets, zoom, false, say)
  const words = [
    ...[...places].map(([hex, at]) => wordBox(PLACES.get(hex)!, at, sizeAt(zoom))),
    ...fleets.flatMap(({ expedition, sailors: names }) => {
      const at = sailors.get(expedition)
      return at === undefined ? [] : [wordBox(names.map(each => personName(say, each)).join(', '), at, sizeAt(zoom))]
    }),
  ]
  expect(words).toHaveLength(7)
  const covered = words.flatMap((word, i) => words.slice(i + 1).filter(other => overlap(word, other) > 0))
  expect(covered).toEqual([])
})
