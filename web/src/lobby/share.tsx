import { Button, Dialog } from '@spanish-main/ui'
import { type FormEvent, useState } from 'react'
import { startTable } from '../local/client.ts'
import type { TableRow } from '../local/rows.ts'
import { recall, remember } from '../memory.ts'
import { keysOf } from '../remote/kept-keys.ts'
import { go } from '../router.tsx'
import { useText } from '../text.ts'
import { shareTable } from './share-table.ts'

/** A table of this browser goes on over the network: who keeps his seat here, and who comes by a link. */
export function Share({ row, onClose }: { row: TableRow; onClose: () => void }) {
  const { say, speech } = useText()
  const own = row.holders.findIndex(({ kind }) => kind === 'person')
  const [name, setName] = useState(row.holders[own]?.name || (recall('name') ?? ''))
  const [away, setAway] = useState(row.holders.map(({ kind }, seat) => kind === 'person' && seat !== own))
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()

  const share = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setRefused(undefined)
    const seats = row.holders.map((holder, seat) => {
      if (seat === own) return { kind: 'me' as const, name: name.trim() || say('new.player', { number: seat + 1 }) }
      if (away[seat]) return { kind: 'link' as const, name: '' }
      const kind = holder.kind === 'person' ? ('here' as const) : holder.kind
      return { kind, name: holder.name || (kind === 'here' ? say('new.player', { number: seat + 1 }) : '') }
    })
    const made = await shareTable(startTable, row.id, seats)
    if (!('id' in made)) {
      setRefused('refused' in made ? made.refused : '')
      setBusy(false)
      return
    }
    if (own >= 0) remember('name', seats[own].name)
    keysOf(made.id, ...made.keys.filter(({ seat }) => away[seat]))
    go(`/together/${made.id}`)
  }
  return (
    <Dialog title={say('row.share')} size="small" onClose={onClose} closeLabel={say('act.cancel')}>
      <form onSubmit={share}>
        <div className="dialog-body new-table">
          <p>{say('row.share.body')}</p>
          {own < 0 ? undefined : (
            <label>
              {say('waiting.your-name')}{' '}
              <input value={name} maxLength={40} onChange={event => setName(event.target.value)} />
            </label>
          )}
          {row.holders.map((holder, seat) =>
            seat === own || holder.kind === 'empty' ? undefined : (
              <label key={seat}>
                <input
                  type="checkbox"
                  checked={away[seat]}
                  onChange={() => setAway(away.map((each, at) => (at === seat ? !each : each)))}
                />{' '}
                {say('row.share.by-link', {
                  seat: seat + 1,
                  name: holder.kind === 'bot' ? speech.say(`bot.${holder.name}`) : holder.name,
                })}
              </label>
            ),
          )}
          {refused === undefined ? undefined : (
            <p className="new-problem" role="alert" lang={refused === '' ? undefined : 'en'}>
              {refused === '' ? say('row.share.broken') : refused}
            </p>
          )}
        </div>
        <footer className="dialog-foot">
          <Button kind="primary" type="submit" disabled={busy}>
            {say('row.share.do')}
          </Button>
          <Button onClick={onClose}>{say('act.cancel')}</Button>
        </footer>
      </form>
    </Dialog>
  )
}
