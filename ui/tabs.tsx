import { type ReactNode, useId } from 'react'
import { useRoving } from './roving.ts'
import './tabs.css'

export interface Tab {
  readonly id: string
  readonly title: string
  /** Something new is there: how much. */
  readonly news?: number
}

/** A row of tabs and the panel of the chosen one. */
export function Tabs({
  label,
  tabs,
  open,
  onOpen,
  children,
}: {
  label: string
  tabs: readonly Tab[]
  open: string
  onOpen: (id: string) => void
  children: ReactNode
}) {
  const { ref, onKeyDown } = useRoving()
  const prefix = useId()
  return (
    <div className="tabs">
      <div
        ref={ref as React.Ref<HTMLDivElement>}
        className="tab-row"
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ id, title, news }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}${id}`}
            data-item=""
            data-tab={id}
            aria-selected={id === open}
            aria-controls={`${prefix}panel`}
            tabIndex={id === open ? 0 : -1}
            onClick={() => onOpen(id)}
          >
            {title}
            {news ? <sup>{news}</sup> : undefined}
          </button>
        ))}
      </div>
      <div key={open} className="tab-panel" role="tabpanel" id={`${prefix}panel`} aria-labelledby={`${prefix}${open}`}>
        {children}
      </div>
    </div>
  )
}
