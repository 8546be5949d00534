import { type BoardProps, Button, type ButtonProps, type Choice, WorkPanel } from '@spanish-main/ui'
import type { ReactNode } from 'react'
import type { Conquest } from '../../rules/state.ts'
import { useSprite } from '../sprite.ts'
import { caution } from '../words/caution.ts'
import './panel.css'

type Props = BoardProps<Conquest>
type Asking = Pick<Props, 'table' | 'picking' | 'act' | 'say'>

/** A part of the turn in the side column: what can be done, with its odds, and the button that goes on. */
export function SegmentPanel({
  part,
  table,
  picking,
  act,
  say,
  first,
  children,
}: Asking & {
  part: string
  /** What most people want, before they are done. */
  first?: { readonly label: string; readonly play: () => void } | undefined
  children: ReactNode
}) {
  useSprite()
  const most = { 'data-first': '', shortcut: '⏎', kind: 'primary' } as const
  return (
    <WorkPanel
      title={say(`${part}.panel`)}
      sub={say(`${part}.panel.sub`)}
      foot={
        <div className="cq-foot">
          {first !== undefined && (
            <Button {...most} onClick={first.play}>
              {first.label}
            </Button>
          )}
          <Done {...{ table, picking, act, say }} most={first === undefined ? most : { kind: 'plain' }} />
        </div>
      }
    >
      <ul className="cq-tasks">{children}</ul>
    </WorkPanel>
  )
}

/**
 * Goes on, at once: the button says what it does. Where something is left to do it asks once more, where the button was;
 * thinking again is the confirming button.
 */
function Done({ table, picking, act, say, most }: Asking & { most: Partial<ButtonProps> }) {
  const done = table.choices.find(({ move }) => move === 'done')
  if (done === undefined) return null
  const left = caution(table, done, say)
  const label = say(`move.${done.decision}.done`)
  if (picking.ready?.move !== 'done')
    return (
      <Button {...most} onClick={() => (left === undefined ? void act.play(done.text) : act.choose('done'))}>
        {label}
      </Button>
    )
  return (
    <div className="cq-seal" role="alertdialog" aria-label={label}>
      <p>{left}</p>
      <Button {...most} onClick={() => act.back()}>
        {say('stores.again')}
      </Button>
      <Button kind="danger" onClick={() => act.confirm()}>
        {label}
      </Button>
    </div>
  )
}

/** A thing to be done: what, what it brings, and its buttons. */
export function Task({
  picture,
  title,
  facts,
  onShow,
  children,
}: {
  picture?: ReactNode
  title: string
  facts?: readonly string[]
  /** Turns the chart there. */
  onShow?: () => void
  children?: ReactNode
}) {
  return (
    <li className="cq-task">
      {picture}
      <div>
        {onShow === undefined ? (
          <b>{title}</b>
        ) : (
          <button type="button" className="cq-task-title" onClick={onShow}>
            {title}
          </button>
        )}
        {facts?.map(fact => (
          <small key={fact}>{fact}</small>
        ))}
        {children}
      </div>
    </li>
  )
}

/** A button that plays a choice, in the words of its move. */
export function PlayButton({ choice, act, label }: { choice: Choice; act: Props['act']; label: string }) {
  return (
    <Button kind="lit" onClick={() => void act.play(choice.text)}>
      {label}
    </Button>
  )
}
