import type { State } from '@spanish-main/kernel'
import type { Told } from '@spanish-main/session'
import { useEffect } from 'react'
import { type Kit, useKit } from '../kit.ts'
import { Loading, Message } from '../message.tsx'
import { LiveTable } from '../play/live-table.tsx'
import { keepFinished } from '../replay/sources.ts'
import { type Language, useText } from '../text.ts'
import { useAsLocal } from './local-state.ts'
import { type Remote, RemoteContext, useRemoteTable } from './use-remote.ts'
import { WaitingRoom } from './waiting-room.tsx'

/** The page of a table over the network: first its waiting room, then the table itself. */
export function RemotePage({ id }: { id: string }) {
  const remote = useRemoteTable(id)
  if (remote === undefined) return <Loading />
  if (typeof remote === 'string') return <Message title="table.gone" body="together.gone" detail={remote} />
  return <Opened remote={remote} />
}

function Opened({ remote }: { remote: Remote }) {
  const { table } = remote.seen
  const { language } = useText()
  const kit = useKit(table.game, { seats: table.seats.length, options: table.options })
  if (kit.kind === 'failed') return <Message title="trouble.title" body="trouble.load" />
  if (kit.kind === 'loading') return <Loading />
  return (
    <RemoteContext value={remote}>
      {remote.told === undefined ? (
        <WaitingRoom remote={remote} kit={kit.it} />
      ) : (
        <Playing remote={remote} kit={kit.it} told={remote.told} language={language} />
      )}
    </RemoteContext>
  )
}

function Playing({ remote, kit, told, language }: { remote: Remote; kit: Kit; told: Told<State>; language: Language }) {
  const local = useAsLocal(remote, told)
  const over = remote.seen.table.stage === 'over'
  // When it is over it can be looked back at without the service, and counts among the games of this browser.
  useEffect(() => {
    if (over) keepFinished(remote.id, remote.seen).catch(() => undefined)
  }, [over])
  return <LiveTable key={`${remote.id} ${told.seat}`} id={remote.id} kit={kit} local={local} language={language} />
}
