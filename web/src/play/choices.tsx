import { isAmount } from '@spanish-main/kernel'
import {
  AmountChooser,
  agrees,
  amountsOf,
  Button,
  type Question,
  TargetList,
  type TileState,
  Tiles,
  Verbs,
  WordsForm,
} from '@spanish-main/ui'
import type { ReactNode } from 'react'
import { useTableContext } from './context.ts'
import { useOrderBook } from './orders.tsx'
import { onlyTarget, sayChoice } from './prompt.ts'
import { targetItems } from './prompt-side.tsx'
import { INLINE, isShown } from './shown.ts'
import type { Chooser } from './use-picking.ts'
import type { Reading } from './use-shell.ts'
import { LossTokens } from './warning.tsx'

export interface ChoicesProps {
  chooser: Chooser
  /** What stands open in the side column. */
  open: Exclude<Reading, 'changes'> | undefined
  onOpen(what: Exclude<Reading, 'changes'> | undefined): void
  onOrders(): void
}

/** What can be chosen now, in at most two rows. */
export function Choices({ chooser, open, onOpen, onOrders }: ChoicesProps) {
  const { kit, props } = useTableContext()
  const { table, say, name } = props
  const { question, doubt, picking, act, started } = chooser
  const named = nameChosen(kit, table, picking)
  const ordered = useOrderBook()?.asked !== undefined
  const back = started ? (
    <Button shortcut="Esc" onClick={act.back}>
      {say('act.back')}
    </Button>
  ) : undefined
  if (doubt !== undefined && picking.ready !== undefined) {
    if (doubt.kind === 'loss') return <LossTokens loss={doubt.loss} choice={sayChoice(kit, picking.ready)} act={act} />
    return (
      <div className="question-row">
        <Button kind="primary" shortcut="⏎" data-first="" onClick={act.confirm}>
          {sayChoice(kit, picking.ready)}
        </Button>
        {back}
      </div>
    )
  }
  switch (question.kind) {
    case 'verbs': {
      const decision = table.decision?.name ?? ''
      const { words } = kit.board ?? {}
      const tiled = tilesOf(kit, props)
      if (tiled !== undefined) {
        return (
          <Tiles
            label={tiled.name}
            tiles={tiled.tiles}
            say={say}
            onTake={tile => act.pick(tile.target)}
            onRule={act.openRule}
          />
        )
      }
      const losing = (move: string) =>
        words?.loss !== undefined &&
        table.choices.every(choice => choice.move !== move || words.loss?.(table, choice, say, name) !== undefined)
      return (
        <div className="question-row">
          <Verbs
            label={say('act.moves')}
            verbs={question.verbs}
            rare={words?.rare?.(decision) ?? []}
            name={verb => named(verb.move) ?? kit.words.verb(decision, verb.move)}
            icon={words?.icon}
            only={verb => (named(verb.move) ? undefined : onlyTarget(kit, table.choices, verb.move))}
            lost={verb => verb.count > 0 && losing(verb.move)}
            folded={open !== 'impossible'}
            after={back}
            say={say}
            onChoose={verb => act.choose(verb.move)}
            onFolded={() => onOpen(open === 'impossible' ? undefined : 'impossible')}
          />
          {ordered ? (
            <Button kind="quiet" data-orders="" title={say('act.orders.help')} onClick={onOrders}>
              {say('tab.orders')}
            </Button>
          ) : undefined}
        </div>
      )
    }
    case 'values':
      return <Values question={question} chooser={chooser} back={back} open={open} onOpen={onOpen} />
    case 'words': {
      const verb = kit.words.verb(table.decision?.name ?? '', question.verb.move)
      return (
        <div className="question-row question-grow">
          <WordsForm label={verb} confirm={verb} onTake={chooser.takeWords} />
          {back}
        </div>
      )
    }
    case 'ready':
      return <div className="question-row">{back}</div>
  }
}

type ValuesQuestion = Extract<Question, { kind: 'values' }>

function Values({
  question,
  chooser,
  back,
  open,
  onOpen,
}: Omit<ChoicesProps, 'onOrders'> & { question: ValuesQuestion; back: ReactNode }) {
  const { kit, props } = useTableContext()
  const { table, say, picking } = props
  const verb = kit.words.verb(table.decision?.name ?? '', question.verb.move)
  if (isAmount(kit.game.vocabulary[question.domain])) {
    const sealed = table.decision?.sealed ? 'amount.seal' : 'amount.take'
    // Whoever has sealed an amount changes that one: taking it again by mistake changes nothing.
    const amounts = question.range ?? amountsOf(question.values)
    const start =
      table.sealed?.move === question.verb.move
        ? table.sealed.args[question.index]
        : kit.board?.words?.usual?.(question.verb.move, amounts)
    return (
      <div className="question-row">
        <AmountChooser
          key={`${table.question} ${question.verb.move} ${start}`}
          label={verb}
          amounts={amounts}
          {...(start === undefined ? {} : { start })}
          confirm={value => say(sealed, { verb, value })}
          say={say}
          onTake={chooser.takeAmount}
        />
        {back}
      </div>
    )
  }
  if (!isShown(kit, table, question) && question.values.length <= INLINE) {
    return (
      <div className="question-row">
        <TargetList
          label={say('act.targets', { verb })}
          items={targetItems(props, kit, question, question.values, false)}
          more={count => say('targets.more', { count })}
          focus={picking.focus}
          onFocus={props.act.focus}
          onTake={props.act.pick}
        />
        {back}
      </div>
    )
  }
  return (
    <div className="question-row">
      <Button
        data-first=""
        shortcut="L"
        aria-expanded={open === 'targets'}
        onClick={() => onOpen(open === 'targets' ? undefined : 'targets')}
      >
        {say('act.list', { count: question.values.length })}
      </Button>
      {back}
    </div>
  )
}

/** Once something was picked, a button says what it does with it, where nothing else is left to choose. */
const nameChosen =
  (kit: Kit, { choices }: Props['table'], { picked }: Props['picking']) =>
  (move: string): string | undefined => {
    const left = picked.length === 0 ? [] : choices.filter(choice => agrees(choice, { move, picked }))
    return left.length === 1 && left[0].range === undefined ? sayChoice(kit, left[0]) : undefined
  }

type Kit = ReturnType<typeof useTableContext>['kit']
type Props = ReturnType<typeof useTableContext>['props']

/** The icons of the component in use, if they are what is asked about. */
export function tilesOf(
  { board, words }: Kit,
  { table, say, name, picking }: Props,
): { readonly name: string; readonly tiles: readonly TileState[]; readonly move: string } | undefined {
  const used = board?.words?.inUse?.(table, say, name)
  if (used === undefined || picking.move !== undefined || !table.verbs.some(verb => verb.move === used.move)) return
  const tiles = used.icons.map(icon => {
    const fits = ({ move, args, domains }: { move: string; args: readonly number[]; domains: readonly string[] }) =>
      move === used.move && domains[0] === icon.target.domain && args[0] === icon.target.value
    const refusal = table.refused.find(fits)
    const why = table.choices.some(fits) || refusal === undefined ? undefined : words.refusal(refusal.problem)
    return { ...icon, refused: why }
  })
  return { name: used.name, tiles, move: used.move }
}
