import { expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { mark } from './fleet.ts'
import { CAPE_FAILED, STAYS } from './state.ts'
import { pending } from './words.ts'

const council = 'spain: 50 ducats, columbus\nengland: 50 ducats, cabot-j\nbegin planning'

test.each([
  ['6.72', 'spain ducats 51', '6.72/no-ducats'],
  ['6.72', 'spain ransom cabot-j', '6.72/not-held'],
  ['15.34', 'spain rental cabot-j 2', '15.34/not-yours'],
  ['24.16', 'spain alliance 3', '24.16/over'],
])('%s: a treaty that offers "%s" is refused: %s', (_rule, part, refusal) => {
  const table = position('spain england', `turn 4\n${council}`)
  expect(table.refusal(`england deal 1 spain england + ${part}`)).toBe(refusal)
})

test('7.26, 8.51: nobody goes ashore on the open sea, or where others live', () => {
  const lines = 'england at 2414: 1 colonist\nspain at 2316: 1 colonist, friar +1'
  const ship = 'caravel with 1 colonist and columbus, bounds 9'
  const sea = position('spain england', `${lines}\nspain ships 2311: ${ship}\nbegin sailing spain`)
  expect(sea.play('spain activate 1').refusal('spain land colonist 1')).toBe('7.26/no-land')
  const port = position('spain england', `${lines}\nspain ships 2414: ${ship}\nbegin sailing spain`)
  expect(port.play('spain activate 1').refusal('spain land colonist 1')).toBe('8.51/occupied')
})

test('15.61, R-42: the only Missionary of an Area with natives stays, by sea and by land', () => {
  const sea = position(
    'spain england',
    'spain at 2316: 1 colonist, friar +1\nspain ships 2316: caravel\nbegin sailing spain',
  ).play('spain activate 1')
  expect(sea.refusal('spain embark friar-1 1')).toBe('15.61/last-missionary')
  const land = position('spain england', 'spain at 2226: 1 colonist, 1 dets, friar +1\nbegin march spain').play(
    'spain muster 2226',
    'spain take detachment',
    'spain take-person friar-1',
  )
  expect(land.refusal('spain step ne')).toBe('15.61/last-missionary')
})

test('13.43: gold is unloaded where there is some, in an own port', () => {
  const lines = 'spain at 2316: 1 colonist, friar +1'
  const empty = position('spain england', `${lines}\nspain ships 2316: carrack\nbegin sailing spain`)
  expect(empty.play('spain activate 1').refusal('spain unload-gold')).toBe('13.43/no-gold')
  const away = position('spain england', `${lines}\nspain ships 2415: carrack with 10 gold\nbegin sailing spain`)
  expect(away.play('spain activate 1').refusal('spain unload-gold')).toBe('13.43/not-own-port')
})

test('7.14: a Galleon Fleet keeps to its Bounds, and to the Atlantic', () => {
  const lines = 'turn 7\nspain at 2316: 1 colonist, friar +1\nspain ships 2316: galleon, bounds 2\n'
  const home = position('spain england', `${lines}begin last-crossings spain`)
  expect(home.refusal('spain sail 1')).toBe('7.14/out-of-bounds')
  const south = position('spain england', 'turn 7\nspain ships 5813: galleon, bounds 20\nbegin sailing spain')
  expect(south.play('spain activate 1').refusal('spain sail w')).toBe('7.14/no-pacific')
})

test('15.33: who turned back from a lost port stays in Europe for the turn', () => {
  const table = position('spain england', 'spain ships europe: caravel, to 2316, bounds 9\nbegin last-crossings spain')
  mark(table.state, 0, STAYS)
  expect(table.refusal('spain sail 1')).toBe('15.33/stays')
})

test('7.52: whoever has failed at the Cape does not try again this turn', () => {
  const table = position('spain england', 'spain ships 3918: caravel, bounds 20\nbegin last-crossings spain')
  mark(table.state, 0, CAPE_FAILED)
  expect(table.refusal('spain sail 1')).toBe('7.52/once')
})

test('15.33: from a lost port one goes on to the nearest own port', () => {
  const table = position(
    'spain england',
    `spain at 2415: 1 colonist, friar +1
     spain at 2812: 1 colonist
     spain ships europe: caravel, to 2316, bounds 9
     begin first-crossings spain`,
  ).play('spain sail 1')
  expect(table.refusal('spain go-on 2812')).toBe('15.33/not-nearest')
  table.play('spain go-on 2415').stands('spain ships 2415: caravel')
})

test('7.23, R-32: a landfall is chosen anew only by an Expedition that came home this turn', () => {
  const table = position('spain england', 'spain ships europe: caravel, to 2316, bounds 9\nbegin last-crossings spain')
  expect(table.refusal('spain sail-again 1')).toBe('7.23/written')
})

test('10.1, 13.42: nobody marches twice, no gold is taken where there is none, and the last of a column halts', () => {
  const table = position(
    'spain england',
    'spain at 3910: 1 colonist, 2 dets, cortes, friar +1\nspain at 3911: 1 dets\nbegin march spain',
  ).play('spain muster 3910')
  expect(table.refusal('spain take-gold')).toBe('13.42/no-gold')
  table.play('spain take detachment', 'spain take-person cortes', 'spain step w')
  expect(table.refusal('spain drop-gold')).toBe('13.42/no-gold')
  expect(table.refusal('spain drop detachment')).toBe('10.1/halt-first')
  table.play('spain halt', 'spain muster 3911')
  expect(table.refusal('spain take-person cortes')).toBe('10.1/marched')
})

test('13.11, 13.5, 13.31: gold is looked for in a mine hex by somebody there, and looted by a detachment', () => {
  const table = position(
    'spain england',
    'natives aztec 0\nengland at 1620: 1 colonist\nengland at 2327: 1 colonist\nbegin gold england',
  )
  expect(table.refusal('england prospect 2316')).toBe('13.11/no-mine')
  expect(table.refusal('england prospect 2414')).toBe('13.11/nobody-there')
  expect(table.refusal('england abandon 1620')).toBe('13.5/not-found')
  expect(table.refusal('england loot tenochtitlan')).toBe('13.31/no-detachment')
})

test('17.21: natives are attacked where one has a detachment', () => {
  const table = position('spain england', 'england at 2414: 1 colonist, 2 dets\nbegin natives england')
  expect(table.refusal('england attack aztec')).toBe('17.21/no-detachment')
})

const seaFight = (fleet: string, dice: number[]) =>
  position(
    'spain england',
    `turn 15
     spain ships 2315: caravel, caravel, bounds 9
     spain ships 2512: caravel
     england ships 2316: ${fleet}
     begin sailing spain`,
    { chance: { dice } },
  ).play('spain activate 1', 'spain sail w', 'spain attack england')

test('8.31, 8.32: only ships of the fight are lost, and only lost ships are Prizes', () => {
  const table = seaFight('carrack with 2 dets and drake, carrack with 2 dets, privateer', [2])
  expect(table.refusal('spain lose 3')).toBe('8.31/not-in-the-fight')
  table.play('spain lose 1')
  expect(table.refusal('england take spain 2')).toBe('8.32/not-lost')
})

test('15.44: a Prize needs a detachment to man it', () => {
  const table = seaFight('carrack with 1 det and drake, carrack with 1 det, privateer', [2]).play('spain lose 1')
  expect(table.refusal('england take spain 1')).toBe('15.44/no-crew')
})

test('8.31: the attacker names one of those who defend', () => {
  const lines = `england ships 2315: carrack with 2 dets, carrack with 2 dets, bounds 9
     spain ships 2316: caravel
     france ships 2316: caravel
     spain at 2316: 1 colonist, friar +1`
  const table = position('spain england france', `${lines}\nbegin sailing england`, { chance: { dice: [1] } })
  table.play('england activate 1', 'england sail w', 'everybody alone', 'england attack-all')
  expect(table.refusal('england name england')).toBe('8.31/not-defending')
})

test('8.57: no more detachments stay ashore than won', () => {
  const table = position(
    'spain england',
    `spain at 2316: 1 colonist, friar +1
     england ships 2316: carrack with 2 dets, carrack with 2 dets, bounds 9
     begin sailing england`,
    { chance: { dice: [1] } },
  ).play('england activate 1', 'england invade 4')
  expect(pending(table.state, 'leave-ashore')).toBeDefined()
  expect(table.refusal('england leave 5')).toBe('8.57/not-so-many')
})

test('13.43, 15.42: gold is loaded into a ship that is there, and never into a Privateer’s', () => {
  const table = position(
    'spain england',
    `turn 15
     england at 2414: 1 colonist, 10 gold
     england ships 2414: carrack
     england ships 2414: carrack with 1 det and drake, privateer, bounds 9
     begin resources england`,
  )
  expect(table.refusal('england load 9')).toBe('13.43/no-ship')
  expect(table.refusal('england load 2')).toBe('15.42/no-own-gold')
})
