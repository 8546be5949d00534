import { CARDS, kindOfAction } from '../../data/index.ts'
import { paxHispanica } from '../../index.ts'
import { type Coverage, iconKey, type Tally, WAYS, WAYS_ALONE } from './tally.ts'

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

/** Ways to end that no game showed, at all or with some number of players. */
function missingVictories(tallies: readonly Tally[]): string[] {
  const players = [...new Set(tallies.map(tally => tally.players))].sort()
  const never = (count: number, ending: string) =>
    !tallies.some(tally => tally.players === count && (tally.endings[ending] ?? 0) > 0)
  return players.flatMap(count => {
    const missing = (count === 1 ? WAYS_ALONE : WAYS).filter(ending => never(count, ending))
    // With Spain at the table no colour without a player has tokens on the map.
    const expected = missing.filter(ending => ending !== 'nobody' || count < 4)
    return expected.map(ending => `No game of ${count === 1 ? 'one player' : `${count} players`} ended by ${ending}.`)
  })
}
