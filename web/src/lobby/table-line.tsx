import { Button, Dialog } from '@spanish-main/ui'
import { useState } from 'react'
import { findGame } from '../games.ts'
import type { TableRow } from '../local/rows.ts'
import { deleteTable, describeTable, readTable } from '../local/store.ts'
import { goOn, rematch } from '../local/tables.ts'
import { go, Link } from '../router.tsx'
import { useText } from '../text.ts'
import { chainOf, isFollowed } from './chain.ts'
import { Share } from './share.tsx'
import { standing, yours } from './standing.ts'

/** One table in the lobby: what it is, where it stands, whose move it is, and what can be done with it. */
export function TableLine({ row, all, onChange }: { row: TableRow; all: readonly TableRow[]; onChange: () => void }) {
  const { say, language, speech } = useText()
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState<'rename' | 'share' | 'delete'>()
  const entry = findGame(row.game)
  const game = entry === undefined ? row.game : entry.title[language]
  const title = row.name === '' ? game : row.name
  const over = row.ending !== ''
  const summary = row.summary?.language === language ? row.summary.text : say('table.moves', { count: row.moves })
  const names = row.holders.map(({ kind, name }) => (kind === 'bot' ? speech.say(`bot.${name}`) : name))
  const close = () => setAsking(undefined)
  const chain = chainOf(all, row)
  const goesOn = row.hands !== undefined && !isFollowed(all, row)

  const exportRecord = async () => {
    const [found, transfer] = await Promise.all([readTable(row.id), import('../local/transfer.ts')])
    if (found?.record) transfer.download(transfer.fileName(row), transfer.exportText(found.row, found.record))
  }
  return (
    <div className="table-row">
      <span className={yours(row) ? 'row-dot row-dot-on' : 'row-dot'} aria-hidden="true" />
      <b>{title}</b>
      <span className="row-where">{title === game ? summary : say('row.where', { game, summary })}</span>
      <span className="row-who">{names.join(', ')}</span>
      <span className={yours(row) ? 'row-turn row-yours' : 'row-turn'}>{standing(row, say)}</span>
      <Link
        className="btn btn-plain"
        href={over ? `/replay/${row.id}` : `/table/${row.id}`}
        aria-label={say('row.open.label', { title })}
      >
        {say(over ? 'row.watch' : 'row.open')}
      </Link>
      <Button
        kind="quiet"
        aria-expanded={open}
        aria-label={say('row.more.label', { title })}
        onClick={() => setOpen(!open)}
      >
        {say('row.more')}
      </Button>
      {chain.length > 1 || goesOn ? (
        <div className="row-chain">
          <span>{say('row.chain', { number: chain.length })}</span>
          {chain.slice(0, -1).map((each, i) => (
            <Link key={each.id} href={`/replay/${each.id}`}>
              {say('row.chain.table', { number: i + 1 })}
            </Link>
          ))}
          {goesOn ? (
            <Button kind="primary" onClick={() => goOn(row).then(id => go(`/table/${id}`))}>
              {say('row.continue')}
            </Button>
          ) : undefined}
        </div>
      ) : undefined}
      {open ? (
        <div className="row-more">
          {over ? undefined : (
            <Link className="btn btn-plain" href={`/replay/${row.id}`}>
              {say('act.replay')}
            </Link>
          )}
          <Button onClick={() => setAsking('rename')}>{say('row.rename')}</Button>
          <Button onClick={() => rematch(row).then(id => go(`/table/${id}`))}>{say('act.rematch')}</Button>
          {over || row.moves === 0 || row.guided ? undefined : (
            <Button onClick={() => setAsking('share')}>{say('row.share')}</Button>
          )}
          <Button disabled={row.moves === 0} onClick={exportRecord}>
            {say('act.export')}
          </Button>
          <Button kind="danger" onClick={() => setAsking('delete')}>
            {say('row.delete')}
          </Button>
        </div>
      ) : undefined}
      {asking === 'share' ? <Share row={row} onClose={close} /> : undefined}
      {asking === 'rename' ? (
        <Rename
          name={row.name}
          placeholder={game}
          onClose={close}
          onTake={name => describeTable(row.id, { name }).then(onChange).then(close)}
        />
      ) : undefined}
      {asking === 'delete' ? (
        <Dialog title={say('row.delete.sure', { title })} size="small" onClose={close} closeLabel={say('act.cancel')}>
          <div className="dialog-body">
            <p>{say('row.delete.body')}</p>
          </div>
          <footer className="dialog-foot">
            <Button kind="danger" onClick={() => deleteTable(row.id).then(onChange).then(close)}>
              {say('row.delete')}
            </Button>
            <Button onClick={close}>{say('act.cancel')}</Button>
          </footer>
        </Dialog>
      ) : undefined}
    </div>
  )
}

function Rename({
  name,
  placeholder,
  onTake,
  onClose,
}: {
  name: string
  placeholder: string
  onTake: (name: string) => void
  onClose: () => void
}) {
  const { say } = useText()
  const [text, setText] = useState(name)
  return (
    <Dialog title={say('row.rename')} size="small" onClose={onClose} closeLabel={say('act.cancel')}>
      <form
        onSubmit={event => {
          event.preventDefault()
          onTake(text.trim())
        }}
      >
        <div className="dialog-body new-table">
          <input
            aria-label={say('new.name')}
            value={text}
            maxLength={60}
            placeholder={placeholder}
            onChange={event => setText(event.target.value)}
          />
        </div>
        <footer className="dialog-foot">
          <Button kind="primary" type="submit">
            {say('row.rename')}
          </Button>
          <Button onClick={onClose}>{say('act.cancel')}</Button>
        </footer>
      </form>
    </Dialog>
  )
}
