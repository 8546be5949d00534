import type { BoardProps } from '@spanish-main/ui'
import { DOOM_YEAR, FIRST_YEAR } from '../../data/index.ts'
import { isTreasureYear } from '../../rules/c1-black-spot.ts'
import type { Lords } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { anyWar } from '../../rules/units.ts'
import { Chest } from '../art/hold.tsx'
import { Icon } from '../art/icon.tsx'
import { useSprite } from '../sprite.ts'
import { stageOf } from '../words/describe.ts'
import { usePhone } from './use-phone.ts'
import './ribbon.css'

/** The calendar in the header: closed decades, and the present one opened to its ten years. */
export function Ribbon(props: BoardProps<Lords>) {
  useSprite()
  return usePhone() ? <Now {...props} /> : <Years {...props} />
}

const DECADES = [0, 10, 20, 30, 40]

function Years({ table: { view }, say }: BoardProps<Lords>) {
  const now = Math.floor((view.year - FIRST_YEAR) / 10) * 10
  return (
    <ol className="lo-years" aria-label={say('board.years')}>
      {DECADES.map(decade => {
        const first = FIRST_YEAR + decade
        if (decade === now) {
          return (
            <li key={decade} className="lo-decade-open">
              <ol>
                {Array.from({ length: 10 }, (_, i) => (
                  <Year key={i} view={view} year={first + i} say={say} />
                ))}
              </ol>
            </li>
          )
        }
        return (
          <li key={decade} className={decade < now ? 'lo-decade lo-past' : 'lo-decade'}>
            <b>{say('ribbon.decade', { year: String(first) })}</b>
            <small>
              {first === DOOM_YEAR && decade > now
                ? say('ribbon.doom')
                : first > view.lastYear
                  ? say('ribbon.never')
                  : ''}
            </small>
          </li>
        )
      })}
    </ol>
  )
}

function Year({ view, year, say }: { view: Lords; year: number; say: BoardProps<Lords>['say'] }) {
  const digit = year % 10
  const monkey = tables.monkeys.includes(digit)
  const parrot = tables.parrots.includes(digit)
  const now = year === view.year
  const treasure = isTreasureYear({ ...view, year })
  const signs = [
    ...(monkey ? [say('sign.monkey')] : []),
    ...(parrot ? [say('sign.parrot')] : []),
    ...(treasure ? [say('ribbon.treasure')] : []),
  ]
  return (
    <li
      className={`lo-year${now ? ' lo-now' : year < view.year ? ' lo-done' : ''}${now && anyWar(view) ? ' lo-war' : ''}`}
      aria-current={now ? 'date' : undefined}
      title={signs.join(', ')}
    >
      {treasure && (
        <em>
          <Chest />
        </em>
      )}
      <span aria-hidden="true">
        {monkey && <Icon name="monkey" />}
        {parrot && <Icon name="parrot-head" />}
      </span>
      <b>{year}</b>
      <span className="lo-unseen">{signs.join(', ')}</span>
    </li>
  )
}

function Now({ table: { view }, say }: BoardProps<Lords>) {
  const turn = view.stack.find(frame => frame.at === 'turns')?.a ?? 0
  return (
    <div className="lo-now-line">
      {tables.monkeys.includes(view.year % 10) && <Icon name="monkey" />}
      {tables.parrots.includes(view.year % 10) && <Icon name="parrot-head" />}
      <p>
        <b>{view.year}</b>
        <small>
          {say(`stage.${stageOf(view)}`)}
          {turn > 0 ? ` · ${say('summary.turn', { turn, of: view.order.length })}` : ''}
        </small>
      </p>
    </div>
  )
}
