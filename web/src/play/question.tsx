import { AmountChooser, Button, type Step, type TargetItem, TargetList, Verbs, WordsForm } from '@spanish-main/ui'
import { useState } from 'react'
import { useTableContext } from './context.ts'
import { useOrderBook } from './orders.tsx'
import { sayChoice } from './prompt.ts'
import type { Chooser } from './use-picking.ts'

/** What can be chosen now, and where a standing order could have chosen it, the way there. */
export function Question({ chooser, onOrders }: { chooser: Chooser; onOrders: () => void }) {
  const { kit, props } = useTableContext()
  const { table, say } = props
  const { step, doubt, picking, act, started } = chooser
  const ordered = useOrderBook()?.asked !== undefined
  const back = started ? (
    <Button shortcut="Esc" onClick={act.back}>
      {say('act.back')}
    </Button>
  ) : undefined
  if (doubt !== undefined && picking.ready !== undefined) {
    return (
      <div className="question-row">
        <Button kind="primary" shortcut="⏎" data-first="" onClick={act.confirm}>
          {sayChoice(kit, picking.ready)}
        </Button>
        {back}
      </div>
    )
  }
  switch (step.kind) {
    case 'verbs':
      return (
        <div className="question-row">
          <Verbs
            label={say('act.moves')}
            verbs={step.verbs}
            name={verb => kit.words.verb(table.decision?.name ?? '', verb.move)}
            icon={kit.board?.words?.icon}
            onChoose={verb => act.choose(verb.move)}
            onRefused={chooser.refuseVerb}
          />
          {ordered ? (
            <Button kind="quiet" title={say('act.orders.help')} onClick={onOrders}>
              {say('tab.orders')}
            </Button>
          ) : undefined}
          {back}
        </div>
      )
    case 'values':
      return <Values step={step} chooser={chooser} back={back} />
    case 'words': {
      const verb = kit.words.verb(table.decision?.name ?? '', step.verb.move)
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

type ValuesStep = Extract<Step, { kind: 'values' }>

function Values({ step, chooser, back }: { step: ValuesStep; chooser: Chooser; back: React.ReactNode }) {
  const { kit, props } = useTableContext()
  const { table, say, picking } = props
  const [showRefused, setShowRefused] = useState(false)
  const verb = kit.words.verb(table.decision?.name ?? '', step.verb.move)
  if (!('words' in kit.game.vocabulary[step.domain])) {
    const sealed = table.decision?.sealed ? 'amount.seal' : 'amount.take'
    return (
      <div className="question-row">
        <AmountChooser
          key={`${table.moves} ${step.verb.move}`}
          label={verb}
          values={step.values}
          confirm={value => say(sealed, { verb, value })}
          say={say}
          onTake={chooser.takeAmount}
        />
        {back}
      </div>
    )
  }
  const legal = items(step.values, false)
  const out = [...new Set(step.refused.map(each => each.args[step.index]))].filter(each => !step.values.includes(each))
  return (
    <div className="question-list">
      <TargetList
        label={say('act.targets', { verb })}
        items={showRefused ? [...legal, ...items(out, true)] : legal}
        focus={picking.focus}
        onFocus={props.act.focus}
        onTake={props.act.pick}
      />
      <div className="question-side">
        {back}
        {out.length === 0 ? undefined : (
          <Button kind="quiet" aria-expanded={showRefused} onClick={() => setShowRefused(!showRefused)}>
            {say('act.why-not', { count: out.length })}
          </Button>
        )}
      </div>
    </div>
  )

  function items(values: readonly number[], refused: boolean): TargetItem[] {
    const { words } = kit.board ?? {}
    const order = (value: number) => words?.order?.(step.domain, value) ?? value
    return [...values]
      .sort((a, b) => order(a) - order(b))
      .map(value => {
        const target = { domain: step.domain, value }
        const about = words?.about?.(table, target, step.verb.move, say, props.name)
        return { target, name: props.name(step.domain, value), refused, ...about }
      })
  }
}
