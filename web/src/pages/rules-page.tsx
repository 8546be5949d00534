import { useKit } from '../kit.ts'
import { Loading, Message } from '../message.tsx'
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
      <RuleList kit={kit.it} open={rule} />
    </PageFrame>
  )
}
