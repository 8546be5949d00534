import { type BoardProps, Button, WorkPanel } from '@spanish-main/ui'
import { useState } from 'react'
import type { Lords } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { treasurer } from '../../rules/units.ts'
import { Icon } from '../art/icon.tsx'
import { Rule } from '../stage/steps.tsx'
import './panels.css'

/** B12. One's crowned cards side by side; the choice is sealed like a bid and opened with all others. */
export function Crowns(props: BoardProps<Lords>) {
  const { table, act, say, name } = props
  const { view, seat } = table
  const cards = table.choices.filter(({ move }) => move === 'crown')
  const [chosen, setChosen] = useState<string | undefined>(cards.length === 1 ? cards[0].text : table.sealed?.text)
  const card = cards.find(({ text }) => text === chosen)
  return (
    <WorkPanel
      title={say('stage.crowns')}
      sub={say('crowns.sub')}
      note={card === undefined ? undefined : name('card', card.args[0])}
      foot={
        <Button
          kind="primary"
          shortcut="⏎"
          icon={<Icon name="wax-seal" />}
          disabled={card === undefined}
          onClick={() => card !== undefined && void act.play(card.text)}
        >
          {card === undefined ? say('battle.seal') : say('crowns.seal', { crown: tables.crown[card.args[0]] })}
        </Button>
      }
    >
      <div className="lo-crowns" role="radiogroup" aria-label={say('stage.crowns')}>
        {cards.map(({ text, args }, i) => (
          // biome-ignore lint/a11y/useSemanticElements: a card is a large button, not a dot with a label.
          <button
            key={text}
            type="button"
            role="radio"
            aria-checked={chosen === text}
            {...(i === 0 ? { 'data-first': '' } : {})}
            onClick={() => setChosen(text)}
          >
            <Icon name="queen-crown" />
            <b>{tables.crown[args[0]]}</b>
            <span>{name('card', args[0])}</span>
          </button>
        ))}
      </div>
      <p className="lo-total">
        {say(seat === treasurer(view) ? 'crowns.last' : 'crowns.order')} <Rule id="B12" {...props} />
      </p>
    </WorkPanel>
  )
}
