// Records a solitaire game of Pax Hispanica for each way in which it ends: node tools/run.mjs games/pax-hispanica/workshop/corpus-solitaire.ts
// The Sun King's victories are played by a deckhand. Ganga Zumba's are found by a search that knows the table's dice.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apply, fastChance, legal, printMove, tableChance, type World } from '@spanish-main/kernel'
import { answer, botsPlay, decisionName, type Session, saveSession, startSession } from '@spanish-main/session'
import { deckhand } from '../bots/index.ts'
import { CARDS } from '../data/index.ts'
import { paxHispanica as game, kingsConditions, type Pax, tokensOnMap, zumbasConditions } from '../index.ts'

const folder = join(import.meta.dirname, '..', 'corpus')
const WIDTH = 120
const LONGEST_YEAR = 70

const secretOf = (seed: number): string => seed.toString(16).padStart(64, '0')
const endingOf = (g: Pax): string => game.endings[g.ended - 1]

function sitDown(seed: number): Session<Pax> {
  return startSession({ game, options: {}, holders: [{ kind: 'bot', name: 'deckhand' }], secret: secretOf(seed) })
}

function play(session: Session<Pax>, text: string): void {
  answer(session, 0, { decision: decisionName(session, 0), text })
}

function keep(session: Session<Pax>): void {
  writeFileSync(join(folder, `solitaire-${endingOf(session.journal.state)}.record`), saveSession(session))
}

/** The first game of a deckhand for each of these endings. */
function recordDeckhand(wanted: Set<string>): void {
  for (let seed = 1; wanted.size > 0; seed++) {
    const session = sitDown(seed)
    botsPlay(session, deckhand, seed)
    if (wanted.delete(endingOf(session.journal.state))) keep(session)
  }
}

interface Line {
  readonly g: Pax
  readonly moves: readonly string[]
  readonly promise: number
}

/** A beam search through the years: the most promising lines of each layer, until one ends as wanted. */
function foresee(start: Pax, world: World, ending: string): Line | undefined {
  const whim = fastChance(1)
  let year: Line[] = [{ g: start, moves: [], promise: 0 }]
  while (year.length > 0) {
    const now = Math.min(...year.map(({ g }) => g.year))
    const later = year.filter(({ g }) => g.year > now)
    let layer = year.filter(({ g }) => g.year === now)
    for (let depth = 0; depth < LONGEST_YEAR && layer.length > 0; depth++) {
      const seen = new Map<string, Line>()
      for (const line of layer) {
        for (const next of extend(line, world)) {
          if (next.g.ended === 0) seen.set(keyOf(next.g), rate(next, ending, whim.int(1000) / 1000))
          else if (endingOf(next.g) === ending && next.g.winner === 0) return next
        }
      }
      const all = [...seen.values()]
      later.push(...all.filter(({ g }) => g.year > now))
      layer = best(all.filter(({ g }) => g.year === now))
    }
    year = best(later)
  }
  return undefined
}

/** Positions that differ in nothing else are taken for one. */
const keyOf = (g: Pax): string =>
  JSON.stringify([g.stack, g.money, g.place, g.figure, g.rebel, g.meeple, g.disk, g.fleet, g.chest, g.draws])

const best = (lines: Line[]): Line[] => lines.sort((a, b) => b.promise - a.promise).slice(0, WIDTH)

const rate = (line: Line, ending: string, whim: number): Line => ({
  ...line,
  promise: strengthOf(line.g) - dangerOf(line.g) + (ending === 'tokens' ? presence(line.g) : progress(line.g)) + whim,
})

const KING = 0
const ZUMBA = 1
const ZUMBAS_HAND = 6
const countOf = (tokens: readonly number[], colour: number): number => tokens.filter(each => each === colour).length

/** What helps Ganga Zumba to anything. */
function strengthOf(g: Pax): number {
  const columns = 12 - g.disksLeft[ZUMBA] - g.biblesLeft[ZUMBA]
  return 4 * g.shipCount[ZUMBA] + 3 * Math.log1p(g.money[ZUMBA]) + 3 * columns + handOf(g)
}

const REVOLTS = CARDS.map(
  card => 3 * card.actions.filter(each => each === 'tax-revolt' || each === 'slave-revolt').length,
)

/** What the Hand promises: every card a little, revolts more. */
const handOf = (g: Pax): number =>
  REVOLTS.reduce((sum, worth, card) => (g.place[card] === ZUMBAS_HAND ? sum + 1 + worth : sum), 0)

/** How close the Sun King is. */
function dangerOf(g: Pax): number {
  const [coffers, titles] = kingsConditions(g)
  const late = Math.max(0, coffers.have - 5)
  return 6 * coffers.have + 15 * late + 12 * titles.have ** 2 + 5 * g.shipCount[KING]
}

/** How close Ganga Zumba is to his revolution. */
function progress(g: Pax): number {
  const [rung, titles, rebels, unfree] = zumbasConditions(g)
  const revolution = 14 * Math.min(titles.have, 3) + (titles.met ? 15 : 0) + (rung.met ? 12 : 0)
  const freedom = 11 * Math.min(0, rebels.have - rebels.need) - 7 * unfree.have
  return revolution + freedom + 6 * countOf(g.meeple, ZUMBA) - 4 * countOf(g.disk, KING)
}

/** Tokens on the map, his own against the Sun King's. */
const presence = (g: Pax): number => 12 * tokensOnMap(g, ZUMBA) - 10 * tokensOnMap(g, KING)

function extend({ g, moves }: Line, world: World): Line[] {
  return legal(game, g, 0).map(code => {
    const next = game.clone(g)
    apply(game, next, 0, code, world)
    return { g: next, moves: [...moves, printMove(game, code)], promise: 0 }
  })
}

/** The first table whose dice let Ganga Zumba end it in this way. */
function recordForesight(ending: string): void {
  for (let seed = 1; ; seed++) {
    const session = sitDown(seed)
    const world = { chance: tableChance(secretOf(seed), [], 0), listen: undefined }
    const line = foresee(session.journal.state, world, ending)
    if (line === undefined) continue
    for (const text of line.moves) play(session, text)
    keep(session)
    return
  }
}

if (import.meta.main) {
  recordDeckhand(new Set(['king-coffers', 'king-peerages', 'king-tokens']))
  recordForesight('ganga-zumba')
  recordForesight('tokens')
}
