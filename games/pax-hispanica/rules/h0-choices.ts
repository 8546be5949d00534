import type { Decision, World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import type { frames, KING_CHOICE } from './frames.ts'
import { deciderOf } from './players.ts'
import { type Pax, PURPLE } from './state.ts'
import type { vocabulary } from './vocabulary.ts'
import { by, call, decision, move, no, top } from './words.ts'

const NOT_AN_OPTION = no('H0-choices', 'not-an-option')

/** The choices that the human makes for the Sun King. */
type KingChoiceName = {
  [P in keyof typeof frames]: (typeof frames)[P] extends typeof KING_CHOICE ? P : never
}[keyof typeof frames]

/** A choice among equal options of the Sun King, each a number of one domain of the vocabulary. */
export interface KingChoice {
  readonly decision: Decision<Pax>
  /** Asks the human, the first option being the suggestion; with one option there is nothing to ask, with none to do. */
  readonly among: (g: Pax, world: World, options: number[], about?: number) => void
}

/** H0-choices. Where the Sun King has several equal options, the human chooses for him. `about` is what the caller wants back. */
export function kingChoice(
  name: KingChoiceName,
  rule: RuleId,
  word: string,
  domain: keyof typeof vocabulary,
  play: (g: Pax, world: World, option: number, about: number) => void,
): KingChoice {
  return {
    decision: decision(name, {
      rule: 'H0-choices',
      moves: {
        [word]: move({
          rule,
          args: [domain],
          offers(g, _seat, offer) {
            for (const option of top(g, name).options) offer(option)
          },
          refuse: (g, _seat, option) => (top(g, name).options.includes(option) ? undefined : NOT_AN_OPTION),
          play: (g, _seat, world, option, _b, _c, frame) => play(g, world, option, frame.about),
        }),
      },
    }),
    among(g, world, options, about = 0) {
      if (options.length === 1) play(g, world, options[0], about)
      else if (options.length > 1) call(g, name, deciderOf(g, PURPLE), about, options)
    },
  }
}

/** AMB-46, H3-distance. Of some Sites those closest to Islas del Rosario, in sea zones. */
export function closest(sites: readonly number[], distance: readonly number[]): number[] {
  by('H3-distance')
  let least = Number.POSITIVE_INFINITY
  for (const site of sites) least = Math.min(least, distance[site])
  return sites.filter(site => distance[site] === least)
}
