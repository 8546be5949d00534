import { type Lords, SLOTS, UNITS } from './state.ts'
import { CARD_COUNT, CASA, COMPONENTS, HAVENS, isColony, isFleet, isMordida, tables } from './tables.ts'
import { berthOf, hasGalleonHold, isMature, isUnitOnMap, ownerOf, sizeOf } from './units.ts'
import { vocabulary } from './vocabulary.ts'
import { everyPending } from './words.ts'

function sum(list: readonly number[]): number {
  let total = 0
  for (let i = 0; i < list.length; i++) total += list[i]
  return total
}

/** Mature mordida of each seat. */
function mordidaBySeat(g: Lords): number[] {
  const held = new Array<number>(g.seats).fill(0)
  for (let card = 0; card < CARD_COUNT; card++) if (isMordida(card) && isMature(g, card)) held[ownerOf(g, card)]++
  return held
}

const lordOf = (g: Lords, seat: number): string => vocabulary.card.words[g.character[seat]]

/** What must be true whenever somebody decides. */
export function invariants(g: Lords): string[] {
  const broken: string[] = []
  const say = (wrong: boolean, sentence: string) => {
    if (wrong) broken.push(sentence)
  }
  const mordida = mordidaBySeat(g)
  for (let seat = 0; seat < g.seats; seat++) {
    say(g.gold[seat] < 0 || g.tents[seat] < 0, `B11: ${lordOf(g, seat)} has less than nothing`)
    const room = g.stack.filter(frame => frame.at === 'make-room' && frame.seat === seat).length
    say(mordida[seat] - room > 2, `C5.5: ${lordOf(g, seat)} holds ${mordida[seat]} mordida`)
  }
  const overflowing = new Set(everyPending(g, 'overflow').map(frame => frame.fleet))
  const choosing = new Set(everyPending(g, 'choose-location').map(frame => frame.fleet))
  for (let unit = 0; unit < UNITS; unit++) {
    if (unit === CASA || !isUnitOnMap(g, unit)) continue
    const size = sizeOf(g, unit)
    const name = vocabulary.card.words[unit]
    say(size < 1 || size > (isColony(unit) ? tables.max[unit] : 3), `B5.4: ${name} has size ${size}`)
    const load = Math.max(
      g.profit[unit] + g.treasure[unit] + (hasGalleonHold(g, unit) ? 0 : g.soldiers[unit]),
      g.soldiers[unit],
    )
    say(!overflowing.has(unit) && Math.max(load, g.soldiers[unit]) > size, `B5: ${name} carries ${load} in ${size}`)
    say(g.soldiers[unit] < 0 || g.profit[unit] < 0 || g.treasure[unit] < 0, `B5: ${name} carries less than nothing`)
    say(g.worth[unit] < g.profit[unit] && g.gone === 0, `C4b.6: ${name} has profit worth too little`)
    if (isFleet(unit) && !choosing.has(unit)) {
      say(berthOf(g, unit) >= 0 !== g.berth[unit] > 0, `C4a.1: ${name} and its location card disagree`)
    }
  }
  for (let at = HAVENS; at < COMPONENTS; at++) {
    const fleet = g.place[at] - 40
    say(fleet >= 0 && !isMature(g, fleet), `C4a.1: a location card lies under nobody`)
  }
  const forts = g.fortsLeft + sum(g.fort) + sum(g.fortsDue)
  const mills = g.millsLeft + sum(g.mill) + sum(g.millsDue)
  const placing = (mill: number) =>
    [...everyPending(g, 'place-tent'), ...everyPending(g, 'accept-tent')].filter(frame => frame.mill === mill).length
  say(forts + placing(0) !== tables.forts, `B7: there are ${forts} forts`)
  say(mills + placing(1) !== tables.mills, `B7: there are ${mills} mills`)
  say(g.fortsDue.length !== g.seats * SLOTS, 'B8: a track is missing')
  return broken
}
