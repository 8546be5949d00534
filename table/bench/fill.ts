import { fastChance, legal, printMove, type State, waiting } from '@spanish-main/kernel'
import { answer, decisionName } from '@spanish-main/session'
import { localJobs } from '../bots/local.ts'
import { localBus } from '../bus.ts'
import type { Playable } from '../games.ts'
import { createService } from '../service.ts'
import { openStore, openVault } from '../store/sqlite.ts'
import { realWorld } from '../world.ts'

/** Tables for measurements: new ones, and ones at which so many moves were made. */
export async function fillStore(
  folder: string,
  rules: Playable,
  wish: { readonly fresh: number; readonly long: number; readonly moves: number },
): Promise<{ fresh: string[]; long: string[]; longMoves: number }> {
  const store = openStore(folder)
  const service = createService({
    ...{
      store,
      vault: openVault(folder),
      jobs: localJobs(),
      bus: localBus(),
      world: await realWorld(store),
      botPace: 0,
    },
    trouble: message => console.error(message),
  })
  const chance = fastChance(7)
  let longMoves = 0

  async function begin(): Promise<string> {
    const { options } = rules.entry.quick
    const seats = Array.from({ length: 4 }, () => ({ kind: 'link' }))
    const { id } = await service.createTable(
      { game: rules.entry.id, seats, settings: { options: { ...options } } },
      undefined,
    )
    const host = (await service.tables.find(id))!
    const secret = (await service.vault.secretOf(id))!
    const line = { seat: -1, at: 0, key: 'started' }
    const seated = (room: ReturnType<typeof host.room>) => ({
      ...{ ...room, stage: 'playing' as const },
      seats: room.seats.map((seat, at) => ({ ...seat, name: `guest ${at}`, arrived: true, ready: true })),
    })
    await host.begin(seated, secret, {}, line)
    return id
  }

  async function playOn(id: string): Promise<void> {
    const host = (await service.tables.find(id))!
    for (let made = 0; made < wish.moves; made++) {
      const { game, journal } = host.session()!
      const state: State = journal.state
      if (state.ended !== 0) break
      const seats = waiting(game, state)
      const seat = 31 - Math.clz32(seats & -seats)
      const moves = legal(game, state, seat)
      const text = printMove(game, moves[chance.int(moves.length)])
      await host.act(session => answer(session, seat, { decision: decisionName(session, seat), text }))
    }
    longMoves = Math.max(longMoves, host.session()!.journal.line.length)
  }

  const fresh: string[] = []
  const long: string[] = []
  for (let i = 0; i < wish.fresh; i++) {
    fresh.push(await begin())
    if (i % 200 === 199) await service.tables.tidy(-1)
  }
  for (let i = 0; i < wish.long; i++) {
    const id = await begin()
    await playOn(id)
    long.push(id)
  }
  await service.close()
  return { fresh, long, longMoves }
}
