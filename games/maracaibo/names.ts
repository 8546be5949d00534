import {
  BUILDING0,
  CAREER0,
  HINT0,
  JEAN0,
  PORT0,
  PORTS,
  CARDS as PROJECTS,
  QUEST0,
  TOKEN0,
  UPGRADES,
} from './rules/state.ts'
import { vocabulary } from './rules/vocabulary.ts'

export type Domain = keyof typeof vocabulary

/** Kinds of components by where their stretch of numbers begins, the last first. */
const KINDS = [
  [JEAN0, 'automaton'],
  [HINT0, 'hint'],
  [PORT0, 'port'],
  [CAREER0, 'career'],
  [BUILDING0, 'building'],
  [QUEST0, 'quest'],
  [TOKEN0, 'token'],
  [0, 'project'],
] as const

/** Domains whose words have names of their own. */
const NAMED: ReadonlySet<string> = new Set([
  'location',
  'project',
  'quest',
  'token',
  'building',
  'career',
  'port',
  'upgrade',
  'tile',
  'nation',
  'good',
  'object',
  'symbol',
  'space',
  'ruin',
  'pile',
  'side',
  'barrier',
  'hole',
  'why',
])

/** What a component is: a project card, a token, a quest. */
export const kindOf = (card: number): string => KINDS.find(([from]) => card >= from)![1]

function sourceKind(source: number): string {
  if (source < PROJECTS) return 'project'
  if (source < PROJECTS + UPGRADES) return 'upgrade'
  return source < PROJECTS + UPGRADES + PORTS ? 'port' : 'source'
}

function kindIn(domain: Domain, index: number): string | undefined {
  if (domain === 'card') return kindOf(index)
  if (domain === 'start-card') return 'project'
  if (domain === 'source') return sourceKind(index)
  if (domain === 'player') return index < vocabulary.seat.words.length ? undefined : 'player'
  return NAMED.has(domain) ? domain : undefined
}

/** What is before `.name` and `.history` in the messages about an argument's value; undefined for seats and numbers. */
export function textOf(domain: Domain, index: number): string | undefined {
  const kind = kindIn(domain, index)
  const { words = [] } = vocabulary[domain] as { readonly words?: readonly string[] }
  return kind === undefined ? undefined : `${kind}.${words[index]}`
}
