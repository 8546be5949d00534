import type { TITLES } from '../../data/index.ts'
import type { Pax } from '../../rules/state.ts'
import { zoneOfHaven } from '../../rules/tables.ts'
import type { ActionKind } from '../art/action-glyph.tsx'
import { Emblem } from '../art/icon.tsx'
import { ACTION_ICONS, type IconName, LEGALITY_ICONS } from '../art/icon-names.ts'
import { HAVEN_PLACES } from '../chart/places.ts'
import { useScenes } from '../sprite.ts'
import { actionsOf, deckOf, legalityOf, titleOf } from './facts.ts'

/** A thing in a picture: its middle and its size, in the units of the scenes. */
interface Thing {
  readonly name: IconName
  readonly x: number
  readonly y: number
  readonly size: number
}

const INK = '#1b120a'

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

/** The picture of a card; a Haven card shows its own piece of the chart. */
export function Art({ view, card }: { view: Pax; card: number }) {
  useScenes()
  const deck = deckOf(card)
  if (deck === 'haven') return <HavenArt card={card} />
  return (
    <svg viewBox="14 -16 204 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#px-art-${deck}`} x="14" y="-16" width="204" height="160" />
      {thingsOf(view, card).map(thing => (
        <Emblem key={thing.name} {...thing} fill={INK} />
      ))}
    </svg>
  )
}

function HavenArt({ card }: { card: number }) {
  const [x, y] = HAVEN_PLACES[zoneOfHaven(card)]
  const left = Math.min(Math.max(x - 75, 0), 1050)
  const top = Math.min(Math.max(y - 50, 12), 576)
  return (
    <svg viewBox={`${left} ${top} 150 100`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href="#engraved-ground" />
      <use href="#px-lines" />
      <circle cx={x} cy={y} r="16" className="px-haven-outer" />
      <circle cx={x} cy={y} r="13.6" className="px-haven-inner" />
    </svg>
  )
}
