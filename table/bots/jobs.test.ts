// What every adapter of the jobs must do. A new one enters the list below and changes nothing else here.
import { check } from '@spanish-main/kernel'
import { firstAsked, saveSession, startSession, thoughtOf } from '@spanish-main/session'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadGame } from '../games.ts'
import type { Jobs } from '../jobs.ts'
import { localJobs } from './local.ts'
import { openPool } from './pool.ts'

const adapters: Record<string, () => Jobs> = { 'on the spot': localJobs, 'in threads': () => openPool({ threads: 1 }) }

const { game } = (await loadGame('cove'))!
const secret = 'ab'.repeat(32)
const holders = ['Ann', 'Ben'].map(name => ({ kind: 'person' as const, name }))

describe.each(Object.entries(adapters))('jobs %s', (_name, open) => {
  let jobs: Jobs
  beforeEach(() => {
    jobs = open()
  })
  afterEach(() => jobs.close())

  test('a bot answers with a legal move, the same for the same seed', async () => {
    const session = startSession({ game, options: {}, holders, secret })
    const seat = firstAsked(session)
    const thought = thoughtOf(session, seat, 'random', 7)
    const text = await jobs.think(thought)
    expect(check(game, session.journal.state, seat, text).kind).not.toBe('problem')
    expect(await jobs.think(thought)).toBe(text)
  })

  test('a record is judged, and nonsense is refused without harm to what follows', async () => {
    const record = saveSession(startSession({ game, options: {}, holders, secret }))
    await expect(jobs.verify({ record: 'nonsense' })).rejects.toThrow()
    expect(await jobs.verify({ record })).toMatchObject({
      level: 'unfinished',
      problems: [],
      game: 'cove',
      ended: false,
    })
  })
})
