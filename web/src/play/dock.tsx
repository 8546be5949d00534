import { ActionBar, Button, Crest } from '@spanish-main/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { setSetting } from '../settings.ts'
import { seatsIn, useTableContext } from './context.ts'
import { promptOf } from './prompt.ts'
import { Question } from './question.tsx'
import type { Chooser } from './use-picking.ts'

export interface Helpers {
  /** Asks a bot; undefined where there is nobody to ask. */
  hint?: (() => void) | undefined
  skip(): void
  /** Shows the standing orders. */
  orders(): void
}

/** The dock: what is asked, what can be chosen, and the ways back. */
export function Dock({ chooser, helpers, over }: { chooser: Chooser; helpers: Helpers; over: ReactNode }) {
  const { kit, props, look } = useTableContext()
  const { table, say, act } = props
  const dock = useRef<HTMLDivElement>(null)
  const { prompt, facts, rule } = promptOf(kit, props, chooser)
  const asked = table.verbs.length > 0

  // Whoever plays by keyboard goes on where the next choice is, and is not sent back to the top of the page.
  const place = `${table.moves} ${table.decision?.name} ${chooser.step.kind} ${chooser.picking.picked.length} ${chooser.doubt?.kind}`
  useEffect(() => {
    const active = document.activeElement
    const lost = active === null || active === document.body || !active.isConnected || dock.current?.contains(active)
    if (lost && asked) dock.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
  }, [place, asked])

  const tools = (
    <>
      <Button
        kind="quiet"
        shortcut="U"
        disabled={table.undo === undefined}
        title={say('act.undo.help')}
        onClick={() => act.undo('step')}
      >
        {say('act.undo')}
      </Button>
      {table.undo !== undefined && table.undo.turn < table.undo.step ? (
        <Button kind="quiet" shortcut="⇧U" onClick={() => act.undo('turn')}>
          {say('act.undo-turn')}
        </Button>
      ) : undefined}
      <Button kind="quiet" shortcut="?" disabled={rule === undefined} onClick={() => rule && act.openRule(rule)}>
        {say('act.why')}
      </Button>
      {helpers.hint === undefined ? undefined : (
        <Button kind="quiet" shortcut="H" disabled={!asked} onClick={helpers.hint}>
          {say('act.hint')}
        </Button>
      )}
    </>
  )
  return (
    <div ref={dock} className="dock-bar panel">
      <ActionBar
        crest={table.seat >= 0 && asked ? <Crest look={look(table.seat)} /> : undefined}
        prompt={prompt}
        facts={facts}
        rule={rule}
        tools={tools}
        say={say}
        onRule={act.openRule}
      >
        {table.over === undefined ? (
          asked ? (
            <Question chooser={chooser} onOrders={helpers.orders} />
          ) : (
            <Waiting skip={helpers.skip} />
          )
        ) : (
          over
        )}
      </ActionBar>
    </div>
  )
}

/** Somebody else is asked. While bots play, people may hurry them. */
function Waiting({ skip }: { skip: () => void }) {
  const { props } = useTableContext()
  const { table, say } = props
  const bots = seatsIn(table.waiting, table.view.seats).every(seat => table.sitters[seat]?.kind === 'bot')
  if (!bots) return undefined
  return (
    <div className="waiting">
      <Button data-first="" onClick={skip}>
        {say('act.skip')}
      </Button>
      <Button
        kind="quiet"
        onClick={() => {
          setSetting('pace', 'instant')
          skip()
        }}
      >
        {say('act.always-skip')}
      </Button>
    </div>
  )
}
