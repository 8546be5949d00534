import type { Happening, Say } from '@spanish-main/ui'
import { COLONIST } from '../../rules/posts.ts'
import { areaName, countryName, hexName, personName } from '../names.ts'

/** What a political event brought to its country, in a few words each; nothing where it had no effect. */
export function outcomesOf(events: readonly Happening[], country: number, say: Say): string[] {
  const from = events.findIndex(({ event: { kind, args } }) => kind === 'event' && args[0] === country)
  if (from < 0) return []
  const rest = events.slice(from + 1)
  // The next court begins with its dice.
  const to = rest.findIndex(({ event: { kind } }) => kind === 'dice' || kind === 'event' || kind === 'initiative')
  return (to < 0 ? rest : rest.slice(0, to)).flatMap(({ event: { kind, args } }) => {
    const says = SAYS[kind]
    // Others may pay or be paid meanwhile: the Bankers have no dice of their own.
    const concerned = args[0] === country || NAMES_NO_COUNTRY.has(kind)
    return says === undefined || !concerned ? [] : [says(say, args)]
  })
}

/** What is told of places and people, or of settlers without a seat. */
const NAMES_NO_COUNTRY: ReadonlySet<string> = new Set(['epidemic', 'person-lost', 'colonised'])

const men = (say: Say, kind: number, n: number) => say(kind === COLONIST ? 'quay.colonists' : 'quay.dets', { n })

const SAYS: Readonly<Record<string, (say: Say, args: readonly number[]) => string>> = {
  'new-monarch': (say, [, rating]) => say('brought.monarch', { rating: 'ABCD'[rating], times: 4 - rating }),
  gained: (say, [, n]) => say('brought.gained', { n }),
  paid: (say, [, n]) => say('brought.paid', { n }),
  'got-rutter': say => say('brought.rutter'),
  'quest-begins': (say, [, , turn]) => say('brought.quest', { turn }),
  recall: (say, [, n]) => say('brought.recall', { n }),
  'dets-home': (say, [, n]) => say('brought.dets-home', { n }),
  epidemic: (say, [area, level]) => say('brought.epidemic', { area: areaName(say, area), level }),
  'potosi-doubled': say => say('brought.potosi'),
  'men-lost': (say, [, kind, hex, n]) => say('brought.men-lost', { men: men(say, kind, n), place: hexName(say, hex) }),
  'person-lost': (say, [person]) => say('brought.person-lost', { person: personName(say, person) }),
  colonised: (say, [country, area, level]) =>
    say('brought.colonised', { who: countryName(say, country), area: areaName(say, area), level }),
  uprising: (say, [, area]) => say('brought.uprising', { area: areaName(say, area) }),
}
