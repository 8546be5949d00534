import { type BoardProps, Button, WorkPanel } from '@spanish-main/ui'
import { useState } from 'react'
import type { Lords } from '../../rules/state.ts'
import { HAVENS, tables } from '../../rules/tables.ts'
import { top } from '../../rules/words.ts'
import { Icon } from '../art/icon.tsx'
import { Rule } from '../stage/steps.tsx'
import './panels.css'

/** C4a.1. The cards of the deck fanned out: where the privateer lies is shown to its owner alone. */
export function Locations(props: BoardProps<Lords>) {
  const { table, act, say, name } = props
  const { fleet } = top(table.view, 'choose-location')
  const [chosen, setChosen] = useState<string>()
  const zoneOf = (at: number) => name('zone', tables.locationZone[at - HAVENS])
  const taken = (at: number) => act.show({ domain: 'place', value: at })
  return (
    <WorkPanel
      title={say('basing.title', { fleet: name('place', fleet) })}
      sub={say('basing.sub')}
      foot={
        <Button
          kind="primary"
          shortcut="⏎"
          icon={<Icon name="anchor" />}
          disabled={chosen === undefined}
          onClick={() => chosen !== undefined && void act.play(chosen)}
        >
          {say('move.choose-location.lie-at')}
        </Button>
      }
    >
      <div className="lo-fan" role="radiogroup" aria-label={say('basing.title', { fleet: name('place', fleet) })}>
        {table.choices.map(({ text, args }, i) => (
          // biome-ignore lint/a11y/useSemanticElements: a card is a large button, not a dot with a label.
          <button
            key={text}
            type="button"
            role="radio"
            aria-checked={chosen === text}
            {...(i === 0 ? { 'data-first': '' } : {})}
            onClick={() => {
              setChosen(text)
              taken(args[0])
            }}
          >
            <Icon name="mask" />
            <b>{name('place', args[0])}</b>
            <small>{zoneOf(args[0])}</small>
          </button>
        ))}
      </div>
      <p className="lo-total">
        {say('basing.secret')} <Rule id="C4a.1" {...props} />
      </p>
    </WorkPanel>
  )
}
