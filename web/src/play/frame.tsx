import { type Matter, ShellContext } from '@spanish-main/ui'
import type { ReactNode } from 'react'
import { Guard } from '../guard.tsx'
import { useColumn, usePhone } from '../media.ts'
import { BoardPanel } from './board-panel.tsx'
import { useTableContext } from './context.ts'
import { PhoneNav, type Screen, type Talking } from './phone-nav.tsx'
import { AsideBar } from './prompt-side.tsx'
import { Seats } from './seats.tsx'
import { TableHeader } from './table-header.tsx'
import type { ShellState } from './use-shell.ts'
import './frame.css'

export interface FrameProps {
  id: string
  title: string
  banner?: ReactNode
  /** The guided first turn, above the table and beside what is told of it. */
  guide?: ReactNode
  dock: ReactNode
  drawer: ReactNode
  /** On a phone: the part of the table that is open. */
  screen: Screen
  onScreen(screen: Screen): void
  /** At a network table: what people say, within reach of a thumb. */
  talk?: Talking
  /** A work panel, or something to read, in place of side board and drawer. */
  panel?: ReactNode
  /** Whether it is open; put aside, it stays in the page with what was entered. */
  panelOpen?: boolean
  /** On a phone: what waits to be worked at; whoever reads or talks is not covered by it. */
  work?: Matter | undefined
  /** Beside what was clicked. */
  over?: ReactNode
  /** What is told step by step, above the drawer. */
  telling?: ReactNode
  /** Whether that takes the place of the side board. */
  sideFolded?: boolean
  shell: ShellState
  /** The connection is away: nothing can be sent. */
  offline?: boolean
  /** A card of the hand is being used. */
  handFolded?: boolean
  /** Great moments are shown from this move on; without it none are. */
  since?: number | undefined
}

/** The page around a table: header, seats, board, dock, side column. On a phone, one of them at a time. */
export function Frame(props: FrameProps) {
  const phone = usePhone()
  return (
    <ShellContext value={props.shell.shell}>
      {phone ? <PhoneFrame {...props} /> : <WideFrame {...props} />}
      {props.over}
    </ShellContext>
  )
}

function WideFrame(frame: FrameProps) {
  const { id, title, banner, guide, dock, drawer, panel, panelOpen = false, telling, shell } = frame
  const { handFolded = false, sideFolded = false, since } = frame
  const { kit, props } = useTableContext()
  const column = useColumn()
  const { Side, Hand } = kit.board ?? {}
  const folded = panelOpen || (sideFolded && telling !== undefined)
  return (
    <div className="table-page" data-offline={frame.offline ? '' : undefined}>
      <TableHeader id={id} title={title} />
      {banner}
      <div className="table-grid">
        <div className="table-top">
          {guide}
          <div className="seats-area">
            <Seats />
          </div>
        </div>
        <main className="board-panel panel">
          <BoardPanel />
          {since === undefined ? undefined : <OwnStage since={since} />}
        </main>
        <div className="dock">
          {Hand === undefined || column ? undefined : (
            <div className="hand-panel panel">
              <Guard instead={undefined}>
                <Hand {...props} folded={handFolded} />
              </Guard>
            </div>
          )}
          {dock}
        </div>
        <aside className="side" aria-label={props.say('drawer')}>
          <Aside matter={shell.aside} onBack={shell.bringBack} />
          {Side === undefined || column ? undefined : folded ? (
            <SideLine />
          ) : (
            <div className="side-panel panel">
              <Guard instead={undefined}>
                <Side {...props} />
              </Guard>
            </div>
          )}
          {panel}
          {panelOpen ? undefined : telling}
          {panelOpen ? undefined : <div className="drawer-panel panel">{drawer}</div>}
        </aside>
      </div>
    </div>
  )
}

function OwnStage({ since }: { since: number }) {
  const { kit, props } = useTableContext()
  const { Stage } = kit.board ?? {}
  return Stage === undefined ? undefined : (
    <Guard instead={undefined}>
      <Stage {...props} since={since} />
    </Guard>
  )
}

/** The side board as one line. */
function SideLine() {
  const { kit, props } = useTableContext()
  const line = kit.board?.words?.sideLine?.(props.table.view, props.say)
  if (line === undefined) return undefined
  return (
    <p className="side-line panel">
      <b>{line.title}</b>
      <span>{line.figures}</span>
    </p>
  )
}

const Aside = ({ matter, onBack }: { matter: Matter | undefined; onBack: () => void }) =>
  matter === undefined ? undefined : <AsideBar title={matter.title} note={matter.note} onBack={onBack} />

function PhoneFrame(frame: FrameProps) {
  const { id, title, banner, dock, drawer, screen, onScreen, talk, panel, work, telling, shell, since } = frame
  const behind = screen === 'drawer' ? work : undefined
  const waiting = screen === 'table' ? undefined : shell.staged
  const panelOpen = frame.panelOpen === true && behind === undefined
  const { kit, props } = useTableContext()
  const { Side, Hand } = kit.board ?? {}
  return (
    <div className="table-page table-phone" data-offline={frame.offline ? '' : undefined}>
      <TableHeader id={id} title={title} />
      {banner}
      {frame.guide}
      <div className="seats-area">
        <Seats />
      </div>
      <main className="phone-main" data-open={screen}>
        {screen === 'table' ? <BoardPanel /> : undefined}
        {screen === 'hand' && Hand !== undefined ? (
          <Guard instead={undefined}>
            <Hand {...props} folded={false} />
          </Guard>
        ) : undefined}
        {screen === 'side' && Side !== undefined ? (
          <Guard instead={undefined}>
            <Side {...props} />
          </Guard>
        ) : undefined}
        {screen === 'drawer' ? drawer : undefined}
        {since === undefined ? undefined : <OwnStage since={since} />}
      </main>
      <Aside matter={shell.aside} onBack={shell.bringBack} />
      <Aside matter={behind} onBack={() => onScreen('table')} />
      <Aside matter={waiting} onBack={() => onScreen('table')} />
      {screen === 'drawer' || panelOpen || shell.staged ? undefined : telling}
      <div className="phone-panel" hidden={!panelOpen}>
        {panel}
      </div>
      {screen === 'drawer' || panelOpen ? undefined : dock}
      <PhoneNav open={screen} hand={Hand !== undefined} side={Side !== undefined} talk={talk} onOpen={onScreen} />
    </div>
  )
}
