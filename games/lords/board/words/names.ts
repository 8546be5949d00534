import type { BoardWords, Name, Say } from '@spanish-main/ui'
import { CARDS, LOCATIONS, PORTS } from '../../data/index.ts'
import type { Lords } from '../../rules/state.ts'
import { LORDS } from '../../rules/vocabulary.ts'

const isCard = (word: string): boolean => CARDS.some(card => card.id === word)

/** The short name of a lord: what stands on his strip. */
export const lordName = (view: Lords, seat: number, say: Say): string => say(`lord.${LORDS[view.character[seat]]}`)

/** A unit with its owner, unless it is the lord himself: "Sea Dogs of Drake", "Drake". */
export function ownedName(view: Lords, at: number, owner: number, say: Say, name: Name): string {
  const what = name('place', at)
  const lord = owner < 0 ? what : lordName(view, owner, say)
  return lord === what ? what : say('name.owned', { what, lord })
}

/** Names that the catalogues keep under another key than the domain's own. */
export const name: NonNullable<BoardWords<Lords>['name']> = (domain, word, say) => {
  if (domain === 'lord') return say(`lord.${word}`)
  if (domain === 'policy')
    return LORDS.includes(word) ? say('policy.only', { lord: say(`lord.${word}`) }) : say(`policy.${word}`)
  if (domain !== 'place' && domain !== 'card' && domain !== 'aim' && domain !== 'item' && domain !== 'port')
    return undefined
  // The Marqués as a place is his town: it is raided, trades and grows.
  if (domain === 'place' && LORDS.includes(word) && say.has(`site.${word}`)) return say(`site.${word}`)
  if (LORDS.includes(word)) return say(`lord.${word}`)
  if (isCard(word)) return say(`card.${word}.name`)
  if (LOCATIONS.some(({ id }) => id === word)) return say(`location.${word}.name`)
  if (PORTS.some(({ id }) => id === word)) return say(`port.${word}.name`)
  return ofTrack(word, say)
}

/** Works on a track, and declarations: `fort-7`, `drake-mill-6`, `plot-2`. */
function ofTrack(word: string, say: Say): string | undefined {
  const [, lord, tent, slot] = /^(?:(.+)-)?(fort|mill|plot)-(\d+)$/.exec(word) ?? []
  if (tent === 'plot') return say('name.plot', { number: slot })
  if (tent !== undefined) {
    const what = say(`tent.${tent}`)
    return lord === undefined
      ? say('name.work', { what, slot })
      : say('name.work-of', { what, slot, lord: say(`lord.${lord}`) })
  }
  return word === 'nothing' ? say('name.nothing') : undefined
}
