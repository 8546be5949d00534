import type { Game, PackStamp } from '../game.ts'
import { hashText } from '../hash.ts'
import type { State } from '../state.ts'
import type { Check } from './shape.ts'

/** One thing wrong with a data pack: where, and a sentence that says what. */
export interface PackError {
  readonly path: string
  readonly message: string
}

/** Receives what is wrong. */
export type Report = (path: string, message: string) => void

/**
 * A pack that can be played with, or everything that is wrong with it. Warnings name departures from what was only reasoned
 * out; a true component may well depart from it.
 */
export type PackResult<P> =
  | { readonly ok: true; readonly pack: P; readonly warnings: readonly PackError[] }
  | { readonly ok: false; readonly errors: readonly PackError[] }

/** One error as a sentence, path first. */
export const sentenceOf = ({ path, message }: PackError): string => (path === '' ? message : `${path}: ${message}`)

/** Reads a pack: first its shape, and if that is right, what else must hold. */
export function readPack<P>(
  value: unknown,
  shape: Check,
  ...checks: readonly ((pack: P, report: Report, warn: Report) => void)[]
): PackResult<P> {
  const errors: PackError[] = []
  const warnings: PackError[] = []
  const report: Report = (path, message) => errors.push({ path, message })
  shape(value, '', report)
  if (errors.length > 0) return { ok: false, errors }
  const pack = value as P
  for (const check of checks) check(pack, report, (path, message) => warnings.push({ path, message }))
  return errors.length > 0 ? { ok: false, errors } : { ok: true, pack, warnings }
}

/** The `withPack` of a game, which reads a pack and plays with it, or says what is wrong with it. */
export const packReader =
  <P extends { readonly title: string }, S extends State>(
    read: (value: unknown) => PackResult<P>,
    play: (pack: P, stamp: PackStamp) => Game<S>,
  ): NonNullable<Game<S>['withPack']> =>
  value => {
    const result = read(value)
    return result.ok ? { game: play(result.pack, stampOf(result.pack)) } : { errors: result.errors.map(sentenceOf) }
  }

/** What a record says of a pack; the order of its fields does not matter. */
export const stampOf = (pack: { readonly title: string }): PackStamp => ({
  title: pack.title,
  hash: hashText(canonicalJson(pack)),
})

/** Whether this pack says what the game's own components say: one that went out and came back as it was. */
export const isOwnPack = ({ ownPack }: Pick<Game<State>, 'ownPack'>, { hash }: PackStamp): boolean =>
  ownPack !== undefined && hashText(canonicalJson(ownPack)) === hash

/** Whether what was played with this pack, or with none, can be played again with the game as it is here. */
export function playsWith(game: Pick<Game<State>, 'pack' | 'ownPack'>, pack: PackStamp | undefined): boolean {
  if (game.pack?.hash === pack?.hash) return true
  const known = (stamp: PackStamp | undefined) => (stamp === undefined || isOwnPack(game, stamp) ? '' : stamp.hash)
  return known(game.pack) === known(pack)
}

/** The one JSON text of a value: keys sorted, no spaces. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`
}
