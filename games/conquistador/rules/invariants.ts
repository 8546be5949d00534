import { holdOf } from './fleet.ts'
import { ABOARD, type Conquest, EUROPE, EXPEDITIONS, GOLD_ABOARD, SHIPS } from './state.ts'

/** What must hold after every move. */
export function invariants(g: Conquest): string[] {
  const broken: string[] = []
  const expect = (ok: boolean, sentence: string): void => {
    if (!ok) broken.push(sentence)
  }
  for (let seat = 0; seat < g.seats; seat++) {
    expect(g.treasury[seat] >= 0, `seat ${seat} has ${g.treasury[seat]} ducats`)
    expect(g.europeColonists[seat] >= 0 && g.europeDets[seat] >= 0, `men of seat ${seat} in Europe`)
  }
  g.shipKind.forEach((kind, ship) => {
    const men = g.shipColonists[ship] + g.shipDets[ship]
    expect(kind < 0 ? men === 0 : men <= holdOf(kind), `ship ${ship} of kind ${kind} carries ${men}`)
    if (kind < 0 || g.shipExp[ship] < 0) return
    const at = g.expAt[Math.floor(ship / SHIPS) * EXPEDITIONS + g.shipExp[ship]]
    expect(at >= 0 && at <= EUROPE, `ship ${ship} sails with nobody`)
  })
  g.postHex.forEach((hex, i) => {
    expect(g.colonists[i] >= 0 && g.dets[i] >= 0 && g.colonists[i] + g.dets[i] > 0, `an empty post in ${hex}`)
    expect(g.marchedColonists[i] <= g.colonists[i] && g.marchedDets[i] <= g.dets[i], `too many marched in ${hex}`)
  })
  g.goldAmount.forEach((amount, i) => {
    expect(amount > 0, `gold of ${amount} ducats`)
    const place = g.goldAt[i]
    expect(place < GOLD_ABOARD || place > 4999 || g.shipKind[place - GOLD_ABOARD] >= 0, 'gold aboard no ship')
  })
  const fateful = g.stack.some(frame => frame.at === 'fates')
  g.personAt.forEach((at, person) => {
    if (at >= ABOARD && at < 1000 && !fateful) expect(g.shipKind[at - ABOARD] >= 0, `person ${person} aboard no ship`)
  })
  g.native.forEach((level, area) => {
    expect(level >= 0 && g.european[area] >= 0, `levels of area ${area}`)
  })
  return broken
}
