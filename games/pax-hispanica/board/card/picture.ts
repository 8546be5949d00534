import type { TITLES } from '../../data/index.ts'
import type { Pax } from '../../rules/state.ts'
import type { ActionKind } from '../art/action-glyph.tsx'
import { ACTION_ICONS, DECK_ICONS, type IconName, LEGALITY_ICONS } from '../art/icon-names.ts'
import { actionsOf, deckOf, legalityOf, titleOf } from './facts.ts'

/** A thing in a picture: its middle and its size, in the units of the scenes. */
interface Thing {
  readonly name: IconName
  readonly x: number
  readonly y: number
  readonly size: number
}

const TITLE_ICONS: Readonly<Record<(typeof TITLES)[number], IconName>> = {
  admiral: 'ship-wheel',
  agent: 'scroll-quill',
  archbishop: 'church',
  'asiento-dutch': 'manacles',
  'asiento-spanish': 'manacles',
  cabal: 'poker-hand',
  'capitania-general': 'hill-fort',
  conspirator: 'discussion',
  'crypto-papist': 'split-cross',
  diplomat: 'tied-scroll',
  duke: 'queen-crown',
  governor: 'white-tower',
  'grand-inquisitor': 'hell-crosses',
  grandee: 'fleur-de-lys',
  inca: 'sun',
  knight: 'crossed-swords',
  lord: 'lion',
  'man-iron-mask': 'crested-helmet',
  'maroon-king': 'breaking-chain',
  'merchant-guild': 'coins',
  patroon: 'windmill',
  protector: 'meeple-group',
  protectorate: 'flying-flag',
  'real-audiencia': 'gavel',
  'royal-exchange': 'two-coins',
  'star-chamber': 'sunbeams',
}

const DRAWN_ICONS = {
  disk: 'wood-cabin',
  bible: 'white-book',
  'reach-peerage': 'queen-crown',
  'sway-peerage': 'queen-crown',
} as const

const iconOf = (action: ActionKind): IconName =>
  action in DRAWN_ICONS
    ? DRAWN_ICONS[action as keyof typeof DRAWN_ICONS]
    : ACTION_ICONS[action as keyof typeof ACTION_ICONS]

/** Where the icons of a card stand in its scene: the first in the middle, the others smaller beside it. */
const PLACES = [
  { x: 116, y: 62, size: 84 },
  { x: 184, y: 84, size: 44 },
  { x: 48, y: 86, size: 40 },
] as const

/** What a card's picture shows: a Ship under its Legality, the sign of a title, or what the card does. */
export function thingsOf(view: Pax, card: number): Thing[] {
  const legality = legalityOf(card)
  if (legality !== undefined)
    return [
      { name: legality === 'smuggler' ? 'shooner-sailboat' : 'galleon', x: 90, y: 54, size: 104 },
      { name: LEGALITY_ICONS[legality], x: 172, y: 62, size: 26 },
    ]
  const title = titleOf(card)
  if (title !== undefined) return [{ name: TITLE_ICONS[title], x: 116, y: 64, size: 92 }]
  const icons = [...new Set(actionsOf(view, card).map(({ action }) => iconOf(action)))]
  return icons.slice(0, PLACES.length).map((name, i) => ({ name, ...PLACES[i] }))
}

/** Where the same icons stand on a small card: below its name, the first large and the others above it. */
const SMALL_PLACES = [
  [{ x: 65, y: 104, size: 38 }],
  [
    { x: 65, y: 107, size: 33 },
    { x: 65, y: 80, size: 17 },
  ],
  [
    { x: 65, y: 107, size: 33 },
    { x: 53.5, y: 80, size: 17 },
    { x: 76.5, y: 80, size: 17 },
  ],
] as const

/** What a small card shows: the things of its picture, and nothing that is not on it. A Ship's letter is set as type. */
export function smallThingsOf(view: Pax, card: number): Thing[] {
  const deck = deckOf(card)
  if (deck === 'haven') return [{ name: DECK_ICONS.haven, x: 65, y: 104, size: 38 }]
  const names = thingsOf(view, card).map(({ name }) => name)
  return names.map((name, i) => ({ name, ...SMALL_PLACES[names.length - 1][i] }))
}
