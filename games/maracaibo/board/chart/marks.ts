import type { BoardProps, Point, Target } from '@spanish-main/ui'
import { isCity, questsAt } from '../../rules/board.ts'
import { trackPlace } from '../../rules/mb7-explorer.ts'
import { isFreeing } from '../../rules/players.ts'
import { BUILDING0, type Maracaibo, PLACE, QUEST0 } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { BOXES, PLACES, RUIN, TRAIL } from './layout.ts'

/** Something on the chart that may be taken, was taken, or was refused. */
export interface Mark {
  readonly target: Target
  readonly at: Point
  readonly shape: 'disc' | 'square' | 'plate' | 'small'
  readonly state: 'may' | 'chosen' | 'refused'
  /** What it costs, on a badge. */
  readonly badge?: string | undefined
  readonly label: string
}

type Props = BoardProps<Maracaibo>

/** Where a thing is on the chart; undefined if it is elsewhere. */
export function pointOf(view: Maracaibo, { domain, value }: Target): Point | undefined {
  if (domain === 'location') return PLACES[value]?.at
  if (domain === 'space') return TRAIL[value]
  if (domain === 'ruin') return RUIN[value]
  if (domain === 'quest') return questPoint(view, value)
  if (domain === 'pile') return [BOXES.piles.x + 30 + 41 * value, BOXES.piles.y + 52]
  if (domain === 'building') return buildingPoint(view, value)
  if (domain === 'project') return assistantPoint(view, value)
  return undefined
}

function questPoint(view: Maracaibo, quest: number): Point | undefined {
  const place = view.place[QUEST0 + quest]
  if (place === PLACE.topQuest) return [BOXES.piles.x + BOXES.piles.width / 2, BOXES.piles.y + 94]
  if (place >= PLACE.location && place < PLACE.location + PLACES.length) {
    const { at, quest: offset } = PLACES[place - PLACE.location]
    return [at[0] + offset[0], at[1] + offset[1]]
  }
  const space = tables.spaces.findIndex((each, i) => each.quest && questsAt(view, trackPlace(i)).includes(quest))
  return space < 0 ? undefined : [TRAIL[space][0], TRAIL[space][1] + 23]
}

function buildingPoint(view: Maracaibo, building: number): Point | undefined {
  const i = view.buildings.indexOf(BUILDING0 + building)
  if (i < 0) return undefined
  const step = (BOXES.prestige.width - 18) / Math.max(4, view.buildings.length)
  return [BOXES.prestige.x + 11 + i * step + (step - 5) / 2, BOXES.prestige.y + 53]
}

function assistantPoint(view: Maracaibo, card: number): Point | undefined {
  if (tables.cards[card].effects.assistant === undefined || view.mark[card] === 0) return undefined
  const { at, assistant } = PLACES[view.mark[card] - 1]
  return [at[0] + assistant[0], at[1] + assistant[1]]
}

const SMALL: ReadonlySet<string> = new Set(['space', 'ruin', 'project'])
const PLATES: ReadonlySet<string> = new Set(['quest', 'building', 'pile'])

function shapeOf(view: Maracaibo, { domain, value }: Target): Mark['shape'] {
  if (SMALL.has(domain)) return 'small'
  if (PLATES.has(domain)) return 'plate'
  return isCity(view, value) ? 'square' : 'disc'
}

/** Everything on the chart that glows, with what it costs and what taking it means. */
export function marksOf(props: Props): Mark[] {
  const { table, picking } = props
  const { view } = table
  const marks: Mark[] = []
  const add = (target: Target, state: Mark['state'], moves: readonly string[]) => {
    const at = pointOf(view, target)
    if (at === undefined) return
    const badge = state === 'refused' ? undefined : badgeOf(props, target, moves)
    marks.push({ target, at, state, shape: shapeOf(view, target), badge, label: labelOf(props, target, moves, badge) })
  }
  for (const target of picking.targets) add(target, 'may', target.moves)
  for (const target of picking.picked) add(target, 'chosen', picking.move === undefined ? [] : [picking.move])
  if (picking.refusal?.target !== undefined) add(picking.refusal.target, 'refused', [])
  return marks
}

/** The price of a target: movement points, or combat value. */
function badgeOf({ table, picking }: Props, { domain, value }: Target, moves: readonly string[]): string | undefined {
  if (domain !== 'location') return undefined
  const choices = table.choices.filter(({ move, args }) => args[0] === value && moves.includes(move))
  const roads = choices.flatMap(({ move, domains, args }) =>
    move === 'sail' && domains[1] === 'road' ? [args[1]] : [],
  )
  if (roads.length > 0) return String(Math.min(...roads))
  const move = picking.move ?? (moves.length === 1 ? moves[0] : undefined)
  const prices = move === undefined ? undefined : pricesOf(table.view, move)
  if (prices === undefined || table.decision?.name !== 'fight') return undefined
  return String(isCity(table.view, value) ? prices.city : prices.village)
}

/** What a combat action costs at a village and at a city. */
export function pricesOf(
  view: Maracaibo,
  move: string,
): { readonly village: number; readonly city: number } | undefined {
  const { combat } = tables.pack
  if (move === 'annex') return combat.annex
  if (move === 'displace') return combat.displace
  if (move === 'further') return isFreeing(view) ? combat.furtherLiberate : combat.furtherAnnex
  if (move === 'liberate') return isFreeing(view) ? combat.liberate : combat.against
  return undefined
}

/** "Sail: La Guaira, 4 points". */
function labelOf(
  { table, say, name }: Props,
  target: Target,
  moves: readonly string[],
  badge: string | undefined,
): string {
  const verbs = moves.map(move => say(`move.${table.decision?.name}.${move}`)).join(', ')
  const what = name(target.domain, target.value)
  const number = target.domain === 'location' ? tables.pack.locations[target.value].id : 'none'
  return say('board.target', { verb: verbs === '' ? 'none' : verbs, what, number, badge: badge ?? 'none' })
}
