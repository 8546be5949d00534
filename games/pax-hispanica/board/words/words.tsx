import {
  type BoardWords,
  Emblem,
  type Pattern,
  type Say,
  type SeatFigure,
  type SeatLook,
  type IconName as UiIcon,
} from '@spanish-main/ui'
import { CARDS, COLOURS, TOKENS } from '../../data/index.ts'
import { flagship } from '../../rules/ships.ts'
import { HAND, type Pax, PEERS, PURPLE, SHIPS } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { reach, sway } from '../../rules/values.ts'
import { NATION_WORDS, vocabulary } from '../../rules/vocabulary.ts'
import { pending } from '../../rules/words.ts'
import { Icon } from '../art/icon.tsx'
import { legalityName, seamanshipLetter } from '../card/facts.ts'
import { MiniCard } from '../card/mini-card.tsx'
import { describe } from '../chart/describe.ts'
import { cardName } from '../names.ts'
import { spotOf } from '../parts/targets.ts'
import { abilityOf } from '../strips/ability.ts'
import { headline } from '../strips/headline.ts'
import { LIVERIES } from '../strips/liveries.ts'
import { actor, changes } from './changes.ts'
import { inUse } from './in-use.tsx'
import { loss } from './loss.tsx'
import { motion } from './motion.ts'
import { chapters, primer, signs } from './primer.tsx'
import { telling } from './tale.ts'
import { caution, chapter, describeTable, forecastOf, prompt, sample } from './telling.ts'
import { iconOfMove } from './verbs.ts'
import { wayOut } from './way-out.ts'

const PATTERNS: readonly Pattern[] = ['rising', 'upright', 'level', 'points', 'falling']

function look(colour: number): SeatLook {
  const { fill, crest, icon } = LIVERIES[colour]
  return {
    colour: fill,
    ink: crest,
    pattern: PATTERNS[colour],
    emblem: <Emblem name={icon as UiIcon} x={256} y={256} size={512} fill={crest} />,
  }
}

/** Names that the catalogues keep under another key than the domain's own. */
const name: NonNullable<BoardWords<Pax>['name']> = (domain, word, say) => {
  if (domain === 'colour' || domain === 'meeple') {
    const colour = NATION_WORDS.indexOf(word)
    return colour < 0 ? say('board.site.indigenous') : say(`nation.${COLOURS[colour]}.name`)
  }
  if (domain === 'sea') return say(word === 'europe' || word === 'pirating' ? `board.${word}` : `zone.${word}.name`)
  // What a card is said to be has the card's name.
  if (domain === 'claim' && word !== 'unsaid') return cardName(say, vocabulary.card.words.indexOf(word))
  if (domain === 'title') return say(`peerage.${word}.name`)
  if (domain === 'card' && !CARDS.some(card => card.id === word)) return say(`haven.${word.replace('haven-', '')}.name`)
  return undefined
}

/** What makes a Ship worth flying the flag from: how it sails, what it may do, and whether it leads already. */
function shipLine(view: Pax, card: number, say: Say): string {
  const leads = view.order.some(colour => flagship(view, colour) === card)
  return say('board.ship-line', {
    letter: seamanshipLetter(card),
    legality: legalityName(say, tables.legalityOf[card]),
    leads: leads ? 'yes' : 'no',
  })
}

/** RS-apostasy, AMB-72. What goes with one half of a Tableau: of the player struck, or of the Sun King who chooses for himself. */
function purged(view: Pax, nudge: number, say: Say): string {
  const victim = pending(view, 'apostasy-action')?.victim ?? PURPLE
  const leaning = (place: number, card: number) =>
    (place === SHIPS + victim || place === PEERS + victim) && tables.nudgeOf[card] === nudge
  return view.place.flatMap((place, card) => (leaning(place, card) ? [cardName(say, card)] : [])).join(', ')
}

/** Domains whose things lie on the chart, the philosophy board or the seat strips. */
const SHOWN: ReadonlySet<string> = new Set(['site', 'zone', 'area', 'sea', 'colour', 'cell', 'deck'])

/** The parts of the page where they glow; nations glow on their strips, which are always there. */
const PART: Readonly<Record<string, 'board' | 'side' | 'hand'>> = {
  ...{ site: 'board', zone: 'board', area: 'board', sea: 'board' },
  ...{ cell: 'side', deck: 'side' },
  card: 'hand',
}

/** What folds first where the dock is narrow: never the way to get on. */
const RARE: Readonly<Record<string, readonly string[]>> = {
  'play-turn': ['flagship', 'unmask', 'sell'],
  'card-actions': ['sell'],
  'sail-act': ['asiento', 'bury', 'dig', 'bribe'],
}

/** Nobody who clicks on such a place means this move: there is nothing for it there. */
const MISFITS: ReadonlySet<string> = new Set([
  'F3a/no-indigenous',
  'F3b/no-cathedral',
  'F3b/not-your-citizen',
  'F3-unload/none-aboard',
  'F4/no-colony',
  'F4/no-such-treasure',
  'E5a/vacant',
  'E5a-strawman/own-token',
])

/** What the page around the board says about this game. */
export const words: BoardWords<Pax> = {
  name,
  actor,
  motion,
  seatOf: (view, domain, value) => (domain === 'colour' ? view.seatOf[value] : undefined),
  look: (view, seat) => look(view.colour[seat]),
  seatAbout(view, seat, say) {
    const ability = abilityOf(view, view.colour[seat])
    return ability && `${say(`ability.${ability}.name`)}: ${say(`ability.${ability}.text`)}`
  },
  purse(view, seat, say) {
    const colour = view.colour[seat]
    const [market, haven] = [view.marketHand[colour], view.havenHand[colour]]
    return say('board.purse', { money: view.money[colour], market, haven, relics: view.relics[colour] })
  },
  figures: (view, seat, say): SeatFigure[] => {
    const colour = view.colour[seat]
    return [
      { label: say('board.figure.money'), value: view.money[colour] },
      { label: say('board.figure.sway'), value: sway(view, colour) },
      { label: say('board.figure.reach'), value: reach(view, colour) },
      { label: say('board.figure.cards'), value: view.marketHand[colour] + view.havenHand[colour] },
    ]
  },
  summary: headline,
  icon: move => <Icon name={iconOfMove(move)} />,
  picture: (view, domain, card, say) =>
    domain === 'card' ? <MiniCard view={view} card={card} say={say} width={84} /> : undefined,
  about: (table, target, move, say) => {
    const { domain, value } = target
    if (domain === 'card' && move === 'flagship') return { detail: shipLine(table.view, value, say) }
    if (domain === 'direction' && move === 'purge') return { detail: purged(table.view, value, say) }
    if (domain === 'deck' && move === 'auction') return { detail: cardName(say, table.view.display[value]) }
    const pick = spotOf(target)
    if (pick === undefined) return undefined
    const forecast = pick.kind === 'site' ? forecastOf(table, pick.index) : undefined
    const detail = describe(table.view, pick, say).facts.join(', ')
    return forecast === undefined ? { detail } : { detail, forecast }
  },
  shows: ({ view, seat }, { domain, value }) =>
    domain === 'card' ? seat >= 0 && view.place[value] === HAND + view.colour[seat] : SHOWN.has(domain),
  shownIn: (_table, { domain }) => PART[domain],
  rare: decision => RARE[decision] ?? [],
  misfit: ({ rule, key }) => MISFITS.has(`${rule}/${key}`),
  inUse,
  loss,
  changes,
  sideLine: (view, say) => ({
    title: say('board.philosophy'),
    figures: say('side.figures', {
      mercantilism: view.mercantilism,
      coffers: view.coffers,
      of: TOKENS.warCofferSpaces.count,
    }),
  }),
  wayOut,
  primer,
  signs,
  chapters,
  prompt,
  caution,
  chapter,
  telling,
  describe: describeTable,
  sample,
}
