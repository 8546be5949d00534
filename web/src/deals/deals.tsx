import type { Deal } from '@spanish-main/kernel'
import { Button } from '@spanish-main/ui'
import { useTableContext } from '../play/context.ts'
import { KeptAndBroken } from './kept.tsx'
import { Paper } from './paper.tsx'
import { PromiseLine } from './part-line.tsx'
import { dealSentence } from './words.ts'
import './deals.css'

/** The tab of deals: what was offered, a paper to write, and the promises in force. */
export function Deals() {
  const { props, dealing } = useTableContext()
  const { say, table } = props
  if (dealing === undefined) return undefined
  const { offers, desk } = dealing
  const open = offers.filter(({ fate }) => fate === 'open')
  return (
    <div className="deals">
      {dealing.visiting ? (
        <Button kind="primary" onClick={() => dealing.handTo(undefined)}>
          {say('deal.give-back')}
        </Button>
      ) : undefined}
      <div className="deal-buttons">
        {table.seat < 0 ? undefined : (
          <Button kind="primary" shortcut="D" onClick={() => desk.write()}>
            {say(desk.draft === undefined ? 'deal.new' : 'deal.go-on')}
          </Button>
        )}
        {offers.length === 0 ? undefined : (
          <Button shortcut="O" onClick={() => desk.read()}>
            {say('deal.all-papers', { count: offers.length })}
          </Button>
        )}
      </div>
      <h3>{say('deal.open')}</h3>
      {open.length === 0 ? <p className="deal-none">{say('deal.none-open')}</p> : undefined}
      <LastAnswer />
      {open.map(offer => (
        <Paper key={offer.id} offer={offer} />
      ))}
      <InForce />
      <KeptAndBroken />
    </div>
  )
}

/** What became of the paper that one offered last, as long as it is not a deal: a no is no less an answer. */
function LastAnswer() {
  const context = useTableContext()
  const { props, dealing, seatName } = context
  const { say, table } = props
  const last = dealing?.offers.findLast(({ by }) => by === table.seat)
  if (last?.fate !== 'declined' && last?.fate !== 'lapsed') return undefined
  return (
    <p className="deal-none" role="status">
      {say('deal.last-answer', {
        who: seatName(last.to),
        fate: say(`deal.fate.${last.fate}`),
        what: dealSentence(context, last),
      })}
    </p>
  )
}

/** The promises in force: what binds, then what is only a word. */
function InForce() {
  const { say, table } = useTableContext().props
  const pledges = table.view.deals.flatMap(deal => deal.pledges.map(pledge => ({ deal, pledge })))
  const bound = pledges.filter(({ pledge }) => pledge.mark !== 'word')
  const words = pledges.filter(({ pledge }) => pledge.mark === 'word')
  return (
    <>
      <h3>{say('deal.in-force')}</h3>
      {bound.length === 0 ? <p className="deal-none">{say('deal.none-in-force')}</p> : <Promises all={bound} />}
      {words.length === 0 ? undefined : (
        <>
          <h3>{say('deal.words')}</h3>
          <Promises all={words} />
        </>
      )}
    </>
  )
}

function Promises({ all }: { all: readonly { deal: Deal; pledge: Deal['pledges'][number] }[] }) {
  return (
    <ul className="deal-force">
      {all.map(({ deal, pledge: { from, kind, args, text, mark } }, i) => (
        <li key={`${deal.id} ${i}`} data-mark={mark}>
          <PromiseLine terms={deal} part={{ from, kind, args, ...(text === '' ? {} : { text }) }} mark={mark} />
        </li>
      ))}
    </ul>
  )
}
