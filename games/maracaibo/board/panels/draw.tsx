import { WorkPanel } from '@spanish-main/ui'
import { pending } from '../../rules/words.ts'
import { CardFace } from '../card/card.tsx'
import { CardText } from '../card/card-text.tsx'
import { sayCard } from '../words/effects.ts'
import { cardName } from '../words/names.ts'
import { choicesOf, Foot, type Props, Rule, Section, useTaken, verb } from './parts.tsx'

/** MB-2.4. From the display or unseen from the pile. */
export function Draw(props: Props) {
  const { table, say } = props
  const { view } = table
  const taken = useTaken(props)
  const left = (pending(view, 'refill')?.left ?? 0) + 1
  const open = choicesOf(table, 'display')
  const [pile] = choicesOf(table, 'pile')
  const chosen = taken.chosen?.move === 'display' ? view.display[taken.chosen.args[0] - 1] : -1
  return (
    <WorkPanel
      title={say('draw.title', { left })}
      sub={
        <>
          {say('draw.sub')} <Rule {...props} id="MB-2.4" />
        </>
      }
      foot={
        <Foot
          confirm={
            taken.chosen === undefined
              ? say('panel.choose')
              : chosen >= 0
                ? say('draw.take', { card: cardName(say, chosen) })
                : verb(props, 'pile')
          }
          disabled={taken.chosen === undefined}
          onConfirm={taken.play}
        />
      }
    >
      <div className="mb-picks">
        {open.map((choice, i) => {
          const card = view.display[choice.args[0] - 1]
          return (
            <button
              key={choice.text}
              type="button"
              className="mb-card mb-pick mb-lit"
              aria-pressed={taken.chosen === choice}
              title={sayCard(say, card)}
              {...(i === 0 ? { 'data-first': '' } : {})}
              onClick={() => taken.take(choice)}
            >
              <span className="unseen">{sayCard(say, card)}</span>
              <CardFace card={card} say={say} />
            </button>
          )
        })}
        {pile === undefined ? undefined : (
          <button
            type="button"
            className="mb-card mb-card-back mb-pick mb-lit"
            aria-pressed={taken.chosen === pile}
            onClick={() => taken.take(pile)}
          >
            <span>{say('draw.pile', { count: view.deckSize })}</span>
          </button>
        )}
      </div>
      {chosen >= 0 ? (
        <Section title={say('draw.reads')}>
          <CardText card={chosen} say={say} />
        </Section>
      ) : undefined}
    </WorkPanel>
  )
}
