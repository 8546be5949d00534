import { plainSections, TextBoard } from '@spanish-main/ui'
import { useMemo } from 'react'
import { Guard } from '../guard.tsx'
import { useSettings } from '../settings.ts'
import { useTableContext } from './context.ts'

/** The middle of the table: the game's drawing, or the table in words. */
export function BoardPanel() {
  const { kit, props } = useTableContext()
  const inWords = useSettings().table === 'words'
  const { Table } = kit.board ?? {}
  if (Table === undefined || inWords) return <InWords />
  return (
    <Guard instead={<InWords />}>
      <Table {...props} />
    </Guard>
  )
}

function InWords() {
  const { kit, props, seatName } = useTableContext()
  const { table, say, name } = props
  const names = table.sitters.map((_, seat) => seatName(seat))
  const sections = useMemo(
    () => kit.board?.words?.describe?.(table, say, name) ?? plainSections(table.view, names, say('text.table')),
    [kit, table, say, name],
  )
  return <TextBoard sections={sections} picking={props.picking} act={props.act} tidings={props.tidings} />
}
