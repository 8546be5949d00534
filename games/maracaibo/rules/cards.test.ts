import { expect, test } from 'vitest'
import { CARDS } from '../data/index.ts'
import { position } from '../scenario.ts'
import { MEASURES } from './state.ts'
import { MEASURE, SWITCH, TRIGGER } from './tables.ts'

/** A buyer who meets every requirement. */
const BUYER = `
  marker france 2
  marker france 3
  marker france 6
  marker spain 8
  marker spain 9
  marker spain 10
  marker england 15
  marker england 16
  marker england 18
  amber: at 6, doubloons 40, combat 4, figures 5, explorer cu1, unlocked su4 su5 su7 su9, influence france 7, career ca4
`

/** What the simple parts of immediate effects add up to. */
function expected(effects: readonly string[], kind: string): number {
  const parts = effects.filter(each => /^(i|inc):/.test(each)).flatMap(each => each.replace(/^\w+:/, '').split(','))
  return parts.reduce(
    (sum, part) => sum + (new RegExp(`^${kind}\\d+$`).test(part) ? Number(part.slice(kind.length)) : 0),
    0,
  )
}

const isSimple = (effects: readonly string[]): boolean =>
  effects.every(
    each =>
      !/^(i|inc):/.test(each) ||
      each
        .replace(/^\w+:/, '')
        .split(',')
        .every(part => /^(D|V|C|F|ID|IV)\d+$/.test(part)),
  )

const buyable = CARDS.filter(card => card.id !== 'PP')

function bought(id: string, goods: string) {
  const table = position(2, `${BUYER} amber: hand ${id.toLowerCase()}${goods}\n village of amber`, {
    options: { scenario: '78' },
  })
  table.state.tasks[0] = 7
  const before = JSON.parse(JSON.stringify(table.state)) as typeof table.state
  table.play(`amber buy ${id.toLowerCase()}`)
  for (let i = 0; i < 30 && table.state.stack.at(-1)?.at !== 'village'; i++)
    table.play(`amber ${table.choices('amber')[0]}`)
  return { table, before, after: table.state }
}

test.each(buyable.filter(card => isSimple(card.effects)).map(card => [card.id, card] as const))(
  'MB-5.3: %s costs its price and gives at once what it says',
  (id, card) => {
    const goods = card.requirements.some(each => each.startsWith('goods')) ? ' a02 a04 a05 a06 a13 a16 a01 a03' : ''
    const { before, after } = bought(id, goods)
    const paid = card.requirements.includes('combat2') ? 2 : card.requirements.includes('combat4') ? 4 : 0
    expect(after.doubloons[0] - before.doubloons[0]).toBe(expected(card.effects, 'D') - card.cost)
    expect(after.points[0] - before.points[0]).toBe(expected(card.effects, 'V'))
    expect(after.combat[0]).toBe(Math.min(10, before.combat[0] - paid + expected(card.effects, 'C')))
    expect(after.income[0] - before.income[0]).toBe(expected(card.effects, 'ID'))
    const waited = card.effects.find(each => each.startsWith('w:GREEN')) ? 5 : 0
    expect(after.pointIncome[0] - before.pointIncome[0]).toBe(expected(card.effects, 'IV') + waited)
  },
)

test.each(buyable.filter(card => !isSimple(card.effects)).map(card => [card.id, card] as const))(
  'MB-5.3: %s can be bought, and its effects resolve',
  (id, card) => {
    const { after, before } = bought(id, ' a02 a04 a01 a03'.replace(` ${id.toLowerCase()}`, ''))
    expect(after.bought[0]).toBe(before.bought[0] + 1)
    expect(after.stack.at(-1)?.at).toBe('village')
    expect(card.cost).toBeLessThanOrEqual(before.doubloons[0])
  },
)

test('lasting effects of every card are with their owner from then on', () => {
  for (const card of buyable) {
    const { after } = bought(card.id, ' a02 a04 a05 a06 a13 a16 a01 a03'.replace(` ${card.id.toLowerCase()}`, ''))
    for (const effect of card.effects.filter(each => each.startsWith('p:'))) {
      const [name, amount] = [/^p:([A-Z_]+?)\d*(:|$)/.exec(effect)?.[1] ?? '', Number(/(\d)$/.exec(effect)?.[1] ?? 1)]
      if (effect.includes(':', 2) && name in TRIGGER) {
        expect(after.triggers[0] & (1 << TRIGGER[name as keyof typeof TRIGGER]), card.id).not.toBe(0)
      } else if (name in MEASURE) {
        expect(after.measures[MEASURE[name as keyof typeof MEASURE]], card.id).toBeGreaterThanOrEqual(amount)
      } else if (name in SWITCH)
        expect(after.switches[0] & (1 << SWITCH[name as keyof typeof SWITCH]), card.id).not.toBe(0)
      else expect(effect, card.id).toMatch(/^p:(WILD_|TRIPLE|DRAW2TOKENS)/)
    }
    expect(after.measures.slice(0, MEASURES)).toHaveLength(MEASURES)
  }
})
