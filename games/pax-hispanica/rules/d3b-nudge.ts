import { NOBODY, type World } from '@spanish-main/kernel'
import { MIDLIFE, MUTINY, NUDGE, STAY } from '../data/index.ts'
import { canSell, sell } from './d3f-sell.ts'
import { figureOn } from './figures.ts'
import { moveFigure, sufferMidlifeCrisis } from './gl-midlife-crisis.ts'
import { colourOf, hasTitle, isSunKing, seatOf } from './players.ts'
import { mutiny } from './ships.ts'
import { EN, type Pax } from './state.ts'
import { isHaven, TITLE, tables } from './tables.ts'
import { pay } from './tokens.ts'
import { by, call, decision, type FrameOf, move, no, tell } from './words.ts'

const NO_DOLLAR = no('D3b-midlife', 'no-dollar')

/** D3b, B5-model. A Market card moves the Figure one space; B6b: Haven cards have no Nudge; D3b-extremist: G2a. */
export function nudge(g: Pax, frame: FrameOf<'play-card'>, world: World): void {
  if (!isHaven(frame.card)) nudgeFigure(g, world, colourOf(g, frame.seat), tables.nudgeOf[frame.card])
}

/** D3b. A Figure is nudged one space in a direction. */
export function nudgeFigure(g: Pax, world: World, colour: number, direction: number): void {
  by('B5-model')
  const to = NUDGE[g.figure[colour]][direction]
  tell(world, g, 'D3b', 'nudged', colour, direction)
  if (to === STAY) tell(world, g, 'G2a', 'nudge-in-vain', colour)
  else if (to === MUTINY) nudgeIntoMutiny(g, world, colour)
  else if (to === MIDLIFE) nudgeIntoMidlife(g, colour)
  else if (figureOn(g, to) >= 0) duel(g, world, colour, figureOn(g, to))
  else moveFigure(g, world, 'D3b', colour, to)
}

/** D3b-mutiny, AMB-43. The Figure stays; the fleet mutinies before anything else of this card happens. */
function nudgeIntoMutiny(g: Pax, world: World, colour: number): void {
  tell(world, g, 'D3b-mutiny', 'mutiny', colour)
  mutiny(g, world, 'GL-mutiny', colour)
}

/** D3b-midlife, AMB-43. Pay $1 or suffer; whoever has nothing to pay with is not asked, nor is the Sun King (H3d). */
function nudgeIntoMidlife(g: Pax, colour: number): void {
  if (isSunKing(g, colour)) call(g, 'king-midlife-crisis', NOBODY, 1)
  else if (g.money[colour] > 0 || canSell(g, colour)) call(g, 'midlife-nudge', seatOf(g, colour))
  else sufferMidlifeCrisis(g, colour)
}

/** AMB-19, ED-21. In the English edition nobody fights a Duel with the DIPLOMAT. */
export const refusesDuels = (g: Pax, colour: number): boolean =>
  g.edition === EN && hasTitle(g, colour, TITLE.diplomat) && by('ED-21')

/** D3b-duel, GL-duel. The two change places, unless one is the DIPLOMAT (AMB-19). */
function duel(g: Pax, world: World, colour: number, other: number): void {
  if (refusesDuels(g, other)) tell(world, g, 'AMB-19', 'duel-blocked', colour, other)
  else swapFigures(g, world, 'D3b-duel', colour, other)
}

/** Two Figures change places, by a Duel or a Sword Fight. */
export function swapFigures(
  g: Pax,
  world: World,
  rule: 'D3b-duel' | 'RS-sword-fight',
  colour: number,
  other: number,
): void {
  const cell = g.figure[colour]
  g.figure[colour] = g.figure[other]
  g.figure[other] = cell
  tell(world, g, rule, 'figures-swapped', colour, other)
}

/** D3b-midlife, G2a. Cards may be sold first, to have the dollar (D3f-sell). */
export const midlifeNudge = decision('midlife-nudge', {
  rule: 'D3b-midlife',
  moves: {
    pay: move({
      rule: 'D3b-midlife',
      refuse: (g, seat) => (g.money[colourOf(g, seat)] > 0 ? undefined : NO_DOLLAR),
      play(g, seat, world) {
        pay(g, world, 'D3b-midlife', colourOf(g, seat), 1)
        tell(world, g, 'D3b-midlife', 'midlife-averted', colourOf(g, seat))
      },
    }),
    suffer: move({ rule: 'D3b-midlife', play: (g, seat) => sufferMidlifeCrisis(g, colourOf(g, seat)) }),
    sell,
  },
})
