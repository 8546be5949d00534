import type { BoardProps, MapTarget, Point, Target } from '@spanish-main/ui'
import { ZONES } from '../../data/index.ts'
import { type Lords, UNITS } from '../../rules/state.ts'
import { CARD_COUNT, COMPONENTS, isColony } from '../../rules/tables.ts'
import { isCardByCard, underWay } from '../chart/facts.ts'
import { EXITS } from '../chart/layout.ts'
import type { Mark } from '../chart/marks.tsx'
import { type FleetPlace, pointOf, zonePlace } from '../chart/places.ts'
import { iconOfMove } from '../words/verbs.ts'

type Props = BoardProps<Lords>

/** The domains in which units and places are asked for now: a click on the chart means one of these. */
export function askedDomains({ picking }: Pick<Props, 'picking'>): { units: string; locations: string } {
  const asked = new Set(picking.targets.map(({ domain }) => domain))
  return {
    units: asked.has('aim') ? 'aim' : asked.has('port') && !asked.has('place') ? 'port' : 'place',
    locations: asked.has('card') ? 'card' : 'place',
  }
}

/** The hollow arrow by which the fleet under way may leave now, as a thing of the chart: it is taken by choosing the move. */
export function wayHome({ table, picking }: Pick<Props, 'table' | 'picking'>): Target | undefined {
  const sailing = underWay(table.view)
  const free = picking.move === undefined && table.choices.some(({ move }) => move === 'exit')
  return free && sailing !== undefined ? { domain: 'exit', value: sailing.zone } : undefined
}

/** Where a target lies on the chart; undefined if it is elsewhere. */
export function spotOf(view: Lords, places: readonly FleetPlace[], { domain, value }: Target): Point | undefined {
  if (domain === 'zone') return zonePlace(value).badge
  if (domain === 'exit') return EXITS[ZONES[value].id]
  if (domain === 'port') return pointOf(view, places, COMPONENTS + value)
  if (domain === 'aim') return value < CARD_COUNT ? pointOf(view, places, value) : undefined
  return domain === 'place' || domain === 'card' ? pointOf(view, places, value) : undefined
}

/** The targets that the chart can tell apart. */
const onChart = ({ table, picking }: Pick<Props, 'table' | 'picking'>) =>
  picking.targets.filter(
    ({ domain, value }) => domain !== 'place' || !isCardByCard(table.decision?.name, table.view, value),
  )

const keyOf = ({ domain, value }: Target): string => `${domain} ${value}`

/** Rings in a full box must not touch each other. */
const CROWDED = 0.7

/** What glows on the chart: what may be taken, what was taken, what was refused. */
export function marksOf({ table, picking }: Props, places: readonly FleetPlace[]): Mark[] {
  const crowded = new Set(places.filter(({ scale }) => scale < CROWDED).map(({ unit }) => unit))
  const mark = (target: Target, state: Mark['state'], move: string | undefined): Mark[] => {
    const at = spotOf(table.view, places, target)
    if (at === undefined) return []
    return [
      {
        id: `${state} ${keyOf(target)}`,
        at,
        state,
        icon: iconOfMove(move ?? ''),
        ...(target.domain === 'zone' ? { zone: target.value } : {}),
        ...(crowded.has(target.value) && target.domain !== 'zone' && target.domain !== 'exit'
          ? { scale: CROWDED }
          : {}),
      },
    ]
  }
  const home = wayHome({ table, picking })
  return [
    ...(home === undefined ? [] : mark(home, 'may', 'exit')),
    ...onChart({ table, picking }).flatMap(target => mark(target, 'may', target.moves[0])),
    ...picking.picked.flatMap(target => mark(target, 'chosen', picking.move)),
    ...(picking.refusal?.target === undefined ? [] : mark(picking.refusal.target, 'refused', picking.move)),
  ]
}

/** The same as buttons, for keys and for those who listen. */
export function buttonsOf(
  props: Props,
  places: readonly FleetPlace[],
  inWords: (target: Target) => string,
): MapTarget[] {
  const { table, picking, say } = props
  const home = wayHome(props)
  const [x, y] = (home && spotOf(table.view, places, home)) ?? []
  const exits =
    home === undefined || x === undefined || y === undefined
      ? []
      : [
          {
            ...home,
            at: [x, y + 4] as Point,
            width: 54,
            height: 54,
            label: say('move.voyage.exit'),
            chosen: false,
          },
        ]
  const targets = onChart(props).flatMap(target => {
    const at = spotOf(table.view, places, target)
    if (at === undefined) return []
    const verb = target.moves.map(move => say(`move.${table.decision?.name}.${move}`)).join(', ')
    const land = target.domain !== 'zone' && target.value < UNITS && isColony(target.value)
    const size = target.domain === 'zone' ? 42 : land ? 58 : 54
    return [
      {
        domain: target.domain,
        value: target.value,
        at: target.domain === 'zone' ? at : ([at[0], at[1] + 4] as Point),
        width: size,
        height: size,
        label: say('board.target', { verb, place: inWords(target) }),
        chosen: picking.picked.some(each => keyOf(each) === keyOf(target)),
      },
    ]
  })
  return [...exits, ...targets]
}
