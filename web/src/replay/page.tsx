import { useKit } from '../kit.ts'
import { Loading, Message } from '../message.tsx'
import { Player } from './player.tsx'
import { usePast } from './use-past.ts'

/** Looks back at a game, move by move. */
export function ReplayPage({ id }: { id: string }) {
  const past = usePast(id)
  if (past.kind === 'failed') return <Message title="table.gone" body="table.gone.body" />
  if (past.kind === 'loading') return <Loading />
  return <WithKit key={id} past={past.it} />
}

function WithKit({ past }: { past: Extract<ReturnType<typeof usePast>, { kind: 'there' }>['it'] }) {
  const { row } = past.past
  const kit = useKit(row.game, { seats: row.holders.length, options: row.options, pack: row.pack })
  if (kit.kind === 'failed') return <Message title="game.none" body="game.none.body" />
  if (kit.kind === 'loading') return <Loading />
  return <Player kit={kit.it} open={past} />
}
