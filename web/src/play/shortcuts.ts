import { useLayoutEffect } from 'react'

/** Whether somebody is writing, so that letters are letters. Where a number is typed they are not. */
function writing(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement && target.inputMode === 'numeric') return false
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

/**
 * Keys of the table: a letter, with ⇧ before it for Shift, and what it does. Those of a box that asks something come
 * `first`.
 */
export function useShortcuts(keys: Readonly<Record<string, () => void>>, awake: boolean, first = false): void {
  // What can be seen can be pressed: the keys are there with the picture.
  useLayoutEffect(() => {
    if (!awake) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const name = event.shiftKey && /^[a-z]$/.test(key) ? `⇧${key}` : key
      const act = keys[name]
      if (act === undefined || (writing(event.target) && name !== 'Escape')) return
      // A window over the table has its own Escape.
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press, first)
    return () => removeEventListener('keydown', press, first)
  }, [keys, awake, first])
}
