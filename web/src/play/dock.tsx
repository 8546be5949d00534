import { ActionBar, Button, Crest } from '@spanish-main/ui'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useRemote } from '../remote/use-remote.ts'
import { setSetting } from '../settings.ts'
import { Choices, type ChoicesProps, tilesOf } from './choices.tsx'
import { seatsIn, useTableContext } from './context.ts'
import { promptOf } from './prompt.ts'
import type { Chooser } from './use-picking.ts'

const AskBack = lazy(async () => ({ default: (await import('../remote/ask-back.tsx')).AskBack }))

export interface Helpers extends Omit<ChoicesProps, 'chooser'> {
  /** Asks a bot; undefined where there is nobody to ask. */
  hint?: (() => void) | undefined
  skip(): void
  /** The table was ended without a result, and why: nothing is asked any more. */
  stopped?: string | undefined
  /** The decision is made in a work panel: whether it lies aside, and its title where something else is in its place. */
  panel?: { readonly away: boolean; readonly title?: string; turn(): void } | undefined
}

/** The dock: what is asked, what can be chosen, and the ways back. Always as high. */
export function Dock({ chooser, helpers, over }: { chooser: Chooser; helpers: Helpers; over: ReactNode }) {
  const { kit, props, look } = useTableContext()
  const { table, say, name, act } = props
  const dock = useRef<HTMLDivElement>(null)
  const { prompt, facts, rule } = promptOf(kit, props, chooser)
  const mine = table.verbs.length > 0
  const inUse = mine ? kit.board?.words?.inUse?.(table, say, name) : undefined

  // Whoever plays by keyboard goes on where the next choice is, and is not sent back to the top of the page.
  const place = `${table.moves} ${table.decision?.name} ${chooser.question.kind} ${chooser.picking.picked.length} ${chooser.doubt?.kind}`
  useEffect(() => {
    const active = document.activeElement
    const lost = active === null || active === document.body || !active.isConnected || dock.current?.contains(active)
    if (!lost || !mine) return
    // Where no icon of the card in use can be used, what ends it is next.
    const first =
      document.querySelector('.work-panel [data-first]') ??
      dock.current?.querySelector('[data-first]:not([aria-disabled=true])') ??
      dock.current?.querySelector('.action-tools .btn-lit, [data-first]')
    if (first instanceof HTMLElement) first.focus({ preventScroll: true })
  }, [place, mine])

  return (
    <div ref={dock} className="dock-bar panel" data-warning={chooser.doubt?.kind === 'loss' ? '' : undefined}>
      {inUse === undefined ? undefined : (
        <div className="in-use" role="img" aria-label={inUse.name}>
          {inUse.picture}
        </div>
      )}
      <ActionBar
        crest={table.seat >= 0 && mine ? <Crest look={look(table.seat)} /> : undefined}
        prompt={helpers.stopped ?? prompt}
        facts={helpers.stopped === undefined ? facts : undefined}
        rule={helpers.stopped === undefined ? rule : undefined}
        tools={helpers.stopped === undefined ? <Tools chooser={chooser} helpers={helpers} rule={rule} /> : undefined}
        say={say}
        onRule={act.openRule}
      >
        {table.over !== undefined || helpers.stopped !== undefined ? (
          over
        ) : !mine ? (
          <Waiting skip={helpers.skip} />
        ) : helpers.panel !== undefined && chooser.doubt === undefined && !chooser.started ? (
          // What lies open has a button of its own to put it aside.
          helpers.panel.away && (
            <div className="question-row">
              <Button shortcut="B" kind="primary" data-first="" onClick={helpers.panel.turn}>
                {helpers.panel.title ?? say('act.back-to')}
              </Button>
            </div>
          )
        ) : (
          <Choices chooser={chooser} open={helpers.open} onOpen={helpers.onOpen} onOrders={helpers.onOrders} />
        )}
      </ActionBar>
    </div>
  )
}

/** Undo, Why, Hint, always in this order; before them, what leaves the component in use alone. */
function Tools({ chooser, helpers, rule }: { chooser: Chooser; helpers: Helpers; rule: string | undefined }) {
  const { kit, props } = useTableContext()
  const { table, say, act } = props
  const mine = table.verbs.length > 0
  const remote = useRemote()
  const [asking, setAsking] = useState(false)
  const lastMove = table.movers.lastIndexOf(table.seat)
  const mayAskBack =
    table.seat >= 0 && lastMove >= 0 && table.undo === undefined && remote?.seen.table.takebacks === true
  const tiled = mine && chooser.doubt === undefined ? tilesOf(kit, props) : undefined
  const others = tiled === undefined ? [] : table.verbs.filter(verb => verb.move !== tiled.move)
  return (
    <>
      {others
        .filter(({ move }) => table.choices.some(choice => choice.move === move))
        .map(({ move }, i, all) => (
          <Button
            key={move}
            data-move={move}
            // Where no tile can be taken, this is the way on.
            kind={table.choices.some(choice => choice.move === tiled?.move) ? 'plain' : 'lit'}
            {...(i === all.length - 1 ? { shortcut: 'E' } : {})}
            onClick={() => act.choose(move)}
          >
            {kit.words.verb(table.decision?.name ?? '', move)}
          </Button>
        ))}
      {table.seat < 0 ? undefined : (
        <Button
          kind="quiet"
          shortcut="U"
          disabled={table.undo === undefined}
          title={say('act.undo.help')}
          onClick={() => act.undo('step')}
        >
          {say('act.undo')}
        </Button>
      )}
      {remote === undefined || !mayAskBack ? undefined : (
        <Button kind="quiet" disabled={remote.told?.takeback !== undefined} onClick={() => setAsking(true)}>
          {say('act.ask-back')}
        </Button>
      )}
      {remote === undefined || !asking ? undefined : (
        <Suspense>
          <AskBack remote={remote} to={lastMove} onClose={() => setAsking(false)} />
        </Suspense>
      )}
      {table.undo !== undefined && table.undo.turn < table.undo.step ? (
        <Button kind="quiet" shortcut="⇧U" onClick={() => act.undo('turn')}>
          {say('act.undo-turn')}
        </Button>
      ) : undefined}
      {table.anytime.length === 0 ? undefined : (
        <Button
          kind="quiet"
          shortcut="A"
          aria-expanded={helpers.open === 'anytime'}
          onClick={() => helpers.onOpen(helpers.open === 'anytime' ? undefined : 'anytime')}
        >
          {say('act.anytime')}
        </Button>
      )}
      <Button kind="quiet" shortcut="?" disabled={rule === undefined} onClick={() => rule && act.openRule(rule)}>
        {say('act.why')}
      </Button>
      {helpers.hint === undefined ? undefined : (
        <Button kind="quiet" shortcut="H" disabled={!mine} onClick={helpers.hint}>
          {say('act.hint')}
        </Button>
      )}
    </>
  )
}

/** Somebody else is asked. While bots play, people may hurry them. */
function Waiting({ skip }: { skip: () => void }) {
  const { props } = useTableContext()
  const { table, say } = props
  const bots = seatsIn(table.waiting, table.view.seats).every(seat => table.sitters[seat]?.kind === 'bot')
  if (!bots) return undefined
  const alone = table.sitters.every(({ kind }) => kind === 'bot')
  return (
    <div className="waiting">
      <Button data-first="" onClick={skip}>
        {say(alone ? 'act.skip-end' : 'act.skip')}
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
