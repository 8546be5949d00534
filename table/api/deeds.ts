import { deeds } from '../deeds/index.ts'
import { act } from './act.ts'
import type { Api } from './api.ts'
import { asQuery, tableParams } from './schemas.ts'
import { actorAt, identify, noSuchTable } from './who.ts'

/** Everything that can be done at a table, one address each. */
export function deedRoutes({ server, service }: Api): void {
  for (const [name, deed] of Object.entries(deeds)) {
    const tags = [deed.by === 'host' ? 'host' : 'play']
    server.post(
      `/api/tables/:id/${name}`,
      { schema: { tags, summary: deed.summary, params: tableParams, querystring: asQuery, body: deed.body } },
      async request => {
        const identity = await identify(service, request)
        const host = await service.tables.find(request.params.id)
        if (host === undefined) throw noSuchTable()
        const actor = actorAt(identity, host, request.query.as)
        host.visit(actor.seat)
        return act(service, host, actor, deed, request.body)
      },
    )
  }
}
