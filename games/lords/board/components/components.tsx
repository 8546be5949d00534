import { Button, type ComponentsProps } from '@spanish-main/ui'
import { useState } from 'react'
import { CARDS, LOCATIONS, PORTS } from '../../data/index.ts'
import { DISCARD, HELD, IN_FORCE, type Lords, MERCENARY, TRACK, UNDER } from '../../rules/state.ts'
import { HAVENS } from '../../rules/tables.ts'
import { Icon } from '../art/icon.tsx'
import { LotCard } from '../card/lot-card.tsx'
import { useSprite } from '../sprite.ts'
import { lordName } from '../words/names.ts'
import './components.css'

const KINDS = ['character', 'fleet', 'colony', 'heathen', 'mordida', 'event'] as const

type Props = ComponentsProps<Lords>

/** Every card of the game, by kind, with its provenance; at a table also where each is now. */
export function Components(props: Props) {
  useSprite()
  const { say } = props
  const [kind, setKind] = useState<(typeof KINDS)[number] | 'location'>('fleet')
  const [sought, setSought] = useState('')
  const found = CARDS.flatMap((card, at) =>
    card.kind === kind && say(`card.${card.id}.name`).toLowerCase().includes(sought.toLowerCase()) ? [at] : [],
  )
  return (
    <section className="lo-components">
      <nav aria-label={say('components.kinds')}>
        {[...KINDS, 'location' as const].map(each => (
          <Button
            key={each}
            kind={each === kind ? 'primary' : 'plain'}
            aria-pressed={each === kind}
            onClick={() => setKind(each)}
          >
            {say(`kind.${each}`)}
          </Button>
        ))}
        <label>
          <span className="lo-unseen">{say('components.seek')}</span>
          <input
            type="search"
            value={sought}
            placeholder={say('components.seek')}
            onChange={event => setSought(event.target.value)}
          />
        </label>
      </nav>
      {kind === 'location' ? (
        <Places {...props} />
      ) : (
        <ul className="lo-card-grid">
          {found.map(at => (
            <li key={at}>
              <LotCard card={at} say={say} />
              <Certainty card={at} say={say} />
              <Whereabouts {...props} at={at} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** How much of a card the sources say. */
function Certainty({ card, say }: { card: number; say: Props['say'] }) {
  const known = Object.keys(CARDS[card].known ?? {}).length
  return (
    <p className="lo-certainty">
      {say(known === 0 ? 'components.reconstructed' : 'components.known', { count: known })}
    </p>
  )
}

function Whereabouts({ table, say, at }: Props & { at: number }) {
  if (table === undefined) return null
  const place = table.view.place[at]
  const where =
    place >= UNDER || place < 0
      ? ''
      : place >= TRACK
        ? say('where.track', { lord: lordName(table.view, place - TRACK, say) })
        : place >= HELD
          ? say('where.held', { lord: lordName(table.view, place - HELD, say) })
          : place === IN_FORCE
            ? say('board.in-force')
            : place === MERCENARY
              ? say('where.mercenary')
              : place === DISCARD
                ? say('where.discard')
                : ''
  return where === '' ? null : (
    <p className="lo-where">
      <Icon name="compass" /> {where}
    </p>
  )
}

function Places({ say }: Props) {
  return (
    <ul className="lo-card-grid lo-places">
      {LOCATIONS.map(({ id, kind, zone }, i) => (
        <li key={id} data-place={HAVENS + i}>
          <b>{say(`location.${id}.name`)}</b>
          <span>{say(kind === 'pirate' ? 'fact.haven' : 'sign.city')}</span>
          <span>{say(`zone.${zone}.name`)}</span>
          <p>{say(`location.${id}.history`)}</p>
        </li>
      ))}
      {PORTS.map(({ id, zone }) => (
        <li key={id}>
          <b>{say(`port.${id}.name`)}</b>
          <span>{say('sign.port')}</span>
          <span>{say(`zone.${zone}.name`)}</span>
        </li>
      ))}
    </ul>
  )
}
