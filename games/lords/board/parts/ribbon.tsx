import type { BoardProps } from '@spanish-main/ui'
import { DOOM_YEAR, FIRST_YEAR } from '../../data/index.ts'
import { isTreasureYear } from '../../rules/c1-black-spot.ts'
import type { Lords } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { anyWar } from '../../rules/units.ts'
import { Chest } from '../art/hold.tsx'
import { Icon } from '../art/icon.tsx'
import { useSprite } from '../sprite.ts'
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
              {first > view.lastYear ? (
                say('ribbon.never')
              ) : first === DOOM_YEAR && decade > now ? (
                <abbr title={say('ribbon.doom')}>{say('ribbon.doom.short')}</abbr>
              ) : (
                ''
              )}
            </small>
          </li>
        )
      })}
    </ol>
  )
}

type Sign = 'monkey' | 'parrot' | 'treasure'

const WORDS: Readonly<Record<Sign, string>> = {
  monkey: 'sign.monkey',
  parrot: 'sign.parrot',
  treasure: 'ribbon.treasure',
}
const ART: Readonly<Record<Sign, React.ReactNode>> = {
  monkey: <Icon name="monkey" />,
  parrot: <Icon name="parrot-head" />,
  treasure: <Chest />,
}

function signsOf(view: Lords, year: number): Sign[] {
  const signs: Sign[] = []
  if (tables.monkeys.includes(year % 10)) signs.push('monkey')
  if (tables.parrots.includes(year % 10)) signs.push('parrot')
  if (isTreasureYear({ ...view, year })) signs.push('treasure')
  return signs
}

function Year({ view, year, say }: { view: Lords; year: number; say: BoardProps<Lords>['say'] }) {
  const now = year === view.year
  const signs = signsOf(view, year)
  const never = year > view.lastYear
  const said = never ? say('ribbon.never') : signs.map(sign => say(WORDS[sign])).join(', ')
  const when = now ? ' lo-now' : never ? ' lo-never' : year < view.year ? ' lo-done' : ''
  return (
    <li
      className={`lo-year${when}${now && anyWar(view) ? ' lo-war' : ''}`}
      aria-current={now ? 'date' : undefined}
      title={said}
    >
      {signs.includes('treasure') && !never && <em>{ART.treasure}</em>}
      <span aria-hidden="true">
        {!never && signs.map(sign => (sign === 'treasure' ? null : <i key={sign}>{ART[sign]}</i>))}
      </span>
      <b>{year}</b>
      <span className="lo-unseen">{said}</span>
    </li>
  )
}

/** On a phone the page's own line says year and stage; the ribbon adds the signs of the year. */
function Now({ table: { view }, say }: BoardProps<Lords>) {
  const signs = signsOf(view, view.year)
  return (
    <div className="lo-now-line">
      {signs.map(sign => (
        <span key={sign} title={say(WORDS[sign])}>
          {ART[sign]}
          <span className="lo-unseen">{say(WORDS[sign])}</span>
        </span>
      ))}
    </div>
  )
}
