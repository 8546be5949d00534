import type { Say } from '@spanish-main/ui'
import type { ReactNode } from 'react'
import { Emblem } from '../art/icon.tsx'
import type { IconName } from '../art/icon-names.ts'
import { Shield } from '../art/shield.tsx'
import { type Piece, Token } from '../art/token.tsx'
import { nationName } from '../names.ts'
import { LIVERIES } from '../strips/liveries.ts'
import type { Consequence } from './aftermath.ts'
import { Rule } from './steps.tsx'
import './battle.css'
import './battle-cards.css'
import './result.css'
import './score.css'

/** One line of the arithmetic: what counts, why, under which rule, how much. Zeros that people ask about are listed too. */
export interface StrengthLine {
  readonly piece: Piece
  readonly title: string
  readonly reason: string
  readonly rule: string
  readonly value: number
}

export interface Side {
  readonly title: string
  readonly lines: readonly StrengthLine[]
}

/** A Battle card on the table; without a face it is still face down. */
export interface BattleCard {
  readonly colour: number
  readonly face?: { readonly icon: IconName; readonly title: string }
}

export interface BattleResult {
  /** Whose arms stand before it, −1 for nobody's. */
  readonly colour: number
  readonly title: string
  readonly text: string
  readonly rules: readonly string[]
  /** Where pieces went. */
  readonly changes: readonly Consequence[]
  /** Colour of the person at the screen, −1 for a bystander. */
  readonly own: number
}

interface SideListProps {
  readonly side: Side
  readonly below?: ReactNode
  readonly say: Say
  readonly onRule: (rule: string) => void
}

/** The arithmetic of one side. */
export function SideList({ side, below, say, onRule }: SideListProps) {
  return (
    <section>
      <h3>{side.title}</h3>
      <ul>
        {side.lines.map(line => (
          <li key={`${line.title} ${line.reason}`} className={line.value === 0 ? 'px-nil' : ''}>
            <Token of={line.piece} />
            <span>
              <b>{line.title}</b>
              <small>{line.reason}</small>
            </span>
            <Rule id={line.rule} say={say} onRule={onRule} />
            <i>{line.value > 0 ? `+${line.value}` : line.value}</i>
          </li>
        ))}
      </ul>
      {below}
    </section>
  )
}

const NEUTRAL = '#6B5A3E'
/** The colour of a side, and what stands out on it. */
export const seatStyle = (colour: number): Record<string, string> => ({
  '--px-seat': colour < 0 ? NEUTRAL : LIVERIES[colour].fill,
  '--px-crest': colour < 0 ? '#fff' : LIVERIES[colour].crest,
})

interface ScoreProps {
  readonly score: readonly [number, number]
  readonly colours: readonly [number, number]
  readonly say: Say
}

/** Strength against Strength, in figures and as a tug of war. */
export function Score({ score: [fleet, town], colours, say }: ScoreProps) {
  const share = fleet + town === 0 ? 50 : (fleet / (fleet + town)) * 100
  return (
    <>
      <p className="px-numbers">
        <b style={seatStyle(colours[0])}>{fleet}</b>
        <span>{say('board.battle.against')}</span>
        <b style={seatStyle(colours[1])}>{town}</b>
      </p>
      <svg className="px-tug" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width={Math.max(0, share - 0.4)} height="4" fill={seatStyle(colours[0])['--px-seat']} />
        <rect x={share + 0.4} width={Math.max(0, 99.6 - share)} height="4" fill={seatStyle(colours[1])['--px-seat']} />
      </svg>
    </>
  )
}

/** The Battle cards on the table. */
export function Cards({ cards, say }: { cards: readonly BattleCard[]; say: Say }) {
  return (
    <ul className="px-battle-cards">
      {cards.map(({ colour, face }) => (
        <li key={colour}>
          <svg viewBox="0 0 90 124" className={face === undefined ? '' : 'px-turned'} aria-hidden="true">
            <rect x="1" y="1" width="88" height="122" rx="8" className={face === undefined ? 'px-back' : 'px-face'} />
            <rect x="6" y="6" width="78" height="112" rx="5" className="px-battle-line" />
            <Emblem
              name={face?.icon ?? 'compass'}
              x={45}
              y={50}
              size={54}
              fill={face === undefined ? '#F6EBD0' : '#1F160C'}
            />
          </svg>
          {face !== undefined && <em>{face.title}</em>}
          <span>
            <Shield colour={colour} />
            {nationName(say, colour)}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface ResultProps {
  readonly result: BattleResult
  readonly actions: ReactNode
  readonly say: Say
  readonly onRule: (rule: string) => void
}

/** What came of it, where pieces went and why, the own losses first, and what may be done now. */
export function Result({ result, actions, say, onRule }: ResultProps) {
  const { colour, title, text, rules, changes, own } = result
  const mine = changes.filter(({ loser }) => loser === own)
  const others = changes.filter(({ loser }) => loser !== own)
  return (
    <div className="px-result">
      {colour >= 0 && <Shield colour={colour} />}
      <div className="px-result-words">
        <p className="unseen" role="status">
          {title}
        </p>
        <Consequences title={say('stage.after.you-lose')} lost things={mine} say={say} onRule={onRule} />
        <Consequences
          title={say(mine.length > 0 ? 'stage.after.besides' : 'stage.after.followed')}
          things={others}
          say={say}
          onRule={onRule}
        />
        <p>
          {text}{' '}
          {rules.map(rule => (
            <Rule key={rule} id={rule} say={say} onRule={onRule} />
          ))}
        </p>
      </div>
      <div className="px-result-actions">{actions}</div>
    </div>
  )
}

interface ConsequencesProps {
  readonly title: string
  readonly lost?: boolean
  readonly things: readonly Consequence[]
  readonly say: Say
  readonly onRule: (rule: string) => void
}

function Consequences({ title, lost = false, things, say, onRule }: ConsequencesProps) {
  if (things.length === 0) return undefined
  return (
    <section className={lost ? 'px-losses' : ''}>
      <h3>{title}</h3>
      <ul>
        {things.map(({ piece, text, where, rule }) => (
          <li key={text}>
            <Token of={piece} />
            <span>
              <b>{text}</b>
              {where !== undefined && <small>{where}</small>}
            </span>
            <Rule id={rule} say={say} onRule={onRule} />
          </li>
        ))}
      </ul>
    </section>
  )
}
