import { CrestSheet, NO_PICKS, type Picking, type TableActions, type Target } from '@spanish-main/ui'
import { useEffect, useMemo, useState } from 'react'
import type { Kit } from '../kit.ts'
import { namedSitters, TableContext, tableContext } from '../play/context.ts'
import { Drawer } from '../play/drawer.tsx'
import { EndScreen } from '../play/end.tsx'
import { Frame } from '../play/frame.tsx'
import { useShortcuts } from '../play/shortcuts.ts'
import { tidingsOf } from '../play/tidings.ts'
import { useDrawer } from '../play/use-drawer.ts'
import { useShellState } from '../play/use-shell.ts'
import { tableView } from '../play/view.ts'
import { go } from '../router.tsx'
import { useSteady } from '../steady.ts'
import { useCalm } from '../theme.ts'
import { Scrubber } from './scrubber.tsx'
import type { OpenPast } from './use-past.ts'

/** A table that only shows what was. */
export function Player({ kit, open }: { kit: Kit; open: OpenPast }) {
  const { game, words, entry, board } = kit
  const { say, name } = words
  const { past, move, moment, seat } = open
  const [shown, show] = useState<Target>()
  const [ending, setEnding] = useState(false)
  const drawer = useDrawer()
  const calm = useCalm()
  const table = useMemo(
    () =>
      tableView(
        game,
        {
          seat,
          view: moment.view,
          waiting: moment.waiting,
          sitters: namedSitters(say, past.row.holders),
          events: past.events.filter(each => each.move < move),
          moves: move,
          movers: past.movers.slice(0, move),
          undo: undefined,
          orders: [],
          ordered: [],
        },
        true,
      ),
    [game, past, move, moment, seat, say],
  )
  const picking: Picking = {
    ...NO_PICKS,
    targets: [],
    focus: undefined,
    ready: undefined,
    refusal: undefined,
    numbered: [],
    shown,
  }
  const nothing = () => undefined
  const act: TableActions = useSteady({
    pick: show,
    follow: nothing,
    choose: nothing,
    confirm: nothing,
    back: nothing,
    focus: nothing,
    show,
    play: async () => undefined,
    undo: nothing,
    order: async () => undefined,
    why: nothing,
    refuse: nothing,
    openRule: drawer.openRule,
  })
  const title = past.row.name === '' ? entry.title[words.language] : past.row.name
  useEffect(() => {
    document.title = say('replay.title', { title })
  }, [say, title])
  const shell = useShellState(words, say, drawer.openRule, { alone: false })
  // Seeking opens nothing: a great moment is shown to whoever asks for it, until they go on.
  const [staged, setStaged] = useState(-1)
  const great = past.events.some(({ move: at, event }) => at === move - 1 && board?.moments?.includes(event.kind))
  useShortcuts({ l: () => drawer.toggle('chronicle'), b: shell.turn }, true)
  const tidings = useMemo(() => tidingsOf(kit, table, move - 1), [kit, table, move])
  const context = tableContext(kit, { table, picking, act, say, name, tidings, calm })
  const branch = async () => {
    go(`/table/${await open.branch(say('replay.branch-name', { title, move }))}`)
  }
  return (
    <TableContext value={context}>
      <CrestSheet looks={table.sitters.map((_, each) => context.look(each))} />
      <Frame
        id={past.row.id}
        title={say('replay.title', { title })}
        dock={
          <Scrubber
            open={open}
            onBranch={branch}
            onEnd={() => setEnding(true)}
            onMoment={great ? () => setStaged(move) : undefined}
          />
        }
        drawer={<Drawer id={past.row.id} open={drawer.tab} rule={drawer.rule} onOpen={drawer.open} />}
        screen={drawer.screen}
        onScreen={drawer.turnTo}
        shell={shell}
        since={staged === move ? move - 1 : undefined}
      />
      {ending && table.over !== undefined ? <EndScreen row={past.row} onClose={() => setEnding(false)} /> : undefined}
    </TableContext>
  )
}
