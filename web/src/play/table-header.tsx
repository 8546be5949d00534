import { Icon } from '@spanish-main/ui'
import { type RefObject, useEffect, useRef } from 'react'
import { Guard } from '../guard.tsx'
import { useColumn, usePhone } from '../media.ts'
import { Link } from '../router.tsx'
import { useTableContext } from './context.ts'
import { TableTools } from './table-tools.tsx'

/** The way back, what is played and where it stands, the calendar if there is one, and the tools. */
export function TableHeader({ id, title }: { id: string; title: string }) {
  const { kit, props } = useTableContext()
  const { table, say } = props
  const phone = usePhone()
  const narrow = useColumn() || phone
  const menu = useRef<HTMLDetailsElement>(null)
  useClosedByChoice(menu, narrow)
  const { Ribbon, words } = kit.board ?? {}
  return (
    <header className="table-header">
      <Link className="table-home" href="/" aria-label={say('act.lobby')} title={say('act.lobby')}>
        <Icon name="compass" />
      </Link>
      <div className="table-brand">
        {/* On a phone the calendar needs the room of the title. */}
        <h1 className={phone && Ribbon !== undefined ? 'unseen' : undefined}>{title}</h1>
        <p>{words?.summary?.(table.view, say) ?? say('table.moves', { count: table.moves })}</p>
      </div>
      <div className="table-ribbon">
        {Ribbon === undefined ? undefined : (
          <Guard instead={undefined}>
            <Ribbon {...props} />
          </Guard>
        )}
      </div>
      {narrow ? (
        <details ref={menu} className="table-menu">
          <summary className="tool" aria-label={say('tool.menu')}>
            <Icon name="ship-wheel" />
          </summary>
          <div className="table-menu-list panel">
            <TableTools id={id} labelled />
          </div>
        </details>
      ) : (
        <div className="table-tools">
          <TableTools id={id} />
        </div>
      )}
    </header>
  )
}

/** A choice from the menu puts it away. */
function useClosedByChoice(menu: RefObject<HTMLDetailsElement | null>, there: boolean): void {
  useEffect(() => {
    const element = menu.current
    const chosen = ({ target }: Event) => {
      if (element !== null && target instanceof Element && target.closest('.table-menu-list')) element.open = false
    }
    element?.addEventListener('click', chosen)
    return () => element?.removeEventListener('click', chosen)
  }, [menu, there])
}
