import type { State } from '@spanish-main/kernel'
import type { Say, TableView } from '@spanish-main/ui'
import { useEffect, useRef } from 'react'
import type { Kit } from '../kit.ts'
import type { TableRow } from '../local/rows.ts'
import { useSettings } from '../settings.ts'
import { chime } from '../sound.ts'

/** The title of the window says when it is your move, and a bell or a notice of the system does, if it may. */
export function useTurnSign(say: Say, row: TableRow, table: TableView<State>, kit: Kit): void {
  const { sound, notify } = useSettings()
  const mine = table.seat >= 0 && (table.waiting & (1 << table.seat)) !== 0
  const was = useRef(mine)
  const title = row.name === '' ? kit.entry.title[kit.words.language] : row.name
  useEffect(() => {
    document.title = mine ? say('title.your-move', { title }) : title
    if (mine && !was.current && sound === 'on') chime()
    if (mine && !was.current && notify === 'on' && document.hidden) notice(say('title.your-move', { title }))
    was.current = mine
  }, [mine, say, title, sound, notify])
}

/** Leads back to the page. A browser may forbid it; then the title says it. */
function notice(words: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const shown = new Notification(words, { tag: 'your-move' })
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}
