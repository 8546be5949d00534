/**
 * Once what had the focus has gone, whoever plays by keyboard goes on where the next choice is: on the first thing in sight
 * that is marked as such.
 */
export function goOnByKey(): void {
  setTimeout(() => {
    const active = document.activeElement
    if (active instanceof HTMLElement && active !== document.body && active.checkVisibility()) return
    for (const first of document.querySelectorAll<HTMLElement>('[data-first]:not([aria-disabled=true])'))
      if (first.checkVisibility({ visibilityProperty: true })) return first.focus({ preventScroll: true })
  })
}
