// The position of the guided first year: node tools/run.mjs games/lords/workshop/guide-record.ts
// Deckhands play three years; the first table on which Drake is asked about a lot of the fourth, with gold in his coffers
// and a colony on the map, is kept.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDecision, parseRecord, printRecord, waiting } from '@spanish-main/kernel'
import { botsPlay, saveSession, startSession } from '@spanish-main/session'
import { deckhand, lords } from '../index.ts'
import { type Lords, UNITS } from '../rules/state.ts'
import { isColony } from '../rules/tables.ts'
import { isMature } from '../rules/units.ts'

const file = join(import.meta.dirname, '..', 'board', 'guide', 'start.record')
/** The year in which the guide begins: FIRST_YEAR of its steps. */
const BEGIN = 1603
const TABLE = { lords: ['drake', 'marques', 'stuyvesant'] }
const holders = TABLE.lords.map(() => ({ kind: 'bot', name: 'deckhand' }) as const)

function hasColonies(g: Lords): boolean {
  let colonies = 0
  for (let unit = 0; unit < UNITS; unit++) if (isColony(unit) && isMature(g, unit)) colonies++
  return colonies >= 2
}

export function guideRecord(): string {
  for (let seed = 1; seed < 500; seed++) {
    const secret = seed.toString(16).padStart(64, '0')
    const session = startSession({ game: lords, options: TABLE, holders, secret })
    const { journal } = session
    const isThere = () =>
      journal.state.year === BEGIN &&
      openDecision(lords, journal.state)?.name === 'bid' &&
      (waiting(lords, journal.state) & 1) !== 0
    botsPlay(session, deckhand, seed, { stop: isThere })
    if (!isThere() || journal.state.gold[0] < 4 || !hasColonies(journal.state)) continue
    const { header, entries } = parseRecord(saveSession(session))
    return printRecord({ header, entries: [...entries, { kind: 'secret', text: secret }] })
  }
  throw new Error('No table is worth learning from.')
}

if (import.meta.main) writeFileSync(file, guideRecord())
