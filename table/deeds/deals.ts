import {
  acceptOffer,
  declineOffer,
  learnLast,
  letBotAnswer,
  makeOffer,
  type NewOffer,
  pickAnew,
  withdrawOffer,
} from '@spanish-main/session'
import { Type } from 'typebox'
import { holdsKey } from '../keys.ts'
import { asOwner, type Deed, deed, object, problem, seatNumber, text } from './deed.ts'

const value = Type.Integer({ minimum: -1, maximum: 1_000_000 })
const picks = Type.Optional(Type.Array(value, { maxItems: 20 }))

const part = Type.Object(
  {
    from: seatNumber,
    kind: text(40),
    args: Type.Array(value, { maxItems: 6 }),
    text: Type.Optional(text(200)),
    pick: Type.Optional(value),
  },
  { additionalProperties: false },
)

/** What seats offer each other, and what becomes of it. A stand-in does none of it: it promises nothing in his name. */
export const deals: Record<string, Deed> = {
  offer: deed(
    'seat',
    'Offers another seat a deal, or counters one; gives the number of the paper.',
    object({
      to: seatNumber,
      parts: Type.Array(part, { minItems: 1, maxItems: 20 }),
      secret: Type.Optional(Type.Boolean()),
      re: Type.Optional(text(20)),
      lasts: Type.Optional(Type.Union([Type.Literal('moment'), Type.Literal('move')])),
      minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 7 * 24 * 60 })),
    }),
    (host, actor, body, { world }) => {
      if (body.parts.some(({ text: said = '' }) => holdsKey(said))) return Promise.resolve(problem('holds-a-key'))
      return asOwner(host, actor, session => {
        const reply = makeOffer(session, actor.seat, body as NewOffer, world.wall())
        if (reply.kind !== 'done' || reply.paper === undefined) return reply
        if (host.room().seats[body.to]?.standIn === undefined)
          letBotAnswer(session, reply.paper, world.random(4).readUInt32LE() >>> 1, host.dealer)
        return reply
      })
    },
  ),
  accept: deed(
    'seat',
    'Says yes to an offer: the deal is closed. `picks` are for the own parts, in order, −1 where there is nothing to pick.',
    object({ offer: text(20), picks }),
    (host, actor, { offer, picks: picked = [] }) =>
      asOwner(host, actor, session => {
        const reply = acceptOffer(session, actor.seat, offer, picked)
        if (reply.kind === 'done' && host.dealer !== undefined) learnLast(session, host.dealer)
        return reply
      }),
  ),
  decline: deed('seat', 'Declines an offer.', object({ offer: text(20) }), (host, actor, { offer }) =>
    asOwner(host, actor, session => declineOffer(session, actor.seat, offer)),
  ),
  withdraw: deed('seat', 'Takes an own offer back.', object({ offer: text(20) }), (host, actor, { offer }) =>
    asOwner(host, actor, session => withdrawOffer(session, actor.seat, offer)),
  ),
  pick: deed(
    'seat',
    'Picks other components for what the own offer gives.',
    object({ offer: text(20), picks: Type.Array(value, { maxItems: 20 }) }),
    (host, actor, { offer, picks: picked }) =>
      asOwner(host, actor, session => pickAnew(session, actor.seat, offer, picked)),
  ),
}
