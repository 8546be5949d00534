import type { BoardWords, TableView } from '@spanish-main/ui'
import { friarsDue, upkeepOf } from '../../rules/6-upkeep.ts'
import type { Conquest } from '../../rules/state.ts'
import { top } from '../../rules/words.ts'

type Say = Parameters<NonNullable<BoardWords<Conquest>['prompt']>>[1]
type Facts = (view: Conquest, seat: number, say: Say) => string

/** One line of facts below what is asked. */
const FACTS: Readonly<Record<string, Facts>> = {
  voyage(view, _seat, say) {
    const { expedition } = top(view, 'voyage')
    return say('facts.voyage', {
      points: view.expPoints[expedition] % 8,
      of: 8,
      used: view.expFirst[expedition] + Math.ceil(view.expPoints[expedition] / 8),
      bought: view.expBounds[expedition],
    })
  },
  column: (view, _seat, say) =>
    say('facts.column', {
      colonists: view.columnColonists,
      dets: view.columnDets,
      steps: view.columnSteps,
      most: view.columnColonists > 0 ? 4 : 8,
    }),
  'lose-men': (view, _seat, say) => say('facts.left', { n: top(view, 'lose-men').left }),
  'lose-ships': (view, _seat, say) => say('facts.left', { n: top(view, 'lose-ships').left }),
  upkeep: (view, seat, say) =>
    say('facts.bill', { bill: upkeepOf(view, seat) + friarsDue(view, seat), treasury: view.treasury[seat] }),
}

export const prompt: NonNullable<BoardWords<Conquest>['prompt']> = (table: TableView<Conquest>, say) => {
  const facts = table.decision === undefined ? undefined : FACTS[table.decision.name]
  return facts === undefined || table.verbs.length === 0 ? undefined : { facts: facts(table.view, table.seat, say) }
}
