import type { BoardProps, Say } from '@spanish-main/ui'
import { RESOURCE_LEVELS } from '../../data/index.ts'
import type { Conquest } from '../../rules/state.ts'
import { pending } from '../../rules/words.ts'
import { Icon, type IconName } from '../art/icon.tsx'
import { yearOf } from '../names.ts'
import { useSprite } from '../sprite.ts'
import './ribbon.css'

/** The parts of a turn, and the procedures that belong to each. */
const PARTS: readonly (readonly [part: string, icon: IconName, frames: readonly string[]])[] = [
  ['council', 'queen-crown', ['council']],
  ['plans', 'quill-ink', ['planning']],
  ['crossing', 'anchor', ['first-crossings']],
  ['sailing', 'sailboat', ['sailing']],
  ['land', 'walking-boot', ['gold', 'march', 'natives', 'uprisings', 'land-attrition', 'resources']],
  ['home', 'galleon', ['last-crossings']],
  ['upkeep', 'two-coins', ['bills', 'turn-end']],
]

/** Segments in the order of the turn: which part each belongs to. */
const SEGMENT_PART = [2, 3, 4, 4, 4, 4, 4, 4, 5]
const ATTRITION = 'naval-attrition'

export function partOf(view: Conquest): number {
  for (const frame of view.stack) {
    if (frame.at === 'in-order') return SEGMENT_PART[pending(view, 'in-order')!.segment] ?? -1
    const found = PARTS.findIndex(([, , frames]) => frames.includes(frame.at))
    if (found >= 0) return found
    if (frame.at === ATTRITION) return pending(view, ATTRITION)!.last === 1 ? 5 : 3
  }
  return -1
}

/** Turns that open something new. */
const MARKS: Readonly<Record<number, readonly [IconName, string]>> = {
  6: ['galleon', 'track.galleons'],
  8: ['ship-bow', 'track.yards'],
  14: ['skull-crossed-bones', 'track.privateers'],
}

/** The turn track in the header: every turn with its Resource Level, the present one opened to its seven parts. */
export function Ribbon({ table: { view }, say }: BoardProps<Conquest>) {
  useSprite()
  return (
    <ol className="cq-track" aria-label={say('track.label')}>
      {Array.from({ length: view.lastTurn }, (_, i) => i + 1).map(turn =>
        turn === view.turn ? (
          <Now key={turn} view={view} say={say} />
        ) : (
          <li key={turn} className={turn < view.turn ? 'cq-turn cq-past' : 'cq-turn'} title={about(turn, say)}>
            <span className="cq-heard">{about(turn, say)}</span>
            {MARKS[turn] !== undefined && <Icon name={MARKS[turn][0]} />}
            {turn % 2 === 1 && <small>{yearOf(turn)}</small>}
            <Level turn={turn} />
          </li>
        ),
      )}
    </ol>
  )
}

const about = (turn: number, say: Say): string => {
  const says = say('track.turn', { turn, year: String(yearOf(turn)), level: RESOURCE_LEVELS[turn - 1] })
  return MARKS[turn] === undefined ? says : `${says}; ${say(MARKS[turn][1])}`
}

/** The Resource Level as steps. */
function Level({ turn }: { turn: number }) {
  return (
    <span className="cq-level" aria-hidden="true">
      {[1, 2, 3, 4, 5].map(step => (
        <i key={step} className={step <= RESOURCE_LEVELS[turn - 1] ? 'cq-on' : ''} style={{ height: 3 + step * 1.4 }} />
      ))}
    </span>
  )
}

function Now({ view, say }: { view: Conquest; say: Say }) {
  const now = partOf(view)
  return (
    <li className="cq-turn cq-now" aria-current="step">
      <ol>
        {PARTS.map(([part, icon], i) => (
          <li
            key={part}
            className={i === now ? 'cq-part cq-on' : i < now ? 'cq-part cq-past' : 'cq-part'}
            aria-current={i === now ? 'step' : undefined}
          >
            {i === now && <b>{yearOf(view.turn)}</b>}
            <Icon name={icon} />
            <span>{say(`part.${part}`)}</span>
          </li>
        ))}
      </ol>
    </li>
  )
}
