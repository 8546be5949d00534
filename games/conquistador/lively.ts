import type { FastChance } from '@spanish-main/kernel'
import { conquistador } from './rules/index.ts'
import type { Conquest } from './rules/state.ts'

/** Moves that end something or throw something away: a lively game makes them last. */
const LAST = new Set([
  'ready',
  'done',
  'end',
  'nowhere',
  'dismiss',
  'dismiss-at-home',
  'dismiss-aboard',
  'scrap',
  'slip',
  'board',
  'embark',
  'halt',
  'abandon',
])

/** A random policy that sails, settles and fights rather than pass: what tests want of their games. */
export function lively(_g: Conquest, _seat: number, moves: readonly number[], chance: FastChance): number {
  const name = (code: number): string => conquistador.moves[code >>> 20].name
  const pay = moves.find(code => name(code) === 'pay')
  if (pay !== undefined) return pay
  const eager = moves.filter(code => !LAST.has(name(code)))
  const pool = eager.length > 0 && chance.int(100) < 90 ? eager : moves
  const kinds = [...new Set(pool.map(code => code >>> 20))]
  const kind = kinds[chance.int(kinds.length)]
  const like = pool.filter(code => code >>> 20 === kind)
  return like[chance.int(like.length)]
}
