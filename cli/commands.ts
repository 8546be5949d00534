import { arena } from './commands/arena.ts'
import { audit } from './commands/audit.ts'
import { bench } from './commands/bench.ts'
import { cards } from './commands/cards.ts'
import { listGames } from './commands/games.ts'
import { pack } from './commands/pack.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { rules } from './commands/rules.ts'
import { simulate } from './commands/simulate.ts'
import type { Command } from './outcome.ts'

/** The command line answers to these, and to `help` (main.ts). */
export const commands: Command[] = [listGames, simulate, arena, audit, replay, rules, bench, cards, pack, play]
