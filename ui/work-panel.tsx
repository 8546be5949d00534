import { type ReactNode, useId } from 'react'
import { useAside } from './aside.tsx'
import { Button } from './button.tsx'
import { useShell } from './shell.ts'
import './work-panel.css'

/**
 * A long decision in the side column: map, seats and hand stay live. What was entered stays while it lies aside; its
 * confirming button is always in sight.
 */
export function WorkPanel({
  title,
  sub,
  note,
  onMap = false,
  foot,
  children,
}: {
  title: string
  sub?: ReactNode
  /** How far it is, while it lies aside. */
  note?: string | undefined
  /** What is asked now is taken from the map: the dock asks it, and a phone shows the map alone. */
  onMap?: boolean
  foot: ReactNode
  children: ReactNode
}) {
  const { say } = useShell()
  const { attributes, id, rule, putAside } = useAside('panel', title, note, { onMap })
  return (
    <section className="work-panel panel" {...attributes}>
      <header className="work-head">
        <div>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {sub === undefined ? undefined : <p>{sub}</p>}
        </div>
        <Button shortcut="B" onClick={putAside}>
          {say('act.aside')}
        </Button>
      </header>
      <div className="work-body">
        {children}
        {rule}
      </div>
      <footer className="work-foot">{foot}</footer>
    </section>
  )
}

/** Something to read in the side column until it is closed: reasons, targets, a hint, what changed. */
export function SidePanel({
  title,
  sub,
  closeLabel,
  onClose,
  children,
}: {
  title: string
  sub?: ReactNode
  closeLabel: string
  onClose: () => void
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className="work-panel panel" aria-labelledby={id}>
      <header className="work-head">
        <div>
          <h2 id={id}>{title}</h2>
          {sub === undefined ? undefined : <p>{sub}</p>}
        </div>
        <Button shortcut="Esc" onClick={onClose}>
          {closeLabel}
        </Button>
      </header>
      <div className="work-body">{children}</div>
    </section>
  )
}
