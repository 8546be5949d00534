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

test('MU-5.8: at the end of a round Jacques scores the cards that lie open, and they go under his pile', () => {
  const table = position(
    1,
    'jacques next jacques-a4   jacques open jacques-a1 jacques-a2 jacques-b1   jacques under jacques-b2   begin end-round amber',
    { options: { scenario: '74', level: 1 } },
  )
  table.stands('jacques: revealed 3, deck 2, points 0, open jacques-a1 jacques-a2 jacques-b1')
  table.play('amber take', 'amber pile', 'amber pile', 'amber pile', 'amber pile')
  table.stands('jacques: revealed 1, deck 4, points 20, open jacques-a4   board: round 2   amber: cards 4')
  expect(table.choices('amber')).toContain('sail 2 1')
})

test('MU-5.7: Jacques ended the round, so that interim scoring begins with the start player', () => {
  const options = { scenario: '74', level: 1 }
  const table = position(2, 'starter jade   begin end-round jacques', { options })
  expect(table.waiting()).toEqual(['jade'])
})

test('MU-4.4: a fight that goes on is set with its token, its side and its value', () => {
  const table = position(2, 'marker spain 4, marker spain 11   combat of amber t05 against spain 6', uprising)
  table.stands('combat: seat amber, token t05, against spain, value 6')
  table.play('amber liberate 4', 'amber space 2').stands('amber: doubloons 7, points 2   combat: value 0')
  table.play('amber end').stands('amber: tokens 1')
})

test('MB-10.2: a token lies open and nobody has taken a side; its printed value counts', () => {
  const table = position(2, 'marker france 2   combat of amber t05').play('amber for france')
  table.stands('combat: for france, value 7').play('amber end')
})

test('MR-4: empty piles are made anew; a token that was put under one is drawn last', () => {
  const table = position(2, 'piles 0 0   combat of amber', { chance: { tokens: ['t09'] } })
  table.stands('board: piles 13 12').play('amber pile right').stands('combat: token t09')
  const under = position(2, 'piles 1 0   under left t01   combat of amber')
  under.stands('board: piles 1 0').play('amber pile left').stands('combat: token t01')
})

test('MR-11: an empty pile is made of the discards', () => {
  const table = position(2, 'deck   discarded a09   explore of amber 1')
  table.stands('board: deck 0, discarded a09')
  const flip = position(2, 'deck a03   amber: at 6, hand u11, doubloons 3   village of amber 1', uprising)
  flip.play('amber buy u11').stands('amber: points 4   board: deck 0, discarded a03')
})

test('MU-11.1: markers beside the board come back in round II', () => {
  const table = position(2, 'marker france 2, aside france 7   begin end-round amber', { options: { scenario: '79' } })
  table.stands('france: aside 7, row 5, map 1').play('amber take', 'jade take')
  table.stands('france: aside 6, map 2   3: marker france')
})

test('MB-7.3, MB-7.5: figures, opponents and whoever stands at an end have had their turn at barriers and ends', () => {
  const table = position(
    1,
    'jacques explorer cl1   amber: port roatan, unlocked su2, explorer a4, second a1   explore of amber 1',
    { options: { scenario: '78', opponent: 'jacques' } },
  )
  table.play('amber to bl1').stands('amber: doubloons 6, crossed green')
  const end = position(2, 'jade: explorer end   amber: explorer d4   explore of amber 1').play('amber to end')
  end.stands('amber: points 8')
})

test('MU-7.4: alone she is found, too, when eleven hints are left', () => {
  const lines = 'hints none   hints 3 2, hints 6 2, hints 8 2, hints 10 2, hints 14 2, hints 15 2'
  const options = { scenario: '193', level: 1 }
  const table = position(1, `${lines}   turn of amber`, { options, chance: { hints: ['hint-12'] } })
  table.stands('board: hints 12').play('amber sail 3 2', 'amber hint', 'amber hole green-1')
  table.stands('board: luysa found 3, hints 0   amber: points 1')
})

test('MU-11.5: a later table of the campaign begins with what the one before handed on', () => {
  const legacy = { step: 4, tiles: ['L1', 'L4', 'L30', 'L31', 'L32'], uprising: true }
  const table = position(2, 'turn of amber', { options: { scenario: 'campaign' }, legacy })
  table.stands('board: legacy l1 l4 l30 l31 l32 l36 l40')
})

test('MU-11.4: a game that ends says how, and who has won', () => {
  const options = { scenario: '193', level: 1 }
  const lines = 'round 4   luysa found 6   jacques points 5   amber: points 40, doubloons 15   jade: points 40'
  const table = position(2, `${lines}   begin final`, { options }).play('amber refuse')
  table.stands('result: together-lost, amber 2, jade 2, jacques 1')
  const won = position(2, `${lines}   begin final`, { options }).play('amber pay')
  won.stands('result: together-won, amber 1, jade 1, jacques 2   amber: sheet comparison 0')
})

test('MR-16: the seat behind the one whose turn it was comes next, whoever began', () => {
  const table = position(3, 'starter jade   amber: at 4   main of amber')
  expect(table.play('amber nothing').waiting()).toEqual(['jade'])
})

test('MB-1.11: a game that begins lies as its set-up laid it, and everybody chooses in secret', () => {
  const table = position(2, 'begin game   amber: doubloons 20', { options: { scenario: '193' } })
  table.stands('amber: cards 8, doubloons 20   jade: cards 8, doubloons 9   2: markers france 2, hints 1')
  expect(table.waiting()).toEqual(['amber', 'jade'])
  table.play('amber port antwerpen', 'jade port kingstown', 'amber plan a01', 'jade plan a09')
  table.play('amber discard a02 a03 a04', 'jade discard a10 a11 a12', 'amber cover 1 green-1')
  table.stands('amber: port antwerpen, planned a01, hand a05 a06 a07 a08   board: covered green-1, round 1')
})
