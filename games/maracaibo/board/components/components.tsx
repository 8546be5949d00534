import { type ComponentsProps, Tabs } from '@spanish-main/ui'
import { useMemo, useState } from 'react'
import { isBought } from '../../rules/players.ts'
import { type Maracaibo, PLACE } from '../../rules/state.ts'
import { KINDS, type Kind, type Thing, thingsOf } from './things.tsx'
import './components.css'

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Everything in the box, by kind, with a search; each thing says how sure it is. At a table: where a card is, if that is public. */
export function Components({ say, table }: ComponentsProps<Maracaibo>) {
  const [kind, setKind] = useState<Kind>('project')
  const [wanted, setWanted] = useState('')
  const all = useMemo(() => thingsOf(kind, say), [kind, say])
  const found = all
    .map((thing, index) => ({ thing, index }))
    .filter(({ thing }) => plain([thing.name, ...thing.lines].join(' ')).includes(plain(wanted)))
  return (
    <div className="mb-box-browser">
      <label className="mb-search-field">
        <span>{say('box.search')}</span>
        <input type="search" value={wanted} onChange={event => setWanted(event.target.value)} />
      </label>
      <Tabs
        label={say('box.kinds')}
        tabs={KINDS.map(id => ({ id, title: say(`box.${id}`) }))}
        open={kind}
        more={say('box.more')}
        onOpen={id => setKind(id as Kind)}
      >
        <p className="mb-box-count">{say('box.count', { count: found.length })}</p>
        <ul className="mb-things">
          {found.map(({ thing, index }) => (
            <Entry
              key={thing.key}
              thing={thing}
              say={say}
              where={kind === 'project' && table !== undefined ? whereIs(table.view, table.seat, index, say) : ''}
            />
          ))}
        </ul>
      </Tabs>
    </div>
  )
}

function Entry({ thing, say, where }: { thing: Thing; say: ComponentsProps<Maracaibo>['say']; where: string }) {
  return (
    <li className="mb-thing">
      {thing.picture}
      <div>
        <h3>{thing.name}</h3>
        {thing.lines.map(line => (
          <p key={line}>{line}</p>
        ))}
        {thing.history === '' ? undefined : <p className="mb-card-history">{thing.history}</p>}
        <p className="mb-thing-foot">
          {say(`box.certainty.${thing.certainty}`)}
          {where === '' ? '' : ` · ${where}`}
        </p>
      </div>
    </li>
  )
}

/** Where a card lies, as far as everybody, or its owner, sees it. */
function whereIs(view: Maracaibo, seat: number, card: number, say: ComponentsProps<Maracaibo>['say']): string {
  for (let each = 0; each < view.seats; each++)
    if (isBought(view, each, card))
      return say('box.bought', { seat: say(`seat.${['amber', 'jade', 'violet', 'coral'][each]}.name`) })
  const place = view.place[card]
  if (seat >= 0 && place === PLACE.hand + seat) return say('box.hand')
  if (place === PLACE.display) return say('box.display')
  if (place === PLACE.discard) return say('box.discard')
  return ''
}
