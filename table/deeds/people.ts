import { answerEnding, arrive, comeBack, getUp, giveTime, isProblem, setReady, standIn } from '@spanish-main/session'
import { Type } from 'typebox'
import { zone } from '../api/schemas.ts'
import { holdsKey } from '../keys.ts'
import { botOf, type Deed, deed, furnish, line, object, problem, reseat, text } from './deed.ts'

/** What people do around the game. */
export const people: Record<string, Deed> = {
  say: deed(
    'either',
    'Says something to everybody at the table. A text that holds a key is held back unless `anyway` is true.',
    object({ text: Type.String({ maxLength: 500, pattern: '\\S' }), anyway: Type.Optional(Type.Boolean()) }),
    (host, { seat }, { text: said, anyway }, { world }) => {
      if (holdsKey(said) && anyway !== true) return Promise.resolve(problem('holds-a-key'))
      return host.change(() => ({ lines: [{ seat, at: world.wall(), text: said.trim() }] }))
    },
  ),
  note: deed(
    'seat',
    'Writes the private notes of the seat, in place of those before.',
    object({ text: text(20_000, 0) }),
    async (host, { seat }, { text: said }, { store }) => {
      await store.putPaper(host.id, seat, 'notes', said)
      return { done: true }
    },
  ),
  arrive: deed(
    'seat',
    'Sits down with a name; `zone` is how many minutes the own time is ahead of UTC.',
    object({ name: text(40), zone: Type.Optional(zone) }),
    (host, { seat }, { name, zone: ahead }) =>
      holdsKey(name)
        ? Promise.resolve(problem('holds-a-key'))
        : reseat(host, seat, room => arrive(room, seat, name, ahead), {}),
  ),
  'get-up': deed('seat', 'Leaves the seat free again, before the game begins.', object({}), (host, { seat }) =>
    furnish(host, room => getUp(room, seat)),
  ),
  ready: deed(
    'seat',
    'Says that the seat is ready, with 16 to 64 hexadecimal digits of its own for the dice; or that it is not.',
    object({ ready: Type.Boolean(), nonce: Type.Optional(text(64)) }),
    (host, { seat }, { ready, nonce = '' }) => furnish(host, room => setReady(room, seat, ready, nonce)),
  ),
  leave: deed('seat', 'A bot plays for the seat until its owner returns.', object({}), (host, { seat }, _, service) =>
    reseat(host, seat, room => standIn(room, seat, botOf(host)), { lines: [line(service, 'left', { seat })] }),
  ),
  return: deed(
    'seat',
    'Takes the own seat back from a stand-in, at any decision.',
    object({}),
    (host, { seat }, _, service) =>
      reseat(
        host,
        seat,
        room => {
          const next = comeBack(room, seat)
          if (isProblem(next) || next.clock === undefined) return next
          return { ...next, clock: giveTime(next.pace, next.clock, seat) }
        },
        { lines: [line(service, 'returned', { seat })] },
      ),
  ),
  'answer-ending': deed(
    'seat',
    'Agrees to end the table without a result, as the host has asked, or lets it go on.',
    object({ agrees: Type.Boolean() }),
    (host, { seat }, { agrees }, service) =>
      host.change(room => {
        const next = answerEnding(room, seat, agrees)
        if (isProblem(next)) return next
        const key = next.stage === 'abandoned' ? 'abandoned' : agrees ? undefined : 'end-refused'
        return { room: next, lines: key === undefined ? [] : [line(service, key, agrees ? {} : { seat })] }
      }),
  ),
  resign: deed('seat', 'Gives up: a bot plays the seat to the end.', object({}), (host, { seat }, _, service) =>
    reseat(
      host,
      seat,
      room => standIn(room, seat, botOf(host), true),
      { lines: [line(service, 'resigned', { seat })] },
      true,
    ),
  ),
}
