import type { Problem, State } from '@spanish-main/kernel'
import {
  type answer,
  type Changed,
  type Done,
  isProblem,
  type Line,
  type Room,
  type Session,
} from '@spanish-main/session'
import { type Static, type TObject, type TProperties, Type } from 'typebox'
import type { Host } from '../host.ts'
import type { Wish } from '../keeper.ts'
import type { Service } from '../service.ts'

/** Who does something: a seat of a table, its host, or both in one person. */
export interface Actor {
  readonly seat: number
  readonly host: boolean
}

/** Something that can be done at a table: over a socket or by a request, the same. */
export interface Deed {
  readonly summary: string
  /** Whose business it is. */
  readonly by: 'seat' | 'host' | 'either'
  readonly body: TObject
  run(host: Host, actor: Actor, body: unknown, service: Service): Promise<Done | Problem>
}

export function deed<B extends TObject>(
  by: Deed['by'],
  summary: string,
  body: B,
  run: (host: Host, actor: Actor, body: Static<B>, service: Service) => Promise<Done | Problem>,
): Deed {
  return { summary, by, body, run: run as Deed['run'] }
}

export const object = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false })

export const text = (longest: number, shortest = 1) => Type.String({ minLength: shortest, maxLength: longest })
export const seatNumber = Type.Integer({ minimum: 0, maximum: 15 })

export const problem = (key: string): Problem => ({ key, params: {} })

/** A line of the table itself: whatever a host or a stand-in does is told to all. */
export const line = (service: Service, key: string, params: Line['params'] = {}): Line => ({
  ...{ seat: -1, at: service.world.wall(), key, params },
})

/** Changes the room alone. */
export const furnish = (
  host: Host,
  work: (room: Room) => Changed,
  ...lines: readonly Line[]
): Promise<Done | Problem> =>
  host.change(room => {
    const next = work(room)
    return isProblem(next) ? next : { room: next, lines }
  })

/** Changes who plays at a seat, in the room and in the session: until its owner returns, or for good. */
export function reseat(
  host: Host,
  seat: number,
  work: (room: Room) => Changed,
  more: Wish,
  forGood = false,
): Promise<Done | Problem> {
  return host.change(room => {
    const next = work(room)
    if (isProblem(next)) return next
    return host.reseat(next, seat, forGood) ?? { room: next, ...more }
  })
}

/** A stand-in answers for its owner, and he for himself only after he has returned. */
export function asOwner(host: Host, { seat }: Actor, work: (session: Session<State>) => ReturnType<typeof answer>) {
  const chair = host.room().seats[seat]
  if (chair?.standIn !== undefined) return Promise.resolve(problem(chair.resigned ? 'resigned' : 'stand-in-plays'))
  return host.act(work)
}

export const botOf = (host: Host): string => host.rules.entry.bots[0]
