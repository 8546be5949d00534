import type { Offered } from '@spanish-main/session'
import { Button, Dialog } from '@spanish-main/ui'
import { useState } from 'react'
import { useTableContext } from '../play/context.ts'
import { Builder, type Draft } from './builder.tsx'
import { Paper } from './inbox.tsx'
import { PartLine } from './part-line.tsx'
import './deals.css'

/** Deals: what was offered, a paper to write, and the promises in force. */
export function Deals() {
  const { props, dealing, seatName } = useTableContext()
  const { say, table } = props
  const [draft, setDraft] = useState<Draft>()
  if (dealing === undefined) return undefined
  const { offers } = dealing
  const open = offers.filter(({ fate }) => fate === 'open')
  const gone = offers.filter(({ fate }) => fate !== 'open').slice(-6)
  const first = table.sitters.findIndex((_, seat) => seat !== table.seat)
  const counter = ({ by, parts, id, secret }: Offered) =>
    setDraft({ to: by, re: id, secret, parts: parts.map(({ mark: _mark, ...part }) => part) })
  return (
    <div className="deals">
      {dealing.visiting ? (
        <Button kind="primary" onClick={() => dealing.handTo(undefined)}>
          {say('deal.give-back')}
        </Button>
      ) : undefined}
      {table.seat < 0 ? undefined : draft === undefined ? (
        <Button kind="primary" onClick={() => setDraft({ to: first, parts: [], re: '' })}>
          {say('deal.new')}
        </Button>
      ) : (
        <Dialog
          title={say('deal.builder-with', { who: seatName(draft.to) })}
          closeLabel={say('deal.put-away')}
          onClose={() => setDraft(undefined)}
        >
          <div className="dialog-body deals">
            <Builder draft={draft} onChange={setDraft} />
          </div>
        </Dialog>
      )}
      <h3>{say('deal.open')}</h3>
      {open.length === 0 ? <p className="deal-none">{say('deal.none-open')}</p> : undefined}
      {open.map(offer => (
        <Paper key={offer.id} offer={offer} onCounter={counter} />
      ))}
      <h3>{say('deal.in-force')}</h3>
      <InForce />
      {gone.length === 0 ? undefined : (
        <details>
          <summary>{say('deal.past')}</summary>
          {gone.map(offer => (
            <Paper key={offer.id} offer={offer} onCounter={counter} />
          ))}
        </details>
      )}
    </div>
  )
}

/** The promises in force, what the table holds first. */
function InForce() {
  const { say, table } = useTableContext().props
  const { deals } = table.view
  if (deals.length === 0) return <p className="deal-none">{say('deal.none-in-force')}</p>
  return (
    <ul className="deal-force">
      {deals.flatMap(deal =>
        deal.pledges.map((pledge, i) => (
          <li key={`${deal.id} ${i}`}>
            <PartLine
              terms={deal}
              part={{
                from: pledge.from,
                kind: pledge.kind,
                args: pledge.args,
                ...(pledge.text === '' ? {} : { text: pledge.text }),
              }}
              mark={pledge.mark}
            />
            <small>{say('deal.number', { id: deal.id })}</small>
          </li>
        )),
      )}
    </ul>
  )
}
