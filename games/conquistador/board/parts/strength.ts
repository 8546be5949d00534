import { scoreOf } from '../../rules/19-control.ts'
import { inNewWorld, shipsOf } from '../../rules/fleet.ts'
import { type Conquest, EXPEDITIONS } from '../../rules/state.ts'

/** What all know of a country's strength; its ducats as of the council where its books are shut. */
export interface Strengths {
  readonly ducats: number
  readonly known: boolean
  readonly points: number
  readonly colonists: number
  readonly dets: number
  readonly ships: number
}

export function strengthsOf(view: Conquest, seat: number): Strengths {
  let [colonists, dets, ships] = [0, 0, 0]
  view.postSeat.forEach((owner, i) => {
    if (owner !== seat) return
    colonists += view.colonists[i]
    dets += view.dets[i]
  })
  // Whoever marches in the column stands in no hex.
  if (view.stack.findLast(frame => frame.at === 'column')?.seat === seat) {
    colonists += view.columnColonists
    dets += view.columnDets
  }
  for (let e = seat * EXPEDITIONS; e < (seat + 1) * EXPEDITIONS; e++) {
    if (!inNewWorld(view, e)) continue
    for (const ship of shipsOf(view, e)) {
      ships++
      colonists += view.shipColonists[ship]
      dets += view.shipDets[ship]
    }
  }
  const open = withOpenBooks(view)
  return {
    ducats: open.treasury[seat],
    known: view.treasury[seat] >= 0,
    points: scoreOf(open, seat).total,
    colonists,
    dets,
    ships,
  }
}

/** The view with treasuries as all know them, where they are shut. */
export const withOpenBooks = (view: Conquest): Conquest => ({
  ...view,
  treasury: view.treasury.map((ducats, seat) => (ducats < 0 ? view.shown[seat] : ducats)),
})
