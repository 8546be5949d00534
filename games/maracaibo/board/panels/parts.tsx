import { type BoardProps, Button, type Choice, type RefusedChoice, RuleChip, type TableView } from '@spanish-main/ui'
import { type ReactNode, useState } from 'react'
import type { Maracaibo } from '../../rules/state.ts'
import { useHandOffer } from '../card/hand-offer.ts'
import './panels.css'

export type Props = BoardProps<Maracaibo>
export type Table = TableView<Maracaibo>

export const choicesOf = ({ choices }: Table, ...moves: readonly string[]): Choice[] =>
  choices.filter(({ move }) => moves.includes(move))

export const refusedOf = ({ refused }: Table, ...moves: readonly string[]): RefusedChoice[] =>
  refused.filter(({ move }) => moves.includes(move))

/** The choice that was taken in a panel and waits for its button. */
export interface Taken {
  readonly chosen: Choice | undefined
  /** Takes a choice; taking it again plays it. */
  take(choice: Choice): void
  play(): void
}

export function useTaken({ table, act }: Props, first?: Choice): Taken {
  const [text, setText] = useState(first?.text)
  const chosen = table.choices.find(choice => choice.text === text)
  const play = () => {
    if (chosen !== undefined) void act.play(chosen.text)
  }
  return { chosen, take: choice => (choice.text === text ? play() : setText(choice.text)), play }
}

/** Lets the cards of the hand be taken for these moves of a panel. */
export function useTakenFromHand({ table }: Props, { chosen, take }: Taken, ...moves: readonly string[]): void {
  const choices = choicesOf(table, ...moves).filter(({ args }) => args.length > 0)
  useHandOffer({
    lit: choices.map(({ args }) => args[0]),
    taken: chosen !== undefined && choices.includes(chosen) ? [chosen.args[0]] : [],
    take(card) {
      const choice = choices.find(({ args }) => args[0] === card)
      if (choice !== undefined) take(choice)
    },
  })
}

/** A row of a panel: what it is, what it leads to, what it gives. */
export function Row({
  picture,
  title,
  sub,
  right,
  state = 'lit',
  onTake,
  first = false,
}: {
  picture?: ReactNode
  title: string
  sub?: ReactNode
  right?: ReactNode
  state?: 'lit' | 'taken' | 'refused'
  onTake: () => void
  first?: boolean
}) {
  return (
    <button
      type="button"
      className={`mb-row mb-row-${state}`}
      aria-pressed={state === 'taken'}
      {...(first ? { 'data-first': '' } : {})}
      onClick={onTake}
    >
      <span className="mb-row-picture">{picture}</span>
      <span className="mb-row-words">
        <b>{title}</b>
        {sub === undefined || sub === '' ? undefined : <small>{sub}</small>}
      </span>
      <span className="mb-row-right">{right}</span>
    </button>
  )
}

/** The same for something that is not possible now: it says why, and its click opens the refusal. */
export function RefusedRow({
  choice,
  title,
  picture,
  sub,
  ...props
}: Props & { choice: RefusedChoice; title: string; picture?: ReactNode; sub?: ReactNode }) {
  const { act, say } = props
  const { problem } = choice
  const key = `refusal.${problem.rule}/${problem.key}`
  const why = say.has(key) ? say(key, plain(problem.params)) : say('panel.not-now')
  return (
    <Row
      picture={picture}
      title={title}
      sub={sub ?? why}
      right={<small className="mb-row-rule">{problem.rule ?? choice.rule}</small>}
      state="refused"
      onTake={() => act.refuse(problem)}
    />
  )
}

const plain = (params: Readonly<Record<string, unknown>>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, typeof value === 'number' ? value : String(value)]),
  )

export const Section = ({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) => (
  <section className="mb-section">
    <h3>
      {title}
      {note === undefined ? undefined : <small>{note}</small>}
    </h3>
    {children}
  </section>
)

export const Rule = ({ id, ...props }: Props & { id: string }) => (
  <RuleChip id={id} label={props.say('rule.open', { id })} onOpen={props.act.openRule} />
)

/** The foot of a panel: what the choice leads to, and the one confirming button; before it the ways out. */
export function Foot({
  sum,
  confirm,
  disabled = false,
  onConfirm,
  children,
}: {
  sum?: ReactNode
  confirm: string
  disabled?: boolean
  onConfirm: () => void
  children?: ReactNode
}) {
  return (
    <>
      {sum === undefined || sum === '' ? undefined : <p className="mb-sum">{sum}</p>}
      {children}
      <Button kind="primary" shortcut="⏎" disabled={disabled} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  )
}

export const verb = ({ table, say }: Props, move: string): string => say(`move.${table.decision?.name}.${move}`)
