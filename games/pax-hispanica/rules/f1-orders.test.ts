import { askedSeats, submit, view } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { type PaxScenario, position } from '../scenario.ts'
import { LEAVES } from './f1-interdiction.ts'
import { orders } from './f1-orders.ts'
import { paxHispanica } from './index.ts'
import { vocabulary } from './vocabulary.ts'
import { top } from './words.ts'

const window = (cargo: string, hand: string): PaxScenario =>
  position(
    'england france',
    `year 1625
     england: ships S10 S11, fleet curacao${cargo}
     france: ships S01, hand ${hand}
     interdiction of england`,
  )

/** What France's orders, such as `curacao always`, answer in this window. */
function answer(table: PaxScenario, ...given: string[]): string | undefined {
  const seat = 1
  const codes = given.map(order => {
    const [zone, watch] = order.split(' ')
    return [table.zone(zone), (vocabulary.watch.words as readonly string[]).indexOf(watch)]
  })
  return orders.answer(view(paxHispanica, table.state, seat), seat, codes)
}

describe('standing orders', () => {
  it('AMB-37, AMB-80: when-leaving waits with or without the card, and strikes in the last window', () => {
    expect(answer(window('', 'haven-curacao'), 'curacao when-leaving')).toBe('wait')
    expect(answer(window('', 'haven-roatan'), 'curacao when-leaving')).toBe('wait')
    const leaving = (haven: string) => {
      const table = window('', haven)
      top(table.state, 'interdiction-window').why = LEAVES
      return table
    }
    expect(answer(leaving('haven-curacao'), 'curacao when-leaving')).toBe('interdict')
    expect(answer(leaving('haven-roatan'), 'curacao when-leaving')).toBe('let-pass')
  })

  it('AMB-80: with the card, always interdicts and never lets pass', () => {
    const table = window('', 'haven-curacao')
    expect(answer(table, 'curacao always')).toBe('interdict')
    expect(answer(table, 'curacao never')).toBe('let-pass')
  })

  it('AMB-80: without the card every order but ask lets pass, so that it can be given for any zone', () => {
    const table = window(', cargo chest', 'haven-roatan')
    expect(answer(table, 'curacao always')).toBe('let-pass')
    expect(answer(table, 'curacao if-treasure')).toBe('let-pass')
    expect(answer(table, 'curacao never')).toBe('let-pass')
  })

  it('AMB-80: if-treasure looks at what the fleet carries', () => {
    expect(answer(window(', cargo chest', 'haven-curacao'), 'curacao if-treasure')).toBe('interdict')
    expect(answer(window(', cargo relic', 'haven-curacao'), 'curacao if-treasure')).toBe('interdict')
    expect(answer(window(', cargo indigenous', 'haven-curacao'), 'curacao if-treasure')).toBe('let-pass')
    expect(answer(window('', 'haven-curacao'), 'curacao if-treasure')).toBe('let-pass')
  })

  it('AMB-80: ask, and a zone without an order, leave it to the player', () => {
    const table = window('', 'haven-curacao')
    expect(answer(table, 'curacao ask')).toBeUndefined()
    expect(answer(table, 'roatan always')).toBeUndefined()
    expect(answer(table)).toBeUndefined()
  })

  it('AMB-80: orders are per zone, and a later one for the same zone replaces the earlier', () => {
    expect(orders.topic([3, 0])).toBe(orders.topic([3, 2]))
    expect(orders.topic([3, 0])).not.toBe(orders.topic([4, 0]))
    expect(answer(window('', 'haven-curacao'), 'curacao always', 'curacao never')).toBe('let-pass')
  })

  it('AMB-80: they answer windows only, never a battle', () => {
    const table = window('', 'haven-curacao').play('france interdict', 'england fight')
    expect(askedSeats(paxHispanica, table.state)).toBe(3)
    expect(answer(table, 'curacao always')).toBeUndefined()
  })

  it('AMB-80: nothing is answered when nothing is asked', () => {
    const table = window('', 'haven-roatan').play('france let-pass')
    expect(answer(table, 'curacao always')).toBeUndefined()
  })

  it('AMB-80: what an order answers is a legal move', () => {
    for (const hand of ['haven-curacao', 'haven-roatan']) {
      for (const watch of ['always', 'never', 'if-treasure']) {
        const table = window(', cargo chest', hand)
        const move = answer(table, `curacao ${watch}`)!
        expect(
          submit(paxHispanica, table.state, 1, move, { chance: { below: () => 0 }, listen: undefined }),
        ).toBeUndefined()
      }
    }
  })
})
