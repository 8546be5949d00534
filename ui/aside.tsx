import { type HTMLAttributes, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { goOnByKey } from './go-on.ts'
import { useRuleInside } from './rule-inside.tsx'
import { useMatter } from './shell.ts'
import { useSwipeDown } from './swipe.ts'

/** What can be put aside by button, Escape or swipe, and comes back when it is needed. */
export interface Aside {
  /** For the element itself. */
  readonly attributes: HTMLAttributes<HTMLElement> & { ref: RefObject<HTMLElement | null> }
  /** The id for its title. */
  readonly id: string
  /** The rule that was asked for inside it, to be drawn after its content. */
  readonly rule: ReactNode
  putAside(): void
}

/**
 * `note` says how far it is while it lies aside; `past` that it is decided, and waits only to be read; `onMap` that what it
 * asks now is taken from the map.
 */
export function useAside(
  kind: 'stage' | 'panel',
  title: string,
  note: string | undefined,
  { past = false, onMap = false } = {},
): Aside {
  const ref = useRef<HTMLElement>(null)
  const id = useId()
  const { away, putAside } = useMatter(`${kind} ${title}`, title, note, past, onMap)
  const { rule, onClickCapture, close } = useRuleInside()
  const swipe = useSwipeDown(putAside)
  useFirstField(ref, away)
  return {
    id,
    rule,
    putAside,
    attributes: {
      ref,
      'aria-labelledby': id,
      hidden: away,
      onClickCapture,
      ...swipe,
      onKeyDown(event) {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        if (!close()) putAside()
      },
    },
  }
}

/**
 * On opening, the focus goes to the first field, or to the title, where no key does anything by mistake; on closing, back to
 * what is asked, which may be the same as before a result was read.
 */
function useFirstField(element: RefObject<HTMLElement | null>, away: boolean): void {
  useEffect(() => {
    if (away) return
    const first = element.current?.querySelector<HTMLElement>('[data-first]') ?? element.current?.querySelector('h2')
    first?.focus({ preventScroll: true })
    return goOnByKey
  }, [element, away])
}
