import { describe, expect, test } from 'vitest'
import { solitaire } from '../scenario.ts'
import { HAND, PIRATING, PURPLE, RED } from './state.ts'

const at = (lines: string, about = {}) => solitaire(`year 1609\n ${lines}\n turn of england`, about)

describe('announcing a course', () => {
  const LINES = 'england: ships S04\n spain: ships S08\n havana: spain, chest'

  test('H6b-course: with fewer Ships the Sun King lets you sail freely', () => {
    const table = at('england: ships S04 S05\n spain: ships S08\n havana: spain, chest')
    table.play('england sail barataria-bay')
    expect(table.choices('england')).toContain('attack havana')
    expect(table.told('king-watches')).toEqual([])
  })

  test('H6b-course: with as many he makes you announce every zone first', () => {
    const table = at(LINES).play('england sail barataria-bay')
    expect(table.choices('england')).toEqual(['set-sail', 'via new-providence', 'via tris-island'])
    table.play('england via new-providence', 'england set-sail')
    expect(table.told('course-plotted')).toEqual([
      [table.zone('barataria-bay'), 1],
      [table.zone('new-providence'), 2],
    ])
  })

  test('H6b-course: the course follows the borders and currents', () => {
    const table = at(LINES).play('england sail barataria-bay')
    expect(table.refusal('england via tortuga')).toBe('D4c/not-adjacent')
    expect(table.refusal('england via caymanes')).toBe('D4c/against-the-current')
  })

  test('H6b-course: it may return to a zone, but not go on forever', () => {
    const table = at('england: ships S04\n spain: ships S08\n cartagena: spain, chest').play(
      'england sail islas-del-rosario',
    )
    for (let i = 0; i < 13; i++) table.play('england via port-royal', 'england via islas-del-rosario')
    table.play('england via port-royal')
    expect(table.refusal('england via islas-del-rosario')).toBe('H6b-course/too-long')
    expect(table.choices('england')).toEqual(['set-sail'])
  })

  test('H6b-course: then he draws as many Haven cards as his Hand Limit, openly', () => {
    const table = at(`${LINES}\n santo-domingo: spain`, {
      chance: { haven: ['haven-roatan'] },
    })
    table.play('england sail barataria-bay', 'england via new-providence', 'england set-sail')
    expect(table.told('king-watches')).toEqual([[1]])
    expect(table.state.place[table.card('haven-roatan')]).toBe(HAND + PURPLE)
    const three = at(
      `england: ships S04\n spain: ships S08
       havana: spain, chest   santo-domingo: spain   coro: spain   cumana: spain   trujillo: spain   cartagena: spain`,
    )
    three.play('england sail barataria-bay', 'england via new-providence', 'england set-sail')
    expect(three.state.havenHand[PURPLE]).toBe(3)
  })

  test('H6b-course: Reconnaissance needs no course', () => {
    const table = at(LINES).play('england reconnaissance')
    expect([table.waiting(), table.told('king-watches')]).toEqual([[], []])
  })
})

describe('following it', () => {
  const away = (course: string, lines = '', ships = 'S04') => {
    const table = at(`england: ships ${ships}\n spain: ships S24 S20\n ${lines}`, {
      chance: { haven: ['haven-tris-island', 'haven-trinidad'] },
    })
    const [first, ...rest] = course.split(' ')
    return table.play(`england sail ${first}`, ...rest.map(zone => `england via ${zone}`), 'england set-sail')
  }

  test('H6b-course: you do what you like in each zone and sail only to the next', () => {
    const table = away('islas-del-rosario port-royal', 'cartagena: spain, chest', 'S04 S05')
    expect(table.refusal('england sail curacao')).toBe('H6b-course/off-course')
    expect(table.why('england sail curacao')?.params).toEqual({ zone: 'port-royal' })
    table.play('england attack cartagena', 'england sail port-royal')
    expect(table.refusal('england sail caymanes')).toBe('H6b-course/course-over')
  })

  test('H6b-course: you may not leave the sea before its end', () => {
    const table = away('tortuga caymanes', 'st-domingue: england, chest')
    expect(table.refusal('england pirating')).toBe('H6b-course/under-way')
    const laden = away('tortuga new-providence', 'st-domingue: england, chest').play('england load chest st-domingue')
    expect(laden.refusal('england europe')).toBe('H6b-course/under-way')
    expect(laden.refusal('england bury 1 0')).toBe('H6b-course/under-way')
    laden.play('england sail new-providence', 'england europe')
    expect(laden.state.money[RED]).toBe(4)
  })

  test('H6b-course: a part is buried only on a course that ends on the Sargasso Sea', () => {
    const lines = 'st-domingue: england, chest, relic'
    const table = away('tortuga caymanes', lines).play(
      'england load chest st-domingue',
      'england load relic st-domingue',
    )
    expect(table.refusal('england bury 1 0')).toBe('H6b-course/course-misses-europe')
    table.play('england sail caymanes')
    expect(table.refusal('england bury 1 0')).toBe('H6b-course/course-misses-europe')
    table.play('england bury 1 1')
    expect(table.state.fleet[RED]).toBe(PIRATING)
    const home = away('tortuga new-providence', lines)
    home.play('england load chest st-domingue', 'england load relic st-domingue', 'england bury 1 0')
    home.play('england sail new-providence', 'england europe', 'england sell')
    expect([home.state.money[RED], home.state.buriedChests[home.zone('tortuga')]]).toEqual([8, 1])
  })

  const emigrant = () => {
    const lines = 'port-de-paix: cathedral england, citizen\n barbados: england\n st-domingue: spain'
    return away('tortuga caymanes', lines, 'S04 S05').play('england emigrate port-de-paix')
  }

  test('AMB-20/last-colony-here: nobody is carried past the last Colony of the course', () => {
    const table = emigrant()
    expect(table.refusal('england pirating')).toBe('H6b-course/under-way')
    expect(table.refusal('england sail caymanes')).toBe('AMB-20/last-colony-here')
    table.play('england unload citizen st-domingue', 'england sail caymanes', 'england pirating')
    expect(table.told('passenger-released')).toEqual([])
  })

  test('AMB-20: an emigrant whose Colony is lost on the way goes home', () => {
    const table = emigrant().play('england attack st-domingue', 'england sail caymanes', 'england pirating')
    expect([table.state.reserves[RED], table.told('passenger-released')]).toEqual([5, [[RED, RED]]])
  })

  test('F3, F3a: on an announced course only Colonies ahead of the fleet count, one for each Meeple aboard', () => {
    const tribes = 'accompong: indigenous   ciboney: indigenous   chetumal: indigenous'
    const course = 'port-royal caymanes'
    const elsewhere = away(course, `${tribes}   barbados: england`, 'S04 S05')
    expect(elsewhere.refusal('england enslave accompong')).toBe('F3a/no-vacant-colony')
    const ahead = away(course, `${tribes}   isla-de-pinos: england`, 'S04 S05')
    ahead.play('england enslave accompong', 'england sail caymanes')
    expect(ahead.refusal('england enslave ciboney')).toBe('F3a/no-vacant-colony')
  })

  test('F3: nobody goes aboard for whom the course has no Colony', () => {
    const table = away(
      'tortuga caymanes',
      'port-de-paix: cathedral england, citizen\n barbados: england\n st-domingue: england, chest',
    )
    expect(table.refusal('england emigrate port-de-paix')).toBe('F3/no-vacant-colony')
  })
})

describe('coming home', () => {
  test('H6a: nobody stays in EUROPE: after unloading you draw in PIRATING', () => {
    const table = at('england: ships S04, fleet new-providence, cargo chest', { chance: { haven: ['haven-roatan'] } })
    table.play('england europe')
    expect([table.state.fleet[RED], table.state.havenHand[RED], table.state.money[RED]]).toEqual([PIRATING, 1, 4])
  })

  test('H6a: the Sun King comes back without a Haven card', () => {
    const table = solitaire('year 1609\n spain: ships S08\n cartagena: spain, chest\n begin king-sail')
    expect([table.state.fleet[PURPLE], table.state.havenHand[PURPLE], table.state.coffers]).toEqual([PIRATING, 0, 1])
  })
})

describe('land battles', () => {
  const fight = (lines: string) =>
    at(`england: ships S04, fleet islas-del-rosario\n ${lines}`)
      .play('england attack cartagena')
      .told('land-battle-fought')[0]

  test('H6b: you sail and fight as ever', () => {
    expect(fight('cartagena: spain, fort').slice(2)).toEqual([1, 2])
  })

  test('H6b-land: purple tokens side against you, a Refugee in the target too', () => {
    expect(fight('cartagena: spain, citizen france\n palenque-san-basilio: cathedral spain, citizen').slice(2)).toEqual(
      [1, 3],
    )
  })

  test('H6b-land: other Refugees side with you, and nobody is asked', () => {
    expect(fight('cartagena: spain\n palenque-san-basilio: cathedral spain, citizen france').slice(2)).toEqual([2, 1])
  })

  test('AMB-77: a purple Refugee on your Site is purple first', () => {
    expect(fight('cartagena: spain\n palenque-san-basilio: cathedral england, citizen spain').slice(2)).toEqual([1, 2])
    const table = solitaire(`year 1619
      spain: ships S08 S01
      palenque-san-basilio: cathedral england, citizen spain
      begin king-sail`)
    expect(table.told('king-stays-in-port')).toHaveLength(1)
  })
})
