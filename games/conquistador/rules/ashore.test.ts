import { expect, test } from 'vitest'
import { AREA } from '../data/index.ts'
import { position } from '../scenario.ts'
import { resourcesOf } from './14-resources.ts'
import { uprisingLevel } from './17-uprisings.ts'
import { hexOf } from './geography.ts'

test('10.2: sea, lakes and mountain sides are closed to a column', () => {
  const table = position('spain england', 'england at 2316: 1 dets\nbegin march england')
  table.play('england muster 2316', 'england take detachment')
  const ways = ['ne', 'e', 'se', 'sw', 'w', 'nw'].map(d => table.why(`england step ${d}`)?.key)
  expect(ways).toContain('closed')
  expect(ways).toContain(undefined)
})

test('11.11: two battles are fought in the order that the mover likes', () => {
  const table = position(
    'spain england france',
    `england at 1620: 8 dets
     spain at 1520: 1 dets
     france at 1720: 1 dets
     begin march england`,
    { otherwise: { below: () => 0 } },
  )
  table.play('england muster 1620', 'england take detachment', 'england take detachment', 'england step ne')
  table.play('england muster 1620', 'england take-all detachment', 'england step se')
  table.play('england done')
  expect(table.choices('england').sort()).toEqual(['battle 1520', 'battle 1720'])
  expect(table.refusal('england battle 1620')).toBe('11.11/no-battle')
  table.play('england battle 1720')
  expect(table.told('land-battle').map(([, hex]) => hex)).toEqual([hexOf('1720'), hexOf('1520')])
})

test('11.21: an owner gives two Colonists for a detachment', () => {
  const table = position(
    'spain england',
    'england at 1620: 4 dets\nspain at 1520: 4 colonists, 2 dets\nbegin march england',
    { chance: { dice: [3] } },
  )
  table.play('england muster 1620', 'england take-all detachment', 'england step ne', 'england done')
  expect(table.waiting()).toEqual(['spain'])
  expect(table.refusal('spain give 2')).toBe('11.21/too-many')
  table.play('spain give 1')
  expect(table.told('men-lost').some(([nation, kind]) => nation === 0 && kind === 0)).toBe(true)
})

test('13.16: a worked mine hex gives nothing, and its Area has level one', () => {
  const { state } = position(
    'spain england',
    'turn 11\nmine 2414 found\nengland at 2316: 5 colonists\nengland at 2414: 3 colonists\nbegin gold england',
    { chance: { dice: [6] } },
  ).play('england done')
  expect(resourcesOf(state, 1, AREA.caribbean)).toBe(5 * 1 * 2)
})

test('13.33: a city is emptied by a seven, and then there is nothing to loot', () => {
  const lines = 'natives aztec 0\nengland at 2327: 1 dets\nbegin gold england'
  const table = position('spain england', lines, { chance: { dice: [3, 4] } })
  table.play('england loot tenochtitlan')
  expect(table.refusal('england loot tenochtitlan')).toBe('13.31/looted')
  table.play('england done')
  expect(table.told('emptied')).toHaveLength(1)
  const empty = position('spain england', lines)
  empty.state.emptied[1] = 1
  expect(empty.refusal('england loot tenochtitlan')).toBe('13.33/empty')
})

test('13.41, 13.43, 7.12: gold is loaded in an own port, as much as the ship holds', () => {
  const port = position(
    'spain england',
    'england ships 2326: carrack, caravel\nengland at 2326: 1 colonist, 40 gold\nbegin resources england',
  )
  port.play('england load 1')
  expect(port.refusal('england load 1')).toBe('7.12/no-room-for-gold')
  port.play('england load 2')
  expect(port.state.goldAmount.toSorted((a, b) => a - b)).toEqual([5, 10, 25])
  const foreign = position(
    'spain england',
    `england ships 2414: carrack
     england ships 2326: carrack
     england at 2414: 1 dets, 5 gold
     england at 2326: 1 colonist, 5 gold
     begin resources england`,
  )
  expect(foreign.refusal('england load 1')).toBe('13.41/not-own-port')
})

test('13.42, 13.45: gold never moves alone, and whoever drives its guards away has it', () => {
  const table = position('spain england', 'england at 1620: 1 dets, 25 gold\nbegin march england')
  table.play('england muster 1620')
  expect(table.refusal('england take-gold')).toBe('13.42/no-carrier')
  table.play('england take detachment', 'england take-gold', 'england step ne', 'england halt')
  expect(table.state.goldAt).toEqual([hexOf('1520')])
  const taken = position(
    'spain england',
    'england at 1620: 4 dets\nspain at 1520: 4 dets, 25 gold\nbegin march england',
    { chance: { dice: [1] } },
  )
  taken.play('england muster 1620', 'england take-all detachment', 'england step ne', 'england done')
  if (taken.waiting().includes('spain')) taken.play(`spain ${taken.choices('spain')[0]}`)
  expect(taken.told('retreated')).toHaveLength(1)
  expect(taken.state.goldAt).toEqual([hexOf('1520')])
  expect(taken.men('england', '1520')[1]).toBe(4)
})

test('13.44: gold of California is not loaded on the east coast of Sonora, and gold that sailed is', () => {
  const lines = `england ships 1926: carrack
     england ships 2326: carrack
     england at 1926: 1 colonist
     england at 2326: 1 colonist, 5 gold
     begin resources england`
  const table = position('spain england', lines)
  table.state.goldAt.push(hexOf('1926'))
  table.state.goldAmount.push(25)
  table.state.goldFrom.push(hexOf('1432'))
  expect(table.refusal('england load 1')).toBe('13.44/too-far')
  table.state.goldFrom[1] = -1
  table.play('england load 1')
  expect(table.told('gold-loaded')).toEqual([[1, hexOf('1926'), 25]])
})

test('13.5: a mine is abandoned or reopened once in a segment, by Colonists', () => {
  const table = position('spain england', 'mine 2414 found\nengland at 2414: 1 colonist\nbegin gold england')
  expect(table.refusal('england reopen 2414')).toBe('13.5/not-abandoned')
  table.play('england abandon 2414')
  expect(table.refusal('england reopen 2414')).toBe('13.11/tried')
  table.play('england done')
  expect(table.state.goldAmount).toEqual([])
  const shut = position('spain england', 'mine 2414 abandoned\nengland at 2414: 1 colonist\nbegin gold england', {
    chance: { dice: [6] },
  }).play('england reopen 2414', 'england done')
  expect(shut.state.goldAmount).toEqual([15])
  const troops = position('spain england', 'mine 2414 found\nengland at 2414: 1 dets\nbegin gold england')
  expect(troops.refusal('england abandon 2414')).toBe('13.5/no-colonist')
})

test('15.35: Explorers never go ashore', () => {
  const table = position('spain england', 'england ships 2811: caravel with cabot-j, bounds 9\nbegin sailing england')
  expect(table.play('england activate 1').refusal('england debark cabot-j')).toBe('15.35/sailors-stay')
})

test('15.36: Personne comes only if the table wants him', () => {
  const begin = (personne: boolean) =>
    position('spain england france', 'turn 17\nbegin turn', { options: { personne }, otherwise: { below: () => 5 } })
  const arrives = (personne: boolean) => begin(personne).told('arrived').length
  expect(arrives(true) - arrives(false)).toBe(1)
})

test('15.42, 15.44: a Privateer lands nobody, loads no gold of his own, and keeps every ship manned', () => {
  const table = position(
    'spain england',
    `turn 15
     england ships 2414: carrack with 2 dets and drake, privateer, bounds 9
     england at 2414: 1 colonist, 5 gold
     begin sailing england`,
  )
  expect(table.play('england activate 1').refusal('england land detachment 1')).toBe('15.42/stay-aboard')
  const bound = position(
    'spain england',
    'turn 15\nengland ships 2311: carrack with 1 det and drake, privateer, bounds 1\nbegin sailing england',
  )
  bound.play('england activate 1')
  for (let i = 0; i < 4; i++) bound.play('england sail ne', 'england sail sw')
  expect(bound.refusal('england sail ne')).toBe('15.42/out-of-bounds')
})

test('15.53: a Conquistador takes a pip off the Spanish die, or adds it to the attacker of Spain', () => {
  const battle = (lines: string, seat: string) =>
    position('spain england', `${lines}\nbegin march ${seat}`, { chance: { dice: [4] }, otherwise: { below: () => 0 } })
  const attack = battle('spain at 1620: 2 dets, cortes, friar +1\nengland at 1520: 2 dets', 'spain')
  attack.play(
    'spain muster 1620',
    'spain take-all detachment',
    'spain take-person cortes',
    'spain take-person friar-1',
    'spain step ne',
    'spain done',
  )
  expect(attack.told('land-battle')[0][3]).toBe(3)
  const defence = battle('spain at 1520: 2 dets, cortes, friar +1\nengland at 1620: 2 dets', 'england')
  defence.play('england muster 1620', 'england take-all detachment', 'england step ne', 'england done')
  expect(defence.told('land-battle')[0][3]).toBe(5)
})

test('15.55: his men suffer one less in the wilderness', () => {
  const toll = (who: string) =>
    position('spain england', `spain at 3817: 1 dets${who}\nbegin land-attrition spain`, {
      chance: { dice: [5] },
    }).told('land-toll')[0][3]
  expect([toll(''), toll(', cortes')]).toEqual([5, 4])
})

test('15.63: a Missionary shows his rating when he reaches the New World', () => {
  const table = position(
    'spain england',
    'spain ships europe: caravel with columbus and friar, to 2316, bounds 9\nspain at 2316: 1 colonist\nbegin first-crossings spain',
    {
      otherwise: { below: () => 0 },
    },
  )
  expect(table.state.friarRating[0]).toBe(0)
  table.play('spain sail 1')
  expect(table.told('friar-revealed')).toHaveLength(1)
  expect(table.state.friarRating[0]).not.toBe(0)
})

test('17.3, 17.32: of several Missionaries Spain counts the mildest', () => {
  const table = position('spain england', 'spain at 2414: 3 colonists, friar +2, friar -1\nbegin planning')
  expect(uprisingLevel(table.state, 0, AREA.caribbean)).toBe(2 + 3 - 1)
  const quiet = position('spain england', 'england at 2414: 1 colonist, 4 dets\nbegin uprisings england')
  expect(quiet.told('uprising-check')).toEqual([])
})

test('17.35: an uprising takes units at their owner’s choice, or all there are', () => {
  const lines = 'england at 2414: 2 colonists\nengland at 2316: 3 colonists, 1 dets\nbegin uprisings england'
  const table = position('spain england', lines, { chance: { dice: [1, 3] } })
  expect(table.refusal('england lose detachment 2414')).toBe('17.35/not-among-them')
  table.play('england lose colonist 2316')
  expect(table.men('england', '2316')).toEqual([2, 1])
})

test('18.11, 18.13: a discovery needs its hex, an Explorer, and nobody before', () => {
  const table = position(
    'spain england',
    'found chichen-itza spain\nengland ships 2323: caravel with cabot-j, caravel, bounds 9\nbegin sailing england',
  )
  expect(table.play('england activate 1').refusal('england discover chichen-itza')).toBe('18.11/known')
  const alone = position(
    'spain england',
    'england ships 2323: caravel, bounds 9\nengland at 2323: 1 colonist\nbegin sailing england',
  )
  expect(alone.play('england activate 1').refusal('england discover chichen-itza')).toBe('18.13/needs-explorer')
})

test('18.12: land units discover at once, and the claims of ships lapse', () => {
  const table = position('spain england', 'england at 2426: 1 dets\nbegin march england')
  table.state.claims.push(5)
  table.play('england muster 2426', 'england take detachment', 'england step nw')
  expect(table.told('discovered')).toEqual([[1, 6, 40]])
  expect(table.state.points[1]).toBe(40)
})

test('10.5: everybody goes ashore at once, the Missionary first; a single one is put ashore by name', () => {
  const aboard = 'carrack with 1 colonist and 1 det and cortes and columbus, caravel with 1 det and friar +1, bounds 9'
  const table = position('spain england', `spain ships 2323: ${aboard}\nbegin sailing spain`).play(
    'spain activate 1',
    'spain land-all',
  )
  table.stands('spain at 2323: 1 colonist, 2 dets, cortes, friar +1')
  expect(table.refusal('spain land-all')).toBe('10.5/too-few')
  const alone = position('spain england', 'spain ships 2323: carrack with 1 det and columbus\nbegin sailing spain')
  expect(alone.play('spain activate 1').refusal('spain land-all')).toBe('10.5/too-few')
  const barred = position('spain england', 'spain ships 2323: carrack with 2 dets and columbus\nbegin sailing spain')
  expect(barred.play('spain activate 1').refusal('spain land-all')).toBe('15.61/missionary-first')
})

test('10.5: after the last crossing everybody goes ashore at once, too', () => {
  const table = position(
    'spain england',
    'england at 2316: 1 colonist\nengland ships europe: carrack with 2 colonists, to 2316, bounds 3\nbegin last-crossings england',
  ).play('england sail 1', 'england land-all')
  table.stands('england at 2316: 3 colonists')
})
