import type { BoardWords, Say, SeatFigure } from '@spanish-main/ui'
import { type Domain, textOf } from '../../names.ts'
import { searchMoves } from '../../rules/mu7-search.ts'
import { hasModule, inHand, isPlanned } from '../../rules/players.ts'
import { type Maracaibo, SEARCH } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { vocabulary } from '../../rules/vocabulary.ts'
import { AUTOMA_LOOK, SEAT_LOOKS } from '../art/looks.tsx'
import { pointOf } from '../chart/marks.ts'
import { scoreNow } from '../score/sheet.ts'
import { isTogether, togetherOf } from '../score/together.ts'
import { about } from './about.ts'
import { changes } from './changes.ts'
import { describe } from './describe.ts'
import { prompt } from './facts.ts'
import { iconOf } from './icons.tsx'
import { opponentName, ROMAN } from './names.ts'
import { chapters, primer, signs } from './primer.tsx'
import { telling } from './tale.ts'

/** The lists of a data pack whose parts the catalogues keep under another key. */
const PACK_LISTS: Readonly<Record<string, string>> = {
  explorerSpace: 'space',
  legacyTile: 'tile',
  jeanCard: 'automaton',
  jacquesCard: 'automaton',
}

/** Names that the catalogues keep under another key than the domain's own. */
const name: NonNullable<BoardWords<Maracaibo>['name']> = (domain, word, say) => {
  const listed = `${PACK_LISTS[domain]}.${word}.name`
  if (say.has(listed)) return say(listed)
  if (!Object.hasOwn(vocabulary, domain)) return undefined
  const { words } = vocabulary[domain as Domain] as { readonly words?: readonly string[] }
  const key = words === undefined ? undefined : textOf(domain as Domain, words.indexOf(word))
  if (key !== undefined) return say(`${key}.name`)
  return domain === 'seat' || domain === 'player' ? say(`seat.${word}.name`) : undefined
}

/** Everybody's points if the game ended now. */
function standings(view: Maracaibo, say: Say): string {
  const { totals, opponent } = scoreNow(view)
  const seats = totals.map((points, seat) => `${say(`seat.${vocabulary.seat.words[seat]}.name`)} ${points}`)
  return [...seats, ...(opponent === undefined ? [] : [`${opponentName(say, view)} ${opponent}`])].join(' · ')
}

/** What the page around the board says about this game. */
export const words: BoardWords<Maracaibo> = {
  name,
  seatOf: (view, domain, value) =>
    domain === 'seat' || (domain === 'player' && value < view.seats) ? value : undefined,
  look: (_view, seat) => SEAT_LOOKS[seat],
  figures: (view, seat, say): SeatFigure[] => [
    { label: say('seat.vp'), value: view.points[seat] },
    { label: say('seat.doubloons'), value: view.doubloons[seat] },
    { label: say('seat.combat'), value: view.combat[seat] },
    { label: say('seat.figures'), value: view.supply[seat] },
  ],
  rivals: (view, say) =>
    view.opponent === 0
      ? []
      : [
          {
            name: opponentName(say, view),
            look: AUTOMA_LOOK,
            figures: [{ label: say('seat.vp'), value: view.aPoints }],
          },
        ],
  summary: (view, say) =>
    say('summary', {
      scenario: say(`scenario.${tables.pack.scenarios[view.scenario].id}.name`),
      round: view.round === 0 ? 'none' : ROMAN[view.round],
    }),
  prompt,
  icon: iconOf,
  about,
  shows: ({ view, seat }, target) => {
    const { domain, value } = target
    if (domain === 'project' || domain === 'start-card')
      return (
        seat >= 0 && (inHand(view, seat, value) || isPlanned(view, seat, value) || pointOf(view, target) !== undefined)
      )
    return pointOf(view, target) !== undefined
  },
  shownIn: ({ view, seat }, target) => {
    if (pointOf(view, target) !== undefined) return 'board'
    const card = target.domain === 'project' || target.domain === 'start-card'
    return card && seat >= 0 && inHand(view, seat, target.value) ? 'hand' : undefined
  },
  rare: decision => (decision === 'main' ? ['drop-hint', 'free-luysa', 'plan'] : []),
  absent: view => (hasModule(view, SEARCH) ? [] : Object.keys(searchMoves)),
  caution: ({ choices }, { decision, move }, say) => {
    if (
      decision === 'main' &&
      move === 'nothing' &&
      choices.some(choice => choice.move !== 'nothing' && choice.move !== 'plan')
    )
      return say('caution.nothing')
    return undefined
  },
  changes,
  sideLine: (view, say) =>
    isTogether(view)
      ? { title: say('together'), figures: say('together.line', { ...togetherOf(view), all: view.seats }) }
      : { title: say('side.line'), figures: standings(view, say) },
  primer,
  signs,
  chapters,
  chapter: ({ kind, args: [round] }, say) =>
    kind === 'round-begins' ? say('chapter.round', { round: ROMAN[round] }) : undefined,
  telling,
  describe,
  sample: view => ({
    at: view.round,
    values: {
      points: [...view.points],
      doubloons: [...view.doubloons],
      income: [...view.income],
      'point-income': [...view.pointIncome],
      combat: [...view.combat],
      cards: [...view.bought],
    },
    ...(view.opponent > 0 ? { shared: { opponent: view.aPoints } } : {}),
  }),
}
