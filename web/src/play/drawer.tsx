import type { Offered } from '@spanish-main/session'
import { type Say, type Tab, Tabs } from '@spanish-main/ui'
import { lazy, Suspense } from 'react'
import { useColumn } from '../media.ts'
import { RuleList } from '../pages/rule-list.tsx'
import { useRemote } from '../remote/use-remote.ts'
import { sinceLastTurn } from './chronicle.ts'
import { useTableContext } from './context.ts'
import { Chronicle, Log } from './log.tsx'
import { Notes } from './notes.tsx'
import { Orders, useOrderBook } from './orders.tsx'
import { RulesHead } from './rules-head.tsx'

const PreparedAnswers = lazy(async () => ({ default: (await import('../remote/prepared.tsx')).PreparedAnswers }))
const Talk = lazy(async () => ({ default: (await import('../remote/talk.tsx')).Talk }))
const Figures = lazy(async () => ({ default: (await import('./figures.tsx')).Figures }))
const Deals = lazy(async () => ({ default: (await import('../deals/deals.tsx')).Deals }))

/** The tab says how many offers wait for an answer of this seat. */
function dealsTitle(say: Say, offers: readonly Offered[], seat: number): string {
  return say('tab.deals', { count: offers.filter(({ fate, to }) => fate === 'open' && to === seat).length })
}

/** The first two only where they have no place of their own. */
export type DrawerTab =
  | 'hand'
  | 'side'
  | 'chronicle'
  | 'talk'
  | 'since'
  | 'rules'
  | 'victory'
  | 'figures'
  | 'notes'
  | 'orders'
  | 'deals'

/** What can be read beside the table. */
export function Drawer({
  id,
  open: wanted,
  rule,
  live = false,
  unread = 0,
  onOpen,
}: {
  /** The table. */
  id: string
  open: DrawerTab
  /** The rule at which the rules are open. */
  rule: string | undefined
  /** The game goes on here, so orders can be given. */
  live?: boolean
  /** How much was said that nobody has read here. */
  unread?: number
  onOpen: (tab: DrawerTab) => void
}) {
  const { kit, props, dealing, look, seatName } = useTableContext()
  const { table, say } = props
  const remote = useRemote()
  const { Victory, Statistics, Hand, Side } = kit.board ?? {}
  const column = useColumn()
  const standing = useOrderBook() !== undefined && live
  // Over the network answers can be left for questions to come.
  const ahead = remote !== undefined && live && table.seat >= 0 && table.over === undefined
  const orders = standing || ahead
  // When the game is over there is nothing left to order.
  const deals = dealing !== undefined && live && table.over === undefined
  const gone =
    (wanted === 'orders' && !orders) ||
    (wanted === 'deals' && !deals) ||
    ((wanted === 'hand' || wanted === 'side') && !column)
  const open = gone ? 'chronicle' : wanted
  const since = table.seat < 0 ? [] : sinceLastTurn(table.events, table.movers, table.seat, table.waiting)
  const tabs: Tab[] = [
    { id: 'chronicle', title: say('tab.chronicle') },
    ...(column && Hand !== undefined ? [{ id: 'hand', title: say('phone.hand') }] : []),
    ...(column && Side !== undefined ? [{ id: 'side', title: say('phone.side') }] : []),
    // What people say to each other is always in sight.
    ...(remote === undefined ? [] : [{ id: 'talk', title: say('tab.talk', { count: unread }) }]),
    ...(remote !== undefined && deals ? [{ id: 'deals', title: dealsTitle(say, dealing.offers, table.seat) }] : []),
    ...(table.seat < 0 ? [] : [{ id: 'since', title: say('tab.since') }]),
    ...(Victory === undefined ? [] : [{ id: 'victory', title: say('tab.victory') }]),
    ...(remote === undefined && deals ? [{ id: 'deals', title: dealsTitle(say, dealing.offers, table.seat) }] : []),
    ...(orders ? [{ id: 'orders', title: say('tab.orders') }] : []),
    { id: 'rules', title: say('tab.rules') },
    { id: 'figures', title: say('tab.figures') },
    ...(table.seat < 0 ? [] : [{ id: 'notes', title: say('tab.notes') }]),
  ]
  return (
    <Tabs
      label={say('drawer')}
      more={say('tabs.more')}
      tabs={tabs}
      open={open}
      onOpen={tab => onOpen(tab as DrawerTab)}
    >
      {open === 'chronicle' ? <Chronicle /> : undefined}
      {open === 'hand' && Hand !== undefined ? <Hand {...props} folded={false} /> : undefined}
      {open === 'side' && Side !== undefined ? <Side {...props} /> : undefined}
      {open === 'since' ? (
        <>
          <p className="log-since">{say('log.since')}</p>
          <Log events={since} empty={say('log.nothing-since')} />
        </>
      ) : undefined}
      {open === 'talk' && remote !== undefined ? (
        <Suspense>
          <Talk remote={remote} lookOf={look} seatName={seatName} />
        </Suspense>
      ) : undefined}
      {open === 'rules' ? (
        <>
          <RulesHead />
          <RuleList kit={kit} open={rule} />
        </>
      ) : undefined}
      {open === 'victory' && Victory !== undefined ? <Victory {...props} /> : undefined}
      {open === 'figures' ? (
        Statistics === undefined ? (
          <Suspense>
            <Figures id={id} />
          </Suspense>
        ) : (
          <Statistics {...props} />
        )
      ) : undefined}
      {open === 'orders' && standing ? <Orders key={table.seat} /> : undefined}
      {open === 'orders' && ahead ? (
        <Suspense>
          <PreparedAnswers key={table.seat} remote={remote} />
        </Suspense>
      ) : undefined}
      {open === 'deals' && deals ? (
        <Suspense>
          <Deals key={table.seat} />
        </Suspense>
      ) : undefined}
      {open === 'notes' && table.seat >= 0 ? <Notes key={table.seat} id={id} seat={table.seat} /> : undefined}
    </Tabs>
  )
}
