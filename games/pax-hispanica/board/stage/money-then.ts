import type { Happening } from '@spanish-main/ui'
import type { Pax } from '../../rules/state.ts'

/** What everybody had before a move, by colour: the money of now, with all that was paid and earned since taken back. */
export function moneyThen(view: Pax, events: readonly Happening[], move: number): number[] {
  const money = [...view.money]
  for (const { move: at, event } of events) {
    if (at < move) continue
    const [first, second, third] = event.args
    if (event.kind === 'earned') money[first] -= second
    else if (event.kind === 'paid') money[first] += second
    else if (event.kind === 'paid-to') {
      money[first] += third
      money[second] -= third
    }
  }
  return money
}
