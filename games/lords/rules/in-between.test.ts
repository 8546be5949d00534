import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'

describe('deals in the middle of something', () => {
  test('D1.1, C2.6: the price of a plot waits for the consent of whom it concerns', () => {
    const table = position('lerma drake kettler', 'asiento: lerma   lerma: $3   sea-dogs: drake   begin skullduggery')
    table.play('lerma plot asiento 1 sea-dogs')
    expect(table.refusal('kettler deal 1 lerma kettler + lerma gold 2')).toBe('D1.1/not-so-much-gold')
    table.play('kettler deal 1 lerma kettler + lerma gold 1', 'drake agree')
    table.stands('lerma: $0   kettler: $1')
  })

  test('D1.1, D6.2: a flota is paid for before carriers are asked', () => {
    const table = position('marques drake', 'year 1605   casa: marques   marques: $3   begin skullduggery')
    table.play('marques plot casa 1 nothing', 'marques name drake', 'drake deal 1 marques drake + marques gold 2')
    table.stands('marques: $0   drake: $2')
  })

  test('D1.1, C3a.2: so does a pledge', () => {
    const table = position('drake lerma kettler', 'drake: $3   lerma: $3   drawn: caracas   begin auctions')
    table.play('lerma pledge drake 2')
    expect(table.refusal('kettler deal 1 lerma kettler + lerma gold 2')).toBe('D1.1/not-so-much-gold')
    table.play('kettler deal 1 lerma kettler + lerma gold 1', 'drake accept')
    expect(table.choices('drake')).toContain('bid 5')
  })

  test('E1.2/no-gold: whoever gave away his last gold when asked for ransom can only refuse', () => {
    const table = position(
      'drake lerma',
      'drake: soldiers 1, privateer haven-tortuga   lerma: $1   caracas: lerma   operations of drake',
    ).play('drake raid drake caracas')
    expect(table.choices('lerma')).toEqual(['pay', 'refuse'])
    table.play('drake deal 1 lerma drake + lerma gold 1')
    expect(table.refusal('lerma pay')).toBe('E1.2/no-gold')
  })

  test('E3.8/no-gold: plunder that was given away makes no soldiers', () => {
    const table = position(
      'drake lerma',
      'drake: size 3, soldiers 2, privateer haven-tortuga   caracas: lerma, profit 1   operations of drake',
    ).play('drake raid drake caracas', 'drake attack', 'drake plunder 1')
    expect(table.choices('drake')).toEqual(['reinforce 0', 'reinforce 1'])
    table.play('lerma deal 1 drake lerma + drake gold 1')
    expect(table.refusal('drake reinforce 1')).toBe('E3.8/no-gold')
  })

  test('D1.3/units-are-busy: no card changes hands while crowns are chosen', () => {
    const table = position('drake lerma', 'stadholder-of-holland: drake   begin crowns').play(
      'drake crown stadholder-of-holland',
    )
    expect(table.refusal('lerma deal 1 drake lerma + drake card stadholder-of-holland')).toBe('D1.3/units-are-busy')
  })

  test('C2.2, LR-39: works cost what they cost when people began to pay, whoever has the Wisselbank by then', () => {
    const table = position(
      'drake lerma',
      `year 1604   war-dutch: active   drake: $9   lerma: $9   wisselbank: lerma
       caracas: track of lerma 1606   barbados: track of drake 1606   begin capitalization`,
    )
    table.play('drake deal 1 lerma drake + lerma card wisselbank', 'drake pay', 'lerma pay')
    table.stands('drake: $7   lerma: $8')
  })
})

describe('LR-46: a unit operates once a year, whoever has it', () => {
  test('C4b.1/operated-already: a privateer that raided last of all raids no more for its buyer', () => {
    const table = position(
      'drake lerma raleigh',
      `sea-dogs: drake, soldiers 2, size 2, privateer haven-tortuga   caracas: raleigh   riohacha: raleigh   begin turns`,
    ).play('drake ready', 'drake raid sea-dogs caracas', 'drake back-down', 'drake finish')
    table.play(
      'lerma deal 1 drake lerma + drake card sea-dogs',
      'lerma privateer sea-dogs',
      'lerma lie-at haven-tortuga',
    )
    table.play('lerma ready')
    expect(table.refusal('lerma raid sea-dogs riohacha')).toBe('C4b.1/operated-already')
  })

  test('C4b.1/operated-already: nor does a colony that is sold while it is at work', () => {
    const table = position(
      'drake lerma raleigh',
      'riohacha: drake, soldiers 1   zaragoza-mines: raleigh   arabuco: raleigh   begin turns',
    ).play('drake ready', 'drake raid riohacha zaragoza-mines')
    table.play('lerma deal 1 drake lerma + drake card riohacha', 'drake finish', 'lerma ready')
    expect(table.refusal('lerma raid riohacha arabuco')).toBe('C4b.1/operated-already')
  })
})

describe('LR-26: whoever loses a leader names the next', () => {
  const FLEET = `sea-dogs: drake   merchant-raiders: drake, under sea-dogs   bristol-venturers: drake, under sea-dogs
    turn of drake`

  test('D2.4, D1.3: also when it is sold', () => {
    const table = position('drake lerma', FLEET).play('lerma deal 1 drake lerma + drake card sea-dogs')
    expect(table.choices('drake')).toEqual(['lead merchant-raiders', 'lead bristol-venturers'])
    expect(table.refusal('drake lead sea-dogs')).toBe('D2.4/not-in-that-fleet')
    table.play('drake lead bristol-venturers')
    table.stands('sea-dogs: lerma, size 1   merchant-raiders: drake, under bristol-venturers')
  })

  test('D2.4, D1.3: nobody is asked when a single card is left, or none', () => {
    const one = position('drake lerma', FLEET)
    one.play(
      'lerma deal 1 drake lerma + drake card sea-dogs + drake card merchant-raiders',
      'drake privateer bristol-venturers',
    )
    one.stands('bristol-venturers: drake, size 1   merchant-raiders: lerma, size 1')
    const none = position('drake lerma', FLEET)
    none.play(
      'lerma deal 1 drake lerma + drake card sea-dogs + drake card merchant-raiders + drake card bristol-venturers',
    )
    none.stands('bristol-venturers: lerma, size 1   merchant-raiders: lerma, size 1   sea-dogs: lerma, size 1')
    expect(none.choices('drake')).toContain('ready')
  })

  test('D2.4, C3b.4: a war that takes a whole fleet leaves nothing to ask', () => {
    const table = position(
      'stuyvesant drake',
      `year 1604   sea-dogs: stuyvesant   merchant-raiders: stuyvesant, under sea-dogs
       bristol-venturers: stuyvesant, under sea-dogs   drawn: war-english   begin events`,
    )
    table.stands('mercenaries: sea-dogs merchant-raiders bristol-venturers')
    expect(table.choices('stuyvesant')).toEqual(['crown stuyvesant'])
  })
})
