import { toWindow } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import { SITES } from '../../data/index.ts'
import { SITE_PLACES, VIEW } from './layout.ts'
import { alignment, noteSize } from './note-place.ts'

const place = (id: string) => SITE_PLACES[SITES.findIndex(site => site.id === id)].at

test('the words about a Colony cover neither of the tribes that may be chosen for it, on a small chart', () => {
  const k = 640 / VIEW.width
  const camera = { k, x: VIEW.x - 120 / k, y: VIEW.y }
  const size = { width: 880, height: VIEW.height * k }
  const note = noteSize('Kidnap an Indigenous · St. Kitts', [
    'English Colony, nobody lives there',
    'sugar in 1622, 1634: a Chest, unless one still lies here',
    'Without Labor it dies off this year',
    'No fleet may attack it as things are',
  ])
  expect(note.width).toBe(270)
  const others = [place('boriken'), place('dominica')]
  const drop = 20
  const where = alignment(camera, size, { at: place('st-kitts'), drop, note }, others)
  const above = where.endsWith('px-above')
  const share = { '': 0.5, 'px-rightward': 0.12, 'px-leftward': 0.88, 'px-rightmost': -0.1, 'px-leftmost': 1.1 }[
    where.replace(' px-above', '')
  ]!
  const [x, y] = place('st-kitts')
  const [middle, edge] = toWindow(camera, [x, y + (above ? -drop : drop)])
  const box = { left: middle - share * note.width, top: above ? edge - note.height : edge }
  for (const [a, b] of others.map(other => toWindow(camera, other))) {
    const inside = a > box.left && a < box.left + note.width && b > box.top && b < box.top + note.height
    expect(inside).toBe(false)
  }
})
