import { type Params, type Refusal, wordOf } from '@spanish-main/kernel'
import { mostExtreme } from './figures.ts'
import { EN, type Pax, PEER_SLOTS } from './state.ts'
import { LEAST_LOYAL, TITLE, tables } from './tables.ts'
import { peerCount } from './values.ts'
import { vocabulary } from './vocabulary.ts'
import { no } from './words.ts'

const PEERS_FULL = no('D3d-slots', 'peerages-full')

/** D3d-qual, by what the card asks for. */
const NOT_QUALIFIED: readonly Refusal[] = [
  no('D3d-qual', 'not-most-righteous'),
  no('D3d-qual', 'not-most-loyal'),
  no('D3d-qual', 'not-least-righteous'),
  no('D3d-qual', 'not-least-loyal'),
]

/** D3d-qual, PR-agent, ED-18. What a Peerage asks for; the English glossary wants the AGENT least Loyal. */
export const qualificationOf = (g: Pax, card: number): number =>
  g.edition === EN && tables.titleOf[card] === TITLE.agent ? LEAST_LOYAL : tables.qualificationOf[card]

/** D3d-slots, GL-slots, D3d-qual, AMB-44. Judged at this moment: after the Nudge and whatever came of it. */
export function refusePeerage(g: Pax, colour: number, card: number): Refusal | undefined {
  if (peerCount(g, colour) === PEER_SLOTS) return PEERS_FULL
  const asked = qualificationOf(g, card)
  return mostExtreme(g, asked) === colour ? undefined : NOT_QUALIFIED[asked]
}

/** Who is ahead. */
export const explain: Readonly<Record<string, (g: Pax) => Params>> = Object.fromEntries(
  NOT_QUALIFIED.map(({ id }, asked) => [id, g => ({ colour: wordOf(vocabulary.colour, mostExtreme(g, asked)) })]),
)
