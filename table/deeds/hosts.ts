import { hasEmptyChairs } from '@spanish-main/kernel'
import {
  askToEnd,
  begin,
  givenTo,
  handOver,
  isProblem,
  moreTime,
  pause,
  peopleAt,
  type RoomSettings,
  replace,
  standIn,
  startProblem,
} from '@spanish-main/session'
import { Type } from 'typebox'
import { seatWishes, settings } from '../api/schemas.ts'
import { keysOfSeat, newKey } from '../keys.ts'
import { botOf, type Deed, deed, line, object, problem, reseat, seatNumber, text } from './deed.ts'

/** After so long without a move nobody has to agree any more that a table ends. */
const IDLE_MS = 14 * 24 * 3_600_000

/** What the host does. */
export const hosts: Record<string, Deed> = {
  settings: deed(
    'host',
    "Changes what was chosen for the table before it begins; everybody's *ready* is taken back.",
    object({ settings: Type.Partial(settings), seats: Type.Optional(seatWishes) }),
    async (host, _actor, { settings: wanted, seats }, service) =>
      service.changeTable(host, wanted as Partial<RoomSettings>, seats),
  ),
  start: deed(
    'host',
    'Starts the game when all are ready; with bots, stand-ins keep the seats of those who are not.',
    object({ bots: Type.Optional(Type.Boolean()) }),
    async (host, _actor, { bots = false }, service) => {
      const secret = await service.vault.secretOf(host.id)
      if (secret === undefined) return problem('no-secret')
      const legacy = await service.legacyFor(host)
      service.tables.tryOut(host.rules, host.room(), legacy)
      return host.begin(
        room => startProblem(room, bots) ?? begin(room, botOf(host)),
        secret,
        legacy,
        line(service, 'started'),
      )
    },
  ),
  pause: deed(
    'host',
    'Stops clocks and bots, or lets them go on.',
    object({ paused: Type.Boolean() }),
    (host, _, { paused }, service) =>
      host.change(room => {
        const next = pause(room, paused)
        if (isProblem(next)) return next
        if (room.paused === paused) return { done: { done: true, before: true } }
        return { room: next, lines: [line(service, paused ? 'paused' : 'went-on')] }
      }),
  ),
  abandon: deed(
    'host',
    'Ends the table without a result. While others play they have to agree, unless nobody has moved for two weeks.',
    object({}),
    (host, _actor, _body, service) =>
      host.change(room => {
        const next = askToEnd(room, service.world.wall() - host.progress().changed > IDLE_MS)
        if (isProblem(next)) return next
        return { room: next, lines: [line(service, next.stage === 'abandoned' ? 'abandoned' : 'end-asked')] }
      }),
  ),
  'more-time': deed(
    'host',
    'Gives a seat more time: five minutes on a live clock, a day by correspondence; with how often it was given before, once.',
    object({ seat: seatNumber, given: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })) }),
    (host, _, { seat, given }, service) =>
      host.change(room => {
        if (room.stage === 'over' || room.stage === 'abandoned') return problem('game-over')
        if (room.clock === undefined || room.pace.kind === 'free' || room.seats[seat] === undefined)
          return problem('no-clock')
        if (given !== undefined && given !== givenTo(room.clock, seat)) return { done: { done: true, before: true } }
        const { kind } = room.pace
        return {
          room: { ...room, clock: moreTime(room.pace, room.clock, seat) },
          lines: [line(service, 'more-time', { seat, pace: kind })],
        }
      }),
  ),
  remind: deed(
    'host',
    'Calls a seat that is waited for once more, by the ways it has chosen; at most once an hour.',
    object({ seat: seatNumber }),
    async (host, _, { seat }, service) => {
      const waits = (host.progress().waiting & peopleAt(host.room()) & (1 << seat)) !== 0
      if (!waits || host.room().stage !== 'playing') return problem('not-waited-for')
      if (!service.remind(host, seat)) return problem('reminded-already')
      return host.change(() => ({ lines: [line(service, 'reminded', { seat })] }))
    },
  ),
  'stand-in': deed(
    'host',
    'Lets a bot play for a seat until its owner returns.',
    object({ seat: seatNumber }),
    (host, _, { seat }, service) =>
      reseat(host, seat, room => standIn(room, seat, botOf(host)), { lines: [line(service, 'stood-in', { seat })] }),
  ),
  replace: deed(
    'host',
    'Gives a seat to a bot for good, to a new person by a new link, or to nobody. The old keys of the seat stop working.',
    object({
      seat: seatNumber,
      kind: Type.Union([Type.Literal('bot'), Type.Literal('link'), Type.Literal('empty')]),
      bot: Type.Optional(text(40)),
    }),
    async (host, _actor, { seat, kind, bot = botOf(host) }, service) => {
      if (!Object.hasOwn(host.rules.bots, bot)) return problem('no-such-bot')
      if (kind === 'empty' && !hasEmptyChairs(host.rules.game)) return problem('no-empty-chairs')
      const fresh = newKey(service.world, host.id, 'seat', seat)
      const wish = {
        ...{ revoke: keysOfSeat(seat), lines: [line(service, 'replaced', { seat })] },
        ...(kind === 'link' ? { keys: [fresh.key], done: { done: true as const, key: fresh.token } } : {}),
      }
      const done = await reseat(host, seat, room => replace(room, seat, kind, bot), wish, true)
      if ('done' in done) await host.vacate(seat)
      return done
    },
  ),
  reissue: deed(
    'host',
    'Gives a seat a new link. The old one stops working, and pages that came by it are told so.',
    object({ seat: seatNumber }),
    async (host, _actor, { seat }, service) => {
      const kind = host.room().seats[seat]?.kind
      if (kind !== 'link' && kind !== 'here' && kind !== 'anyone') return problem('no-such-seat')
      const { key, token } = newKey(service.world, host.id, 'seat', seat)
      const done = await host.change(() => ({
        ...{ revoke: keysOfSeat(seat), keys: [key], done: { done: true as const, key: token } },
        lines: [line(service, 'reissued', { seat })],
      }))
      host.dismiss(seat)
      return done
    },
  ),
  'hand-over': deed(
    'host',
    'Makes the person at a seat the host.',
    object({ seat: seatNumber }),
    async (host, _actor, { seat }, service) => {
      const purses = await service.pursesOf(host.id, seat)
      const { key } = newKey(service.world, host.id, 'host')
      const done = await host.change(room => {
        const next = handOver(room, seat)
        if (isProblem(next)) return next
        // A program has no place for the key, and nobody would be host any more.
        if (purses.length === 0) return problem('no-page-there')
        return {
          room: next,
          revoke: [{ role: 'host', seat: -1 }],
          keys: [key],
          lines: [line(service, 'handed-over', { seat })],
        }
      })
      if (!('done' in done)) return done
      for (const purse of purses) await service.store.grant(purse, key.hash)
      host.dismissHost()
      return done
    },
  ),
  rematch: deed(
    'either',
    'Sets up another table with the same seats and settings, once the game is over; in a campaign, the next one.',
    object({}),
    (host, _actor, _body, service) => service.rematch(host),
  ),
}
