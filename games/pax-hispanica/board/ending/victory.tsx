import { RuleChip, type Say } from '@spanish-main/ui'
import type { ReactNode } from 'react'
import { TRACKS } from '../../data/index.ts'
import { type Condition, conditionsOf, RULE_OF_ENDING, tokensOnMap } from '../../rules/g3-victory.ts'
import { everybody } from '../../rules/players.ts'
import type { Pax } from '../../rules/state.ts'
import { Icon } from '../art/icon.tsx'
import { EXTREMIST_ICONS, type IconName } from '../art/icon-names.ts'
import { Shield } from '../art/shield.tsx'
import { playerName } from '../names.ts'
import './victory.css'

export interface VictoryProps {
  readonly view: Pax
  readonly say: Say
  readonly onRule: (rule: string) => void
}

/** Rules of the five victories, in the order of the tracks. */

/** Who is close to winning: five victories by seats, from the functions that decide the game. */
export function Victories({ view, say, onRule }: VictoryProps) {
  return (
    <section className="px-victories" aria-label={say('board.victories')}>
      {TRACKS.map(({ extremist, profession }, victory) => (
        <Extremist
          key={extremist}
          view={view}
          victory={victory}
          icon={EXTREMIST_ICONS[profession]}
          name={say(`victory.${extremist}.name`)}
          says={say(`victory.${extremist}.text`)}
          say={say}
          onRule={onRule}
        />
      ))}
      <Tokens view={view} say={say} onRule={onRule} />
    </section>
  )
}

interface ExtremistProps extends VictoryProps {
  readonly victory: number
  readonly icon: IconName
  readonly name: string
  readonly says: string
}

function Extremist({ view, victory, icon, name, says, say, onRule }: ExtremistProps) {
  const seats = everybody(view).map(colour => ({ colour, conditions: conditionsOf(view, colour, victory) }))
  const missing = seats.map(({ conditions }) => conditions.filter(({ met }) => !met).length)
  const keys = seats[0].conditions.map(({ key }) => key)
  return (
    <table>
      <Heads
        view={view}
        seats={everybody(view)}
        missing={missing}
        title={<Title icon={icon} name={name} says={says} rule={RULE_OF_ENDING[victory]} say={say} onRule={onRule} />}
        say={say}
      />
      <tbody>
        {keys.map((key, row) => (
          <tr key={key}>
            <th scope="row">{conditionName(seats[0].conditions[row], say)}</th>
            {isShared(key) ? (
              <td colSpan={seats.length} className={seats[0].conditions[row].met ? 'px-met' : ''}>
                <Meter condition={seats[0].conditions[row]} say={say} />
              </td>
            ) : (
              seats.map(({ colour, conditions }) => (
                <td key={colour} className={conditions[row].met ? 'px-met' : ''}>
                  <Reading condition={conditions[row]} say={say} />
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface TitleProps {
  readonly icon: IconName
  readonly name: string
  readonly says: string
  readonly rule: string
  readonly say: Say
  readonly onRule: (rule: string) => void
}

/** A victory by name, with its rule. */
export function Title({ icon, name, says, rule, say, onRule }: TitleProps) {
  return (
    <>
      <Icon name={icon} />
      <span title={says}>{name}</span>
      <RuleChip id={rule} label={say('rule.open', { id: rule })} onOpen={onRule} />
    </>
  )
}

interface HeadsProps {
  readonly title: ReactNode
  readonly view: Pax
  readonly seats: readonly number[]
  readonly missing?: readonly number[]
  readonly say: Say
}

/** The arms of the seats; whoever lacks a single condition, or none, stands out. */
function Heads({ title, view, seats, missing, say }: HeadsProps) {
  return (
    <thead>
      <tr>
        <th scope="row">{title}</th>
        {seats.map((colour, i) => (
          <th key={colour} scope="col" className={(missing?.[i] ?? 9) <= 1 ? 'px-close' : ''}>
            <Shield colour={colour} />
            <span className="px-unseen">
              {[playerName(view, say, colour), missing && say('board.victory.missing', { count: missing[i] })]
                .filter(Boolean)
                .join(', ')}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Conditions that are the same for everybody. */
const isShared = (key: Condition['key']): boolean =>
  key === 'tax-rebels' || key === 'no-slaves' || key === 'war-coffers'

export const conditionName = ({ key, need }: Condition, say: Say): string => say(`board.victory.${key}`, { need })

function Reading({ condition: { have, need, met }, say }: { condition: Condition; say: Say }) {
  return (
    <>
      {met ? <Tick /> : <span aria-hidden="true">{`${have}/${need}`}</span>}
      <span className="px-unseen">{met ? say('board.victory.met') : say('board.victory.have', { have, need })}</span>
    </>
  )
}

/** How far a condition is met, as a bar. */
export function Meter({ condition: { key, have, need, met }, say }: { condition: Condition; say: Say }) {
  const share = key === 'no-slaves' ? (met ? 1 : 1 / (1 + have)) : Math.min(1, have / need)
  const words = key === 'no-slaves' ? say('board.slaves', { count: have }) : say('board.victory.have', { have, need })
  return (
    <span className="px-meter">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className="px-meter-ground" width="100" height="6" rx="3" />
        <rect width={share * 100} height="6" rx="3" />
      </svg>
      {met ? <Tick /> : null}
      {words}
    </span>
  )
}

function Tick() {
  return (
    <svg className="px-tick" viewBox="-8 -8 16 16" aria-hidden="true">
      <path d="M-5 0l4 4 6-8" />
    </svg>
  )
}

/** The victory of the Dove's year: most tokens on the map. */
export function Tokens({ view, say, onRule }: VictoryProps) {
  const counts = everybody(view).map(colour => tokensOnMap(view, colour))
  const most = Math.max(...counts)
  return (
    <table>
      <Heads
        view={view}
        seats={everybody(view)}
        title={
          <Title
            icon="peace-dove"
            name={say('victory.token.name')}
            says={say('victory.token.text')}
            rule={view.solitaire === 1 ? 'H7c' : 'G3a'}
            say={say}
            onRule={onRule}
          />
        }
        say={say}
      />
      <tbody>
        <tr>
          <th scope="row">{say('board.victory.tokens', { year: String(view.dove) })}</th>
          {everybody(view).map((colour, i) => (
            <td key={colour} className={most > 0 && counts[i] === most ? 'px-met' : ''}>
              {counts[i]}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
