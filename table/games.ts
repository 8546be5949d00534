// The one file of the service that names the games. Each says in its own folder what there is to know.
import { type Crew, crewOf } from '@spanish-main/bots'
import { entry as conquistador } from '@spanish-main/conquistador/entry'
import type { GameEntry, GameRules, State } from '@spanish-main/kernel'
import { entry as cove } from '@spanish-main/kernel/fixture/entry'
import { entry as lords } from '@spanish-main/lords/entry'
import { entry as maracaibo } from '@spanish-main/maracaibo/entry'
import { entry as paxHispanica } from '@spanish-main/pax-hispanica/entry'

/** All games; those for tests only are last, and marked. */
export const entries: readonly GameEntry[] = [paxHispanica, lords, conquistador, maracaibo, cove]

/** A game as the service plays it, whatever its state looks like. */
export interface Playable extends GameRules<State>, Crew<State> {
  readonly entry: GameEntry
}

const loaded = new Map<string, Promise<Playable>>()

/** Loads the game with this id, once; undefined if there is none that runs. */
export function loadGame(id: string): Promise<Playable> | undefined {
  const entry = entries.find(each => each.id === id)
  if (entry?.rules === undefined) return undefined
  const known = loaded.get(id) ?? load(entry, entry.rules)
  loaded.set(id, known)
  return known
}

async function load(entry: GameEntry, rulesOf: NonNullable<GameEntry['rules']>): Promise<Playable> {
  const [rules, minds] = await Promise.all([rulesOf(), entry.minds?.()])
  return { ...rules, ...crewOf(rules.game, minds), entry }
}
