import type { Hint, State } from '@spanish-main/kernel'
import { Button, choiceWith, type Picking, SidePanel, type TableView } from '@spanish-main/ui'
import { useState } from 'react'
import type { Kit } from '../kit.ts'
import { useTableContext } from './context.ts'
import { sayChoice } from './prompt.ts'
import type { LocalTableState } from './use-local-table.ts'
import './hint.css'

/** The moves that a bot would make here, while they are shown. */
export interface Hints {
  /** The best moves, the best first; 'asking' while the bot thinks. */
  readonly advice: readonly Hint[] | 'asking' | undefined
  ask(): void
  close(): void
}

/** What a bot would do in this seat. It is forgotten as soon as the table goes on. */
export function useHint(kit: Kit, { told, table }: LocalTableState): Hints {
  const [held, setHeld] = useState<{ decision: string; advice: readonly Hint[] | 'asking' }>()
  const [bot] = kit.entry.bots
  const decision = told?.decision ?? ''
  return {
    advice: held?.decision === decision ? held.advice : undefined,
    ask() {
      if (told === undefined || table === undefined || told.seat < 0 || (told.waiting & (1 << told.seat)) === 0) return
      setHeld({ decision, advice: 'asking' })
      table.ask('hint', told.seat, bot).then(
        advice => setHeld({ decision, advice }),
        () => setHeld(undefined),
      )
    },
    close: () => setHeld(undefined),
  }
}

/** The three best moves with what speaks for them and against them, each to be taken at once. */
export function HintPanel({ hint }: { hint: Hints }) {
  const { say } = useTableContext().props
  const { advice } = hint
  if (advice === undefined) return undefined
  return (
    <SidePanel
      title={say(advice === 'asking' ? 'hint.asking' : 'hint')}
      sub={say('hint.sub')}
      closeLabel={say('act.understood')}
      onClose={hint.close}
    >
      {advice === 'asking' ? undefined : (
        <div className="hint" role="status" aria-label={say('act.hint')}>
          <ol>
            {advice.map((each, i) => (
              <Advised key={each.text} advice={each} number={i + 1} level={i > 0 && isLevel(advice[0], each)} />
            ))}
          </ol>
          {advice.some(({ games }) => games !== undefined) ? (
            <p className="hint-meaning">
              <b>{say('hint.meaning.title')}</b> {say('hint.meaning', { gap: gapOf(advice[0]) })}
            </p>
          ) : undefined}
        </div>
      )}
    </SidePanel>
  )
}

/** Out of so many games a gap of fewer wins is chance: twice the square root of half of them. */
export const gapOf = (advice: Hint | undefined): number => Math.ceil(2 * Math.sqrt((advice?.games ?? 0) / 2))

const winsOf = ({ chance = 0, games = 0 }: Hint): number => Math.round(chance * games)

/** Whether a move is as good as the best, as far as so few games can tell. */
export const isLevel = (best: Hint, advice: Hint): boolean => winsOf(best) - winsOf(advice) < gapOf(best)

function Advised({ advice, number, level }: { advice: Hint; number: number; level: boolean }) {
  const { text, games, reasons } = advice
  const { kit, props } = useTableContext()
  const { table, say, act } = props
  const found = choiceWith(table.choices, text)
  if (found === undefined) return undefined
  const choice = sayChoice(kit, found)
  const named = reasons.filter(({ name }) => say.has(`term.${name}`))
  const told = (key: string, which: typeof named) =>
    which.length === 0 ? undefined : (
      <p>{say(key, { reasons: which.map(({ name }) => say(`term.${name}`)).join(', ') })}</p>
    )
  return (
    <li>
      <span className="hint-number" aria-hidden="true">
        {number}
      </span>
      <div className="hint-words">
        <b>{choice}</b>
        {games === undefined ? undefined : (
          <span>{say(level ? 'hint.wins-level' : 'hint.wins', { wins: winsOf(advice), games })}</span>
        )}
        {told(
          'hint.for',
          named.filter(({ delta }) => delta > 0),
        )}
        {named.length > 0 ? undefined : <p>{say(games === undefined ? 'hint.whim' : 'hint.alike')}</p>}
        {told(
          'hint.against',
          named.filter(({ delta }) => delta < 0),
        )}
      </div>
      <Button aria-label={say('hint.do.label', { choice })} onClick={() => void act.play(text)}>
        {say('hint.do')}
      </Button>
    </li>
  )
}

/** Where the moves of a hint are on the board: the first thing that each names. */
export function numbersOf(advice: Hints['advice'], { choices }: TableView<State>): Picking['numbered'] {
  if (advice === undefined || advice === 'asking') return []
  return advice.flatMap(({ text }, i) => {
    const choice = choiceWith(choices, text)
    return choice === undefined || choice.args.length === 0
      ? []
      : choice.args.map((value, at) => ({ domain: choice.domains[at], value, number: i + 1 }))
  })
}
