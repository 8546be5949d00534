import type { BoardProps, Picking, Target } from '@spanish-main/ui'
import { EUROPE, type Pax, PIRATING } from '../../rules/state.ts'
import type { CardMark } from '../card/hand.tsx'
import type { Mark, Marks, Spot } from '../chart/marks.ts'
import type { BoardMark } from '../philosophy/marks.ts'
import { iconOfMove } from '../words/verbs.ts'

type Props = BoardProps<Pax>

/** Moves without an argument that lead to a box of the chart. */
const BOX_MOVES: Readonly<Record<string, number>> = { europe: EUROPE, pirating: PIRATING, 'to-pirating': PIRATING }

const DOMAINS: Readonly<Record<Exclude<Spot['kind'], 'box'>, string>> = {
  site: 'site',
  zone: 'zone',
  area: 'area',
  fleet: 'colour',
}

/** What the rules call a place of the chart; EUROPE and PIRATING are seas. */
export const targetOf = ({ kind, index }: Spot): Target => ({
  domain: kind === 'box' ? 'sea' : DOMAINS[kind],
  value: index,
})

/** The place of the chart that a thing is; undefined if it is elsewhere. */
export function spotOf(target: Target | undefined): Spot | undefined {
  if (target === undefined) return undefined
  const { domain, value } = target
  if (domain === 'sea') return { kind: value >= EUROPE ? 'box' : 'zone', index: value }
  const kind = (['site', 'zone', 'area'] as const).find(each => DOMAINS[each] === domain)
  return kind === undefined ? undefined : { kind, index: value }
}

/** "Attack Coro": what taking a thing would mean. */
export function labelOf({ table, say, name }: Props, moves: readonly string[], target?: Target): string {
  const verbs = moves.map(move => say(`move.${table.decision?.name}.${move}`)).join(', ')
  if (target === undefined) return verbs
  const what = name(target.domain, target.value)
  const whole = `choice.${table.decision?.name}.${moves[0]}`
  const whollySaid = moves.length === 1 && say.has(whole) && namesOneThing(table, moves[0])
  return whollySaid ? say(whole, { first: what, second: '' }) : say('board.verb-on', { verb: verbs, what })
}

/** Whether taking this one thing is the whole move. */
const namesOneThing = ({ choices }: Props['table'], move: string): boolean =>
  choices.every(choice => choice.move !== move || choice.args.length === 1)

type State = 'may' | 'chosen'

interface Marked {
  readonly target: Target
  readonly state: State
  readonly moves: readonly string[]
}

/** Everything that glows: what may be taken next, and what was taken. */
function markedTargets({ targets, picked, move }: Picking): Marked[] {
  return [
    ...targets.map(target => ({ target, state: 'may' as const, moves: target.moves })),
    ...picked.map(target => ({ target, state: 'chosen' as const, moves: move === undefined ? [] : [move] })),
  ]
}

/** The marks of one domain, by value. */
export function marksIn<M>(
  props: Props,
  domain: string,
  make: (label: string, state: State, moves: readonly string[]) => M,
): Map<number, M> {
  const of = markedTargets(props.picking).filter(({ target }) => target.domain === domain)
  return new Map(
    of.map(({ target, state, moves }) => [target.value, make(labelOf(props, moves, target), state, moves)]),
  )
}

/** The marks of the chart. `times` counts the refusals, so that a place that is refused again shakes again. */
export function chartMarks(props: Props, times: number): Marks {
  const { table, picking } = props
  const own = table.seat < 0 ? -1 : table.view.colour[table.seat]
  const plain = (label: string, state: State, moves: readonly string[]): Mark => ({
    state,
    label,
    icon: iconOfMove(moves[0] ?? ''),
  })
  const sailing = (label: string, state: State, moves: readonly string[]): Mark => ({
    ...plain(label, state, moves),
    ...(own >= 0 && table.view.fleet[own] < EUROPE ? { from: own } : {}),
  })
  const marks = {
    sites: marksIn(props, 'site', plain),
    zones: marksIn(props, 'zone', sailing),
    areas: marksIn(props, 'area', plain),
    fleets: fleetMarks(props, plain),
    boxes: boxMarks(props),
  }
  const refused = spotOf(picking.refusal?.target)
  if (refused !== undefined) {
    const mark: Mark = { state: 'refused', label: '', icon: 'compass', times }
    marks[PLURAL[refused.kind]].set(refused.index, mark)
  }
  return marks
}

/** Moves that name a nation and mean its fleet; any other means its seat. */
const FLEET_MOVES: ReadonlySet<string> = new Set(['dispatch'])

function fleetMarks(
  props: Props,
  make: (label: string, state: State, moves: readonly string[]) => Mark,
): Map<number, Mark> {
  const { fleet, shipCount } = props.table.view
  const meant = (moves: readonly string[]) => moves.some(move => FLEET_MOVES.has(move))
  const marks = marksIn(props, 'colour', (label, state, moves) =>
    meant(moves) ? make(label, state, moves) : undefined,
  )
  return new Map(
    [...marks].flatMap(([colour, mark]) =>
      mark && fleet[colour] >= 0 && shipCount[colour] > 0 ? [[colour, mark]] : [],
    ),
  )
}

const PLURAL = { site: 'sites', zone: 'zones', area: 'areas', fleet: 'fleets', box: 'boxes' } as const

function boxMarks(props: Props): Map<number, Mark> {
  const marks = new Map<number, Mark>()
  for (const { move } of props.table.choices) {
    const box = BOX_MOVES[move]
    if (box !== undefined) marks.set(box, { state: 'may', label: labelOf(props, [move]), icon: iconOfMove(move) })
  }
  return marks
}

/** A click on EUROPE or PIRATING: takes the fleet there, or says why not. */
export function pickBox({ table, act }: Props, box: number): void {
  const leads = ({ move }: { readonly move: string }) => BOX_MOVES[move] === box
  const target = { domain: 'sea', value: box }
  const choice = table.choices.find(leads)
  const refusal = table.refused.find(leads)
  if (choice !== undefined) act.choose(choice.move)
  else if (refusal !== undefined) act.refuse(refusal.problem, target)
  else act.pick(target)
}

export const cardMarks = (props: Props): Map<number, CardMark> =>
  marksIn(props, 'card', (label, state): CardMark => ({ state, label }))

export const boardMarks = (props: Props, domain: 'cell' | 'deck'): Map<number, BoardMark> =>
  marksIn(props, domain, (label, state): BoardMark => ({ state, label }))
