import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { FLOTA } from './state.ts'

describe('C2: skullduggery', () => {
  test('C2.6, D3 example: the Knighthood prevents the English Civil War; both stars and costs stay', () => {
    const table = position(
      'lerma raleigh',
      'lerma: $6   parliament: lerma   raleigh: $2   knighthood: raleigh   begin skullduggery',
    ).play('lerma plot parliament 1 raleigh', 'raleigh plot knighthood 1 plot-1')
    expect(table.state.place[table.at('raleigh')]).toBe(11)
    expect(table.state.place[table.at('parliament')]).toBe(3)
    expect([table.gold('lerma'), table.gold('raleigh')]).toEqual([0, 0])
  })

  test('C2.7, D4.10: unprevented it disrupts the character and, by its star, itself', () => {
    const table = position('lerma raleigh', 'lerma: $6   parliament: lerma   begin skullduggery').play(
      'lerma plot parliament 1 raleigh',
    )
    expect(table.state.mercenaries).toEqual([table.at('raleigh')])
    expect(table.state.place[table.at('parliament')]).toBe(3)
  })

  test('C2.6: effects fall from the highest crown; what has lost its card fails', () => {
    const table = position(
      'lerma raleigh',
      `lerma: $9   pope-paul-v: lerma   raleigh: $9   inquisition: raleigh
       begin skullduggery`,
    ).play('lerma plot pope-paul-v 1 inquisition', 'raleigh plot inquisition 1 nothing', 'lerma pass', 'raleigh pass')
    expect(table.state.persecution).toBe(0)
    expect(table.told('failed')).toHaveLength(1)
  })

  test('C2.6: a pass is not final', () => {
    const table = position(
      'lerma raleigh',
      'lerma: $9   asiento: lerma   raleigh: $9   inquisition: raleigh   begin skullduggery',
    ).play('lerma pass', 'raleigh plot inquisition 1 nothing')
    expect(table.waiting()).toEqual(['lerma'])
    table.play('lerma plot asiento 1 lerma')
    expect(table.waiting()).toEqual(['raleigh'])
  })

  test('LR-55: a stranger’s fleet needs its owner’s consent; a refusal costs nothing', () => {
    const table = position('lerma raleigh', 'lerma: $5   asiento: lerma   begin skullduggery').play(
      'lerma plot asiento 1 raleigh',
    )
    expect(table.waiting()).toEqual(['raleigh'])
    table.play('raleigh decline')
    expect([table.gold('lerma'), table.state.flags[table.at('raleigh')]]).toEqual([5, 0])
  })
})

describe('D4: kinds of skullduggery', () => {
  const done = (lines: string, ...moves: string[]) =>
    position('lerma raleigh', `${lines}   begin skullduggery`).play(...moves)

  test('D4.1, D4.12: a royal marriage inverts the war and costs the princess', () => {
    const table = done(
      'lerma: $2   elizabeth-stuart: lerma   war-english: active',
      'lerma plot elizabeth-stuart 1 war-english',
    )
    expect(table.state.inverted[0]).toBe(1)
    expect(table.state.mercenaries).toEqual([table.at('elizabeth-stuart')])
  })

  test('D4.2: a broken truce disrupts and fills anew', () => {
    const table = done(
      'lerma: $3   sea-dogs: lerma   oliver-cromwell: lerma   war-english: inverted   raleigh: size 2',
      'lerma plot oliver-cromwell 1 war-english',
    )
    expect(table.state.inverted[0]).toBe(0)
    expect(table.state.mercenaries).toContain(table.at('sea-dogs'))
    expect(table.state.soldiers[table.at('raleigh')]).toBe(2)
  })

  test('D4.5: ship building adds a ship', () => {
    const table = done('lerma: $3   royal-shipyard: lerma', 'lerma plot royal-shipyard 1 lerma')
    expect(table.state.size[table.at('lerma')]).toBe(2)
  })

  test('D4.6: a governor names fleets, which may then smuggle', () => {
    const table = done(
      'lerma: $1   puerto-rico-black-market: lerma',
      'lerma plot puerto-rico-black-market 1 nothing',
      'lerma name raleigh',
      'lerma enough',
    )
    expect(table.state.permits[table.at('raleigh')]).toBe(1)
    expect(table.gold('lerma')).toBe(0)
  })

  test('D4.7: a gubernatorial raid leaves a fort standing and nothing else', () => {
    const raid = (fort: string) =>
      done(
        `lerma: $3   puerto-rico-black-market: lerma   antigua: raleigh, size 2, soldiers 2, mill, profit 1${fort}`,
        'lerma plot puerto-rico-black-market 2 antigua',
      )
    const stood = raid(', fort')
    const antigua = stood.at('antigua')
    expect([
      stood.state.soldiers[antigua],
      stood.state.mill[antigua],
      stood.state.profit[antigua],
      stood.state.size[antigua],
    ]).toEqual([0, 0, 0, 2])
    expect(raid('').state.mercenaries).toEqual([antigua])
  })

  test('D4.8: persecution lets countrymen of two faiths fight without turning pirate', () => {
    const table = position(
      'richelieu le-vasseur',
      `persecution   richelieu: privateer haven-tortuga, soldiers 1   le-vasseur: $0   port-de-paix: le-vasseur
       operations of richelieu`,
    ).play('richelieu raid richelieu port-de-paix', 'richelieu attack')
    expect(table.state.pirate[table.at('richelieu')]).toBe(0)
  })

  test('D4.9: letters of marque add a pirate tent or take it away', () => {
    const table = done('lerma: $2   house-of-stuart: lerma   raleigh: pirate', 'lerma plot house-of-stuart 2 raleigh')
    expect(table.state.pirate[table.at('raleigh')]).toBe(0)
  })

  test('D4.11, C5.5: a seized mordida takes a slot; with both full one must go', () => {
    const table = done(
      'raleigh: $5   elizabeth-stuart: raleigh   wisselbank: raleigh   lerma: $0   house-of-stuart: lerma',
      'raleigh plot elizabeth-stuart 2 house-of-stuart',
    )
    expect(table.refusal('raleigh send-away house-of-stuart')).toBe('C5.5/the-newcomer-stays')
    expect(table.refusal('raleigh send-away inquisition')).toBe('C5.5/not-in-your-slots')
    table.play('raleigh send-away wisselbank')
    expect(table.state.place[table.at('house-of-stuart')]).toBe(11)
    expect(table.state.mercenaries).toEqual([table.at('wisselbank'), table.at('elizabeth-stuart')])
  })

  test('D4.16: a venture loan brings a work a year nearer', () => {
    const table = done('year 1602   lerma: $1, fort 1604   wisselbank: lerma', 'lerma plot wisselbank 1 lerma-fort-4')
    expect([table.state.fortsDue[3], table.state.fortsDue[4]]).toEqual([1, 0])
  })

  test('D2.2: the Spanish Attack strikes a foreign work on the track', () => {
    const table = position(
      'drake marques',
      'year 1602   marques: $4   casa: marques   barbados: track of drake 1604   begin skullduggery',
    ).play('marques plot casa 2 barbados')
    expect(table.state.mercenaries).toEqual([table.at('barbados')])
  })
})

describe('D4.6, D6.2: naming fleets', () => {
  test('D4.6: a fleet that would not carry treasure may still be named for smuggling', () => {
    const table = position(
      'marques drake',
      `year 1605, treasure   casa: marques   marques: $5   governor-of-honduras: marques   begin skullduggery`,
    ).play(
      'marques plot casa 1 nothing',
      'marques name drake',
      'drake decline',
      'marques enough',
      'marques plot governor-of-honduras 1 nothing',
      'marques name drake',
      'marques enough',
      'marques pass',
    )
    expect(table.state.permits[table.at('drake')]).toBeGreaterThan(0)
  })

  test('D6.2, D2.4: a combined fleet is named with all its cards, and the rest stays named if its leader goes', () => {
    const table = position(
      'marques lerma drake',
      `year 1605, treasure   casa: marques   marques: $5   windward-armada: lerma
       guardacostas: lerma, under windward-armada   begin skullduggery`,
    ).play(
      'marques plot casa 1 nothing',
      'marques name windward-armada',
      'lerma agree',
      'marques enough',
      'marques pass',
      'drake deal 1 lerma drake + lerma card windward-armada',
    )
    const { state } = table
    const [armada, guards] = ['windward-armada', 'guardacostas'].map(id => table.at(id))
    expect([state.leader[armada], state.leader[guards]]).toEqual([armada, guards])
    expect([state.flags[armada] & FLOTA, state.flags[guards] & FLOTA]).toEqual([FLOTA, FLOTA])
  })
})
