import { useEffect } from 'react'

/** A window over the table: nothing beneath it is pressed, whether it has a confirming button or not. */
const MODAL = 'dialog[open]'

/** What lies over what, the topmost first. */
const LAYERS = [MODAL, '.stage', '.work-panel', '.dock-bar']

/** The one button that Enter presses: the confirming one of the topmost layer that has one. */
export function confirming(): HTMLButtonElement | undefined {
  const layers = document.querySelector(MODAL) === null ? LAYERS : [MODAL]
  for (const layer of layers) {
    const found = document.querySelectorAll<HTMLButtonElement>(`${layer} [aria-keyshortcuts="Enter"]`)
    for (const button of found) if (button.checkVisibility()) return button
  }
  return undefined
}

const depthOf = (element: Element): number => LAYERS.findIndex(layer => element.closest(layer) !== null)

/** Whether the place of the focus has a meaning of its own for Enter: somebody writes there, or went there by keyboard. */
function hasItsOwn(target: EventTarget | null, button: HTMLButtonElement): boolean {
  if (target === button) return true
  if (!(target instanceof Element) || depthOf(target) > depthOf(button)) return false
  if (target.matches('textarea, select')) return true
  if (target.matches('input')) return depthOf(target) < 0
  // What is chosen already is not chosen again: the answer is given.
  if (target.matches('[aria-checked="true"], [aria-pressed="true"]')) return false
  return target.matches('a, button, summary, [tabindex="0"]') && target.matches(':focus-visible')
}

/** Enter presses the confirming button, wherever a click has left the focus, and never one that lies beneath. */
export function useEnter(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      const button = confirming()
      if (button === undefined) return
      // A key that is held down answers one question and not the next.
      if (event.repeat) event.preventDefault()
      else if (!hasItsOwn(event.target, button)) {
        event.preventDefault()
        event.stopPropagation()
        button.click()
      }
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [])
}
