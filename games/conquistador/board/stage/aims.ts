import type { Choice } from '@spanish-main/ui'
import { withAllies } from '../../rules/8-meeting.ts'
import { forecastSea } from '../../rules/8-sea-battle.ts'
import { strangersAt } from '../../rules/fleet.ts'
import { type Conquest, EXPEDITIONS } from '../../rules/state.ts'

/** An attack that may be declared, with everybody who would answer it and what it comes to. */
export interface Aim {
  readonly choice: Choice | undefined
  readonly foes: readonly number[]
  readonly odds: ReturnType<typeof forecastSea>
}

/** 8.13, 8.14. Every attack that may be declared; where none may, what one on all ships there would be like. */
export function aimsOf(view: Conquest, expedition: number, choices: readonly Choice[]): readonly Aim[] {
  const strangers = strangersAt(view, Math.floor(expedition / EXPEDITIONS), view.expAt[expedition])
  const aim = (choice: Choice | undefined, seats: number): Aim => ({
    choice,
    foes: view.nation.flatMap((_, seat) => ((seats & (1 << seat)) === 0 ? [] : [seat])),
    odds: forecastSea(view, expedition, seats, true),
  })
  const aims = choices.flatMap(choice => {
    if (choice.move === 'attack-all') return [aim(choice, strangers)]
    if (choice.move !== 'attack') return []
    return [aim(choice, withAllies(view, expedition, 1 << view.nation.indexOf(choice.args[0])))]
  })
  return aims.length === 0 ? [aim(undefined, strangers)] : aims
}
