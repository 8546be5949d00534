import type { Bot, State } from '@spanish-main/kernel'

/** Any legal move is as good as another. */
export const randomBot: Bot<State> = (_insight, _seat, moves, chance) => moves[chance.int(moves.length)]
