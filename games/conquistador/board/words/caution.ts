import type { BoardWords, Say } from '@spanish-main/ui'
import { NAVAL_CRT } from '../../data/index.ts'
import { boundsBeyond } from '../../rules/7-points.ts'
import { forecastSea } from '../../rules/8-sea-battle.ts'
import { colonistsAboard, detsAboard } from '../../rules/fleet.ts'
import { type Conquest, EUROPE, EXPEDITIONS } from '../../rules/state.ts'
import { top } from '../../rules/words.ts'

/** Moves that end something while something is left to do: they are asked about once more. */
export const caution: NonNullable<BoardWords<Conquest>['caution']> = (
  { view, seat, choices },
  choice,
  say,
  more = [],
) => {
  const { decision, move } = choice
  const left = (name: string) => choices.filter(each => each.move === name).length
  if (move === 'done' && decision === 'first-crossings' && left('sail') > 0)
    return say('caution.first-crossings', { n: left('sail') })
  if (move === 'done' && decision === 'sailing' && left('activate') > 0)
    return say('caution.sailing', { n: left('activate') })
  if (move === 'done' && decision === 'gold' && left('prospect') + left('loot') > 0)
    return say('caution.gold', { n: left('prospect') + left('loot') })
  if (move === 'done' && decision === 'last-crossings' && left('sail') > 0) {
    const aboard = slips(seat).filter(e => view.expAt[e] === EUROPE && people(view, e) > 0).length
    return aboard > 0 ? say('caution.last-crossings', { n: aboard }) : undefined
  }
  if (move === 'sail' && decision === 'voyage') return beyondBought(view, 1 + more.length, say)
  if (move === 'attack' && decision === 'voyage') return attackOdds(view, choice.args[0], say)
  if (move === 'end' && decision === 'voyage') {
    const { a } = view.stack[view.stack.length - 1]
    return left('land') > 0 && people(view, a) > 0 ? say('caution.voyage', { n: people(view, a) }) : undefined
  }
  return undefined
}

/** 9.3. A voyage that uses more Bounds than were bought, the first time that it does and at each Bound more. */
function beyondBought(view: Conquest, points: number, say: Say): string | undefined {
  const { expedition } = top(view, 'voyage')
  const n = boundsBeyond(view, expedition, points)
  return n > boundsBeyond(view, expedition, 0)
    ? say('caution.beyond', { n, bought: view.expBounds[expedition] })
    : undefined
}

/** 8.25. What an attack on a country's ships comes to, before it is declared. */
function attackOdds(view: Conquest, country: number, say: Say): string {
  const { expedition } = top(view, 'voyage')
  const { attack, defence, column } = forecastSea(view, expedition, 1 << view.nation.indexOf(country), true)
  return say('caution.attack', { attack, defence, column: NAVAL_CRT.columns[column] })
}

const slips = (seat: number): number[] => Array.from({ length: EXPEDITIONS }, (_, i) => seat * EXPEDITIONS + i)
const people = (view: Conquest, e: number): number => colonistsAboard(view, e) + detsAboard(view, e)
