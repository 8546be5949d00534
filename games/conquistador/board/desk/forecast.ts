import { friarsDue, upkeepOf } from '../../rules/6-upkeep.ts'
import { resourcesOf } from '../../rules/14-resources.ts'
import { departureOf } from '../../rules/21-setup.ts'
import { shipsOf } from '../../rules/fleet.ts'
import { friarsIn, isFriar, needsFriar, peopleAboard, serves } from '../../rules/people.ts'
import { hasMenIn } from '../../rules/posts.ts'
import { AREA_COUNT, type Conquest, EUROPE, EXPEDITIONS, IN_EUROPE, PERSONS, SPAIN } from '../../rules/state.ts'
import { type Toll, tables } from '../../rules/tables.ts'

/** A face of the die as the table answers it: nothing, somebody, a ship or worse. */
export interface Face {
  readonly says: string
  readonly grave: 'safe' | 'men' | 'ship'
}

const letters = ({ colonists, detachments, ships, leaders, all }: Toll): string => {
  if (all) return 'All'
  const part = (n: number, letter: string) => (n === 0 ? [] : [n === 1 ? letter : `${n}${letter}`])
  const parts = [...part(ships, 'Sh'), ...part(colonists, 'C'), ...part(detachments, 'S'), ...part(leaders, 'E')]
  return parts.length === 0 ? '–' : parts.join('+')
}

/** The six faces of a roll in a column of the naval attrition table. */
export const seaFaces = (column: number): Face[] =>
  tables.navalAttrition.map(row => {
    const toll = row[Math.min(9, Math.max(1, column)) - 1]
    return { says: letters(toll), grave: toll.all || toll.ships > 0 ? 'ship' : letters(toll) === '–' ? 'safe' : 'men' }
  })

/** What a slip plans: Bounds out and home, as far as they are known. */
export interface Plan {
  readonly expedition: number
  readonly number: number
  readonly inEurope: boolean
  readonly goal: number
  readonly out: number
  readonly home: number
  readonly bought: number
  readonly ships: readonly number[]
  readonly people: readonly number[]
}

export function planOf(view: Conquest, expedition: number): Plan {
  const ships = shipsOf(view, expedition)
  const at = view.expAt[expedition]
  const inEurope = at === EUROPE
  const goal = view.expGoal[expedition]
  const out = inEurope && goal >= 0 ? tables.bounds[goal] : 0
  return {
    expedition,
    number: (expedition % EXPEDITIONS) + 1,
    inEurope,
    goal,
    out,
    home: inEurope ? out : at >= 0 ? tables.bounds[at] : 0,
    bought: view.expBounds[expedition],
    ships,
    people: ships.flatMap(ship => peopleAboard(view, ship)),
  }
}

export const plansOf = (view: Conquest, seat: number): Plan[] =>
  Array.from({ length: EXPEDITIONS }, (_, i) => seat * EXPEDITIONS + i)
    .filter(e => view.expAt[e] >= 0)
    .map(e => planOf(view, e))

/** Persons who wait in Europe. */
export const idlePeople = (view: Conquest, seat: number): number[] =>
  view.personAt.flatMap((at, person) =>
    person < PERSONS && at === IN_EUROPE && serves(view, person) === seat ? [person] : [],
  )

/** Something to know before the plans are sealed. */
export interface Warning {
  readonly key: string
  readonly rule: string
  readonly grave: boolean
  readonly params: Readonly<Record<string, string | number>>
  readonly persons?: readonly number[]
  readonly area?: number
}

const isIn = (goal: number, area: number): boolean => goal >= 0 && tables.areaOf[tables.waterHex[goal]] === area

/** What the plans leave undone. */
export function warningsOf(view: Conquest, seat: number): Warning[] {
  const found: Warning[] = []
  const warn = (key: string, rule: string, grave: boolean, about: Partial<Warning> = {}) =>
    found.push({ key, rule, grave, params: {}, ...about })
  if (view.europeColonists[seat] > 0) warn('colonists', '15.1', true, { params: { n: view.europeColonists[seat] } })
  const leaving = idlePeople(view, seat).filter(person => departureOf(view, person) === view.turn)
  if (leaving.length > 0) warn('leaves', '15.31', false, { persons: leaving, params: { n: leaving.length } })
  if (seat === SPAIN) {
    const written = plansOf(view, seat).filter(({ people }) => people.some(isFriar))
    for (let area = 0; area < AREA_COUNT; area++) {
      const served = written.some(({ goal }) => isIn(goal, area))
      const lacks = needsFriar(view, area) && friarsIn(view, area).length === 0 && hasMenIn(view, SPAIN, area)
      const towards = plansOf(view, seat).find(({ inEurope, goal }) => inEurope && isIn(goal, area))
      if (lacks && !served)
        warn('lacks', '15.61', false, { area, params: towards === undefined ? {} : { slip: towards.number } })
    }
  }
  for (const plan of plansOf(view, seat)) {
    const params = { slip: plan.number, out: plan.out, home: plan.home, bought: plan.bought }
    if (plan.inEurope && plan.goal < 0) warn('nowhere', '7.23', true, { params })
    else if (plan.inEurope && plan.bought < plan.out) warn('short', '6.62', true, { params })
    if (!plan.inEurope || plan.goal < 0 || seat !== SPAIN) continue
    const area = tables.areaOf[tables.waterHex[plan.goal]]
    const duty = needsFriar(view, area) && friarsIn(view, area).length === 0 && !hasMenIn(view, SPAIN, area)
    if (duty && !plan.people.some(isFriar)) warn('friar', '15.61', true, { params, area })
  }
  return found
}

/** The bill of the plans, and what the turn may bring. */
export function billOf(view: Conquest, seat: number) {
  let resources = 0
  for (let area = 0; area < AREA_COUNT; area++) resources += resourcesOf(view, seat, area)
  const left = view.treasury[seat]
  const upkeep = upkeepOf(view, seat) + friarsDue(view, seat)
  return {
    before: view.shown[seat],
    spent: view.shown[seat] - left,
    left,
    resources,
    upkeep,
    after: left + resources - upkeep,
  }
}
