import { type Kit, useKit } from '../kit.ts'
import { Loading, Message } from '../message.tsx'
import { Signs } from '../play/primer.tsx'
import { useText } from '../text.ts'
import { PageFrame } from './page-frame.tsx'
import { RuleList } from './rule-list.tsx'

/** All rules of a game. */
export function RulesPage({ game, rule }: { game: string; rule: string | undefined }) {
  const { say } = useText()
  const kit = useKit(game)
  if (kit.kind === 'failed') return <Message title="game.none" body="game.none.body" />
  if (kit.kind === 'loading') return <Loading />
  return (
    <PageFrame title="nav.rules" heading={say('rules.of', { game: kit.it.entry.title[kit.it.words.language] })}>
      <div className="rules-columns">
        <RuleList kit={kit.it} open={rule} />
        <Legend kit={kit.it} />
      </div>
    </PageFrame>
  )
}

/** What the signs of the game mean. */
function Legend({ kit }: { kit: Kit }) {
  const { say } = kit.words
  const groups = kit.board?.words?.signs?.(say) ?? []
  if (groups.length === 0) return undefined
  return (
    <aside>
      <h2 className="legend-title">{say('rules.signs')}</h2>
      {groups.map(({ title, signs }) => (
        <div key={title}>
          <h3 className="legend-group">{title}</h3>
          <Signs signs={signs} kind="small" />
        </div>
      ))}
    </aside>
  )
}
