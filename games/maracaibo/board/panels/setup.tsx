import { Button, type Choice, WorkPanel } from '@spanish-main/ui'
import { useState } from 'react'
import { handOf, hasModule, isFreeing } from '../../rules/players.ts'
import { PORTS_MODULE } from '../../rules/state.ts'
import { Icon } from '../art/icon.tsx'
import { CardFace } from '../card/card.tsx'
import { useHandOffer } from '../card/hand-offer.ts'
import { Story } from '../score/story.tsx'
import { Together } from '../score/together.tsx'
import { careerLines, portDetail } from '../words/about.ts'
import { sayCard } from '../words/effects.ts'
import { nameIn } from '../words/names.ts'
import { Foot, type Props, Row, Rule, useTaken } from './parts.tsx'

/** The pages of this table's set-up, in order; everything stays sealed until the last answer. */
const pagesOf = ({ view }: Props['table']): readonly string[] => [
  ...(isFreeing(view) ? [] : ['choose-career']),
  ...(hasModule(view, PORTS_MODULE) ? ['choose-port'] : []),
  'choose-plan',
  'choose-discards',
]

/** The first page says what this table is about. */
const isFirst = (table: Props['table']): boolean => pagesOf(table)[0] === table.decision?.name

function Matter(props: { view: Props['table']['view']; say: Props['say']; onRule: (id: string) => void }) {
  return (
    <>
      <Story {...props} />
      <Together {...props} />
    </>
  )
}

function Pages({ table, say }: Pick<Props, 'table' | 'say'>) {
  const now = table.decision?.name
  return (
    <ol className="mb-steps">
      {pagesOf(table).map(page => (
        <li key={page} className={page === now ? 'mb-now' : undefined} aria-current={page === now ? 'step' : undefined}>
          {say(`setup.${page}`)}
        </li>
      ))}
    </ol>
  )
}

/** MB-1.11, MU-2.1. A career, or a home port. */
export function ChooseOne(props: Props) {
  const { table, act, say } = props
  const port = table.decision?.name === 'choose-port'
  const taken = useTaken(props)
  const name = (choice: Choice) => nameIn(say, port ? 'port' : 'career', choice.args[0])
  return (
    <WorkPanel
      title={say(port ? 'setup.port.title' : 'setup.career.title')}
      sub={
        <>
          {say('setup.sealed')} <Rule {...props} id={port ? 'MU-2.1' : 'MB-1.11'} />
        </>
      }
      foot={
        <Foot
          confirm={taken.chosen === undefined ? say('panel.choose') : say('setup.keep', { what: name(taken.chosen) })}
          disabled={taken.chosen === undefined}
          onConfirm={taken.play}
        />
      }
    >
      <Pages table={table} say={say} />
      {isFirst(table) ? <Matter view={table.view} say={say} onRule={act.openRule} /> : undefined}
      {table.choices.map((choice, i) => (
        <Row
          key={choice.text}
          first={i === 0}
          picture={<Icon name={port ? 'anchor' : 'scroll-quill'} />}
          title={name(choice)}
          sub={port ? portDetail(choice.args[0], say) : <Lines lines={careerLines(choice.args[0], say)} />}
          state={taken.chosen === choice ? 'taken' : 'lit'}
          onTake={() => taken.take(choice)}
        />
      ))}
    </WorkPanel>
  )
}

/** MB-1.11. Which card to plan, or which three to put away. */
export function ChooseCards(props: Props) {
  const { table, act, say } = props
  const { view, seat, choices } = table
  const plan = table.decision?.name === 'choose-plan'
  const count = plan ? 1 : 3
  const [cards, setCards] = useState<readonly number[]>([])
  const chosen = choices.find(({ args }) => args.length === cards.length && args.every(card => cards.includes(card)))
  const last = cards.at(-1)
  const may = (card: number) => choices.some(({ args }) => args.includes(card))
  const toggle = (card: number) => {
    if (cards.includes(card)) setCards(cards.filter(each => each !== card))
    else setCards(count === 1 ? [card] : [...cards, card].slice(-count))
  }
  useHandOffer({ lit: handOf(view, seat).filter(may), taken: cards, take: toggle })
  return (
    <WorkPanel
      title={say(plan ? 'setup.plan.title' : 'setup.discards.title')}
      sub={
        <>
          {say(plan ? 'setup.plan.sub' : 'setup.discards.sub')} <Rule {...props} id="MB-1.11" />
        </>
      }
      note={say('setup.chosen', { count: cards.length, of: count })}
      foot={
        <Foot
          sum={last === undefined ? undefined : sayCard(say, last)}
          confirm={say(plan ? 'setup.plan.confirm' : 'setup.discards.confirm', { count: cards.length })}
          disabled={chosen === undefined}
          onConfirm={() => chosen && void act.play(chosen.text)}
        >
          {cards.length > 0 && !plan ? <Button onClick={() => setCards([])}>{say('setup.clear')}</Button> : undefined}
        </Foot>
      }
    >
      <Pages table={table} say={say} />
      {isFirst(table) ? <Matter view={view} say={say} onRule={act.openRule} /> : undefined}
      <div className="mb-picks">
        {handOf(view, seat)
          .filter(may)
          .map((card, i) => (
            <button
              key={card}
              type="button"
              className="mb-card mb-pick mb-lit"
              aria-pressed={cards.includes(card)}
              title={sayCard(say, card)}
              {...(i === 0 ? { 'data-first': '' } : {})}
              onClick={() => toggle(card)}
            >
              <span className="unseen">{sayCard(say, card)}</span>
              <CardFace card={card} say={say} />
            </button>
          ))}
      </div>
    </WorkPanel>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map(line => (
    <span key={line} className="mb-line">
      {line}
    </span>
  ))
