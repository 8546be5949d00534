import type { Say } from '@spanish-main/ui'
import type { Effect, Option } from '../../data/cards/card.ts'
import { CARDS, type Card } from '../../data/index.ts'

/** What narrows the card that an effect takes or disrupts: a nation, a religion, one's own nation. */
function kinOfAim(effect: Effect, say: Say): string {
  if (effect.kind === 'disrupt') {
    if (effect.nation !== null) return say(`nation.${effect.nation}`)
    return effect.religion === null ? 'none' : say(`religion.${effect.religion}`)
  }
  if (effect.kind !== 'seize') return 'none'
  return effect.nations === 'own'
    ? say('effect.own-nation')
    : effect.nations.map(nation => say(`nation.${nation}`)).join(', ')
}

/** What a skullduggery does, in a sentence. */
export function effectLine({ effect }: Option, say: Say): string {
  return say(`effect.${effect.kind}`, {
    what: 'what' in effect ? effect.what : '',
    kin: kinOfAim(effect, say),
    characters: 'characters' in effect && effect.what === 'any' && effect.characters ? 'yes' : 'no',
    immature: 'immature' in effect && effect.immature ? 'yes' : 'no',
    wars: 'wars' in effect ? effect.wars.map(war => say(`card.${war}.name`)).join(', ') : '',
    port: 'port' in effect ? say(`port.${effect.port}.name`) : '',
    district: 'district' in effect ? say(`district.${effect.district}.name`) : '',
  })
}

/** The options of a card as the data has them. */
export const optionsOf = (card: number): readonly Option[] => {
  const data: Card = CARDS[card]
  return 'options' in data ? data.options : []
}

/** What a card gives its holder as long as he has it. */
export function passiveLines(card: number, say: Say): string[] {
  const data: Card = CARDS[card]
  return 'passives' in data ? data.passives.map(passive => say(`passive.${passive}`)) : []
}
