// The position of Maracaibo's guided first turn: node tools/run.mjs games/maracaibo/workshop/guide-record.ts
// Three seats on the plain board before the first choice; the guide speaks to the first.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshRecord } from './record-at.ts'

const file = join(import.meta.dirname, '..', 'board', 'guide', 'start.record')

if (import.meta.main) writeFileSync(file, freshRecord(3, { scenario: '75', start: 'first' }, 7))
