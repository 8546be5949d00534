import { type FastChance, fastChance } from '../chance/fast.ts'
import type { Game } from '../game.ts'
import type { State } from '../state.ts'
import {
  cloneSharesNothing,
  draftsCommute,
  gateEqualsList,
  gateLeavesState,
  survivesJson,
  undeclaredFields,
  viewEqualsState,
} from './checks.ts'
import { type PlayoutOptions, playout, type Seating } from './playout.ts'

/** Sentences on all that is broken in one position: gate, view, clone, JSON, visibility and drafts. */
export function positionProblems<S extends State>(game: Game<S>, g: S, chance: FastChance): string[] {
  return [
    ...gateEqualsList(game, g, chance),
    ...gateLeavesState(game, g, chance),
    ...viewEqualsState(game, g),
    ...cloneSharesNothing(game, g),
    ...survivesJson(game, g),
    ...undeclaredFields(game, g),
    ...draftsCommute(game, g),
  ]
}

/** Looks at every so many positions of a game, until something is broken. */
export function checkAlong<S extends State>(
  game: Game<S>,
  seating: Seating,
  every: number,
  about: Pick<PlayoutOptions<S>, 'policy' | 'limit'> = {},
): { readonly positions: number; readonly broken: readonly string[] } {
  const chance = fastChance(seating.seed)
  const broken: string[] = []
  let positions = 0
  playout(game, seating, {
    ...about,
    visit(g, _seat, _moves, played) {
      if (played % every !== 0 || broken.length > 0) return
      positions++
      broken.push(...positionProblems(game, g, chance))
    },
  })
  return { positions, broken }
}

/** Plays games of all these seeds to their ends; sentences on those that get stuck, break an invariant or grow too large. */
export function playAll<S extends State>(
  game: Game<S>,
  seating: Omit<Seating, 'seed'>,
  games: number,
  about: Pick<PlayoutOptions<S>, 'policy' | 'limit'> & { readonly bytes?: number } = {},
): string[] {
  const { bytes = Number.POSITIVE_INFINITY, ...options } = about
  return Array.from({ length: games }, (_, seed) => {
    const { state, stuck, problems } = playout(game, { ...seating, seed }, options)
    const size = JSON.stringify(state).length
    const said = [
      ...(stuck ? [`stuck at ${state.stack.map(frame => frame.at).join(' > ')}`] : []),
      ...problems,
      ...(size > bytes ? [`the state takes ${size} bytes`] : []),
    ]
    return said.map(sentence => `seed ${seed}: ${sentence}`)
  }).flat()
}
