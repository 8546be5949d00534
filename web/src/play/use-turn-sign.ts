import type { State } from '@spanish-main/kernel'
import type { Say, TableView } from '@spanish-main/ui'
import { useEffect, useRef, useState } from 'react'
import type { Kit } from '../kit.ts'
import type { TableRow } from '../local/rows.ts'
import { giveNotice } from '../remote/notices.ts'
import { useRemote } from '../remote/use-remote.ts'
import { useSettings } from '../settings.ts'
import { chime } from '../sound.ts'

/** How long the sign over the table stays. */
const SIGN_MS = 4000

/**
 * The title of the window says when it is your move, and a bell or a notice of the system does, if it may: from one window
 * only, the one that was used last. Gives whether the sign over a network table is to be shown.
 */
export function useTurnSign(say: Say, row: TableRow, table: TableView<State>, kit: Kit): boolean {
  const tabs = useRemote()?.tabs
  const [signed, setSigned] = useState(false)
  const { sound, notify } = useSettings()
  const mine = table.seat >= 0 && (table.waiting & (1 << table.seat)) !== 0
  const was = useRef(mine)
  const title = row.name === '' ? kit.entry.title[kit.words.language] : row.name
  useEffect(() => {
    document.title = mine ? say('title.your-move', { title }) : title
    const turned = mine && !was.current
    was.current = mine
    if (!mine) setSigned(false)
    if (!turned) return
    if (tabs !== undefined) setSigned(true)
    if (tabs !== undefined && !tabs.isLastUsed()) return
    if (sound === 'on') chime()
    if (notify === 'on' && document.hidden)
      giveNotice('your-move', say('title.your-move', { title }), () => was.current)
  }, [mine, say, title, sound, notify])
  useEffect(() => {
    if (!signed) return
    const timer = setTimeout(() => setSigned(false), SIGN_MS)
    return () => clearTimeout(timer)
  }, [signed])
  return signed
}
