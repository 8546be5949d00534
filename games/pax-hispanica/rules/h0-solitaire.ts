import { NOBODY } from '@spanish-main/kernel'
import { seatOf } from './players.ts'
import { RED } from './state.ts'
import { call, sequence, step, tell } from './words.ts'

/** H0-sequence. The years of a cycle in solitaire; goods and sail years differ in single steps only (H1, H6). */
export const SOLITAIRE_YEARS = ['goods-year', 'solitaire-auction-year', 'solitaire-play-year', 'sail-year'] as const

/** H2, H3. Ganga Zumba's auction, then the Sun King's, who plays at once what he wins. */
export const solitaireAuctionYear = sequence('solitaire-auction-year', [
  step('H2a', g => {
    call(g, 'auction-turn', seatOf(g, RED))
  }),
  step('H3a', g => {
    call(g, 'king-auction', NOBODY)
  }),
])

/** H4, H5. The Sun King draws and plays, then Ganga Zumba takes a play turn like any other. */
export const solitairePlayYear = sequence('solitaire-play-year', [
  step('H4', g => {
    call(g, 'king-draw', NOBODY)
  }),
  step('H5', (g, _frame, world) => {
    tell(world, g, 'H5', 'play-turn-begins', RED)
    call(g, 'play-turn', seatOf(g, RED))
  }),
  step('D3g', g => {
    call(g, 'year-end-hands')
  }),
])
