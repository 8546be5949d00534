import { describe, expect, test } from 'vitest'
import { position } from './scenario.ts'

const bad = (line: string) => () => position('drake lerma', `year 1605\n${line}`)

describe('a position', () => {
  test.each([
    ['year 1605 or so', '"or so" is for'],
    ['drake: $5 gold', '"gold" is for'],
    ['drake: $much', '$much is no sum'],
    ['sea-dogs: drake twice', '"twice" is for'],
    ['sea-dogs: drake, size big', 'big is not a number'],
    ['sea-dogs: raleigh', 'raleigh is not at the table'],
    ['barbados: drake, parrot', 'parrot is not a lord'],
    ['parrot: drake', 'parrot is not a card, haven, city or port'],
    ['havana: drake', 'it has soldiers, treasure or is closed, nothing else'],
    ['san-juan: treasure', 'it has soldiers or is closed, nothing else'],
    ['promise drake lerma gold 3', 'gold is no promise'],
    ['war-dutch: over', 'an event is active or inverted'],
    ['caracas: track lerma 1607', 'say "track of drake 1607"'],
    ['voyage of sea-dogs in mona', 'say "voyage of sea-dogs at mona"'],
    ['turn of drake tomorrow', '"tomorrow" is for'],
    ['begin parrots', 'parrots is not a beginning'],
    ['havana: soldiers 99', 'the soldiers of a city are 0 to 3'],
    ['san-juan: soldiers 4', 'the soldiers of a port are 0 to 3'],
    ['drake: tents 99', 'the treasure tents are 0 to '],
    ['barbados: drake, depletion 99', 'the depletion tents are 0 to 3'],
    ['drake: fort 1700', 'the years on a track are 1600 to'],
    ['sea-dogs: drake  turn of drake', '"turn of drake" is for; statements of one line stand three spaces apart'],
  ])('"%s" is an error that quotes the line', (line, why) => {
    expect(bad(line)).toThrow(why)
    expect(bad(line)).toThrow('Position line "')
  })

  test('names a year of the calendar, and each card once', () => {
    expect(() => position('drake lerma', 'year 1650')).toThrow('the years are 1600 to 1649')
    expect(() => position('drake lerma', 'drawn: barbados barbados')).toThrow('barbados lies in a pile already')
  })

  test('half a name brings to mind the whole', () => {
    expect(bad('stadholder: drake')).toThrow('port (perhaps stadholder-of-holland)')
  })

  test('says what happens one after the other, up to the end of the year', () => {
    const table = position('drake lerma', 'year 1609   barbados: drake   operations of drake   begin year-end')
    table.play('drake finish', 'everybody enough')
    table.stands('year: 1610   barbados: drake, size 2')
  })

  test('E4.2, E3.1: begins with a battle or a siege', () => {
    const battle = position(
      'drake lerma',
      'drake: size 2, soldiers 2   lerma: size 2, soldiers 2   begin battle drake lerma',
    )
    battle.play('drake fight seize', 'lerma fight broadside')
    battle.stands('drake: size 2, soldiers 1   lerma: size 2, soldiers 2')
    const siege = position(
      'drake marques',
      `year 1605, treasure   casa: marques   marques: $8   havana: soldiers 1
       drake: size 2, soldiers 2, privateer haven-tortuga   begin siege drake havana`,
    )
    siege.play('drake reinforce 1').stands('drake: $0, tents 1, soldiers 2   marques: $7   havana: no soldiers')
  })

  test('that cannot be is an error, too', () => {
    expect(bad('sea-dogs: drake, size 1, soldiers 3')).toThrow('The position cannot be: B5: sea-dogs carries 3 in 1')
    expect(bad('barbados: size 2')).toThrow('does not say whose barbados is')
    expect(() => position('drake drake', 'turn of drake')).toThrow('drake is named twice')
  })

  test('stands as it was written', () => {
    const lines = `
      drake: $5, tents 1, fort 1607
      sea-dogs: drake, size 2, soldiers 1, profit 1, privateer haven-tortuga, pirate
      barbados: drake, size 2, mill, fort, profit 2
      caracas: track of lerma 1607
      havana: soldiers 2
      war-spanish: active   war-dutch: inverted
      drawn: riohacha   mercenaries: merchant-raiders
    `
    const table = position('drake lerma', `year 1605, persecution\n${lines}\nturn of drake`)
    table.stands(lines)
    table.stands('year: 1605, persecution   haven-tortuga: sea-dogs   lerma: $0, no tents')
    expect(() => table.stands('barbados: size 3')).toThrow('barbados: drake, size 2, mill, fort, profit 2')
  })

  test('knows cards by their names, in positions and moves', () => {
    const table = position('drake lerma', 'year 1605   english-sea-dogs: drake, size 2   turn of drake')
    table.stands('sea-dogs: drake, size 2   english-sea-dogs: size 2')
    expect(table.at('english-sea-dogs')).toBe(table.at('sea-dogs'))
    expect(table.look('sea-dogs')).toBe('drake, size 2')
  })
})
