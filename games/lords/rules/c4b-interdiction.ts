import { reveal } from '@spanish-main/kernel'
import { ASKED, isChallenged } from './e1-raids.ts'
import { type Lords, UNITS } from './state.ts'
import { HAVENS, isFleet, tables } from './tables.ts'
import { answerFor, berthOf, holds, isPublic, isUnitOnMap, ownerOf, steers } from './units.ts'
import { call, decision, leave, move, no, pending, repeat, sequence, step, tell, top } from './words.ts'

const NOT_YOURS = no('C4b.3', 'not-your-privateer')
const NOT_HERE = no('C4b.3', 'lies-elsewhere')
const NO_SOLDIER = no('C4b.3', 'no-soldier')

const PIRATE_DECK = 1

/** Where a privateer lies as far as everybody knows: −1 if it is hidden. */
function publicBerth(g: Lords, unit: number): number {
  const at = berthOf(g, unit)
  return at >= 0 && isPublic(g, at) ? at : -1
}

/** Whether a privateer might lie in a zone and stop this merchantman, judged by what everybody sees. */
function mightStop(g: Lords, privateer: number, fleet: number, zone: number): boolean {
  if (g.berth[privateer] === 0 || g.soldiers[privateer] === 0 || isChallenged(g, privateer, fleet)) return false
  const open = publicBerth(g, privateer)
  if (open >= 0) return tables.locationZone[open - HAVENS] === zone
  const at = g.berth[privateer] === PIRATE_DECK ? tables.havenOf[zone] : tables.cityOf[zone]
  return at >= 0 && !isPublic(g, at)
}

/**
 * Bit set of the seats to be asked when a merchantman is in a zone. One stops the move of an opponent: neither one's own
 * fleet nor, as treasure player, a stranger's that one steers (D6.3).
 */
function candidates(g: Lords, fleet: number, zone: number): number {
  let seats = 0
  for (let unit = 0; unit < UNITS; unit++) {
    if (isFleet(unit) && isUnitOnMap(g, unit) && mightStop(g, unit, fleet, zone)) seats |= 1 << ownerOf(g, unit)
  }
  return seats & ~((1 << ownerOf(g, fleet)) | (1 << steers(g, fleet)))
}

/** C4b.3. On entering a zone and after each trade or loading in it, if anybody might lie there. */
export function openWindow(g: Lords, fleet: number, zone: number): void {
  if (candidates(g, fleet, zone) !== 0) call(g, 'window', undefined, fleet, zone)
}

/** C4b.3. Everybody who might lie here is asked, whether he does or not. */
export const window = decision('window', {
  rule: 'C4b.3',
  who: (g, { fleet, zone }) => candidates(g, fleet, zone),
  moves: {
    interdict: move<'window'>({
      rule: 'C4b.3',
      args: ['place'],
      offers(g, seat, offer) {
        for (let unit = 0; unit < UNITS; unit++) if (holds(g, seat, unit) && g.berth[unit] > 0) offer(unit)
      },
      refuse(g, seat, unit) {
        const { fleet, zone } = top(g, 'window')
        if (unit >= UNITS || !holds(g, seat, unit) || g.berth[unit] === 0) return NOT_YOURS
        if (tables.locationZone[berthOf(g, unit) - HAVENS] !== zone) return NOT_HERE
        if (g.soldiers[unit] === 0) return NO_SOLDIER
        return isChallenged(g, unit, fleet) ? ASKED : undefined
      },
    }),
    'let-pass': move<'window'>({ rule: 'C4b.3' }),
  },
  reveal(g, { fleet }, _world, answers) {
    const privateers: number[] = []
    for (const seat of g.order) if (answers.move(seat) === 'interdict') privateers.push(answers.arg(seat))
    if (privateers.length > 0) call(g, 'interdictions', undefined, fleet, privateers)
  },
})

const isAfloat = (g: Lords, fleet: number): boolean => isUnitOnMap(g, fleet) && g.size[fleet] > 0

/** LR-21. Each interdiction is fully resolved before the next; a merchantman that is lost sails no further. */
export const interdictions = sequence('interdictions', [
  repeat<'interdictions'>('C4b.3', (g, frame, world) => {
    if (frame.privateers.length === 0) return false
    const privateer = frame.privateers.shift()!
    if (!isAfloat(g, frame.fleet) || !isAfloat(g, privateer) || g.soldiers[privateer] === 0) return true
    reveal(g, berthOf(g, privateer))
    tell(world, g, 'C4b.3', 'interdicted', privateer, frame.fleet)
    call(g, 'raid', answerFor(g, privateer), privateer, frame.fleet)
    return true
  }),
  step<'interdictions'>('E4.11', (g, frame) => {
    if (!isAfloat(g, frame.fleet) && pending(g, 'voyage') !== undefined) leave(g, 'voyage')
  }),
])
