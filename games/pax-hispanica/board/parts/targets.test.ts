import type { BoardProps, Picking, Say, TableView } from '@spanish-main/ui'
import { describe, expect, it } from 'vitest'
import { ZONE } from '../../data/index.ts'
import { EUROPE, type Pax } from '../../rules/state.ts'
import { position } from '../../scenario.ts'
import { chartMarks, pickBox, spotOf, targetOf } from './targets.ts'

const table = position(
  'england france',
  'year 1625, order england france\nengland: ships S11, fleet curacao\nturn of england',
)

const say: Say = Object.assign((key: string) => key, { has: () => true })
const refused: unknown[] = []

function props(picking: Partial<Picking>, more: Partial<TableView<Pax>> = {}): BoardProps<Pax> {
  const nothing = {
    move: undefined,
    picked: [],
    targets: [],
    focus: undefined,
    ready: undefined,
    refusal: undefined,
    numbered: [],
  }
  return {
    table: {
      view: table.state,
      seat: 0,
      decision: { name: 'sail-act', rule: 'SM-4', sealed: false },
      choices: [],
      refused: [],
      anytime: [],
      ...more,
    } as unknown as TableView<Pax>,
    picking: { ...nothing, shown: undefined, ...picking },
    act: { refuse: (...args: unknown[]) => refused.push(args) } as unknown as BoardProps<Pax>['act'],
    say,
    name: (domain, value) => `${domain} ${value}`,
    calm: true,
  }
}

describe('marks of the chart', () => {
  it('show what may be taken, what was taken and what was refused', () => {
    const coro = table.site('coro')
    const marks = chartMarks(
      props({
        move: 'attack',
        targets: [{ domain: 'site', value: coro, moves: ['attack'] }],
        picked: [{ domain: 'site', value: coro + 1 }],
        refusal: { target: { domain: 'site', value: 0 }, problem: { key: 'x', params: {} } },
      }),
      3,
    )
    expect(marks.sites?.get(coro)).toMatchObject({ state: 'may', icon: 'crossed-swords' })
    expect(marks.sites?.get(coro + 1)).toMatchObject({ state: 'chosen' })
    expect(marks.sites?.get(0)).toMatchObject({ state: 'refused', times: 3 })
  })

  it('join a sea zone to the fleet that would sail there', () => {
    const marks = chartMarks(props({ targets: [{ domain: 'zone', value: ZONE['port-royal'], moves: ['sail'] }] }), 0)
    expect(marks.zones?.get(ZONE['port-royal'])).toMatchObject({ icon: 'sailboat', from: table.nation('england') })
  })

  it('light EUROPE where a move without a place leads there, and say why not where it does not', () => {
    const europe = { text: 'europe', decision: 'sail-act', move: 'europe', rule: 'D4e', args: [], domains: [] }
    expect(chartMarks(props({}, { choices: [europe] }), 0).boxes?.get(EUROPE)?.state).toBe('may')
    const problem = { key: 'no-treasure', rule: 'D4e', params: {} }
    pickBox(props({}, { refused: [{ ...europe, problem }] }), EUROPE)
    expect(refused).toEqual([[problem, { domain: 'sea', value: EUROPE }]])
  })
})

describe('places and targets', () => {
  it('are the same things under two names', () => {
    for (const kind of ['site', 'zone', 'area', 'box'] as const) {
      const pick = { kind, index: kind === 'box' ? EUROPE : 3 }
      expect(spotOf(targetOf(pick))).toEqual(pick)
    }
    expect(spotOf({ domain: 'card', value: 3 })).toBeUndefined()
  })
})
