import type { BoardProps } from '@spanish-main/ui'
import type { Pax } from '../../rules/state.ts'
import { useSprite } from '../sprite.ts'
import { Calendar, CycleNow } from '../strips/calendar.tsx'
import { useNarrow } from './use-phone.ts'

/** The calendar in the header. */
export function Ribbon({ table, say }: BoardProps<Pax>) {
  useSprite()
  return useNarrow() ? <CycleNow view={table.view} say={say} /> : <Calendar view={table.view} say={say} />
}
