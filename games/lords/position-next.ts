import { partsOf, type Words, wordsOf } from '@spanish-main/kernel/harness'
import { idOf } from './names.ts'
import { year } from './rules/c0-year.ts'
import { raid } from './rules/e1-raids.ts'
import { LOT, type Lords } from './rules/state.ts'
import { answerFor, seatsByCrown, steers } from './rules/units.ts'
import { vocabulary } from './rules/vocabulary.ts'
import { call, top } from './rules/words.ts'

/** How the word for a lord at the table is read. */
type SeatReader = (g: Lords, words: Words) => number

const PLACES: readonly string[] = vocabulary.place.words
const placeIn = (words: Words): number => words.among(PLACES, 'card, haven, city or port')

/** Parts of the year that are played alone. */
const PARTS = ['skullduggery', 'auctions', 'crowns', 'turns', 'tents-due'] as const

/** Parts with which a year begins in the middle and is played to its end, by the rule of their first step. */
const REST: Readonly<Record<string, string>> = {
  'black-spot': 'C1.2',
  treasure: 'C1.5',
  capitalization: 'C2.1',
  heirs: 'C3a.4',
  events: 'C3b.7',
  'year-end': 'D6.9',
  cash: 'C5.1',
  upgrades: 'C5.2',
  maturation: 'C5.3',
  growth: 'C6.1',
  end: 'C6.2',
}

const BEGINNINGS = ['year', ...PARTS, ...Object.keys(REST)]

function begin(g: Lords, name: string): void {
  const part = PARTS.find(each => each === name)
  if (part !== undefined) call(g, part)
  // A whole year is followed by the next.
  else if (name === 'year') call(g, 'game')
  else {
    call(g, 'year')
    top(g, 'year').pc = year.steps.findIndex(({ rule }) => rule === REST[name])
    if (name === 'end') g.lastYear = g.year
  }
}

/** C3a. `begin auction caracas, drake 3, lerma 3, pledge raleigh lerma 1, asked drake`: who is asked now, else the highest crown. */
function beginAuction(g: Lords, words: Words, more: readonly Words[], seatIn: SeatReader): void {
  const lot = placeIn(words)
  g.place[lot] = LOT
  call(g, 'auction', undefined, lot, 0, 0, seatsByCrown(g))
  const frame = top(g, 'auction')
  frame.pc = 1
  for (const each of more) {
    if (each.is('pledge')) g.pledges.push(seatIn(g, each), seatIn(g, each), each.number())
    else if (each.is('asked')) frame.turn = frame.order.indexOf(seatIn(g, each))
    else {
      const seat = seatIn(g, each)
      g.bids[seat] = each.number()
    }
    each.end()
  }
}

const FIGHTS = ['raid', 'siege', 'spoils', 'battle'] as const

/**
 * E1, E3, E4. The attacker is named first. A raid begins with its ransom, a siege or a battle when that was refused, spoils when
 * the siege was won; `begin battle drake lerma, vane drake, round 3` goes on with that round.
 */
function beginFight(g: Lords, kind: (typeof FIGHTS)[number], words: Words, more: readonly Words[]): void {
  const [attacker, defender] = [placeIn(words), placeIn(words)]
  const seat = answerFor(g, attacker)
  if (seat < 0) words.wrong(`${PLACES[attacker]} belongs to nobody`)
  call(g, 'raid', seat, attacker, defender)
  if (kind === 'raid') return
  top(g, 'raid').pc = raid.steps.length
  call(g, kind, seat, attacker, defender)
  if (kind !== 'battle') return
  const frame = top(g, 'battle')
  frame.pc = 1
  frame.course = [0, 0]
  for (const each of more) {
    if (each.is('vane')) frame.vane = [attacker, defender].indexOf(placeIn(each)) + 1
    else if (each.is('round')) frame.course = [each.number() - 1, 0]
    else each.wrong('a battle has a vane and a round')
    each.end()
  }
}

/** C4b. `voyage of sea-dogs at mona, entries 4, refused marques`. */
function beginVoyage(g: Lords, words: Words, more: readonly Words[]): void {
  words.is('of')
  const fleet = placeIn(words)
  const seat = steers(g, fleet)
  if (!words.is('at')) words.wrong('say "voyage of sea-dogs at mona"')
  call(g, 'operations', seat, fleet)
  call(g, 'voyage', seat, fleet, words.among(vocabulary.zone.words, 'zone'), 1, [])
  const frame = top(g, 'voyage')
  for (const each of more) {
    if (each.is('entries')) frame.entries = each.number()
    else if (each.is('refused')) while (each.left) frame.refused.push(placeIn(each))
    else each.wrong('a voyage has entries and those who refused')
    each.end()
  }
}

/** What happens next: a seat's turn or its second half, a fleet at sea, an auction, a fight, or a part of the year. */
export function readNext(g: Lords, line: string, seatIn: SeatReader): void {
  const [words, ...more] = partsOf(line).map(part => wordsOf(part, line, idOf))
  const kind = /^begin (\S+) \S/.exec(line)?.[1]
  const fight = FIGHTS.find(each => each === kind)
  if (fight !== undefined || kind === 'auction') {
    words.is('begin')
    words.word('kind')
    if (fight === undefined) beginAuction(g, words, more, seatIn)
    else beginFight(g, fight, words, more)
  } else if (words.is('begin')) {
    begin(g, BEGINNINGS[words.among(BEGINNINGS, `beginning: ${BEGINNINGS.join(', ')}`)])
  } else if (words.is('voyage')) {
    beginVoyage(g, words, more)
  } else {
    const whole = words.word('turn') === 'turn'
    words.is('of')
    const seat = seatIn(g, words)
    call(g, 'operations', seat, -1)
    if (whole) call(g, 'preparations', seat)
  }
  words.end()
  for (const each of more) each.end()
}
