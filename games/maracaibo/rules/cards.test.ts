import { expect, test } from 'vitest'
import { CARDS, type ProjectCard } from '../data/index.ts'
import { position } from '../scenario.ts'
import { MEASURES, PLACE } from './state.ts'
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

const buyable = CARDS.filter(card => card.id !== 'PP')

/** The parts of a card's immediate effects, such as `D3`. */
const partsOf = ({ effects }: ProjectCard): string[] =>
  effects.filter(each => /^(i|inc):/.test(each)).flatMap(each => each.replace(/^\w+:/, '').split(','))

/** What the parts of a kind add up to. */
const sumOf = (card: ProjectCard, kind: string): number =>
  partsOf(card).reduce(
    (sum, part) => sum + (new RegExp(`^${kind}\\d+$`).test(part) ? Number(part.slice(kind.length)) : 0),
    0,
  )

const counts = (card: ProjectCard, part: string): number => partsOf(card).filter(each => each === part).length

/** How the buyer answers: stays where he is, unlocks nothing, takes France wherever a nation is asked for. */
function answer(at: string | undefined, choices: readonly string[], discs: readonly number[]): string {
  if (at === 'disc') return choices.find(each => discs[Number(each.slice('disc su'.length)) - 1] === 2)!
  const wanted: Readonly<Record<string, RegExp>> = {
    'explore-to': /^stay$/,
    draw: /^pile$/,
    'gain-influence': /^nation france$/,
    'lose-influence': /^nation france$/,
    'rise-in-rank': /^nation france$/,
    resist: /^out$/,
    'pay-each': /^pay$/,
  }
  return choices.find(each => wanted[at ?? '']?.test(each)) ?? choices[0]
}

function bought(id: string, goods: string) {
  const table = position(2, `${BUYER} amber: hand ${id.toLowerCase()}${goods}\n village of amber`, {
    options: { scenario: '78' },
  })
  table.state.tasks[0] = 7
  const before = JSON.parse(JSON.stringify(table.state)) as typeof table.state
  const offered: string[][] = []
  table.play(`amber buy ${id.toLowerCase()}`)
  for (let i = 0; i < 30 && table.state.stack.at(-1)?.at !== 'village'; i++) {
    const at = table.state.stack.at(-1)?.at
    const choices = table.choices('amber')
    if (at === 'explore-to') offered.push(choices)
    table.play(`amber ${answer(at, choices, table.state.discs)}`)
  }
  return { table, before, after: table.state, offered }
}

const GOODS = ' a02 a04 a05 a06 a13 a16 a01 a03'
const goodsFor = (card: ProjectCard): string =>
  card.requirements.some(each => each.startsWith('goods')) || partsOf(card).some(each => each.startsWith('PAY_EACH'))
    ? GOODS
    : ''

/** Spaces of the upper branch behind cu1, where the buyer's explorer stands. */
const AHEAD = ['cu2', 'cu3', 'cu4']

/** What a card scores by what the buyer has: four combat points, four upgrades, six figures, nothing else. */
const scored = (card: ProjectCard): number =>
  4 * sumOf(card, 'V_PER_COMBAT') + 4 * sumOf(card, 'V_PER_UPGRADE') + 6 * sumOf(card, 'V_PER_FIGURE')

test.each(buyable.map(card => [card.id, card] as const))(
  'MB-5.3: %s costs its price and does at once what it says',
  (id, card) => {
    const { table, before, after, offered } = bought(id, goodsFor(card))
    const told = (kind: string) => table.told(kind).length
    const chosen = counts(card, 'CHOOSE(D6/C4/X2)') * 6
    // Two tobacco cards and two corn cards are in the hand that pays for each of them.
    const each = counts(card, 'PAY_EACH(tobacco>D2)') * 4
    const eachCombat = counts(card, 'PAY_EACH(corn>C2)') * 4
    const flipped = counts(card, 'OBJECT_TABLE') * 4
    // The flag of Puerto Plata, the first city that a marker can go to.
    const flag = counts(card, 'PLACE_CITY') * 3
    expect(after.bought[0]).toBe(before.bought[0] + 1)
    expect(after.doubloons[0] - before.doubloons[0]).toBe(sumOf(card, 'D') + chosen + each + flipped + flag - card.cost)
    expect(after.points[0] - before.points[0]).toBe(sumOf(card, 'V') + scored(card))
    const paid = card.requirements.includes('combat2') ? 2 : card.requirements.includes('combat4') ? 4 : 0
    expect(after.combat[0]).toBe(Math.min(10, before.combat[0] - paid + sumOf(card, 'C') + eachCombat))
    expect(after.income[0] - before.income[0]).toBe(sumOf(card, 'ID'))
    const waited = card.effects.some(effect => effect.startsWith('w:GREEN')) ? 5 : 0
    expect(after.pointIncome[0] - before.pointIncome[0]).toBe(sumOf(card, 'IV') + waited)
    const leaves = card.requirements.filter(need => need.startsWith('figure')).length + counted(card, /^a:/)
    expect(after.supply[0] - before.supply[0]).toBe(Math.min(sumOf(card, 'F'), before.general[0]) - leaves)
    const steps = sumOf(card, 'X')
    expect(offered.map(choices => AHEAD.filter(space => choices.includes(`to ${space}`)))).toEqual(
      steps === 0 ? [] : [AHEAD.slice(0, steps)],
    )
    expect(told('removed-disc')).toBe(sumOf(card, 'S'))
    expect(told('drew')).toBe(sumOf(card, 'K'))
    const influence = (nation: number) => after.influence[nation] - before.influence[nation]
    const rise = counts(card, 'R1') * 3
    expect(influence(0)).toBe(sumOf(card, 'I_ANY') + sumOf(card, 'I_FRANCE') + rise - sumOf(card, 'LOSE_INFLUENCE'))
    expect([influence(1), influence(2)]).toEqual([sumOf(card, 'I_SPAIN'), sumOf(card, 'I_ENGLAND')])
    expect(told('annexed')).toBe(counts(card, 'PLACE_VILLAGE') + counts(card, 'PLACE_CITY'))
    expect(told('liberated')).toBe(counts(card, 'LIBERATE_VILLAGE'))
    expect(after.place.filter(place => place >= PLACE.onCard && place < PLACE.search).length).toBe(
      2 * counts(card, 'QUESTS_ON_CARD2'),
    )
  },
)

const counted = ({ effects }: ProjectCard, pattern: RegExp): number => effects.filter(each => pattern.test(each)).length

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
