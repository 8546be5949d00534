import { type ComponentsProps, Tabs } from '@spanish-main/ui'
import { useState } from 'react'
import { AREAS, DISCOVERIES, EVENT_IDS, PEOPLE } from '../../data/index.ts'
import { ASHORE, type Conquest, HELD, IN_EUROPE } from '../../rules/state.ts'
import { Icon } from '../art/icon.tsx'
import { LIVERIES } from '../art/liveries.tsx'
import { Leader, Picture } from '../art/pieces.tsx'
import { boundsOf } from '../chart/plate-size.ts'
import { countryName, hexName, yearOf } from '../names.ts'
import { useSprite } from '../sprite.ts'
import './components.css'

type Props = ComponentsProps<Conquest>

const TABS = ['people', 'areas', 'events', 'places'] as const
type Tab = (typeof TABS)[number]

/** Everybody and everything of the game, each with a line of history; what is reconstructed says so. */
export function Components(props: Props) {
  useSprite()
  const { say } = props
  const [tab, setTab] = useState<Tab>('people')
  const [wanted, setWanted] = useState('')
  const fits = (text: string) => text.toLocaleLowerCase().includes(wanted.toLocaleLowerCase())
  return (
    <div className="cq-components">
      <label className="cq-find">
        {say('browse.find')}
        <input type="search" value={wanted} onChange={event => setWanted(event.target.value)} />
      </label>
      <Tabs
        label={say('browse.label')}
        tabs={TABS.map(id => ({ id, title: say(`browse.${id}`) }))}
        open={tab}
        more=""
        onOpen={id => setTab(id as Tab)}
      >
        <ul>
          {tab === 'people' && <People {...props} fits={fits} />}
          {tab === 'areas' && <Areas {...props} fits={fits} />}
          {tab === 'events' && <Events {...props} fits={fits} />}
          {tab === 'places' && <Places {...props} fits={fits} />}
        </ul>
      </Tabs>
    </div>
  )
}

type ListProps = Props & { fits: (text: string) => boolean }

function Entry({
  title,
  sub,
  history,
  picture,
  guessed,
  say,
}: {
  title: string
  sub: string
  history: string | undefined
  picture: React.ReactNode
  guessed: boolean
  say: Props['say']
}) {
  return (
    <li className="cq-component">
      {picture}
      <div>
        <b>{title}</b>
        <small>{sub}</small>
        {history !== undefined && <p>{history}</p>}
        {guessed && <em>{say('browse.reconstructed')}</em>}
      </div>
    </li>
  )
}

/** Where a person is at this table, as far as its seat sees. */
function whereabouts({ table, say }: Props, person: number): string {
  if (table === undefined) return ''
  const at = table.view.personAt[person]
  if (at === IN_EUROPE) return say('browse.in-europe')
  if (at >= ASHORE) return hexName(say, at - ASHORE)
  if (at >= HELD && at < HELD + 5) return say('browse.held')
  return at >= 100 && at < ASHORE ? say('browse.at-sea') : at === -2 ? say('browse.gone') : ''
}

function People(props: ListProps) {
  const { say, fits } = props
  return PEOPLE.map((person, i) => ({ person, i, name: say(`person.${person.id}.name`) }))
    .filter(({ name, person }) => fits(name) || fits(say(`country.${person.country}.name`)))
    .map(({ person, i, name }) => (
      <Entry
        key={person.id}
        title={name}
        sub={[
          say(`kind.${person.kind}`),
          countryName(say, ['spain', 'england', 'france', 'portugal', 'bankers'].indexOf(person.country)),
          say('browse.turns', { from: person.arrive, to: person.depart, year: String(yearOf(person.arrive)) }),
          whereabouts(props, i),
        ]
          .filter(part => part !== '')
          .join(' · ')}
        history={say(`person.${person.id}.history`)}
        picture={
          person.kind === 'conquistador' ? (
            <Picture>
              <Leader country={0} />
            </Picture>
          ) : (
            <Icon name={person.kind === 'privateer' ? 'skull-crossed-bones' : 'spyglass'} />
          )
        }
        guessed={person.source.arrive.certainty === 'reconstructed'}
        say={say}
      />
    ))
}

function Areas({ say, fits, table }: ListProps) {
  return AREAS.map((area, i) => ({ area, i, name: say(`area.${area.id}.name`) }))
    .filter(({ name }) => fits(name))
    .map(({ area, i, name }) => (
      <Entry
        key={area.id}
        title={name}
        sub={say('browse.area', {
          native: table === undefined ? area.native : table.view.native[i],
          attrition: area.attrition,
          bounds: boundsOf(i) === '' ? '–' : boundsOf(i),
        })}
        history={say(`area.${area.id}.history`)}
        picture={<Icon name={area.double ? 'two-coins' : 'treasure-map'} />}
        guessed={area.source.native.certainty === 'reconstructed'}
        say={say}
      />
    ))
}

function Events({ say, fits }: ListProps) {
  return EVENT_IDS.map(id => ({ id, name: say(`politics.${id}.name`) }))
    .filter(({ name }) => fits(name))
    .map(({ id, name }) => (
      <Entry
        key={id}
        title={name}
        sub={say(`rule.${'ABCD'.includes(id) ? '6.41-A' : `6.41-${id}`}.says`)}
        history={say(`politics.${id}.history`)}
        picture={<Icon name="queen-crown" />}
        guessed={false}
        say={say}
      />
    ))
}

function Places({ say, fits, table }: ListProps) {
  return DISCOVERIES.map((place, i) => ({ place, i, name: say(`place.${place.id}.name`) }))
    .filter(({ name }) => fits(name))
    .map(({ place, i, name }) => {
      const finder = table?.view.finder[i] ?? -1
      return (
        <Entry
          key={place.id}
          title={name}
          sub={[
            say('browse.points', { n: place.points }),
            finder < 0 || table === undefined ? '' : countryName(say, table.view.nation[finder]),
          ]
            .filter(part => part !== '')
            .join(' · ')}
          history={undefined}
          picture={
            <span
              className="cq-finder"
              style={finder < 0 || table === undefined ? {} : { background: LIVERIES[table.view.nation[finder]].fill }}
            >
              <Icon name="telescope" />
            </span>
          }
          guessed={place.source.points.certainty === 'reconstructed'}
          say={say}
        />
      )
    })
}
