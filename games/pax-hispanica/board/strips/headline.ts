import type { Say } from '@spanish-main/ui'
import { eraOfYear, kindOfYear, LAST_YEAR } from '../../data/index.ts'
import { isWar } from '../../rules/calendar.ts'
import type { Pax } from '../../rules/state.ts'

/** The year that the Parrot shows; after the last one it stays there. */
export const shownYear = (g: Pax): number => Math.min(g.year, LAST_YEAR)

/** "Sail year 1625 · War since 1618". */
export function headline(g: Pax, say: Say): string {
  const year = shownYear(g)
  const since = g.eternalPeace === 1 && year > 1602 ? 1602 : eraOfYear(year).from
  const line = say('board.headline', {
    kind: say(`year.${kindOfYear(year)}.name`),
    year: String(year),
    state: say(isWar({ ...g, year }) ? 'board.war' : 'board.pax'),
    since: String(since),
  })
  return line.charAt(0).toLocaleUpperCase() + line.slice(1)
}
