// The one file of the browser application that names the games. It draws nothing and loads nothing before it is asked,
// so that workers can use it, too, and every game's rules, words and board are files of their own.
import type { Bot, Game, State } from '@spanish-main/kernel'
import type { Board } from '@spanish-main/ui'
import type { PictureName } from './art/pictures.tsx'
import type { Key, Language } from './text.ts'

export type GameId = 'pax-hispanica' | 'lords' | 'conquistador' | 'maracaibo' | 'cove'
export type Catalogue = Readonly<Record<string, string>>

/** A game's rules and the bots that play it, whatever its state looks like. */
export interface GameRules {
  readonly game: Game<State>
  readonly bots: Readonly<Record<string, Bot<State>>>
  /** The best moves for a seat with reasons, whose words are `term.<name>` in the game's catalogues. */
  readonly hints?: (...asked: Parameters<Bot<State>>) => readonly Advised[]
}

/** A move that a bot thinks well of, and why. */
export interface Advised {
  readonly code: number
  /** The chance of winning after it. */
  readonly score: number
  readonly terms: readonly Reason[]
}

/** Something that speaks for a move, or against it if `delta` is below 0. */
export interface Reason {
  readonly name: string
  readonly delta: number
}

export interface GameEntry {
  readonly id: GameId
  /** Fewest and most people at a table, one meaning that it can be played alone. */
  readonly players: readonly [min: number, max: number]
  readonly picture: PictureName
  /** It can be played. Others say that they are not ready. */
  readonly ready: boolean
  /** For tests: not in the lobby unless the address says `?fixture`. */
  readonly fixture?: true
  /** Its bots, the usual opponent first. */
  readonly bots: readonly string[]
  /** The table of *Play now*. */
  readonly quick: { readonly seats: number; readonly options: Readonly<Record<string, string | number | boolean>> }
  /** It can be played alone: what that is called, with which options, and which of them mean nothing then. */
  readonly alone?: {
    readonly says: Key
    readonly options: GameEntry['quick']['options']
    readonly moot: readonly string[]
  }
  /** Its board has a guided first turn. */
  readonly guide?: true
  readonly texts?: Readonly<Record<Language, () => Promise<Catalogue>>>
  readonly board?: () => Promise<Board<State>>
}

type Json = () => Promise<unknown>

/** All the catalogues of a game in one language as one. */
const merged = (files: Record<string, Json>) => async (): Promise<Catalogue> =>
  Object.assign({}, ...(await Promise.all(Object.values(files).map(load => load()))))

/** Forgets what a game's state looks like: the application treats all alike. */
const anyGame = <S extends State>(rules: {
  game: Game<S>
  bots: Readonly<Record<string, Bot<S>>>
  hints?: (...asked: Parameters<Bot<S>>) => readonly Advised[]
}): GameRules => rules as unknown as GameRules
const anyBoard = <S extends State>(board: Board<S>): Board<State> => board as unknown as Board<State>

/** The rules of each game that has some. */
export const rules: Readonly<Record<string, () => Promise<GameRules>>> = {
  'pax-hispanica': async () => {
    const [{ deckhand, judgement, paxHispanica }, { hints, onePly, randomBot }] = await Promise.all([
      import('@spanish-main/pax-hispanica'),
      import('@spanish-main/bots'),
    ])
    return anyGame({
      game: paxHispanica,
      bots: { deckhand, mate: onePly(paxHispanica, judgement), random: randomBot },
      hints: hints(paxHispanica, judgement),
    })
  },
  cove: async () => {
    const [{ cove }, { randomBot }] = await Promise.all([
      import('@spanish-main/kernel/fixture'),
      import('@spanish-main/bots'),
    ])
    return anyGame({ game: cove, bots: { random: randomBot } })
  },
}

export const games: readonly GameEntry[] = [
  {
    id: 'pax-hispanica',
    players: [1, 5],
    picture: 'galleons',
    ready: true,
    bots: ['deckhand', 'mate', 'random'],
    quick: { seats: 4, options: { length: 'comet-short' } },
    guide: true,
    alone: {
      says: 'game.pax-hispanica.alone',
      options: {},
      moot: ['length', 'spain', 'nations', 'gangaZumba', 'flee'],
    },
    texts: {
      en: merged(import.meta.glob('../../games/pax-hispanica/text/*.en.json', { import: 'default' })),
      pl: merged(import.meta.glob('../../games/pax-hispanica/text/*.pl.json', { import: 'default' })),
    },
    board: async () => anyBoard((await import('@spanish-main/pax-hispanica/board')).board),
  },
  {
    id: 'lords',
    players: [2, 8],
    picture: 'crown',
    ready: false,
    bots: ['random'],
    quick: { seats: 4, options: {} },
  },
  {
    id: 'conquistador',
    players: [1, 5],
    picture: 'expedition',
    ready: false,
    bots: ['random'],
    quick: { seats: 3, options: {} },
  },
  {
    id: 'maracaibo',
    players: [1, 4],
    picture: 'voyage',
    ready: false,
    bots: ['random'],
    quick: { seats: 3, options: {} },
  },
  {
    id: 'cove',
    players: [2, 4],
    picture: 'voyage',
    ready: true,
    fixture: true,
    bots: ['random'],
    quick: { seats: 3, options: { short: true } },
    texts: {
      en: merged({ cove: () => import('./fixture/cove.en.json').then(file => file.default) }),
      pl: merged({ cove: () => import('./fixture/cove.pl.json').then(file => file.default) }),
    },
    board: async () => anyBoard((await import('./fixture/cove.ts')).coveBoard),
  },
]

export const findGame = (id: string): GameEntry | undefined => games.find(game => game.id === id)
