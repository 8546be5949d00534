import { COMMODITIES } from '../../data/index.ts'

/** The symbols of art/icons.svg. */
export type IconName =
  | 'almond'
  | 'amber-mosquito'
  | 'anchor'
  | 'cannon'
  | 'compass'
  | 'cotton'
  | 'crested-helmet'
  | 'crossed-swords'
  | 'depl'
  | 'discussion'
  | 'droplets'
  | 'eye'
  | 'fist'
  | 'fleur-de-lys'
  | 'flying-flag'
  | 'galleon'
  | 'gavel'
  | 'handshake'
  | 'hill-fort'
  | 'horseshoe'
  | 'hourglass'
  | 'hut'
  | 'ladybug'
  | 'linked-rings'
  | 'lock'
  | 'manacles'
  | 'mask'
  | 'metal-bar'
  | 'monkey'
  | 'moon'
  | 'open-book'
  | 'oyster-pearl'
  | 'palm-tree'
  | 'parrot-head'
  | 'pay-money'
  | 'peace-dove'
  | 'pepper'
  | 'pirate-hat'
  | 'powder-bag'
  | 'queen-crown'
  | 'quill-ink'
  | 'receive-money'
  | 'sad-crab'
  | 'sailboat'
  | 'scroll-unfurled'
  | 'sea-serpent'
  | 'shooner-sailboat'
  | 'skull-crossed-bones'
  | 'smoking-pipe'
  | 'split-cross'
  | 'sugar-cane'
  | 'swap-bag'
  | 'tent'
  | 'throne-king'
  | 'tied-scroll'
  | 'treasure-map'
  | 'two-coins'
  | 'vane'
  | 'wax-seal'
  | 'whirlwind'
  | 'white-book'
  | 'white-tower'
  | 'windmill'
  | 'wooden-crate'

const GOODS: Readonly<Record<(typeof COMMODITIES)[number], IconName>> = {
  silver: 'metal-bar',
  horses: 'horseshoe',
  salt: 'powder-bag',
  dyes: 'ladybug',
  pearls: 'oyster-pearl',
  cocoa: 'almond',
  cotton: 'cotton',
  tobacco: 'smoking-pipe',
  spices: 'pepper',
  sugar: 'sugar-cane',
}

/** The picture of a commodity by its number. */
export const iconOfGood = (commodity: number): IconName => GOODS[COMMODITIES[commodity]]

/** Calamities in the corner of a card. */
export const SPOT_ICONS: Readonly<Record<string, IconName>> = {
  calm: 'peace-dove',
  hurricane: 'whirlwind',
  malaria: 'amber-mosquito',
  locusts: 'ladybug',
  earthquake: 'split-cross',
  revolt: 'fist',
  mutiny: 'fist',
  depletion: 'depl',
}
