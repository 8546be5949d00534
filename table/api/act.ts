import type { Done } from '@spanish-main/session'
import type { Actor, Deed } from '../deeds/index.ts'
import { Failure, failureOf } from '../errors.ts'
import type { Host } from '../host.ts'
import type { Service } from '../service.ts'

/** Does a deed for somebody, or says why not. The body has been validated. */
export async function act(service: Service, host: Host, actor: Actor, deed: Deed, body: unknown): Promise<Done> {
  const mine = deed.by === 'host' ? actor.host : deed.by === 'seat' ? actor.seat >= 0 : actor.host || actor.seat >= 0
  if (!mine) throw new Failure(403, 'not-yours', `Only ${deed.by === 'host' ? 'the host' : 'a seat'} may do this.`)
  const outcome = await deed.run(host, actor, body, service)
  if ('done' in outcome) return outcome
  throw failureOf(outcome)
}
