import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { useRuleInside } from './rule-inside.tsx'
import { useMatter, useShell } from './shell.ts'
import { useSwipeDown } from './swipe.ts'
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
  foot,
  children,
}: {
  title: string
  sub?: ReactNode
  /** How far it is, while it lies aside. */
  note?: string
  rule?: string
  /** The confirming button, always in sight. */
  foot?: ReactNode
  children: ReactNode
}) {
  const { say, openRule } = useShell()
  const element = useRef<HTMLElement>(null)
  const id = useId()
  const { away, putAside } = useMatter(`stage ${title}`, title, note)
  const inside = useRuleInside()
  const swipe = useSwipeDown(putAside)
  useFirstField(element, away)
  return (
    <section
      ref={element}
      className="stage"
      role="dialog"
      aria-labelledby={id}
      hidden={away}
      onClickCapture={inside.onClickCapture}
      {...swipe}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        if (!inside.close()) putAside()
      }}
    >
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
        {inside.rule}
      </div>
      {foot === undefined ? undefined : <footer className="stage-foot">{foot}</footer>}
    </section>
  )
}

/** On opening, the focus goes to the first field, or to the title, where no key does anything by mistake. */
export function useFirstField(element: React.RefObject<HTMLElement | null>, away: boolean): void {
  useEffect(() => {
    if (away) return
    const first = element.current?.querySelector<HTMLElement>('[data-first]') ?? element.current?.querySelector('h2')
    first?.focus({ preventScroll: true })
  }, [element, away])
}
