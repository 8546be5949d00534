import { useKit } from '../kit.ts'
import { useMedia } from '../media.ts'
import { Loading, Message } from '../message.tsx'
import { useText } from '../text.ts'
import { Legend } from './legend.tsx'
import { PageFrame } from './page-frame.tsx'
import { RuleList } from './rule-list.tsx'
import { TwoMinutes } from './two-minutes.tsx'

/** All rules of a game. */
export function RulesPage({ game, rule }: { game: string; rule: string | undefined }) {
  const { say } = useText()
  const kit = useKit(game)
  const broad = useMedia('(min-width: 1100px)')
  if (kit.kind === 'failed') return <Message title="game.none" body="game.none.body" />
  if (kit.kind === 'loading') return <Loading />
  return (
    <PageFrame title="nav.rules" wide heading={say('rules.of', { game: kit.it.entry.title[kit.it.words.language] })}>
      <div className="rules-columns">
        <div>
          <TwoMinutes kit={kit.it} />
          <RuleList kit={kit.it} open={rule} broad={broad} />
        </div>
        <aside>
          <h2 className="legend-title">{say('rules.signs')}</h2>
          <Legend kit={kit.it} />
        </aside>
      </div>
    </PageFrame>
  )
}
