import { Button } from '@spanish-main/ui'
import { lazy, Suspense, useMemo, useState } from 'react'
import { type Kit, useKit } from '../kit.ts'
import { Loading, Message } from '../message.tsx'
import { useText } from '../text.ts'
import { Legend } from './legend.tsx'
import { PageFrame } from './page-frame.tsx'
import { RuleList } from './rule-list.tsx'
import { trySetUp } from './try-set-up.ts'

const PrimerPage = lazy(async () => ({ default: (await import('../play/primer.tsx')).PrimerPage }))

/** All rules of a game. */
export function RulesPage({ game, rule }: { game: string; rule: string | undefined }) {
  const { say } = useText()
  const kit = useKit(game)
  if (kit.kind === 'failed') return <Message title="game.none" body="game.none.body" />
  if (kit.kind === 'loading') return <Loading />
  return (
    <PageFrame title="nav.rules" heading={say('rules.of', { game: kit.it.entry.title[kit.it.words.language] })}>
      <div className="rules-columns">
        <div>
          <TwoMinutes kit={kit.it} />
          <RuleList kit={kit.it} open={rule} />
        </div>
        <aside>
          <h2 className="legend-title">{say('rules.signs')}</h2>
          <Legend kit={kit.it} />
        </aside>
      </div>
    </PageFrame>
  )
}

/** The two minutes of the usual table, for whoever wants them again. */
function TwoMinutes({ kit }: { kit: Kit }) {
  const { entry, board, words } = kit
  const [open, setOpen] = useState(false)
  const view = useMemo(() => trySetUp(kit, entry.quick.seats, entry.quick.options), [kit, entry])
  const primer = typeof view === 'string' ? undefined : board?.words?.primer?.(view, 0, words.say)
  if (primer === undefined) return undefined
  return (
    <p>
      <Button onClick={() => setOpen(true)}>{words.say('primer.again')}</Button>
      {open ? (
        <Suspense>
          <PrimerPage kit={kit} primer={primer} onClose={() => setOpen(false)} />
        </Suspense>
      ) : undefined}
    </p>
  )
}
