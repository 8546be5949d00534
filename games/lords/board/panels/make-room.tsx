import { type BoardProps, Button, WorkPanel } from '@spanish-main/ui'
import { useState } from 'react'
import type { Lords } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { top } from '../../rules/words.ts'
import { Flag, Icon } from '../art/icon.tsx'
import { Dots } from '../parts/side.tsx'
import { Rule } from '../stage/steps.tsx'
import { effectLine, optionsOf, passiveLines } from '../words/effects.ts'
import './make-room.css'

type Props = BoardProps<Lords>

/** C5.5. The mordida that has come, and the two whose slots are taken: what each can do, and which of these goes. */
export function MakeRoom(props: Props) {
  const { table, act, say, name } = props
  const { card } = top(table.view, 'make-room')
  const choices = table.choices.filter(({ move }) => move === 'send-away')
  const [chosen, setChosen] = useState<string>()
  const goes = choices.find(({ text }) => text === chosen)
  return (
    <WorkPanel
      title={say('room.title')}
      sub={say('room.sub')}
      note={goes === undefined ? undefined : name('place', goes.args[0])}
      foot={
        <Button
          kind="primary"
          shortcut="⏎"
          disabled={goes === undefined}
          onClick={() => goes !== undefined && void act.play(goes.text)}
        >
          {goes === undefined ? say('room.choose') : say('room.send', { card: name('place', goes.args[0]) })}
        </Button>
      }
    >
      <div className="lo-room lo-room-new">
        <Mordida {...props} card={card} note={say('room.new')} />
      </div>
      <p className="lo-total">
        {say('room.ask')} <Rule id="C5.5" {...props} />
      </p>
      <div className="lo-rooms" role="radiogroup" aria-label={say('room.title')}>
        {choices.map(({ text, args }, i) => (
          // biome-ignore lint/a11y/useSemanticElements: a card is a large button, not a dot with a label.
          <button
            key={text}
            type="button"
            className="lo-room"
            role="radio"
            aria-checked={chosen === text}
            {...(i === 0 ? { 'data-first': '' } : {})}
            onClick={() => setChosen(text)}
          >
            <Mordida {...props} card={args[0]} note={say(tables.shield[args[0]] < 0 ? 'room.gone' : 'room.again')} />
          </button>
        ))}
      </div>
    </WorkPanel>
  )
}

function Mordida({ say, name, card, note }: Props & { card: number; note: string }) {
  return (
    <>
      <span className="lo-crown">
        <Icon name="queen-crown" />
        {tables.crown[card]}
      </span>
      <span className="lo-room-says">
        <b>
          {name('place', card)} {tables.nation[card] >= 0 && <Flag nation={tables.nation[card]} />} <em>{note}</em>
        </b>
        {passiveLines(card, say).map(line => (
          <small key={line}>{line}</small>
        ))}
        {optionsOf(card).map(plot => (
          <small key={plot.name}>
            <strong>{say(`skullduggery.${plot.name}`)}</strong> <Dots cost={plot.cost} star={plot.star} say={say} />{' '}
            {effectLine(plot, say)}
          </small>
        ))}
      </span>
    </>
  )
}
