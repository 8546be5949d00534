import type {
  Deck,
  Good,
  HavenAction,
  Legality,
  MarketActionKind,
  OmenId,
  Profession,
  YearKind,
} from '../../data/index.ts'

/** Symbols of the sprite, all from game-icons.net. */
export type IconName =
  | 'almond'
  | 'amber-mosquito'
  | 'anchor'
  | 'barrel'
  | 'breaking-chain'
  | 'cauldron'
  | 'church'
  | 'coins'
  | 'comet-spark'
  | 'compass'
  | 'crested-helmet'
  | 'crossed-sabres'
  | 'crossed-swords'
  | 'discussion'
  | 'droplets'
  | 'fist'
  | 'fleur-de-lys'
  | 'flying-flag'
  | 'galleon'
  | 'gavel'
  | 'gold-mine'
  | 'hell-crosses'
  | 'hill-fort'
  | 'hourglass'
  | 'hut'
  | 'island'
  | 'jeweled-chalice'
  | 'ladybug'
  | 'linked-rings'
  | 'lion'
  | 'manacles'
  | 'meeple'
  | 'meeple-group'
  | 'metal-bar'
  | 'open-book'
  | 'oyster-pearl'
  | 'palm-tree'
  | 'parrot-head'
  | 'pay-money'
  | 'peace-dove'
  | 'pirate-hat'
  | 'poker-hand'
  | 'powder-bag'
  | 'queen-crown'
  | 'quill-ink'
  | 'receive-money'
  | 'rose'
  | 'sad-crab'
  | 'sailboat'
  | 'scroll-quill'
  | 'scroll-unfurled'
  | 'ship-wheel'
  | 'shooner-sailboat'
  | 'skull-crossed-bones'
  | 'smoking-pipe'
  | 'split-cross'
  | 'sugar-cane'
  | 'sun'
  | 'sunbeams'
  | 'swap-bag'
  | 'teapot'
  | 'three-leaves'
  | 'throne-king'
  | 'tied-scroll'
  | 'treasure-map'
  | 'two-coins'
  | 'voodoo-doll'
  | 'wax-seal'
  | 'whirlwind'
  | 'white-book'
  | 'white-tower'
  | 'windmill'
  | 'wood-cabin'
  | 'wooden-crate'

export const GOOD_ICONS: Readonly<Record<Good, IconName>> = {
  cocoa: 'almond',
  cochineal: 'ladybug',
  indigo: 'three-leaves',
  pearls: 'oyster-pearl',
  quicksilver: 'droplets',
  salt: 'powder-bag',
  silver: 'metal-bar',
  sugar: 'sugar-cane',
  tobacco: 'smoking-pipe',
}

export const OMEN_ICONS: Readonly<Record<OmenId, IconName>> = {
  'el-dorado': 'gold-mine',
  'amsterdam-entrepot': 'barrel',
  comet: 'comet-spark',
  hurricane: 'whirlwind',
  debasement: 'coins',
  malaria: 'amber-mosquito',
  alcabala: 'pay-money',
  'african-slaves': 'manacles',
  '40-conspirators': 'discussion',
}

export const YEAR_ICONS: Readonly<Record<YearKind, IconName>> = {
  goods: 'wooden-crate',
  auction: 'gavel',
  play: 'poker-hand',
  sail: 'sailboat',
}

export const LEGALITY_ICONS: Readonly<Record<Legality, IconName>> = {
  plunder: 'skull-crossed-bones',
  smuggler: 'swap-bag',
  conquistador: 'crested-helmet',
  privateer: 'tied-scroll',
}

export const EXTREMIST_ICONS: Readonly<Record<Profession, IconName>> = {
  colonist: 'teapot',
  missionary: 'breaking-chain',
  royalist: 'sun',
  buccaneer: 'pirate-hat',
}

export const DECK_ICONS: Readonly<Record<Deck | 'haven', IconName>> = {
  colony: 'wood-cabin',
  mission: 'church',
  royalty: 'queen-crown',
  ship: 'anchor',
  haven: 'island',
}

/** Actions whose icon must look like their token are drawn by us (action-glyph.tsx). */
export type DrawnAction = 'disk' | 'bible' | 'reach-peerage' | 'sway-peerage'

export const ACTION_ICONS: Readonly<Record<Exclude<MarketActionKind | HavenAction, DrawnAction>, IconName>> = {
  apostasy: 'split-cross',
  armada: 'shooner-sailboat',
  'black-market': 'swap-bag',
  casa: 'scroll-unfurled',
  dove: 'peace-dove',
  excommunication: 'hell-crosses',
  haven: 'island',
  'letter-of-marque': 'tied-scroll',
  literacy: 'quill-ink',
  'melting-pot': 'cauldron',
  relic: 'jeweled-chalice',
  ship: 'galleon',
  'slave-revolt': 'breaking-chain',
  'slave-trade': 'manacles',
  tax: 'receive-money',
  'tax-revolt': 'fist',
  voodoo: 'voodoo-doll',
  'peninsular-marriage': 'linked-rings',
  romance: 'rose',
  'sword-fight': 'crossed-sabres',
}
