import type { Say } from '@spanish-main/ui'
import { memo } from 'react'
import { CALENDAR, FIRST_YEAR, type Year } from '../../data/index.ts'
import { isWar } from '../../rules/calendar.ts'
import type { Pax } from '../../rules/state.ts'
import { Icon } from '../art/icon.tsx'
import { GOOD_ICONS, OMEN_ICONS, YEAR_ICONS } from '../art/icon-names.ts'
import { shownYear } from './headline.ts'
import './calendar.css'
import './cycle-now.css'

/** Thirteen cycles of four years. */
const CYCLES: readonly (readonly Year[])[] = Array.from({ length: CALENDAR.length / 4 }, (_, i) =>
  CALENDAR.slice(i * 4, i * 4 + 4),
)

interface CalendarProps {
  readonly view: Pax
  readonly say: Say
}

/** The calendar as a ribbon; the current cycle is opened to its four years. */
export function Calendar({ view, say }: CalendarProps) {
  const { dove, eternalPeace } = view
  return <Ribbon year={shownYear(view)} dove={dove} eternalPeace={eternalPeace} say={say} />
}

interface RibbonProps {
  readonly year: number
  readonly dove: number
  readonly eternalPeace: number
  readonly say: Say
}

const Ribbon = memo(function Ribbon({ year, dove, eternalPeace, say }: RibbonProps) {
  const current = Math.floor((year - FIRST_YEAR) / 4)
  const war = (of: Year) => isWar({ year: of.year, eternalPeace } as Pax)
  return (
    <ol className="px-calendar" aria-label={say('board.calendar')}>
      {CYCLES.map((cycle, i) => (
        <li key={cycle[0].year} className={`px-cycle ${i < current ? 'px-past' : i === current ? 'px-open' : ''}`}>
          <ol>
            {cycle.map(of => (
              <YearBox
                key={of.year}
                of={of}
                open={i === current}
                war={war(of)}
                now={of.year === year}
                done={of.year < year}
                dove={of.year === dove}
                say={say}
              />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
})

interface YearProps {
  readonly of: Year
  readonly open: boolean
  readonly war: boolean
  readonly now: boolean
  readonly done: boolean
  readonly dove: boolean
  readonly say: Say
}

function YearBox({ of, open, war, now, done, dove, say }: YearProps) {
  const words = yearWords(of, war, say)
  const className = ['px-year', war ? 'px-war' : 'px-pax', now && 'px-now', open && done && 'px-done']
  return (
    <li className={className.filter(Boolean).join(' ')} title={words} {...(now ? { 'aria-current': 'date' } : {})}>
      {open || of.kind === 'goods' ? <YearFace of={of} open={open} say={say} /> : null}
      {of.omens.map(omen => (
        <span key={omen} className="px-omen" title={`${say(`omen.${omen}.name`)}: ${say(`omen.${omen}.text`)}`}>
          <Icon name={OMEN_ICONS[omen]} />
        </span>
      ))}
      {dove && (
        <span className="px-dove" title={say('board.dove')}>
          <Icon name="peace-dove" />
        </span>
      )}
      {now && (
        <span className="px-parrot" title={say('board.parrot')}>
          <Icon name="parrot-head" />
        </span>
      )}
      <span className="px-unseen">{words}</span>
    </li>
  )
}

/** The pictures and the number of a year; a closed cycle shows its goods year only. */
function YearFace({ of, open, say }: { of: Year; open: boolean; say: Say }) {
  return (
    <span className="px-year-face" aria-hidden="true">
      <span className="px-year-icons">
        {of.kind === 'goods' ? (
          of.goods.map(good => <Icon key={good} name={GOOD_ICONS[good]} />)
        ) : (
          <Icon name={YEAR_ICONS[of.kind]} />
        )}
      </span>
      <span className="px-year-number">{of.year}</span>
      {open && <span className="px-year-kind">{say(`board.year.${of.kind}`)}</span>}
    </span>
  )
}

function yearWords(of: Year, war: boolean, say: Say): string {
  const parts = [
    say('board.year', {
      year: String(of.year),
      kind: say(`year.${of.kind}.name`),
      state: say(war ? 'board.war' : 'board.pax'),
    }),
    ...of.goods.map(good => say(`good.${good}`)),
    ...of.omens.map(omen => say(`omen.${omen}.name`)),
  ]
  return parts.join(', ')
}

/** The four years of the current cycle, for small screens. */
export function CycleNow({ view, say }: CalendarProps) {
  const year = shownYear(view)
  const cycle = CYCLES[Math.floor((year - FIRST_YEAR) / 4)]
  return (
    <ol className="px-cycle-now" aria-label={say('board.calendar')}>
      {cycle.map(of => {
        const war = isWar({ ...view, year: of.year })
        const now = of.year === year
        return (
          <li
            key={of.year}
            className={`px-year ${war ? 'px-war' : 'px-pax'}${now ? ' px-now' : ''}`}
            title={yearWords(of, war, say)}
            {...(now ? { 'aria-current': 'date' } : {})}
          >
            <Icon name={YEAR_ICONS[of.kind]} />
            <small>{of.year}</small>
          </li>
        )
      })}
    </ol>
  )
}
