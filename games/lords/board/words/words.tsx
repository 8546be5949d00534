import type { BoardWords, SeatFigure, TableView, Target } from '@spanish-main/ui'
import { scoreOf } from '../../rules/a-end.ts'
import { type Lords, UNITS } from '../../rules/state.ts'
import { CARD_COUNT, HAVENS, tables } from '../../rules/tables.ts'
import { isGone, isMature, standingCrown } from '../../rules/units.ts'
import { pending } from '../../rules/words.ts'
import { Chest } from '../art/hold.tsx'
import { Icon } from '../art/icon.tsx'
import { isCardByCard, lookOf } from '../chart/facts.ts'
import { actor, changes } from './changes.ts'
import { chapter, describe, sample, summary } from './describe.ts'
import { detailOf, shipFacts } from './facts.ts'
import { lordName, name } from './names.ts'
import { chapters, primer, signs } from './primer.tsx'
import { prompt } from './prompt.ts'
import { telling } from './tale.ts'
import { iconOfMove } from './verbs.ts'

/** The crown that a seat acts by: the one of the year once it is shown, else the highest. */
export const crownOf = (view: Lords, seat: number): number =>
  view.crown[seat] >= 0 ? tables.crown[view.crown[seat]] : standingCrown(view, seat)

/** Whether the chart or a calendar shows a target where it can be clicked. */
export function shows({ view, decision }: TableView<Lords>, { domain, value }: Target): boolean {
  if (domain === 'zone' || domain === 'port') return true
  if (domain === 'card') return value >= HAVENS
  if (domain === 'place' && isCardByCard(decision?.name, view, value)) return false
  if (domain === 'place') return value >= CARD_COUNT || (value < UNITS && isMature(view, value))
  return domain === 'aim' && value < UNITS && isMature(view, value)
}

/** So many lords fit beside a title; of more only the richest. */
const ON_A_LINE = 3

/** Gold, and treasure tents behind a plus. */
const wealth = (gold: number, tents: number): string => (tents > 0 ? `${gold}+${tents}` : String(gold))

/** What the page around the board says about this game. */
export const words: BoardWords<Lords> = {
  name,
  seatOf: (view, domain, value) => (domain === 'lord' ? view.character.indexOf(value) : undefined),
  look: (view, seat) => lookOf(view, seat),
  figures: (view, seat, say): SeatFigure[] => [
    { label: say('figure.gold'), value: view.gold[seat], icon: <Icon name="two-coins" /> },
    { label: say('figure.tents'), value: view.tents[seat], icon: <Chest /> },
    { label: say('figure.crown'), value: crownOf(view, seat), icon: <Icon name="queen-crown" /> },
    { label: say('figure.score'), value: scoreOf(view, seat) },
  ],
  summary,
  icon: move => <Icon name={iconOfMove(move)} />,
  about: (table, target, _move, say, name) => {
    const { domain, value } = target
    const apart = domain === 'place' && isCardByCard(table.decision?.name, table.view, value)
    const detail = apart ? shipFacts(table.view, value, say) : detailOf(table.view, target, say, name)
    return detail === undefined ? undefined : { detail }
  },
  shows,
  rare: decision => (decision === 'preparations' ? ['part', 'join'] : []),
  sideLine: (view, say) => {
    const here = view.gold.flatMap((_, seat) => (isGone(view, seat) ? [] : [seat]))
    const all = here.length <= ON_A_LINE
    const shown = all ? here : here.sort((a, b) => view.gold[b] - view.gold[a]).slice(0, ON_A_LINE)
    return {
      title: say(all ? 'board.calendars' : 'board.richest'),
      figures: shown
        .map(seat => `${lordName(view, seat, say)} ${wealth(view.gold[seat], view.tents[seat])}`)
        .join(' · '),
    }
  },
  changes,
  prompt,
  primer,
  signs,
  chapters,
  caution: ({ view, seat, choices }, { decision, move }, say) => {
    if (decision !== 'operations' || move !== 'finish') return undefined
    const left = choices.filter(choice => choice.move === 'sail').length
    return left > 0 && seat >= 0 && pending(view, 'operations') !== undefined
      ? say('caution.finish', { count: left })
      : undefined
  },
  chapter,
  actor,
  telling,
  describe,
  sample,
}
