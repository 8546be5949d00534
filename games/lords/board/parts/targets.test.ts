import { openDecision } from '@spanish-main/kernel'
import type { BoardProps, Name, Say } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import { lords } from '../../rules/index.ts'
import type { Lords } from '../../rules/state.ts'
import { type LordsScenario, position } from '../../scenario.ts'
import { fleetPlaces } from '../chart/places.ts'
import { shows, words } from '../words/words.tsx'
import { buttonsOf, marksOf } from './targets.ts'

const say = ((key: string, { letter, size }: { letter?: string; size?: number } = {}) =>
  [key, letter, size].filter(part => part !== undefined).join(' ')) as Say
const name: Name = (domain, value) => `${domain} ${value}`

function drawn(table: LordsScenario, seat: string, move?: string) {
  const choices = table.choices(seat).map(text => ({ text, move: text.split(' ')[0], args: [] }))
  const decision = openDecision(lords, table.state)
  const targets = choices
    .filter(({ text }) => /^(lead|lose-ship-of|sail) /.test(text))
    .map(({ text, move }) => ({ domain: 'place', value: table.at(text.split(' ')[1]), moves: [move] }))
  const picking = { move, picked: [], targets, refusal: undefined }
  const props = {
    table: { view: table.state, seat: table.seat(seat), choices, decision },
    picking,
    say,
    name,
  } as unknown as BoardProps<Lords>
  const places = fleetPlaces(table.state)
  return {
    marks: marksOf(props, places).map(({ at, state }) => [state, ...at]),
    buttons: buttonsOf(props, places, () => '').map(({ domain, label }) => [domain, label]),
    listed: targets.map(target => [
      shows(props.table, target),
      words.about?.(props.table, target, undefined, say, name),
    ]),
  }
}

test('C4b.2: the hollow arrow of the sea a fleet is in can be taken, and no other', () => {
  const table = position('drake lerma', 'voyage of drake at sint-maartin-sea')
  expect(drawn(table, 'drake')).toMatchObject({
    marks: [['may', 1040, 222]],
    buttons: [['exit', 'move.voyage.exit']],
  })
  // Whoever has begun to choose where to sail is shown the seas alone.
  expect(drawn(table, 'drake', 'sail-to').marks).toEqual([])
  expect(drawn(position('drake lerma', 'voyage of drake at mona'), 'drake')).toMatchObject({ marks: [], buttons: [] })
})

test('D2.4, LR-26: which card of a combined fleet loses a ship, or leads, is no choice between pictures of the chart', () => {
  const table = position(
    'drake lerma',
    `drake: $3, privateer haven-tortuga, size 1, soldiers 1
     lerma: size 2   seville-convoy: lerma, size 1, under lerma   voyage of lerma at mona`,
  ).play('lerma sail-to tortuga-channel', 'drake interdict drake', 'drake attack', 'drake fight broadside')
  table.play('lerma fight seize')
  expect(drawn(table, 'lerma')).toMatchObject({
    marks: [],
    buttons: [],
    listed: [
      [false, { detail: 'fact.galleon Y 2, fact.leads' }],
      [false, { detail: 'fact.galleon U 1' }],
    ],
  })
  const fleet = 'sea-dogs: drake   merchant-raiders: drake, under sea-dogs   bristol-venturers: drake, under sea-dogs'
  const sold = position('drake lerma', `${fleet}   turn of drake`).play(
    'lerma deal 1 drake lerma + drake card sea-dogs',
  )
  expect(drawn(sold, 'drake').marks).toEqual([])
  // A fleet that sails as a whole is one thing of the chart.
  expect(drawn(position('drake lerma', `${fleet}   operations of drake`), 'drake').marks).toHaveLength(2)
})
