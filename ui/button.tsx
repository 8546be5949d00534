import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import './button.css'

/** `lit`: you may. `primary`: the one confirming button. `impossible`: dashed, answers with its rule. */
export type ButtonKind = 'plain' | 'lit' | 'primary' | 'impossible' | 'quiet' | 'danger'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind
  icon?: ReactNode
  /** A few words behind its name, such as how many ways there are to do it. */
  note?: string | undefined
  /** The key that does the same. */
  shortcut?: string
  ref?: Ref<HTMLButtonElement>
}

export function Button({ kind = 'plain', icon, note, shortcut, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`btn btn-${kind} ${rest.className ?? ''}`}
      aria-keyshortcuts={shortcut === undefined ? undefined : keyName(shortcut)}
    >
      {icon}
      <span>{children}</span>
      {note === undefined ? undefined : <small>{note}</small>}
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
