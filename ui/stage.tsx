import type { ReactNode } from 'react'
import { useAside } from './aside.tsx'
import { Button } from './button.tsx'
import { useShell } from './shell.ts'
import './stage.css'

/**
 * A great moment in the place of the map: a battle, a reveal. Header, seats, dock and side column stay live; it can be
 * put aside and comes back. `rule` is what Why opens.
 */
export function Stage({
  title,
  sub,
  note,
  rule: why,
  past,
  foot,
  children,
}: {
  title: string
  sub?: ReactNode
  /** How far it is, while it lies aside. */
  note?: string
  rule?: string
  /** It is decided, and waits only to be read: what guides people does not speak of what follows before that. */
  past?: boolean
  /** The confirming button, always in sight. */
  foot?: ReactNode
  children: ReactNode
}) {
  const { say, openRule } = useShell()
  const { attributes, id, rule, putAside } = useAside('stage', title, note, { past: past === true })
  return (
    <section className="stage" role="dialog" {...attributes}>
      <header className="stage-head">
        <div>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {sub === undefined ? undefined : <div className="stage-sub">{sub}</div>}
        </div>
        <div className="stage-tools">
          {why === undefined ? undefined : (
            <Button shortcut="?" data-rule={why} onClick={() => openRule(why)}>
              {say('act.why')}
            </Button>
          )}
          <Button shortcut="B" onClick={putAside}>
            {say('act.aside')}
          </Button>
        </div>
      </header>
      <div className="stage-body">
        {children}
        {rule}
      </div>
      {foot === undefined ? undefined : <footer className="stage-foot">{foot}</footer>}
    </section>
  )
}
