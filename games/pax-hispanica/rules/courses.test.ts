import { expect, test } from 'vitest'
import { ZONE_IDS } from '../data/index.ts'
import { position, solitaire } from '../scenario.ts'
import { course } from './courses.ts'
import { tables } from './tables.ts'

/** England at sea near Tortuga, with nobody about. */
const atSea = () => position('england france', 'year 1625   england: ships S04, fleet tortuga   turn of england')

test('D4c: a course to any zone can be sailed move by move', () => {
  const { state } = atSea()
  const far = ZONE_IDS.filter(zone => course(state, 0, zone).length > 0)
  const near = tables.neighbours[ZONE_IDS.indexOf('tortuga')].length
  expect(far).toHaveLength(ZONE_IDS.length - 1 - near)
  for (const zone of far) {
    const table = atSea().play(...course(state, 0, zone).map(text => `england ${text}`))
    expect(table.look('england')).toContain(`fleet ${zone}`)
  }
})

test('D4c: a neighbour against the current is refused, and no course leads round it', () => {
  const table = position('england france', 'year 1625   england: ships S04, fleet barataria-bay   turn of england')
  expect(table.refusal('england sail caymanes')).toBe('D4c/against-the-current')
  expect(course(table.state, 0, 'caymanes')).toEqual([])
})

test('nobody but the seat that sails has a course, and none leads to where the fleet is or to no sea zone', () => {
  const { state } = atSea()
  expect(course(state, 1, 'curacao')).toEqual([])
  expect(course(state, 0, 'tortuga')).toEqual([])
  expect(course(state, 0, 'havana')).toEqual([])
})

/** Ganga Zumba alone against a Sun King with as many Ships: he must announce where he goes. */
const alone = () =>
  solitaire('year 1609\n england: ships S04 S05\n spain: ships S24 S20\n cartagena: spain, chest\n turn of england', {
    chance: { haven: ['haven-tris-island'] },
  }).play('england sail islas-del-rosario')

test('H6b-course: a course is plotted to a far zone in one go, and then followed', () => {
  const table = alone()
  const plotted = course(table.state, 0, 'tortuga')
  expect(plotted.every(text => text.startsWith('via '))).toBe(true)
  table.play(...plotted.map(text => `england ${text}`), 'england set-sail')
  expect(table.told('course-plotted').at(-1)).toEqual([table.zone('tortuga'), plotted.length + 1])
  expect(course(table.state, 0, 'tortuga')).toEqual(plotted.map(text => text.replace('via', 'sail')))
  expect(course(table.state, 0, 'curacao')).toEqual([])
})
