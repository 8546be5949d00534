import { type ReactNode, useId, useState } from 'react'
import { useRoving } from './roving.ts'
import './tabs.css'

export interface Tab {
  readonly id: string
  readonly title: string
  /** Something new is there: how much. */
  readonly news?: number
}

/** As many tabs as fit beside each other in any language. */
const FIRST = 4

/** A row of tabs and the panel of the chosen one. */
export function Tabs({
  label,
  tabs,
  open,
  more,
  onOpen,
  children,
}: {
  label: string
  tabs: readonly Tab[]
  open: string
  /** What the button is called that shows the rest of them. */
  more: string
  onOpen: (id: string) => void
  children: ReactNode
}) {
  const { ref, onKeyDown } = useRoving()
  const prefix = useId()
  const [all, setAll] = useState(false)
  const shown = all || tabs.length <= FIRST + 1 ? tabs : tabs.filter(({ id }, i) => i < FIRST || id === open)
  return (
    <div className="tabs">
      <div className="tab-row">
        <div
          ref={ref as React.Ref<HTMLDivElement>}
          className="tab-list"
          role="tablist"
          aria-label={label}
          onKeyDown={onKeyDown}
        >
          {shown.map(({ id, title, news }) => (
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
        {shown.length === tabs.length ? undefined : (
          <button type="button" className="tab-more" onClick={() => setAll(true)}>
            {more}
          </button>
        )}
      </div>
      <div key={open} className="tab-panel" role="tabpanel" id={`${prefix}panel`} aria-labelledby={`${prefix}${open}`}>
        {children}
      </div>
    </div>
  )
}
