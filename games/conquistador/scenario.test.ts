import { describe, expect, test } from 'vitest'
import { position } from './scenario.ts'

const bad = (line: string) => () => position('spain england', `turn 7\n${line}`)

describe('a position', () => {
  test.each([
    ['turn 7 at noon', '"at noon" is for'],
    ['spain: 85', 'say "85 ducats"'],
    ['spain: monarch E', 'E is not a rating'],
    ['spain: parrot', 'parrot is not a person'],
    ['france: 5 ducats', 'france is not at the table'],
    ['spain at 9999: 1 colonist', '9999 is not a hex'],
    ['spain at 2316: 2 parrots', 'parrots is not a colonist or det'],
    ['spain ships 2316: carrack by 2 dets', 'say "carrack with 2 dets and drake"'],
    ['spain ships 2316: carrack with 2 dets tomorrow', '"tomorrow" is for'],
    ['spain ships europe: carrack, landed 1 colonist in 2812', 'say "landed 1 colonist at 2812"'],
    ['natives atlantis 3', 'atlantis is not an Area'],
    ['begin parrots spain', 'nobody knows what parrots means; begin knows council'],
    ['begin march', 'say whose it is: "begin march spain"'],
    ['begin battle england 0101', 'there is no land in that hex'],
    ['begin event spain 18', '18 is not a political event (A, B'],
    ['begin turn from breakfast', 'breakfast is not a part of the turn (arrivals'],
    ['spain at 0101: 1 colonist', 'there is no land in that hex'],
    ['spain at 2316: columbus', 'Explorers never go ashore'],
    ['spain ships 1526: caravel', 'there is no water in that hex'],
    ['spain ships 2316: caravel with 2 dets', 'a caravel carries no more than 1 colonists and dets'],
    ['spain ships 2316: carrack with 30 gold', 'a carrack carries no more than 25 gold'],
    ['spain ships 2316: 3 carrack', 'carrack is not a ship'],
    ['spain: owes 30', 'the Bankers are not at the table'],
    ['cuzco full', 'say "cuzco empty"'],
    ['natives aztec 99', 'the Native Level there goes from 0 to'],
    ['european aztec 11', 'European Levels go from 0 to 10'],
    ['spain: multiplier 2', 'the multiplier moves by -1 to 1'],
    ['spain: rented drake 22', 'the turns are 1 to 21'],
    ['spain ships 2316: 41 caravels', 'a country has at most 40 ships'],
    ['spain ships 2316: caravel, bounds 61', 'the Bounds of an Expedition are 0 to 60'],
    ['mine 2316 found', 'there is no mine in that hex'],
    ['begin sailing spain twice', '"twice" is for'],
    ['turn 22', 'the turns are 1 to 21'],
    ['initiative spain', 'names each country once: spain, england'],
  ])('"%s" is an error that quotes the line', (line, why) => {
    expect(bad(line)).toThrow(why)
    expect(bad(line)).toThrow('Position line "')
  })

  test('stands as it was written', () => {
    const lines = `
      spain: 85 ducats, monarch B, rutter, colonists 3, dets 2, columbus, caravel
      spain at 2316: 1 colonist, 2 dets, cortes, friar +2, 15 gold
      spain ships 2316: carrack with 2 dets, caravel with 1 colonist
      mine 4213: found
    `
    const table = position(
      'spain england',
      `turn 7, initiative england spain, natives aztec 0, mine 4213 found, found north-america england
       ${lines.replace('mine 4213: found', '')}
       begin march spain`,
    )
    table.stands(lines)
    table.stands('turn: 7, initiative england spain   aztec: natives 0   north-america: england')
    table.stands('england: 0 ducats, no rutter   england at 2316: nothing')
    expect(() => table.stands('spain at 2316: 1 colonist')).toThrow('1 colonist, 2 dets, cortes, friar +2, 15 gold')
  })

  test('is compared with lines as positions write them: in numbers, and in any order aboard', () => {
    const lines = 'spain: 3 colonists   spain ships 2316: 2 caravels, carrack with drake and 1 det'
    const table = position('spain england', `turn 7   ${lines}   begin march spain`)
    table.stands(lines)
    expect(() => table.stands('spain ships 2316: caravel, carrack with drake and 1 det')).toThrow('caravel, caravel')
    expect(() => table.stands('spain: 2 colonists')).toThrow('colonists 3')
  })
})
