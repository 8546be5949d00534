import type { State } from '@spanish-main/kernel'
import {
  createRunner,
  letBotsOffer,
  type Queue,
  type Room,
  type Runner,
  type Session,
  thoughtOf,
} from '@spanish-main/session'
import type { Playable } from './games.ts'
import type { HostParts } from './host.ts'

/** The table at which bots play. */
export interface Seating {
  readonly id: string
  readonly rules: Playable
  readonly dealer: ReturnType<Playable['newDealer']>
  room(): Room
  isGone(): boolean
}

/** Lets the bots of a table move and offer whenever it is their turn. */
export function letBotsPlay(parts: HostParts, table: Seating, queue: Queue<State>): Runner {
  const { rules, dealer, id } = table
  const { world } = parts
  const seed = (): number => world.random(4).readUInt32LE() >>> 1

  function botAt({ holders }: Session<State>, seat: number): string {
    const { name } = holders[seat]
    return Object.hasOwn(rules.bots, name) ? name : 'random'
  }

  /** A stand-in promises nothing in the name of the person whose seat it keeps. */
  const mayOffer = ({ holders }: Session<State>, seat: number): boolean =>
    rules.offering.has(holders[seat].name) && table.room().seats[seat]?.standIn === undefined

  const runner = createRunner<State>(queue, {
    choose: (now, seat) => parts.jobs.think(thoughtOf(now, seat, botAt(now, seat), seed())),
    offer(now) {
      if (dealer !== undefined && now.holders.some(({ kind }) => kind === 'bot'))
        letBotsOffer(now, dealer, seed(), seat => mayOffer(now, seat), world.wall())
    },
    held: () => table.isGone() || table.room().paused || table.room().stage !== 'playing',
    trouble: (where, message) => parts.trouble(`${id} ${where}: ${message}`),
    now: world.now,
    wait: world.wait,
  })
  runner.setPace(parts.botPace)
  return runner
}
