import { RuleChip, type Say } from '@spanish-main/ui'
import type { Maracaibo } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { nameIn } from '../words/names.ts'
import './score.css'

const MET = 1

/** What this table is about: a chapter of the campaign with its goal, or the scenario in a line. Tiles on the board below. */
export function Story({ view, say, onRule }: { view: Maracaibo; say: Say; onRule: (id: string) => void }) {
  const { id } = tables.pack.scenarios[view.scenario]
  const tiles = tables.legacy.flatMap((_, i) => ((view.legacy & (1 << i)) === 0 ? [] : [nameIn(say, 'tile', i)]))
  const chapter = view.step === 0 ? undefined : tables.pack.campaign[view.step - 1].card.toLowerCase()
  return (
    <section className="mb-story">
      <h3>{chapter === undefined ? say(`scenario.${id}.name`) : say(`story.${chapter}.name`)}</h3>
      <p>{chapter === undefined ? say(`scenario.${id}.history`) : say(`story.${chapter}.opening`)}</p>
      {chapter === undefined ? undefined : <Goal view={view} chapter={chapter} say={say} onRule={onRule} />}
      {tiles.length === 0 ? undefined : (
        <p className="mb-score-note">{say('story.tiles', { tiles: tiles.join(', ') })}</p>
      )}
    </section>
  )
}

/** SY-1. What the table is asked, and what came of it. */
function Goal({
  view,
  chapter,
  say,
  onRule,
}: {
  view: Maracaibo
  chapter: string
  say: Say
  onRule: (id: string) => void
}) {
  return (
    <div className="mb-goal">
      <b>{say('story.goal')}</b> {say(`story.${chapter}.goal`)}{' '}
      <RuleChip id="MU-11.5" label={say('rule.open', { id: 'MU-11.5' })} onOpen={onRule} />
      {view.goal === 0 ? undefined : (
        <p>{say(view.goal === MET ? `story.${chapter}.success` : `story.${chapter}.failure`)}</p>
      )}
    </div>
  )
}

/** Where the campaign goes from here, when its table is over. */
export function Onward({ view, say }: { view: Maracaibo; say: Say }) {
  if (view.step === 0) return undefined
  const { success, failure } = tables.pack.campaign[view.step - 1]
  const next = view.goal === MET ? success : failure
  if (next === 0) return <p className="mb-goal">{say('story.last')}</p>
  const card = tables.pack.campaign[next - 1].card.toLowerCase()
  return (
    <section className="mb-story">
      <h3>{say('story.next', { name: say(`story.${card}.name`) })}</h3>
      <p>{say(`story.${card}.opening`)}</p>
      <p className="mb-goal">
        <b>{say('story.goal')}</b> {say(`story.${card}.goal`)}
      </p>
    </section>
  )
}
