// Parts of the rules that need more of a position than places and purses: every word of docs/positions.md is used and read back.
import { expect, test } from 'vitest'
import { position } from './scenario.ts'

const uprising = { options: { scenario: '78' } }

test('MU-2.12: with Roatán an exploration is split between the explorer and the figure behind it', () => {
  const table = position(2, 'amber: port roatan, unlocked su2, explorer bu2, second a1   explore of amber 3', uprising)
  table.stands('amber: explorer bu2, second a1')
  table.play('amber to bu4', 'amber disc su7', 'amber to a2')
  table.stands('amber: explorer bu4, second a2, combat 1, discs su7 1')
})

test('MU-10.2: on the ruin track the second space is five doubloons', () => {
  const table = position(2, 'legacy l31 l32   amber: ruin r1, doubloons 0   explore of amber 1')
  table.stands('amber: ruin r1').play('amber stay', 'amber to-ruin r2').stands('amber: ruin r2, doubloons 5')
})

test('MB-7.2: a quest on the track is paid where the exploration ends', () => {
  const table = position(2, 'quest q09 a3   amber: explorer a1, hand a03, combat 9, doubloons 9   explore of amber 2')
  table.play('amber to a3')
  expect(table.choices('amber')).toContain('leave')
})

test('MB-11.10: whoever has invested in a building cannot do so again; the next one lies face down', () => {
  const table = position(
    2,
    'buildings pb2 pb4   amber: at 6, doubloons 60, figures 2, invested pb2   village of amber 2',
  )
  table.stands('amber: invested pb2, figures 2')
  expect(table.refusal('amber invest pb2')).toBe('MB-11.10/owned')
  expect(table.refusal('amber invest pb3')).toBe('MB-11.10/face-down')
  table.play('amber invest pb4').stands('amber: invested pb2 pb4, figures 1')
})

test('MB-11.9: a claimed task is not claimed again', () => {
  const table = position(2, 'amber: career ca1, tasks 1 3   turn of amber')
  table.stands('amber: career ca1, tasks 1 3')
})

test('MU-10.4: who has given a marker up enters the Dutch city for nothing', () => {
  const table = position(2, 'legacy l36   amber: at 7, given-up spain, doubloons 0   turn of amber')
  table.play('amber sail 7a 1').stands('amber: given-up spain, doubloons 0, at 7a')
})

test('MU-10.1, MU-10.5: what is used up once a game stays used up', () => {
  const table = position(2, 'legacy l30 l37   amber: at 13, used l30 l37   turn of amber', uprising)
  table.stands('amber: used l30 l37')
  expect(table.choices('amber').some(move => move.startsWith('sail 2 '))).toBe(false)
})

test('MU-9.9: the third port of call pays five doubloons and five points', () => {
  const table = position(
    2,
    'amber: at 3, bought u21, calls u21 7 13, doubloons 0   jade: at 3   turn of amber',
    uprising,
  )
  table.stands('amber: calls u21 7 13').play('amber sail 4 1', 'amber disc su7')
  table.stands('amber: doubloons 5, points 5, calls u21 4 7 13')
})

test('MU-9.11: of the quests on a card one is fulfilled as the last village action', () => {
  const table = position(
    2,
    'amber: at 6, bought u25, card-quests u25 q08 q23, hand a03 a05 a07, figures 3   village of amber 2',
    uprising,
  )
  table.stands('amber: card-quests u25 q08 q23').play('amber card-quest q23')
  table.stands('amber: card-quests u25 q08, quests 1')
})

test('MU-9.14: the top quest of the pile is the one that a line lays there', () => {
  const table = position(
    2,
    'quest q23 top   amber: at 6, assistant u36 6, figures 3, doubloons 0   main of amber',
    uprising,
  )
  table.play('amber assistant u36', 'amber choose 2')
  expect(table.choices('amber')).toContain('fulfil')
})

test('MU-9.12: a marker that is out of the game comes back to its row', () => {
  const table = position(2, 'gone france 2   row spain 3   marker spain 9   turn of amber')
  table.stands('france: row 11   spain: row 3')
})
