// The position of the guided first year: node tools/run.mjs games/lords/workshop/guide-record.ts
// Deckhands play three years; the first table on which Drake is asked about a lot of the fourth, with gold in his coffers,
// a colony of his own and another's on the map, is kept.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDecision, parseRecord, printRecord, waiting } from '@spanish-main/kernel'
import { botsPlay, saveSession, startSession } from '@spanish-main/session'
import { FIRST_YEAR as BEGIN, PUPIL } from '../board/guide/begin.ts'
import { deckhand } from '../bots/index.ts'
import { lords } from '../index.ts'
import { type Lords, UNITS } from '../rules/state.ts'
import { isColony } from '../rules/tables.ts'
import { holds, isMature } from '../rules/units.ts'

const file = join(import.meta.dirname, '..', 'board', 'guide', 'start.record')
const TABLE = { lords: ['marques', 'drake', 'stuyvesant'] }
const holders = TABLE.lords.map(() => ({ kind: 'bot', name: 'deckhand' }) as const)

/** Drake is at home as a merchantman, and has a colony that others may trade with. */
function isInstructive(g: Lords): boolean {
  let [own, others] = [0, 0]
  for (let unit = 0; unit < UNITS; unit++) {
    if (!isColony(unit) || !isMature(g, unit)) continue
    if (holds(g, PUPIL, unit)) own++
    else others++
  }
  const drake = g.character[PUPIL]
  return own > 0 && others > 0 && isMature(g, drake) && g.berth[drake] === 0 && g.gold[PUPIL] >= 4
}

export function guideRecord(): string {
  for (let seed = 1; seed < 500; seed++) {
    const secret = seed.toString(16).padStart(64, '0')
    const session = startSession({ game: lords, options: TABLE, holders, secret })
    const { journal } = session
    const isThere = () =>
      journal.state.year === BEGIN &&
      openDecision(lords, journal.state)?.name === 'bid' &&
      (waiting(lords, journal.state) & (1 << PUPIL)) !== 0
    botsPlay(session, deckhand, seed, { stop: isThere })
    if (!isThere() || !isInstructive(journal.state)) continue
    const { header, entries } = parseRecord(saveSession(session))
    return printRecord({ header, entries: [...entries, { kind: 'secret', text: secret }] })
  }
  throw new Error('No table is worth learning from.')
}

if (import.meta.main) writeFileSync(file, guideRecord())
