import type { BoardWords, Primer, RuleChapter, Say, Sign } from '@spanish-main/ui'
import type { ReactNode } from 'react'
import { kindOfYear, TRACKS } from '../../data/index.ts'
import { conditionsOf } from '../../rules/g3-victory.ts'
import { type Pax, RED } from '../../rules/state.ts'
import { Icon } from '../art/icon.tsx'
import type { IconName } from '../art/icon-names.ts'
import { type Piece, Token } from '../art/token.tsx'
import { nationName } from '../names.ts'
import { useSprite } from '../sprite.ts'

const WINS: readonly [key: string, icon: IconName][] = [
  ['tea-party', 'teapot'],
  ['abolition', 'breaking-chain'],
  ['sun-king', 'sun'],
  ['el-patron', 'pirate-hat'],
  ['token', 'peace-dove'],
]

/** H7. Ganga Zumba wins by the revolution, or by tokens when the Dove comes; the Sun King in two other ways at once. */
const WINS_ALONE: readonly [key: string, icon: IconName][] = [
  ['ganga-zumba', 'breaking-chain'],
  ['tokens', 'peace-dove'],
  ['king-coffers', 'sun'],
  ['king-peerages', 'queen-crown'],
]

const YEARS: readonly [key: string, icon: IconName][] = [
  ['goods', 'wooden-crate'],
  ['auction', 'gavel'],
  ['play', 'poker-hand'],
  ['sail', 'sailboat'],
]

const PIECES: readonly [key: string, piece: Piece][] = [
  ['colony', { piece: 'disk', colour: RED }],
  ['bible', { piece: 'bible', colour: RED }],
  ['indigenous', { piece: 'indigenous' }],
  ['chest', { piece: 'chest' }],
  ['galleon', { piece: 'galleon', colour: RED }],
]

const FIGURES: readonly [key: string, icon: IconName][] = [
  ['money', 'two-coins'],
  ['reach', 'white-book'],
  ['peerage', 'queen-crown'],
  ['anchor', 'anchor'],
]

/** A picture that may be the first of the board on its page. */
function Drawn({ children }: { children: ReactNode }) {
  useSprite()
  return children
}

const sign = (say: Say, key: string, picture: Sign['picture']): Sign => ({
  picture: <Drawn>{picture}</Drawn>,
  name: say(`sign.${key}`),
  says: say(`sign.${key}.says`),
})

export const signs = (say: Say): Primer['signs'] => [
  { title: say('primer.chart'), signs: PIECES.map(([key, piece]) => sign(say, key, <Token of={piece} />)) },
  { title: say('primer.strips'), signs: FIGURES.map(([key, icon]) => sign(say, key, <Icon name={icon} />)) },
]

/** G3d. How many Peerages El Patron needs depends on how many play: the page says it for this table. */
function waysToWin(view: Pax, colour: number, say: Say): Primer['win'] {
  const patron = TRACKS.findIndex(({ extremist }) => extremist === 'el-patron')
  const peerages = conditionsOf(view, colour, patron).find(({ key }) => key === 'peerages')?.need ?? 0
  return WINS.map(([key, icon]) => ({
    picture: <Icon name={icon} />,
    name: say(`victory.${key}.name`),
    says: say(`primer.${key}`, { peerages }),
  }))
}

const waysAlone = (say: Say): Primer['win'] =>
  WINS_ALONE.map(([key, icon]) => ({
    picture: <Icon name={icon} />,
    name: say(`primer.alone.${key}`),
    says: say(`primer.alone.${key}.says`),
  }))

/** D0. A round of years begins with its goods year, which may be over before anybody is asked. */
const beginningOf = (year: number): number => (kindOfYear(year) === 'goods' ? year : beginningOf(year - 1))

/** Two minutes before the first decision. */
export const primer: NonNullable<BoardWords<Pax>['primer']> = (view, seat, say) => {
  const own = view.colour[seat]
  const rivals = view.colour.filter(colour => colour !== own).map(colour => nationName(say, colour))
  return {
    ...(view.solitaire === 1 ? { mode: 'solitaire' } : {}),
    you: say('primer.you', {
      solo: view.solitaire === 1 ? 'yes' : 'no',
      nation: nationName(say, own),
      rivals: rivals.join(', '),
      from: String(beginningOf(view.year)),
      to: String(view.dove),
    }),
    win: view.solitaire === 1 ? waysAlone(say) : waysToWin(view, own, say),
    round: {
      title: say('primer.round'),
      parts: YEARS.map(([key, icon]) => ({
        picture: <Icon name={icon} />,
        name: say(`board.year.${key}`),
        says: say(`primer.${key}`),
      })),
    },
    signs: signs(say),
  }
}

/** Sections of the rulebook by the letters of their ids, with rules to begin with. */
const CHAPTERS: readonly [id: string, begins: RegExp, doors: readonly string[]][] = [
  ['A', /^A-/, []],
  ['B', /^B\d/, ['B5b', 'B6a']],
  ['C', /^C\d/, []],
  ['D', /^D\d/, ['D1e', 'D2a', 'D3b', 'D3c', 'D4b']],
  ['E', /^E\d/, ['E5a', 'E5b', 'E5e', 'E5f', 'E5g']],
  ['F', /^F\d/, ['F1', 'F2', 'F4', 'F5b', 'F6c']],
  ['SM', /^SM-/, ['SM-4', 'SM-7']],
  ['G', /^G\d/, ['G3', 'G3a', 'G3e']],
  ['H', /^H\d/, ['H2b', 'H6']],
]

export function chapters(say: Say): readonly RuleChapter[] {
  const known = CHAPTERS.map(([id, begins, doors]) => chapter(say, id, doors, rule => begins.test(rule)))
  const none = (rule: string) => !CHAPTERS.some(([, begins]) => begins.test(rule))
  return [...known, chapter(say, 'other', [], none)]
}

const chapter = (say: Say, id: string, doors: readonly string[], has: (rule: string) => boolean): RuleChapter => ({
  id,
  title: say(`chapter.${id}.title`),
  overview: say(`chapter.${id}.overview`),
  doors,
  has,
})
