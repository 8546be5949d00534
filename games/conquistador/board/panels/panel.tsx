import { type BoardProps, Button, type Choice, WorkPanel } from '@spanish-main/ui'
import type { ReactNode } from 'react'
import type { Conquest } from '../../rules/state.ts'
import { useSprite } from '../sprite.ts'
import './panel.css'

type Props = BoardProps<Conquest>

/** Plays one move after the other, and stops at the first that is turned away. */
export async function playAll(act: Props['act'], texts: readonly string[]): Promise<void> {
  for (const text of texts) if ((await act.play(text)) !== undefined) return
}

/** A part of the turn in the side column: what can be done, with its odds, and the button that goes on. */
export function SegmentPanel({
  part,
  table,
  act,
  say,
  first,
  children,
}: Pick<Props, 'table' | 'act' | 'say'> & {
  part: string
  /** What most people want, before they are done. */
  first?: { readonly label: string; readonly play: () => void } | undefined
  children: ReactNode
}) {
  useSprite()
  const done = table.choices.find(({ move }) => move === 'done')
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
          {done !== undefined && (
            <Button {...(first === undefined ? most : { kind: 'plain' })} onClick={() => act.choose('done')}>
              {say(`move.${done.decision}.done`)}
            </Button>
          )}
        </div>
      }
    >
      <ul className="cq-tasks">{children}</ul>
    </WorkPanel>
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
