import { type ReactNode, useEffect, useId, useRef } from 'react'
import { goOnByKey } from './go-on.ts'
import './dialog.css'

/**
 * A window over the table: a battle, an auction, the end, a question. The browser keeps the focus inside. Without
 * `onClose` only what it offers leads out of it.
 */
export function Dialog({
  title,
  sub,
  size = 'wide',
  onClose,
  closeLabel,
  reading = false,
  children,
}: {
  title: string
  sub?: ReactNode
  size?: 'wide' | 'small'
  onClose?: (() => void) | undefined
  closeLabel?: string
  /** There is only something to read in it, nothing to be lost: a click beside it closes it, too. */
  reading?: boolean
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    // On what is marked as first, or else on nothing that does something: whoever was pressing a key should see what came up.
    const first = element?.querySelector<HTMLElement>('[data-first]') ?? element?.querySelector('h2')
    first?.focus()
    return () => {
      element?.close()
      // What had the focus before may be gone with the move.
      goOnByKey()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`dialog dialog-${size}`}
      aria-labelledby={id}
      closedby={reading ? 'any' : 'closerequest'}
      onCancel={event => {
        event.preventDefault()
        onClose?.()
      }}
    >
      <header className="dialog-head">
        <div>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {sub === undefined ? undefined : <div className="dialog-sub">{sub}</div>}
        </div>
        {onClose === undefined ? undefined : (
          <button type="button" className="dialog-close" aria-label={closeLabel} onClick={onClose}>
            {'×'}
          </button>
        )}
      </header>
      {children}
    </dialog>
  )
}
