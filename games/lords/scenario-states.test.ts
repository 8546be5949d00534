import { expect, test } from 'vitest'
import { position } from './scenario.ts'

test('an auction in its middle: bids, pledges, who is asked', () => {
  const table = position(
    'stuyvesant raleigh lerma',
    `stuyvesant: $3   raleigh: $3   lerma: $5
     begin auction inquisition, stuyvesant 3, raleigh 2, pledge lerma raleigh 1, asked raleigh`,
  )
  expect(table.waiting()).toEqual(['raleigh'])
  table.stands('auction: inquisition, stuyvesant 3, raleigh 2, pledge lerma raleigh 1, leads stuyvesant')
  table.play('raleigh bid 4')
  table.stands('auction: raleigh 4, leads raleigh')
  table.play('stuyvesant pass', 'lerma pass')
  table.stands('inquisition: track of raleigh 1601   lerma: $4   raleigh: $0')
})

test('a battle in its middle: vane and round', () => {
  const table = position(
    'drake lerma',
    `drake: size 2, soldiers 2   lerma: size 3, soldiers 1, treasure 1
     begin battle drake lerma, vane drake, round 12`,
  )
  table.stands('battle: drake lerma, vane drake')
  table.play('drake fight seize', 'lerma fight broadside')
  table.stands('drake: size 3, soldiers 1, tents 1   lerma: size 2')
  expect(table.told('battle-over')).toHaveLength(1)
})

test('a raid with its ransom, and the spoils of a siege', () => {
  const LORDS = 'drake: size 2, soldiers 2, privateer haven-tortuga   lerma: $1   caracas: lerma, profit 1'
  const raid = position('drake lerma', `${LORDS}   begin raid drake caracas`).play('lerma pay')
  raid.stands('drake: $1   lerma: $0')
  const spoils = position('drake lerma', `${LORDS}   begin spoils drake caracas`)
  spoils.play('drake plunder 1', 'drake spare')
  spoils.stands('drake: $1   caracas: no profit')
})

test('a voyage in its middle, steered by the treasure player', () => {
  const table = position(
    'drake marques',
    `year 1605   veracruz: treasure   casa: marques   drake: flota, size 2   caracas: marques
     voyage of drake at campeche, entries 4, refused caracas`,
  )
  table.stands('voyage: drake, at campeche, entries 4')
  table.play('marques load veracruz')
  table.stands('drake: treasure 1   veracruz: no treasure')
})

test('promises in force, and what is owed already', () => {
  const table = position(
    'drake lerma marques',
    `year 1605   casa: marques   drake: $4, owes lerma 3
     promise lerma drake loan 2   promise drake lerma instalment 1608 1   promise lerma marques commission 1 owed 2
     promise marques drake flota-share everything   operations of drake`,
  )
  table.stands('drake: $4, owes lerma 3')
  table.stands('promises: lerma drake loan 2, drake lerma instalment 1608 1')
  table.stands('promises: lerma marques commission 1 owed 2, marques drake flota-share everything')
  table.play('drake pay-back lerma')
  table.stands('drake: $1   lerma: $3')
})

test('the calamity of a card, and each later part of the year', () => {
  const struck = position('drake lerma', 'year 1604   barbados: drake, size 2   drawn: caracas   begin black-spot')
  struck.stands('year: 1604')
  const grown = position('drake lerma', 'year 1609   barbados: drake   begin growth')
  grown.stands('year: 1610   barbados: size 2')
  const cashed = position('drake lerma', 'year 1604   antigua: drake, mill, profit 1, worth 2   begin cash')
  cashed.stands('drake: $2   supply: mills 11, forts 12')
  const ended = position('drake raleigh', 'drake: $30   raleigh: $5, tents 1   begin end')
  ended.stands('end: last-year, winner drake   drake: score 30, place 1   raleigh: score 30, place 2')
})

test('marks of the year, closed places, those who left, orders', () => {
  const table = position(
    'drake lerma kettler',
    `year 1604, order lerma drake   comet   left kettler open   agreed drake   asked drake caracas
     havana: soldiers 2, closed   san-juan: soldiers 3, closed
     barbados: kettler, locusts   caracas: lerma   sea-dogs: drake, manned, based, permit san-juan
     drake: crown drake, soldiers 1, privateer haven-tortuga, landed 1   operations of drake`,
  )
  table.stands('year: order lerma drake, comet   havana: soldiers 2, closed   san-juan: closed   kettler: gone')
  table.stands('drake: crown drake, landed 1   sea-dogs: manned, permit san-juan')
  expect(table.refusal('drake raid drake caracas')).toBe('E1.5/asked-already')
  table.play('lerma agree')
  table.stands('end: agreement')
})
