import { Button, RuleChip, SidePanel, type TargetItem, TargetList, type VerbButton } from '@spanish-main/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { usePhone } from '../media.ts'
import { useTableContext } from './context.ts'
import { useShortcuts } from './shortcuts.ts'
import { isSought } from './sought.ts'
import type { Chooser } from './use-picking.ts'
import { useWayOut } from './way-out.tsx'
import './prompt-side.css'

/** The verbs that are not possible now, in the order of the dock, with what would have to be different. */
export function Impossible({ verbs, onClose }: { verbs: readonly VerbButton[]; onClose: () => void }) {
  const { kit, props } = useTableContext()
  const { table, say } = props
  return (
    <SidePanel
      title={say('impossible.title')}
      sub={say('impossible.sub')}
      closeLabel={say('act.understood')}
      onClose={onClose}
    >
      <ul className="reasons">
        {verbs.map(verb => (
          <Reason key={verb.move} verb={verb} name={kit.words.verb(table.decision?.name ?? '', verb.move)} />
        ))}
      </ul>
    </SidePanel>
  )
}

function Reason({ verb, name }: { verb: VerbButton; name: string }) {
  const { kit, props } = useTableContext()
  const { table, say, act } = props
  // What only a promise forbids comes first: the rules would have allowed it.
  const pledged =
    table.view.deals.length === 0
      ? undefined
      : table.refused.find(each => each.move === verb.move && each.problem.key === 'pledged')
  const problem = (pledged ?? verb.refusal)?.problem
  const rule = problem?.rule ?? verb.rule
  const wayOut = useWayOut(problem, undefined)
  return (
    <li data-move={verb.move}>
      <span className="reason-icon" aria-hidden="true">
        {kit.board?.words?.icon?.(verb.move)}
      </span>
      <div>
        <b>{name}</b>
        <p>
          {problem === undefined
            ? kit.words.lacking(table.decision?.name ?? '', verb.move)
            : kit.words.refusal(problem)}{' '}
          <RuleChip id={rule} label={say('rule.open', { id: rule })} onOpen={act.openRule} />
          {wayOut}
        </p>
      </div>
    </li>
  )
}

/** So many targets are taken in at a glance; among more, one is looked for by name. */
const AT_A_GLANCE = 12

/** The targets of a verb as a list, for keys and for those who would rather read; refused ones below, with reasons. */
export function Targets({ chooser, onClose }: { chooser: Chooser; onClose: () => void }) {
  const { kit, props } = useTableContext()
  const { table, say, picking } = props
  const { question } = chooser
  const panel = useRef<HTMLDivElement>(null)
  const phone = usePhone()
  useEffect(() => {
    const active = document.activeElement
    const elsewhere = active instanceof HTMLElement && active.closest('.board-panel, .side') !== null
    if (!elsewhere) panel.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [question])
  const [typed, type] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => type(''), [question])
  useShortcuts({ '/': () => field.current?.focus() }, true)
  if (question.kind !== 'values') return undefined
  const verb = kit.words.verb(table.decision?.name ?? '', question.verb.move)
  const legal = new Set(question.values)
  const out = [...new Set(question.refused.map(each => each.args[question.index]))].filter(each => !legal.has(each))
  const all = [...items(question.values, false), ...items(out, true)]
  const meant = (by: string) => (by.trim() === '' ? all : all.filter(({ words }) => isSought(words().name, by)))
  // Who types sees the board turn to the first place of that name, and takes it with Enter.
  const seek = (by: string) => {
    type(by)
    props.act.focus(by.trim() === '' ? undefined : meant(by)[0]?.target)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = meant(typed)
    if (event.key === 'Enter' && typed.trim() !== '' && first !== undefined) props.act.pick(first.target)
    else if (event.key === 'ArrowDown') panel.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    else return
    event.preventDefault()
  }
  return (
    <SidePanel
      title={verb}
      sub={say(phone ? 'targets.sub.touch' : 'targets.sub', { count: question.values.length })}
      closeLabel={say('act.understood')}
      onClose={onClose}
    >
      <div ref={panel}>
        {all.length <= AT_A_GLANCE ? undefined : (
          <label className="target-search">
            <span className="unseen">{say('targets.find')}</span>
            <input
              ref={field}
              type="search"
              value={typed}
              placeholder={say(phone ? 'targets.find' : 'targets.find.short')}
              aria-keyshortcuts="/"
              onChange={event => seek(event.target.value)}
              onKeyDown={onKeyDown}
            />
          </label>
        )}
        <TargetList
          key={typed}
          label={say('act.targets', { verb })}
          items={meant(typed)}
          more={count => say('targets.more', { count })}
          focus={picking.focus}
          onFocus={props.act.focus}
          onTake={props.act.pick}
        />
      </div>
    </SidePanel>
  )

  function items(values: readonly number[], refused: boolean): TargetItem[] {
    return question.kind === 'values' ? targetItems(props, kit, question, values, refused) : []
  }
}

/** Targets in words, in reading order. */
export function targetItems(
  { table, say, name }: ReturnType<typeof useTableContext>['props'],
  { board }: ReturnType<typeof useTableContext>['kit'],
  question: { readonly domain: string; readonly verb: { readonly move: string } },
  values: readonly number[],
  refused: boolean,
): TargetItem[] {
  const { words } = board ?? {}
  const order = (value: number) => words?.order?.(question.domain, value) ?? value
  return [...values]
    .sort((a, b) => order(a) - order(b))
    .map(value => {
      const target = { domain: question.domain, value }
      return {
        target,
        refused,
        words: () => ({
          name: name(question.domain, value),
          ...words?.about?.(table, target, question.verb.move, say, name),
        }),
      }
    })
}

/** What lies aside, as a bar. */
export function AsideBar({ title, note, onBack }: { title: string; note: string | undefined; onBack: () => void }) {
  const { say } = useTableContext().props
  return (
    <div className="aside-bar panel" role="status">
      <div>
        <b>{title}</b>
        {note === undefined ? undefined : <small>{note}</small>}
      </div>
      <Button shortcut="B" onClick={onBack}>
        {say('act.back-to')}
      </Button>
    </div>
  )
}
