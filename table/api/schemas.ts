import { Type } from 'typebox'

// The schemas of what arrives. The same ones validate, and stand in the description at /api/docs.

const exact = { additionalProperties: false }
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export const pace = Type.Union([
  Type.Object({ kind: Type.Literal('free') }, exact),
  Type.Object(
    {
      kind: Type.Literal('live'),
      bank: Type.Integer({ minimum: MINUTE, maximum: DAY, description: 'milliseconds for the whole game' }),
      increment: Type.Integer({ minimum: 0, maximum: 60 * MINUTE, description: 'milliseconds added after a turn' }),
    },
    exact,
  ),
  Type.Object(
    {
      kind: Type.Literal('days'),
      time: Type.Integer({ minimum: 60 * MINUTE, maximum: 60 * DAY, description: 'milliseconds for every turn' }),
      nights: Type.Optional(
        Type.Object(
          { from: Type.Integer({ minimum: 0, maximum: 1439 }), to: Type.Integer({ minimum: 0, maximum: 1439 }) },
          { ...exact, description: 'minutes of the day between which nobody loses time, in each own time' },
        ),
      ),
    },
    exact,
  ),
])

/** Without line ends and control letters, and without those that turn the direction of what follows. */
const ONE_LINE = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$'

const optionValue = Type.Union([
  Type.String({ maxLength: 200 }),
  Type.Number(),
  Type.Boolean(),
  Type.Array(Type.String({ maxLength: 60 }), { maxItems: 100 }),
])

export const settings = Type.Object(
  {
    title: Type.String({ maxLength: 60, pattern: ONE_LINE }),
    options: Type.Record(Type.String({ maxLength: 40, pattern: '^[a-zA-Z][a-zA-Z0-9-]*$' }), optionValue, {
      maxProperties: 60,
    }),
    pace,
    whenOut: Type.Union([Type.Literal('bot'), Type.Literal('show'), Type.Literal('host')]),
    takebacks: Type.Boolean(),
    lookers: Type.Boolean(),
  },
  exact,
)

export const zone = Type.Integer({
  minimum: -900,
  maximum: 900,
  description: 'minutes that the own time is ahead of UTC',
})

export const seatWishes = Type.Array(
  Type.Object(
    {
      kind: Type.Union(['me', 'link', 'here', 'bot', 'anyone', 'empty'].map(kind => Type.Literal(kind))),
      name: Type.Optional(Type.String({ maxLength: 40 })),
      zone: Type.Optional(zone),
    },
    exact,
  ),
  { minItems: 1, maxItems: 12 },
)

export const tableWish = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    seats: seatWishes,
    settings: Type.Optional(Type.Partial(settings)),
    lot: Type.Optional(Type.Boolean({ description: 'who sits where is drawn by lot; `drawn` says it' })),
  },
  exact,
)

export const tableParams = Type.Object({ id: Type.String({ pattern: '^[a-z0-9]{8,20}$' }) })

/** Which of one's own seats is meant, for those who hold several. */
export const asQuery = Type.Object({ as: Type.Optional(Type.Integer({ minimum: -1, maximum: 15 })) }, exact)

export const failure = Type.Object({
  error: Type.String(),
  message: Type.String(),
  rule: Type.Optional(Type.String()),
  params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
})
