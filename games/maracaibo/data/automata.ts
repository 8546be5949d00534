import { type Source, told } from './source.ts'

/** What Jean's cards can say; `n` is an amount. */
export type JeanAction =
  | { readonly do: 'explore' | 'points' | 'player-pays'; readonly n: number; readonly rounds: JeanRounds }
  | {
      readonly do: 'influence'
      readonly nation: 'france' | 'spain' | 'england'
      readonly n: number
      readonly rounds: JeanRounds
    }
  | { readonly do: 'combat'; readonly n: number; readonly extraVillage: boolean; readonly rounds: JeanRounds }
  | { readonly do: 'quest' | 'disc'; readonly rounds: JeanRounds }

type JeanRounds = 'all' | '1-2' | '3-4'

/** MB-12. A card of Jean's: how far she sails, which branch, which display card she takes, what she does. */
export type JeanCard = {
  readonly id: string
  readonly deck: 'A' | 'B' | 'C'
  readonly move: 1 | 2
  readonly branch: 'upper' | 'lower'
  readonly display: number
  readonly actions: readonly JeanAction[]
  readonly box: 'base' | 'uprising'
}

export const JEAN_SOURCE: Source = told('open card data of a solo companion')

export const JEAN_CARDS: readonly JeanCard[] = [
  {
    id: 'jean-a1',
    deck: 'A',
    move: 1,
    branch: 'upper',
    display: 3,
    actions: [{ do: 'explore', n: 2, rounds: 'all' }],
    box: 'base',
  },
  {
    id: 'jean-a2',
    deck: 'A',
    move: 1,
    branch: 'lower',
    display: 2,
    actions: [{ do: 'influence', nation: 'france', n: 1, rounds: 'all' }],
    box: 'base',
  },
  {
    id: 'jean-a3',
    deck: 'A',
    move: 1,
    branch: 'lower',
    display: 4,
    actions: [{ do: 'combat', n: 2, extraVillage: false, rounds: 'all' }],
    box: 'base',
  },
  {
    id: 'jean-a4',
    deck: 'A',
    move: 2,
    branch: 'upper',
    display: 1,
    actions: [{ do: 'influence', nation: 'spain', n: 1, rounds: 'all' }],
    box: 'base',
  },
  {
    id: 'jean-a5',
    deck: 'A',
    move: 2,
    branch: 'lower',
    display: 3,
    actions: [{ do: 'influence', nation: 'england', n: 1, rounds: 'all' }],
    box: 'base',
  },
  {
    id: 'jean-b1',
    deck: 'B',
    move: 2,
    branch: 'upper',
    display: 3,
    actions: [
      { do: 'points', n: 4, rounds: 'all' },
      { do: 'explore', n: 2, rounds: '1-2' },
      { do: 'explore', n: 4, rounds: '3-4' },
    ],
    box: 'base',
  },
  {
    id: 'jean-b2',
    deck: 'B',
    move: 2,
    branch: 'upper',
    display: 3,
    actions: [
      { do: 'quest', rounds: 'all' },
      { do: 'points', n: 4, rounds: '3-4' },
    ],
    box: 'base',
  },
  {
    id: 'jean-b3',
    deck: 'B',
    move: 2,
    branch: 'upper',
    display: 3,
    actions: [
      { do: 'disc', rounds: 'all' },
      { do: 'points', n: 4, rounds: '3-4' },
    ],
    box: 'base',
  },
  {
    id: 'jean-b4',
    deck: 'B',
    move: 2,
    branch: 'lower',
    display: 3,
    actions: [
      { do: 'points', n: 4, rounds: 'all' },
      { do: 'explore', n: 2, rounds: '1-2' },
      { do: 'explore', n: 4, rounds: '3-4' },
    ],
    box: 'base',
  },
  {
    id: 'jean-b5',
    deck: 'B',
    move: 2,
    branch: 'lower',
    display: 3,
    actions: [
      { do: 'disc', rounds: 'all' },
      { do: 'points', n: 4, rounds: '3-4' },
    ],
    box: 'base',
  },
  {
    id: 'jean-b6',
    deck: 'B',
    move: 2,
    branch: 'lower',
    display: 4,
    actions: [
      { do: 'combat', n: 3, extraVillage: false, rounds: 'all' },
      { do: 'points', n: 2, rounds: 'all' },
    ],
    box: 'base',
  },
  {
    id: 'jean-c1',
    deck: 'C',
    move: 2,
    branch: 'upper',
    display: 1,
    actions: [
      { do: 'points', n: 4, rounds: 'all' },
      { do: 'disc', rounds: 'all' },
    ],
    box: 'base',
  },
  {
    id: 'jean-c2',
    deck: 'C',
    move: 2,
    branch: 'lower',
    display: 2,
    actions: [
      { do: 'quest', rounds: 'all' },
      { do: 'points', n: 3, rounds: 'all' },
    ],
    box: 'base',
  },
  {
    id: 'jean-c3',
    deck: 'C',
    move: 2,
    branch: 'upper',
    display: 3,
    actions: [
      { do: 'points', n: 4, rounds: 'all' },
      { do: 'explore', n: 3, rounds: '1-2' },
      { do: 'explore', n: 4, rounds: '3-4' },
    ],
    box: 'base',
  },
  {
    id: 'jean-c4',
    deck: 'C',
    move: 2,
    branch: 'lower',
    display: 4,
    actions: [
      { do: 'combat', n: 3, extraVillage: true, rounds: 'all' },
      { do: 'points', n: 2, rounds: 'all' },
    ],
    box: 'base',
  },
  {
    id: 'jean-b7u',
    deck: 'B',
    move: 1,
    branch: 'lower',
    display: 1,
    actions: [
      { do: 'points', n: 5, rounds: 'all' },
      { do: 'player-pays', n: 1, rounds: '1-2' },
      { do: 'player-pays', n: 4, rounds: '3-4' },
    ],
    box: 'uprising',
  },
  {
    id: 'jean-c5u',
    deck: 'C',
    move: 1,
    branch: 'upper',
    display: 2,
    actions: [
      { do: 'points', n: 5, rounds: 'all' },
      { do: 'player-pays', n: 2, rounds: '1-2' },
      { do: 'player-pays', n: 4, rounds: '3-4' },
    ],
    box: 'uprising',
  },
]

/** MB-12.1. Cards of each deck by level 1 to 5. */
export const JEAN_LEVELS: readonly { readonly A: number; readonly B: number; readonly C: number }[] = [
  { A: 5, B: 0, C: 0 },
  { A: 5, B: 0, C: 1 },
  { A: 5, B: 1, C: 1 },
  { A: 5, B: 2, C: 1 },
  { A: 5, B: 3, C: 1 },
]

/** MB-12.7. Points for discs at an income; two more for each disc beyond. */
export const JEAN_DISC_POINTS = { first: [0, 0, 1, 2, 3, 4], each: 2, most: 38 } as const

/** MB-12.8. Steps of a lead and their points. */
export const JEAN_LEADS = {
  quest: 5,
  quests: [1, 3, 4],
  upgrades: [1, 3, 4],
  explorer: [1, 8, 11],
  points: [10, 20, 30],
} as const

/** MU-5. What an area of Jacques's band says. */
export type JacquesArea =
  | { readonly do: 'disc'; readonly at: string }
  | { readonly do: 'quest'; readonly from: number; readonly to: number }
  | { readonly do: 'explore'; readonly n: number }
  | { readonly do: 'end' }

export type JacquesCard = {
  readonly id: string
  readonly deck: 'A' | 'B'
  readonly vp: number
  readonly band: readonly JacquesArea[]
}

const disc = (at: string): JacquesArea => ({ do: 'disc', at })
const quest = (from: number, to: number): JacquesArea => ({ do: 'quest', from, to })
const explore = (n: number): JacquesArea => ({ do: 'explore', n })
const END: JacquesArea = { do: 'end' }

export const JACQUES_CARDS: readonly JacquesCard[] = [
  {
    id: 'jacques-a1',
    deck: 'A',
    vp: 5,
    band: [disc('5'), quest(2, 7), disc('11'), disc('13'), disc('17'), quest(2, 19), END],
  },
  {
    id: 'jacques-a2',
    deck: 'A',
    vp: 5,
    band: [explore(1), explore(1), explore(1), explore(1), explore(1), explore(1), END],
  },
  {
    id: 'jacques-a3',
    deck: 'A',
    vp: 5,
    band: [disc('4'), explore(1), disc('11'), disc('17'), explore(1), explore(1), END],
  },
  { id: 'jacques-a4', deck: 'A', vp: 5, band: [explore(1), explore(1), explore(1), disc('14'), disc('17'), END, END] },
  { id: 'jacques-a5', deck: 'A', vp: 5, band: [disc('4'), disc('5'), disc('11'), quest(2, 19), END, END, END] },
  { id: 'jacques-a6', deck: 'A', vp: 5, band: [explore(1), explore(1), explore(1), disc('13'), disc('17'), END, END] },
  {
    id: 'jacques-a7',
    deck: 'A',
    vp: 5,
    band: [disc('4'), disc('5'), disc('11'), disc('14'), disc('17'), quest(2, 19), END],
  },
  { id: 'jacques-b1', deck: 'B', vp: 10, band: [explore(2), explore(2), quest(2, 19), quest(2, 19), END, END, END] },
  { id: 'jacques-b2', deck: 'B', vp: 10, band: [explore(2), explore(2), explore(2), explore(2), END, END, END] },
  {
    id: 'jacques-b3',
    deck: 'B',
    vp: 10,
    band: [disc('5'), quest(2, 7), disc('11'), quest(2, 19), quest(2, 19), END, END],
  },
  {
    id: 'jacques-b4',
    deck: 'B',
    vp: 10,
    band: [disc('4'), quest(2, 7), disc('11'), quest(2, 19), quest(2, 19), END, END],
  },
  { id: 'jacques-b5', deck: 'B', vp: 10, band: [explore(2), explore(2), explore(2), explore(2), END, END, END] },
]

/** MU-5.1. Cards removed by level 1 to 4. */
export const JACQUES_LEVELS: readonly { readonly A: number; readonly B: number }[] = [
  { A: 0, B: 5 },
  { A: 2, B: 3 },
  { A: 4, B: 1 },
  { A: 5, B: 0 },
]

/** MU-5.7, MU-5.9. */
export const JACQUES_POINTS = { endingTheRound: 15, comparison: 5 } as const
