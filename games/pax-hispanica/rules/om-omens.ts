import { OMENS, type OmenId, omensOfYear } from '../data/index.ts'
import { offerTaxRebel } from './e6-rebels.ts'
import { seatOf } from './players.ts'
import { call, repeat, sequence, tell } from './words.ts'

/** Omens that do something as they are read; the others change rules for a year or for good (calendar.ts, values.ts). */
const PROCEDURE: Readonly<Partial<Record<OmenId, 'malaria' | 'alcabala'>>> = {
  malaria: 'malaria',
  alcabala: 'alcabala',
}

/** D0-omen, B3a. The Omens of the year, before anything else. */
export const omens = sequence('omens', [
  repeat('D0-omen', (g, frame, world) => {
    const found = omensOfYear(g.year)
    if (frame.next === found.length) return false
    const omen = found[frame.next++]
    tell(
      world,
      g,
      `OM-${omen}`,
      'omen-read',
      OMENS.findIndex(each => each.id === omen),
    )
    const procedure = PROCEDURE[omen]
    if (procedure !== undefined) call(g, procedure)
    return true
  }),
])

/** OM-alcabala. In Player Order, the one of the last cycle, each player may place a Tax Rebel; not the Sun King (AMB-45). */
export const alcabala = sequence('alcabala', [
  repeat('OM-alcabala', (g, frame) => {
    if (frame.next === g.order.length) return false
    offerTaxRebel(g, seatOf(g, g.order[frame.next++]))
    return true
  }),
])
