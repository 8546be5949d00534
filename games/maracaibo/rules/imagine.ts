import type { FastChance } from '@spanish-main/kernel'
import { isFreeing } from './players.ts'
import type { Maracaibo } from './state.ts'

/** MB-1.11. Wishes that other seats may have before they are revealed: places in a deal or a hand of eight. */
export function imagine(view: Maracaibo, seat: number, chance: FastChance): void {
  if (view.round > 0) return
  for (let other = 0; other < view.seats; other++) {
    if (other === seat) continue
    view.wishCareer[other] = isFreeing(view) ? -1 : chance.int(2)
    view.wishPort[other] = chance.int(3)
    const places = [0, 1, 2, 3, 4, 5, 6, 7]
    const take = () => places.splice(chance.int(places.length), 1)[0]
    view.wishPlan[other] = take()
    view.wishOut[other] = take() * 64 + take() * 8 + take()
  }
}
