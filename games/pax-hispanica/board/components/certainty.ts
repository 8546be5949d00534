import { CARDS, type Certainty, HAVENS, kindOfAction, SEA_ZONES, type Source } from '../../data/index.ts'
import { isHaven, zoneOfHaven } from '../../rules/tables.ts'

/** Something that a card says, and how sure it is. */
export interface Fact {
  readonly key: 'number' | 'name' | 'nudge' | 'title' | 'qualification' | 'icon' | 'legality' | 'seamanship' | 'action'
  /** Which Action it is. */
  readonly action?: string
  readonly source: Source
}

/** Everything that a card says. */
export function factsOf(card: number): Fact[] {
  if (isHaven(card)) {
    const zone = zoneOfHaven(card)
    const { actions, source } = HAVENS[zone]
    return [
      { key: 'name', source: SEA_ZONES[zone].source },
      ...actions.map(action => ({ key: 'action' as const, action, source })),
    ]
  }
  const { actions, source, ...rest } = CARDS[card]
  const facts: Fact[] = [
    { key: 'number', source: source.id },
    { key: 'name', source: source.name },
    { key: 'nudge', source: source.nudge },
  ]
  if (rest.deck === 'royalty' && 'title' in source)
    facts.push(
      { key: 'title', source: source.title },
      { key: 'qualification', source: source.qualification },
      { key: 'icon', source: source.icon },
    )
  if (rest.deck === 'ship' && 'legality' in source)
    facts.push({ key: 'legality', source: source.legality }, { key: 'seamanship', source: source.seamanship })
  return [
    ...facts,
    ...actions.map((action, i) => ({
      key: 'action' as const,
      action: kindOfAction(action),
      source: source.actions[i],
    })),
  ]
}

/** How many facts are of each certainty. */
export type Tally = Readonly<Record<Certainty, number>>

export function tallyOf(sources: readonly Source[]): Tally {
  const count = (certainty: Certainty) => sources.filter(source => source.certainty === certainty).length
  return { stated: count('stated'), derived: count('derived'), reconstructed: count('reconstructed') }
}

/** How much of a card had to be invented. */
export const TRUSTS = ['sure', 'partly', 'invented'] as const

export type Trust = (typeof TRUSTS)[number]

export function trustIn({ stated, derived, reconstructed }: Tally): Trust {
  if (reconstructed === 0) return 'sure'
  return stated + derived === 0 ? 'invented' : 'partly'
}
