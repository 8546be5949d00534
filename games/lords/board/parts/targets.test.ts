import type { BoardProps, Name, Say } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import type { Lords } from '../../rules/state.ts'
import { type LordsScenario, position } from '../../scenario.ts'
import { fleetPlaces } from '../chart/places.ts'
import { buttonsOf, marksOf } from './targets.ts'

const say = ((key: string) => key) as Say
const name: Name = (domain, value) => `${domain} ${value}`

function drawn(table: LordsScenario, seat: string, move?: string) {
  const choices = table.choices(seat).map(text => ({ text, move: text.split(' ')[0], args: [] }))
  const picking = { move, picked: [], targets: [], refusal: undefined }
  const props = {
    table: { view: table.state, seat: table.seat(seat), choices },
    picking,
    say,
    name,
  } as unknown as BoardProps<Lords>
  const places = fleetPlaces(table.state)
  return {
    marks: marksOf(props, places).map(({ at, state }) => [state, ...at]),
    buttons: buttonsOf(props, places, () => '').map(({ domain, label }) => [domain, label]),
  }
}

test('C4b.2: the hollow arrow of the sea a fleet is in can be taken, and no other', () => {
  const table = position('drake lerma', 'voyage of drake at sint-maartin-sea')
  expect(drawn(table, 'drake')).toEqual({
    marks: [['may', 1040, 222]],
    buttons: [['exit', 'move.voyage.exit']],
  })
  // Whoever has begun to choose where to sail is shown the seas alone.
  expect(drawn(table, 'drake', 'sail-to').marks).toEqual([])
  expect(drawn(position('drake lerma', 'voyage of drake at mona'), 'drake')).toEqual({ marks: [], buttons: [] })
})
