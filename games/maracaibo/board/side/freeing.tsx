import { type BoardProps, RuleChip } from '@spanish-main/ui'
import { takesMarkers } from '../../rules/board.ts'
import { hasModule } from '../../rules/players.ts'
import { JACQUES_MODULE, LOCATIONS, type Maracaibo } from '../../rules/state.ts'
import { NATION_LOOKS } from '../art/looks.tsx'
import { locationName, nationName, numberOf } from '../words/names.ts'
import { Search } from './search.tsx'

/** MU-6, MU-11.3. Every occupied place: what is left to free. */
export function Freeing(props: BoardProps<Maracaibo>) {
  const { table, act, say } = props
  const { view } = table
  const places = Array.from({ length: LOCATIONS }, (_, at) => at).filter(at => takesMarkers(view, at))
  const left = view.markers.reduce((sum, n) => sum + n, 0)
  const rule = hasModule(view, JACQUES_MODULE) ? 'MU-11.3' : 'MU-6.2'
  return (
    <section className="mb-freeing" aria-label={say('side.freeing', { left })}>
      <h2>
        {say('side.freeing', { left })}{' '}
        <RuleChip id={rule} label={say('rule.open', { id: rule })} onOpen={act.openRule} />
      </h2>
      <ul>
        {places.map(at => (
          <li key={at} className={view.markers[at] === 0 ? 'mb-done' : undefined} title={locationName(say, at)}>
            <b>{numberOf(at)}</b>
            <span className="unseen">
              {view.markers[at] === 0
                ? say('side.free')
                : say('stop.flag', { nation: nationName(say, view.owner[at]), count: view.markers[at] })}
            </span>
            {Array.from({ length: view.markers[at] }, (_, i) => (
              <i key={i} style={{ background: NATION_LOOKS[view.owner[at]].colour }} data-nation={view.owner[at]} />
            ))}
          </li>
        ))}
      </ul>
      <Search {...props} />
    </section>
  )
}
