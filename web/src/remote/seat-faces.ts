import type { Options } from '@spanish-main/kernel'
import type { SeatLook } from '@spanish-main/ui'
import type { Kit } from '../kit.ts'
import { seatTitle } from '../pages/seat-title.ts'
import { trySetUp } from '../pages/try-set-up.ts'

/** What a seat will be in the game: its name, its crest, and what is special about it. */
export interface SeatFace {
  readonly title: string
  readonly look: SeatLook | undefined
  readonly about: string | undefined
}

/** As many games are set up for a try: where seats are drawn, some of them differ. */
const TRIES = 6

/** The faces of all seats before the game has begun; undefined where they are drawn only then. */
export function seatFaces(kit: Kit, seats: number, options: Options): readonly SeatFace[] | undefined {
  const tried = trySetUp(kit, seats, options)
  if (typeof tried === 'string') return undefined
  const names = kit.game.seatNames(tried).join()
  for (let seed = 2; seed <= TRIES; seed++) {
    const other = trySetUp(kit, seats, options, seed)
    if (typeof other === 'string' || kit.game.seatNames(other).join() !== names) return undefined
  }
  return kit.game.seatNames(tried).map((name, seat) => ({
    title: seatTitle(kit, name),
    look: kit.board?.words?.look?.(tried, seat),
    about: kit.board?.words?.seatAbout?.(tried, seat, kit.words.say),
  }))
}
