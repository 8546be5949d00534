// What goes over the wire to a seat is the same in two worlds that differ only in what it may not see.
import { apply, fastChance, legal, printMove, resample, type State, waiting } from '@spanish-main/kernel'
import { answer, decisionName } from '@spanish-main/session'
import { describe, expect, test } from 'vitest'
import type { Page } from './channel.ts'
import { entries } from './games.ts'
import type { Host } from './host.ts'
import { type House, type Made, openHouse, seatPeople, testWorld } from './testing/house.ts'

const LONG = process.env.SPANISH_MAIN_LONG === '1'
const MOVES = LONG ? 600 : 90
const EVERY = LONG ? 5 : 10
const SEEDS = LONG ? [11, 12, 13, 14, 15] : [11]

interface World {
  readonly house: House
  readonly made: Made
  readonly host: Host
}

async function openWorld(game: string, seats: number, options: object): Promise<World> {
  const house = await openHouse({ world: testWorld(5) })
  const names = Array.from({ length: seats }, (_, seat) => `guest ${seat}`)
  const made = await seatPeople(house, names, { game, settings: { options } })
  return { house, made, host: (await house.service.tables.find(made.id))! }
}

const state = ({ host }: World): State => host.session()!.journal.state

/** A page of a seat, and everything that it is told. */
async function listen({ host }: World, seat: number): Promise<{ texts: string[]; page: Page }> {
  const texts: string[] = []
  const page = { tell: (text: string) => void texts.push(text), dismiss: (why: string) => void texts.push(why) }
  texts.push(JSON.stringify(await host.join(seat, false, page)))
  return { texts, page }
}

/** Everything that a seat can ask for, right and wrong. */
async function interview({ house, made, host }: World, seat: number, decision: string): Promise<string[]> {
  const key = made.seats[seat]
  const at = `/api/tables/${made.id}`
  const answers = [
    await house.call('GET', at, { key }),
    await house.call('GET', `${at}/moves`, { key }),
    await house.call('GET', `${at}/notes`, { key }),
    await house.call('GET', `${at}/calls`, { key }),
    await house.call('GET', `${at}/since`, { key }),
    await house.call('GET', `${at}/record`, { key }),
    await house.call('GET', `${at}/past`, { key }),
    await house.call('GET', `${at}/imagined?moves=1000000`, { key }),
    await house.call('POST', `${at}/move`, { key, body: { decision: `${decision}0`, text: 'pass' } }),
    await house.call('POST', `${at}/order`, { key, body: { text: 'no such order' } }),
    await house.call('POST', `${at}/answer-takeback`, { key, body: { agrees: false } }),
  ]
  // Every move that the game knows, as far as it needs no word.
  for (const name of new Set(host.rules.game.moves.map(entry => entry.name).slice(0, 60))) {
    answers.push(await house.call('POST', `${at}/why`, { key, body: { text: name } }))
  }
  return answers.map(each => `${each.status} ${each.text}`)
}

describe.each(entries.filter(entry => entry.rules !== undefined).map(entry => entry.id))('%s', id => {
  test.each(SEEDS)('a seat cannot tell its world from a twin (%i)', { timeout: 3_600_000 }, async seed => {
    const entry = entries.find(each => each.id === id)!
    const { seats, options } = entry.quick
    const [one, two] = [await openWorld(id, seats, options), await openWorld(id, seats, options)]
    const chance = fastChance(seed)
    let checks = 0
    let hidden = 0
    try {
      for (let i = 0; i < MOVES && state(one).ended === 0; i++) {
        const { game } = one.host.session()!
        const open = waiting(game, state(one))
        if (i % EVERY === 0) {
          const seat = chance.int(seats)
          await compareTwins(seat)
          checks++
        }
        const asked = [...Array(seats).keys()].filter(seat => open & (1 << seat))
        const mover = asked[chance.int(asked.length)]
        const moves = legal(game, state(one), mover).map(code => printMove(game, code))
        const text = moves[chance.int(moves.length)]
        const looker = (mover + 1) % seats
        const others = await Promise.all([one, two].map(world => listen(world, looker)))
        // A sealed answer, or a step of a plan, is another one in the other world: nobody else may notice.
        const other = moves[chance.int(moves.length)]
        const heard = quiet(one, mover, text)
        const sealed = asked.length > 1 && text !== other && heard !== '' && heard === quiet(two, mover, other)
        await play(one, mover, text)
        await play(two, mover, sealed ? other : text)
        expect(others[1].texts).toEqual(others[0].texts)
        for (const [at, world] of [one, two].entries()) world.host.leave(others[at].page)
        if (sealed) {
          hidden++
          expect(await interview(two, looker, '1.0')).toEqual(await interview(one, looker, '1.0'))
          // The worlds come together again before anything is revealed.
          two.host.session()!.journal.state = game.clone(state(one))
          const [kept, changed] = [one, two].map(world => world.host.session()!.journal)
          changed.entries.splice(0, Infinity, ...kept.entries)
          changed.line.splice(0, Infinity, ...kept.line)
          changed.kept.splice(0, Infinity, ...kept.kept)
          two.host.session()!.last[mover] = one.host.session()!.last[mover]
        }
      }
      expect(checks).toBeGreaterThan(3)
      if (id === 'cove') expect(hidden).toBeGreaterThan(0)
    } finally {
      await one.house.close()
      await two.house.close()
    }

    /** What everybody may notice of an answer that only waits for others; empty if it does more than that. */
    function quiet(world: World, seat: number, text: string): string {
      const { game, journal } = world.host.session()!
      const trial = game.clone(journal.state)
      const rest = () => JSON.stringify({ ...trial, sealed: 0, answered: 0, drafts: 0 })
      const before = rest()
      const code = legal(game, trial, seat).find(each => printMove(game, each) === text)!
      apply(game, trial, seat, code, { chance: fastChance(1), listen: undefined })
      // Who has answered, or closed a plan, is public.
      return rest() === before ? `answered ${trial.answered}` : ''
    }

    async function play(world: World, seat: number, text: string): Promise<void> {
      const done = await world.host.act(session =>
        answer(session, seat, { decision: decisionName(session, seat), text }),
      )
      expect(done).toMatchObject({ done: true })
    }

    async function compareTwins(seat: number): Promise<void> {
      const { game, journal } = two.host.session()!
      const truth = journal.state
      journal.state = resample(game, truth, seat, chance)
      const decision = decisionName(one.host.session()!, seat)
      const mine = await interview(one, seat, decision)
      expect(await interview(two, seat, decision)).toEqual(mine)
      const [first, second] = await Promise.all([one, two].map(world => listen(world, seat)))
      // What was told of earlier moves is the same in both; what is seen must be.
      expect(second.texts).toEqual(first.texts)
      one.host.leave(first.page)
      two.host.leave(second.page)
      journal.state = truth
    }
  })
})
