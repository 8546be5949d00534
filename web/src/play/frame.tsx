import { type ReactNode, useState } from 'react'
import { Guard } from '../guard.tsx'
import { useMedia, usePhone } from '../media.ts'
import { BoardPanel } from './board-panel.tsx'
import { useTableContext } from './context.ts'
import { PhoneNav, type Screen } from './phone-nav.tsx'
import { Seats } from './seats.tsx'
import { TableHeader } from './table-header.tsx'
import './frame.css'

export interface FrameProps {
  id: string
  title: string
  banner?: ReactNode
  dock: ReactNode
  drawer: ReactNode
  /** The drawer was asked for: on a phone its screen opens, on a middle screen it slides in. */
  drawerOpen: boolean
  onDrawer(open: boolean): void
  /** Over the board. */
  over?: ReactNode
  /** What is told step by step, beside everything else. */
  telling?: ReactNode
}

/** The page around a table: header, seats, board, dock, drawer. On a phone, one of them at a time. */
export function Frame(props: FrameProps) {
  return usePhone() ? <PhoneFrame {...props} /> : <WideFrame {...props} />
}

function WideFrame({ id, title, banner, dock, drawer, drawerOpen, onDrawer, over, telling }: FrameProps) {
  const { kit, props } = useTableContext()
  // Beside the board there is room for it only if the column is there, and high enough.
  const low = useMedia('(max-width: 1240px), (max-height: 859px)')
  const { Side, Hand, Stage } = kit.board ?? {}
  return (
    <div className="table-page">
      <TableHeader id={id} title={title} />
      {banner}
      <div className={low && telling !== undefined ? 'table-grid table-told' : 'table-grid'}>
        <div className="seats-area">
          <Seats />
        </div>
        <main className="board-panel panel">
          <BoardPanel />
          {over}
        </main>
        {low ? telling : undefined}
        <div className="dock">
          {Hand === undefined ? undefined : (
            <div className="hand-panel panel">
              <Guard instead={undefined}>
                <Hand {...props} />
              </Guard>
            </div>
          )}
          {dock}
        </div>
        <aside className={drawerOpen ? 'side side-open' : 'side'} aria-label={props.say('drawer')}>
          <button type="button" className="side-tab" aria-expanded={drawerOpen} onClick={() => onDrawer(!drawerOpen)}>
            {props.say('drawer')}
          </button>
          {Side === undefined ? undefined : (
            <div className="side-panel panel">
              <Guard instead={undefined}>
                <Side {...props} />
              </Guard>
            </div>
          )}
          {low ? undefined : telling}
          <div className="drawer-panel panel">{drawer}</div>
        </aside>
      </div>
      {Stage === undefined ? undefined : (
        <Guard instead={undefined}>
          <Stage {...props} />
        </Guard>
      )}
    </div>
  )
}

function PhoneFrame({ id, title, banner, dock, drawer, drawerOpen, onDrawer, over, telling }: FrameProps) {
  const { kit, props } = useTableContext()
  const [screen, setScreen] = useState<Screen>('table')
  const { Side, Hand, Stage } = kit.board ?? {}
  const open: Screen = drawerOpen ? 'drawer' : screen
  const choose = (next: Screen) => {
    onDrawer(next === 'drawer')
    if (next !== 'drawer') setScreen(next)
  }
  return (
    <div className="table-page table-phone">
      <TableHeader id={id} title={title} />
      {banner}
      <div className="seats-area">
        <Seats />
      </div>
      <main className="phone-main">
        {open === 'table' ? <BoardPanel /> : undefined}
        {open === 'hand' && Hand !== undefined ? (
          <Guard instead={undefined}>
            <Hand {...props} />
          </Guard>
        ) : undefined}
        {open === 'side' && Side !== undefined ? (
          <Guard instead={undefined}>
            <Side {...props} />
          </Guard>
        ) : undefined}
        {open === 'drawer' ? drawer : undefined}
        {over}
      </main>
      {open === 'drawer' ? undefined : telling}
      {open === 'drawer' ? undefined : dock}
      <PhoneNav open={open} hand={Hand !== undefined} side={Side !== undefined} onOpen={choose} />
      {Stage === undefined ? undefined : (
        <Guard instead={undefined}>
          <Stage {...props} />
        </Guard>
      )}
    </div>
  )
}
