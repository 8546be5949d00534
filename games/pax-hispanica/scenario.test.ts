import { describe, expect, test } from 'vitest'
import { position, solitaire } from './scenario.ts'

const bad = (line: string) => () => position('england france', `year 1625\n${line}`)

describe('a position', () => {
  test.each([
    ['year 1625 and more', '"and more" is for'],
    ['england: $3 gold', '"gold" after $3 means nothing'],
    ['england: fleet curacao tortuga, ships S01', '"tortuga" is for'],
    ['england: figure', 'a cell is missing'],
    ['england: hand C05 parrot', 'parrot is not a card'],
    ['havana: spain, fort big', '"big" after fort means nothing'],
    ['havana: spain, slave, fort  trujillo: spain', '"trujillo: spain" after fort means nothing'],
    ['accompong: visita england twice', '"twice" is for'],
    ['england: ships S01 S02 S03 S04 S05', 'there is room for 4'],
    ['england: hand C05   france: hand C05', 'C05 lies somewhere already'],
    ['display: C05 C06', 'one card of a deck is on display'],
    ['display: haven-tortuga', 'haven-tortuga is no Market card'],
    ['england: uncovered R06', 'name the Peerage before it is uncovered'],
    ['turn of england tomorrow', '"tomorrow" is for'],
    ['year 1651', 'the years are 1598 to 1649'],
    ['order england', 'names each nation at the table once: england, france'],
    ['england: ships C01', 'C01 is no Ship'],
    ['england: peers C01', 'C01 is no Peerage'],
    ['england: hand C05 C05', 'a card is named twice'],
    ['recycled: haven-tortuga', 'haven-tortuga is no Market card'],
    ['havana: spain, slave, citizen france', 'a Site holds one Meeple'],
    ['havana: spain, chest, chest', 'a Site holds one Chest'],
    ['turn of spain', 'spain is not at the table'],
    ['netherlands: $3', 'netherlands is not at the table'],
  ])('"%s" is an error that quotes the line', (line, why) => {
    expect(bad(line)).toThrow(why)
    expect(bad(line)).toThrow('Position line "')
  })

  test('that cannot be is an error, too', () => {
    expect(bad('coffers 99')).toThrow('The position cannot be: ')
    expect(bad('england: relics 99')).toThrow('more tokens than there are')
    expect(bad('england: cargo chest chest, ships S01')).toThrow('Cargo of')
    expect(bad('england: figure colonist-1   france: figure colonist-1')).toThrow('the Figures of england and france')
    expect(bad('barbados: slave')).toThrow('barbados: an Indigenous off')
    expect(bad('havana: slave-rebel')).toThrow('havana: a Rebel off a Rebel Site')
  })

  test('may be written in several lines, a later one over an earlier one', () => {
    const table = position('england france', 'england: peers R18   england: peers R18 R04, $5')
    table.stands('england: peers R18 R04, $5')
  })

  test('GL-peerage: a Peerage may stand without its token', () => {
    const left = (more: string) => {
      const { state, nation } = position('england france', `england: peers R06 R08${more}`)
      return state.disksLeft[nation('england')] + state.biblesLeft[nation('england')]
    }
    expect(left(', uncovered R08')).toBe(left('') + 1)
    position('england france', 'england: peers R06 R08, uncovered R08').stands('england: uncovered R08')
  })

  test('knows cards by their names, in positions, moves and chance', () => {
    const table = position(
      'england france',
      `year 1625
       england: ships laurens-de-graaf, fleet curacao
       turn of england`,
    )
    table.stands('england: ships S05, fleet curacao')
    expect(table.card('laurens-de-graaf')).toBe(table.card('S05'))
    expect(table.why('england scuttle laurens-de-graaf')).toEqual(table.why('england scuttle S05'))
  })

  test('stops at the end of its year', () => {
    const table = solitaire('year 1598   england: $3   the whole year')
    for (let i = 0; i < 50 && table.waiting().length > 0; i++) {
      table.play(`england ${table.choices('england')[0]}`)
    }
    expect([table.waiting(), table.state.year, table.state.ended]).toEqual([[], 1599, 0])
  })
})

describe('what stands', () => {
  const table = position(
    'england france',
    `year 1625, order france england, mercantilism 3, coffers 2
     england: $3, figure colonist-1, hand C05 haven-tortuga, ships S11 S04, fleet curacao, cargo chest relic
     havana: spain, slave, fort, chest          barbados: england, citizen
     accompong: visita england                  buria: cathedral france, citizen england
     calusa: indigenous                         rebel-cuba: tax-rebel
     tortuga: buried chest relic                recycled: C07`,
  )

  test('is said in the words of positions', () => {
    expect(table.look('havana')).toBe('spain, slave, fort, chest')
    expect(table.look('accompong')).toBe('visita england')
    expect(table.look('buria')).toBe('cathedral france, citizen england')
    expect(table.look('england')).toBe(
      '$3, figure colonist-1, relics 0, hand C05 haven-tortuga, ships S11 S04, fleet curacao, cargo chest relic',
    )
    table.stands(`barbados: england, citizen   calusa: indigenous   rebel-cuba: tax-rebel   tortuga: buried chest relic
      recycled: C07   board: year 1625, coffers 2, mercantilism 3, order france england   france: no cargo, $0
      santo-domingo: nothing`)
  })

  test('may be said in any order where none is kept, and by the names of cards', () => {
    table.stands('england: cargo relic chest, hand haven-tortuga belize-baymen')
    expect(() => table.stands('england: ships S04 S11')).toThrow('ships S11 S04')
  })

  test('must be named whole on a Site, in parts of a nation', () => {
    expect(() => table.stands('havana: spain, slave')).toThrow('does not stand: havana: spain, slave, fort, chest.')
    expect(() => table.stands('england: cargo chest')).toThrow('"england: cargo chest" does not stand')
    const relics = position('england france', 'havana: spain, slave, relic, relic')
    expect(() => relics.stands('havana: spain, slave, relic')).toThrow('spain, slave, relic, relic')
    expect(() => table.stands('parrot: $3')).toThrow('There is nothing to say about "parrot".')
  })
})

test('everybody lets pass who lies in wait', () => {
  const lines = `year 1625
     england: ships S10, fleet curacao, cargo relic
     france: ships S01, hand haven-curacao   netherlands: ships S20, hand haven-tortuga
     interdiction of england`
  const table = position('england france netherlands', lines)
  expect(table.waiting()).toEqual(['france', 'netherlands'])
  expect(table.play('everybody lets pass').waiting()).toEqual([])
})
