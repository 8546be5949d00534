import type { Entry, State } from '@spanish-main/kernel'
import { answer, answerTakeback, askTakeback, giveOrder, type Session, takeBackOwn } from '@spanish-main/session'
import { Type } from 'typebox'
import { holdsKey } from '../keys.ts'
import { asOwner, type Deed, deed, object, problem, text } from './deed.ts'

/** What a seat does in the game itself. */
export const play: Record<string, Deed> = {
  move: deed(
    'seat',
    'Answers a decision with a move in text form; `more` are moves to be made after it.',
    object({ decision: text(40), text: text(400), more: Type.Optional(Type.Array(text(400), { maxItems: 50 })) }),
    (host, actor, { decision, text: said, more }) =>
      asOwner(host, actor, session =>
        answer(session, actor.seat, { decision, text: said, ...(more === undefined ? {} : { more }) }),
      ),
  ),
  undo: deed(
    'seat',
    'Takes back the last step of the seat, or all of its turn that told nobody anything; with the decision at which it is asked, once.',
    object({
      how: Type.Union([Type.Literal('step'), Type.Literal('turn')]),
      decision: Type.Optional(text(40)),
    }),
    (host, actor, { how, decision }) =>
      asOwner(host, actor, session => takeBackOwn(session, actor.seat, how, decision)),
  ),
  order: deed(
    'seat',
    'Leaves a standing order in text form.',
    object({ text: text(200) }),
    (host, actor, { text: said }) => asOwner(host, actor, session => giveOrder(session, actor.seat, said)),
  ),
  prepare: deed(
    'seat',
    'Leaves answers for questions to come, in place of those before: when a decision of that name is asked, the first that the rules allow is given, once.',
    object({ answers: Type.Array(object({ when: text(60), text: text(400) }), { maxItems: 20 }) }),
    (host, actor, { answers }) => host.prepare(actor.seat, answers),
  ),
  'ask-takeback': deed(
    'seat',
    'Asks to go back to the position after so many moves, as this seat counts them; `why` is read by all.',
    object({ moves: Type.Integer({ minimum: 0, maximum: 1_000_000 }), why: Type.Optional(text(200, 0)) }),
    (host, actor, { moves, why = '' }) => {
      if (!host.room().takebacks) return Promise.resolve(problem('no-takebacks'))
      if (holdsKey(why)) return Promise.resolve(problem('holds-a-key'))
      return asOwner(host, actor, session =>
        hasAsked(session, actor.seat)
          ? { kind: 'refused', problem: problem('asked-already') }
          : askTakeback(session, actor.seat, moves, why),
      )
    },
  ),
  'answer-takeback': deed(
    'seat',
    'Agrees to the takeback that was asked for, or not; who asked withdraws it by not agreeing.',
    object({ agrees: Type.Boolean() }),
    (host, actor, { agrees }) => asOwner(host, actor, session => answerTakeback(session, actor.seat, agrees)),
  ),
}

/** Entries that leave the question as it was. */
const BESIDES: ReadonlySet<Entry['kind']> = new Set([
  ...(['ask-back', 'answer-back', 'check', 'order', 'offer', 'withdraw', 'decline', 'lapse', 'pick'] as const),
])

/** Whether a seat has asked to go back at this decision: refused once, it does not ask again before there is another. */
function hasAsked({ journal: { entries } }: Session<State>, seat: number): boolean {
  for (let at = entries.length - 1; at >= 0 && BESIDES.has(entries[at].kind); at--) {
    const entry = entries[at]
    if (entry.kind === 'ask-back' && entry.seat === seat) return true
  }
  return false
}
