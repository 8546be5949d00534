import { paxHispanica } from '@spanish-main/pax-hispanica'
import { CARDS, kindOfAction } from '@spanish-main/pax-hispanica/data'
import { type Coverage, iconKey, type Tally, WAYS } from './tally.ts'

const { card: cardDomain, action: actionDomain } = paxHispanica.vocabulary
const wordsOf = (domain: typeof cardDomain): readonly string[] => ('words' in domain ? domain.words : [])
const CARD_WORDS = wordsOf(cardDomain)
const ACTION_WORDS = wordsOf(actionDomain)

/** What could be expected of the components and never happened: defects of their reconstruction, if they are any. */
export function findDefects(tallies: readonly Tally[], { played, used, anchored }: Coverage): string[] {
  const found: string[] = []
  for (const [card, word] of CARD_WORDS.entries()) if (!played.has(card)) found.push(`${word} was never played.`)
  for (const [card, { id, deck, actions }] of CARDS.entries()) {
    for (const kind of new Set(actions.map(kindOfAction))) {
      if (!used.has(iconKey(card, ACTION_WORDS.indexOf(kind)))) found.push(`${kind} of ${id} was never used.`)
    }
    if ((deck === 'royalty' || deck === 'ship') && !anchored.has(card)) found.push(`${id} was never Anchored.`)
  }
  return [...found, ...missingVictories(tallies)]
}

/** Ways to win that no game showed, at all or with some number of players. */
function missingVictories(tallies: readonly Tally[]): string[] {
  const players = [...new Set(tallies.map(tally => tally.players))].sort()
  return WAYS.flatMap(ending => {
    const never = players.filter(
      count => !tallies.some(tally => tally.players === count && (tally.endings[ending] ?? 0) > 0),
    )
    if (never.length === players.length) return [`No game ended by ${ending}.`]
    // With Spain at the table no colour without a player has tokens on the map.
    return ending === 'nobody' ? [] : never.map(count => `No game of ${count} players ended by ${ending}.`)
  })
}
