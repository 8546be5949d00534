import type { ReactNode } from 'react'
import './toggle.css'

interface ToggleProps {
  readonly on: boolean
  /** What it is called, if it only shows a picture. */
  readonly label?: string
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A button that stays down. */
export function Toggle({ on, label, onPress, children }: ToggleProps) {
  return (
    <button type="button" className="px-toggle" aria-pressed={on} aria-label={label} title={label} onClick={onPress}>
      {children}
    </button>
  )
}

/** Toggles that belong together, under their name. */
export function ToggleGroup({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <fieldset className={wide ? 'px-filter px-filter-wide' : 'px-filter'}>
      <legend>{title}</legend>
      <div>{children}</div>
    </fieldset>
  )
}
