import type { Event } from '@spanish-main/kernel'
import type { Name, Sample, Say, TableView, TextSection } from '@spanish-main/ui'
import { CARDS, ZONES } from '../../data/index.ts'
import { scoreOf } from '../../rules/a-end.ts'
import { year } from '../../rules/c0-year.ts'
import { isTreasureYear } from '../../rules/c1-black-spot.ts'
import { IN_FORCE, type Lords, UNITS } from '../../rules/state.ts'
import { CARD_COUNT, CITIES, COMPONENTS, isColony, isMordida, PORT_COUNT, tables } from '../../rules/tables.ts'
import { holds, isActive, isImmature, isMature, isUnitOnMap, ownerOf } from '../../rules/units.ts'
import { fleets, underWay } from '../chart/facts.ts'
import { placeFacts } from './facts.ts'
import { lordName } from './names.ts'

/** Which part of the year is being played, by what lies on the stack. */
export function stageOf(view: Lords): string {
  const has = (name: string) => view.stack.some(frame => frame.at === name)
  if (has('turns')) return 'voyages'
  if (has('crowns')) return 'crowns'
  if (has('auctions')) return 'auctions'
  if (has('skullduggery') || has('resolve-plots')) return 'skullduggery'
  if (has('capitalize')) return 'capitalization'
  return has('upgrades') || has('tents-due') || pastVoyages(view) ? 'maturing' : 'black-spot'
}

const CASHING = year.steps.findIndex(({ rule }) => rule === 'C5.1')
const pastVoyages = (view: Lords): boolean => view.stack.some(({ at, pc }) => at === 'year' && pc > CASHING)

export function summary(view: Lords, say: Say): string {
  const stage = stageOf(view)
  const turn = view.stack.find(frame => frame.at === 'turns')
  const part =
    stage === 'voyages' && turn !== undefined ? say('summary.turn', { turn: turn.a, of: view.order.length }) : ''
  const year = say(isTreasureYear(view) ? 'summary.treasure-year' : 'summary.year', { year: String(view.year) })
  return [year, say(`stage.${stage}`), part].filter(each => each !== '').join(' · ')
}

/** A year opens a chapter of the chronicle. */
export const chapter = ({ kind, args: [year] }: Event, say: Say): string | undefined =>
  kind === 'year' ? say('chapter.year', { year: String(year) }) : undefined

export const sample = (view: Lords): Sample => ({
  at: view.year,
  values: {
    score: view.gold.map((_, seat) => scoreOf(view, seat)),
    gold: view.gold,
    units: view.gold.map((_, seat) => countUnits(view, seat)),
  },
})

function countUnits(view: Lords, seat: number): number {
  let count = 0
  for (let unit = 0; unit < UNITS; unit++) if (holds(view, seat, unit) && isUnitOnMap(view, unit)) count++
  return count
}

/** The table in words: the lords with their cards, the sea, the towns, what is in force. */
export function describe({ view }: TableView<Lords>, say: Say, name: Name): TextSection[] {
  const row = (at: number) => ({
    name: name('place', at),
    value: placeFacts(view, at, say, name),
    target: { domain: 'place', value: at },
  })
  const ownedBy = (seat: number) =>
    CARDS.flatMap((_, card) =>
      ownerOf(view, card) === seat && (isMature(view, card) || isImmature(view, card)) ? [card] : [],
    )
  const sailing = underWay(view)
  return [
    ...view.gold.map((gold, seat) => ({
      title: say('text.lord', {
        lord: lordName(view, seat, say),
        gold,
        tents: view.tents[seat],
        score: scoreOf(view, seat),
      }),
      rows: ownedBy(seat).map(row),
    })),
    {
      title: say('text.sea'),
      rows: [
        ...ZONES.map((_, zone) => ({
          name: name('zone', zone),
          value: sailing?.zone === zone ? say('text.sails', { fleet: name('place', sailing.fleet) }) : '',
          target: { domain: 'zone', value: zone },
        })),
        {
          name: say('board.waiting'),
          value: fleets(view)
            .filter(unit => view.berth[unit] > 0)
            .map(unit => name('place', unit))
            .join(', '),
        },
      ],
    },
    { title: say('text.towns'), rows: range(CITIES, COMPONENTS + PORT_COUNT).map(row) },
    {
      title: say('board.in-force'),
      rows: inForce(view).map(card => ({
        name: name('place', card),
        value: say(isActive(view, card) ? 'force.active' : 'force.inverted'),
      })),
    },
  ]
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i)

/** Events that lie open on the table. */
export const inForce = (view: Lords): number[] =>
  range(0, CARD_COUNT).filter(card => tables.event[card] !== undefined && view.place[card] === IN_FORCE)

export const mordidaOf = (view: Lords, seat: number): number[] =>
  range(0, CARD_COUNT).filter(card => isMordida(card) && holds(view, seat, card))

export const coloniesOf = (view: Lords, seat: number): number[] =>
  range(0, UNITS).filter(card => isColony(card) && holds(view, seat, card))
