import type { BoardWords } from '@spanish-main/ui'
import { colonistsAboard, detsAboard } from '../../rules/fleet.ts'
import { type Conquest, EUROPE, EXPEDITIONS } from '../../rules/state.ts'

/** Moves that end something while something is left to do: they are asked about once more. */
export const caution: NonNullable<BoardWords<Conquest>['caution']> = ({ view, seat, choices }, choice, say) => {
  const { decision, move } = choice
  const left = (name: string) => choices.filter(each => each.move === name).length
  if (move === 'done' && decision === 'first-crossings' && left('sail') > 0)
    return say('caution.first-crossings', { n: left('sail') })
  if (move === 'done' && decision === 'sailing' && left('activate') > 0)
    return say('caution.sailing', { n: left('activate') })
  if (move === 'done' && decision === 'last-crossings' && left('sail') > 0) {
    const aboard = slips(seat).filter(e => view.expAt[e] === EUROPE && people(view, e) > 0).length
    return aboard > 0 ? say('caution.last-crossings', { n: aboard }) : undefined
  }
  if (move === 'end' && decision === 'voyage') {
    const { a } = view.stack[view.stack.length - 1]
    return left('land') > 0 && people(view, a) > 0 ? say('caution.voyage', { n: people(view, a) }) : undefined
  }
  return undefined
}

const slips = (seat: number): number[] => Array.from({ length: EXPEDITIONS }, (_, i) => seat * EXPEDITIONS + i)
const people = (view: Conquest, e: number): number => colonistsAboard(view, e) + detsAboard(view, e)
