import type { BoardWords, SeatFigure } from '@spanish-main/ui'
import { initiativeTimes } from '../../rules/6-council.ts'
import { fresh } from '../../rules/10-march.ts'
import { hexOf } from '../../rules/geography.ts'
import { COLONIST, DETACHMENT } from '../../rules/posts.ts'
import { BANKERS, type Conquest, SHIPS } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { vocabulary } from '../../rules/vocabulary.ts'
import { Icon, type IconName } from '../art/icon.tsx'
import { LOOKS } from '../art/liveries.tsx'
import { describeArea, describeHex, describeShip } from '../chart/describe.ts'
import { fleetsOf } from '../chart/fleets.tsx'
import { hexOfTarget } from '../chart/targets.ts'
import { hexName, slipName, waterName, yearOf } from '../names.ts'
import { strengthsOf } from '../parts/strength.ts'
import { caution } from './caution.ts'
import { changes } from './changes.ts'
import { chapters, primer, signs } from './primer.tsx'
import { prompt } from './prompts.ts'
import { telling } from './tale.ts'
import { chapter, describe, inOne, sample } from './telling.ts'

/** Names that the catalogues do not have word by word. */
const name: NonNullable<BoardWords<Conquest>['name']> = (domain, word, say) => {
  if (domain === 'hex') return hexName(say, hexOf(word))
  if (domain === 'water') return waterName(say, vocabulary.water.words.indexOf(word))
  if (domain === 'slip') return say('slip.title', { slip: slipName(Number(word)) })
  if (domain === 'ship') return say('board.ship', { n: Number(word) })
  if (domain === 'person' && word.startsWith('friar-')) return `${say('board.friar')} ${word.slice(6)}`
  return undefined
}

const ICONS: Readonly<Record<string, IconName>> = {
  sail: 'sailboat',
  'sail-again': 'sailboat',
  activate: 'sailboat',
  to: 'anchor',
  stop: 'anchor',
  land: 'footsteps',
  'land-all': 'footsteps',
  debark: 'footsteps',
  board: 'wooden-crate',
  embark: 'wooden-crate',
  load: 'wooden-crate',
  'unload-gold': 'coins',
  discover: 'telescope',
  attack: 'crossed-swords',
  'attack-all': 'crossed-swords',
  battle: 'crossed-swords',
  invade: 'flying-flag',
  prospect: 'mining',
  abandon: 'mining',
  reopen: 'mining',
  loot: 'mayan-pyramid',
  muster: 'walking-boot',
  step: 'walking-boot',
  take: 'meeple-group',
  'take-all': 'meeple-group',
  'take-person': 'crested-helmet',
  'take-gold': 'coins',
  buy: 'two-coins',
  build: 'ship-bow',
  stow: 'wooden-crate',
  send: 'spyglass',
  bounds: 'bound',
  destine: 'anchor',
  home: 'sailboat',
  ready: 'wax-seal',
  pay: 'two-coins',
  peace: 'peace-dove',
  'let-go': 'peace-dove',
  done: 'check',
  end: 'check',
  halt: 'check',
}

/** 10.1. Of a kind of which there is but one, taking all is taking him along. */
function isOneMan(view: Conquest): boolean {
  const column = view.stack.findLast(({ at }) => at === 'column')
  return (
    column !== undefined && [COLONIST, DETACHMENT].every(kind => fresh(view, column.seat, view.columnHex, kind) <= 1)
  )
}

/** Domains whose things lie on the chart. */
const SHOWN: ReadonlySet<string> = new Set(['hex', 'water', 'area', 'city', 'direction'])

/** What the page around the board says about this game. */
export const words: BoardWords<Conquest> = {
  name,
  seatOf: (view, domain, value) => (domain === 'country' ? view.nation.indexOf(value) : undefined),
  look: (view, seat) => LOOKS[view.nation[seat]],
  figures: (view, seat, say): SeatFigure[] => {
    const { ducats, points, colonists, dets, ships, known } = strengthsOf(view, seat)
    const rating = 'ABCD'[view.monarch[seat]]
    const times = initiativeTimes(view, seat)
    const ruled = view.solitaire === 0 && view.nation[seat] !== BANKERS
    const place = view.order.indexOf(seat)
    const order =
      ruled && place >= 0
        ? [{ label: say('figure.order'), value: slipName(place + 1), icon: <Icon name="hourglass" /> }]
        : []
    const monarch = ruled
      ? [
          {
            label: say('figure.monarch', { rating, times }),
            value: `${rating} ×${times}`,
            icon: <Icon name="queen-crown" />,
          },
        ]
      : []
    return [
      { label: say('figure.ducats'), value: known ? ducats : `${ducats}*`, icon: <Icon name="two-coins" /> },
      { label: say('figure.points'), value: points, icon: <Icon name="laurels" /> },
      { label: say('figure.colonists'), value: colonists, icon: <Icon name="person1" /> },
      { label: say('figure.dets'), value: dets, icon: <Icon name="pikes" /> },
      // Five strips have no room for more; ships are seen on the chart, and Monarchs in the council.
      ...(view.seats > 4
        ? []
        : [{ label: say('figure.ships'), value: ships, icon: <Icon name="bound" /> }, ...monarch]),
      ...order,
    ]
  },
  summary: (view, say) =>
    say('board.headline', { turn: view.turn, last: view.lastTurn, year: String(yearOf(view.turn)) }),
  icon: move => <Icon name={ICONS[move] ?? 'scroll-quill'} />,
  about: ({ view, seat }, target, _move, say) => {
    if (target.domain === 'area') return { detail: describeArea(view, target.value, say).facts.join(', ') }
    if (target.domain === 'ship') return { detail: describeShip(view, seat * SHIPS + target.value - 1, say) }
    const hex = hexOfTarget(view, seat, target)
    return hex < 0 ? undefined : { detail: describeHex(view, hex, fleetsOf(view), say).facts.join(', ') }
  },
  order: (domain, value) =>
    domain === 'water' ? tables.waterHex[value] * 2 + (value === tables.waterHex[value] ? 0 : 1) : value,
  shows: ({ view, seat }, target) =>
    SHOWN.has(target.domain) || (target.domain === 'slip' && hexOfTarget(view, seat, target) >= 0),
  absent: view => (isOneMan(view) ? ['take-all'] : []),
  rare: decision =>
    decision === 'voyage' ? ['embark', 'board', 'unload-gold', 'debark', 'land', 'invade', 'attack'] : [],
  // 8.52. Whoever invades comes with all he has, unless he says otherwise.
  usual: (move, { greatest }) => (move === 'invade' ? greatest : undefined),
  prompt,
  primer,
  signs,
  chapters,
  sideLine: (view, say) => ({
    title: say('side.title'),
    figures: say('board.headline', { turn: view.turn, last: view.lastTurn, year: String(yearOf(view.turn)) }),
  }),
  caution,
  changes,
  telling,
  chapter,
  inOne,
  describe,
  sample,
}
