import type { Event } from '@spanish-main/kernel'
import { PURPLE } from '../../rules/state.ts'
import type { Opening, Turn } from './tale-step.ts'

const step = (key: string, rule: Opening['rule']): Opening => ({ key, rule })
const titled = (key: string, rule: Opening['rule']): Opening => ({ key, rule, titled: true })

/** H2 to H6. Events that open a step of the Sun King's, whoever they name. */
const STEPS: Readonly<Record<string, Opening>> = {
  'omen-read': step('omen', 'D0-omen'),
  bid: step('bids', 'H2b'),
  'king-does-not-bid': step('bids', 'H2b'),
  'king-auctions': step('choice', 'H3a'),
  'king-courts': step('romance', 'H3b'),
  'king-in-crisis': step('crisis', 'H3d'),
  'ship-turned-away': titled('outlaw', 'H3c'),
  'king-passes-over': titled('rest', 'H3c'),
  'king-draws': step('draw', 'H4'),
  'king-is-callow': step('draw', 'H4'),
  'king-watches': step('watch', 'H6b-course'),
  interdicted: step('battle', 'H6b-result'),
  'king-sails': step('sail', 'H6c'),
  'king-stays-in-port': step('sail', 'H6c'),
}

/** Events that open one if they are his own. */
const OWN_STEPS: Readonly<Record<string, Opening>> = {
  'card-played': titled('card', 'H3c'),
  'action-used': titled('action', 'H3c'),
  unmasked: step('ability', 'H3-abilities'),
  'asiento-announced': step('ability', 'H3-abilities'),
  'attack-announced': titled('attack', 'H6c'),
  'enslave-announced': titled('attack', 'H6c'),
}

/** Steps in the middle of Ganga Zumba's turn, which ends them as soon as any other rule speaks. */
const BOUNDS: Readonly<Record<string, RegExp>> = {
  crisis: /^(H3|D2-deck)/,
  watch: /^H6b/,
  battle: /^(H6b|AMB-75)/,
}

/** The lines of a reckoning are many; the battle gives their sums. */
const UNSAID: ReadonlySet<string> = new Set(['strength-counted', 'haven-shown'])

/** Steps with several events of the kind that opens them. */
const LONG: ReadonlySet<string> = new Set(['bids', 'rest', 'ability', 'omen', 'export'])

/** The step of the Sun King's that an event belongs to. */
export function kingTurn({ kind, rule, args }: Event, open: string | undefined): Turn {
  const found = STEPS[kind] ?? (args[0] === PURPLE ? OWN_STEPS[kind] : undefined) ?? byRule(kind, rule)
  if (found !== undefined) return found.key === open && LONG.has(open) ? 'goes-on' : found
  if (kind === 'play-turn-begins') return 'ends'
  if (open !== undefined && BOUNDS[open]?.test(rule) === false) return 'ends'
  return isImplied(kind, rule) ? 'unsaid' : 'goes-on'
}

/** H6c 3, PR-man-iron-mask. Events of many uses that open a step where these rules tell them. */
function byRule(kind: string, rule: string): Opening | undefined {
  if (kind === 'treasure-loaded' && rule === 'H6c') return titled('export', 'H6c')
  return kind === 'die-rolled' && rule === 'H3-abilities' ? OWN_STEPS.unmasked : undefined
}

/** Another line of the step says it already; only his own Actions move Meeples that nothing else names. */
const isImplied = (kind: string, rule: string): boolean =>
  UNSAID.has(kind) ||
  (kind.startsWith('meeple-') && !rule.startsWith('RS-')) ||
  (kind === 'figure-moved' && rule === 'H3b')
