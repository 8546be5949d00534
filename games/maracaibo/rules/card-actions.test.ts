// What a bought card does later: its assistant, its village action, its combat action, its points at the end.
import { expect, test } from 'vitest'
import { CARDS, type ProjectCard } from '../data/index.ts'
import { position, type Table } from '../scenario.ts'
import { combatFrame } from './mb10-combat.ts'
import { scoreCards } from './mb11-scoring.ts'

/** The cards with a clause of a kind, and what stands behind its sign. */
const withClause = (sign: string): (readonly [string, string, ProjectCard])[] =>
  CARDS.flatMap(card =>
    card.effects
      .filter(each => each.startsWith(sign))
      .map(each => [card.id.toLowerCase(), each.slice(sign.length), card] as const),
  )

/** What the parts of a gain such as `X2,D3` add up to in one kind. */
const sumOf = (gain: string, kind: string): number =>
  gain
    .split(',')
    .reduce((sum, part) => sum + (new RegExp(`^${kind}\\d+$`).test(part) ? Number(part.slice(kind.length)) : 0), 0)

/** Everything of the first seat that a gain can change. */
const holdings = ({ state: g }: Table) => ({
  doubloons: g.doubloons[0],
  combat: g.combat[0],
  points: g.points[0],
  influence: g.influence.slice(0, 3).reduce((sum, each) => sum + each, 0),
})

/** Holdings after a gain, of which nothing goes beyond a limit. */
const richer = (before: ReturnType<typeof holdings>, gain: string) => ({
  doubloons: before.doubloons + sumOf(gain, 'D'),
  combat: before.combat + sumOf(gain, 'C'),
  points: before.points + sumOf(gain, 'V'),
  influence: before.influence + sumOf(gain, 'I_ANY') + sumOf(gain, 'I_FIGHT'),
})

/** Answers what a gain asks, as quietly as possible, until somebody is asked one of these. */
function answerUntil(table: Table, last: readonly string[]): string[] {
  const asked: string[] = []
  for (let i = 0; i < 12 && !last.includes(table.state.stack.at(-1)?.at ?? ''); i++) {
    const choices = table.choices('amber')
    asked.push(`${table.state.stack.at(-1)?.at}: ${choices.join(' | ')}`)
    table.play(`amber ${choices.find(each => /^(stay|nation france|none)$/.test(each)) ?? choices[0]}`)
  }
  return asked
}

// RISING, CITY and TOPQUEST have tests of their own beside their rules.
const PLAIN_GAIN = /^([DCVX]|I_ANY|SAIL)\d+(,([DCVX]|I_ANY|SAIL)\d+)*$/

test.each(withClause('a:').filter(([, clause]) => PLAIN_GAIN.test(clause.split(':')[1])))(
  'MB-9.2: the assistant of %s gives %s at each of its three locations',
  (id, clause) => {
    const [places, gain] = clause.split(':')
    for (const at of places.split(',')) {
      const table = position(
        2,
        `amber: at ${at}, doubloons 2, combat 1, explorer cu1, influence france 2, career ca4, assistant ${id} ${at}\n main of amber`,
      )
      table.state.tasks[0] = 7
      const before = holdings(table)
      table.play(`amber assistant ${id}`)
      const asked = answerUntil(table, ['wrap-up', 'draw', 'sail'])
      expect(holdings(table), at).toEqual(richer(before, gain))
      const steps = sumOf(gain, 'X')
      const furthest = steps === 0 ? undefined : `to cu${steps + 1}`
      const explored = asked.find(each => each.startsWith('explore-to'))
      expect(explored?.includes(`${furthest}`) ?? false, at).toBe(steps > 0)
      expect(explored?.includes(`to cu${steps + 2}`) ?? false, at).toBe(false)
      expect(
        asked.some(each => each.startsWith('sail-on')),
        at,
      ).toBe(gain.includes('SAIL'))
    }
  },
)

test.each(withClause('va:'))('MB-5.2: the village action of %s is %s', (id, clause) => {
  const [cost, gain] = clause.split('>')
  const table = position(
    2,
    `amber: at 6, doubloons 5, bought ${id}, hand a02 a04 a05 a06 a13 a16 a29, career ca4\n village of amber`,
  )
  table.state.tasks[0] = 7
  const before = holdings(table)
  const cards = table.state.handSize[0]
  table.play(`amber use ${id}`)
  answerUntil(table, ['village'])
  const paid = /^D(\d)$/.exec(cost)?.[1] ?? '0'
  expect(holdings(table)).toEqual({ ...richer(before, gain), doubloons: richer(before, gain).doubloons - Number(paid) })
  const good = /^(corn|cotton|sugar|tobacco)1$/.exec(cost)?.[1]
  expect(table.state.handSize[0]).toBe(cards - (good === undefined ? 0 : 1))
  const [gone] = table.told('discarded')
  expect(gone === undefined ? undefined : CARDS[gone[1] as number].good).toBe(good)
})

test.each(withClause('ca:').filter(([, clause]) => !clause.startsWith('LAST')))(
  'MB-10.4: the combat action of %s is %s',
  (id, clause) => {
    const [price, gain] = clause.split('>')
    const table = position(2, `amber: doubloons 1, bought ${id}, influence spain 2, career ca4\n combat of amber`, {
      chance: { tokens: ['t14'] },
    })
    table.state.tasks[0] = 7
    table.play('amber pile left', 'amber for spain')
    const before = holdings(table)
    const { value } = combatFrame(table.state)
    table.play(`amber use ${id}`)
    expect(holdings(table)).toEqual(richer(before, gain))
    expect(table.state.influence[1]).toBe(2 + sumOf(gain, 'I_FIGHT'))
    expect(combatFrame(table.state).value).toBe(value - Number(price))
  },
)

test.each(withClause('e:'))('MB-11.6: at the end %s scores %s besides its points', (id, clause, card) => {
  const table = position(
    2,
    `amber: bought a01 a02 a03${id.startsWith('a0') ? '' : ` ${id}`}, explorer cu1, unlocked su4 su5 su7, influence france 7, influence spain 3, quests 3\n turn of amber`,
    { options: { promos: true } },
  )
  const { state: g } = table
  const counts: Readonly<Record<string, number>> = {
    QUESTS: 3,
    UPGRADES: 3,
    EXPLORER: 2,
    // Seven steps are the third rank, three the first.
    RANKS: 4,
    CARDS_ODD: [card, ...CARDS.slice(0, 3)].filter(({ cost }) => cost % 2 === 1).length,
  }
  const [, counter, n] = /^([A-Z_]+)(\d)$/.exec(clause)!
  const before = g.points[0]
  scoreCards(g, 0, { chance: { below: () => 0 }, listen: undefined })
  const printed = card.vp + CARDS.slice(0, 3).reduce((sum, { vp }) => sum + vp, 0)
  expect(g.points[0] - before).toBe(printed + Number(n) * counts[counter])
})
