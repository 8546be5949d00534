import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import './button.css'

/** `lit`: you may. `primary`: the one confirming button. `impossible`: dashed, answers with its rule. */
export type ButtonKind = 'plain' | 'lit' | 'primary' | 'impossible' | 'quiet' | 'danger'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind
  icon?: ReactNode
  /** How many things it lights. */
  count?: number | undefined
  /** The key that does the same. */
  shortcut?: string
  ref?: Ref<HTMLButtonElement>
}

export function Button({ kind = 'plain', icon, count, shortcut, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`btn btn-${kind} ${rest.className ?? ''}`}
      aria-keyshortcuts={shortcut === undefined ? undefined : keyName(shortcut)}
    >
      {icon}
      <span>{children}</span>
      {count === undefined ? undefined : <i>{count}</i>}
      {shortcut === undefined ? undefined : (
        <span className="key" aria-hidden="true">
          {shortcut}
        </span>
      )}
    </button>
  )
}

const keyName = (shortcut: string): string =>
  shortcut.replace('⇧', 'Shift+').replace('⏎', 'Enter').replace('Esc', 'Escape')
