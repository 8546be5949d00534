import type { Presence } from '@spanish-main/session'

/** Whose pages are open, and looked at. It says nothing about what anybody thinks of. */
export interface Attendance {
  arrive(page: object, seat: number): void
  look(page: object, looking: boolean): void
  leave(page: object): void
  presenceOf(seat: number): Presence
  readonly pages: number
}

export function attendance(wall: () => number): Attendance {
  const pages = new Map<object, { seat: number; looking: boolean }>()
  const known = new Map<number, Presence>()

  function note(seat: number): void {
    const mine = [...pages.values()].filter(page => page.seat === seat)
    const state = mine.some(page => page.looking) ? 'here' : mine.length > 0 ? 'away' : 'gone'
    if (known.get(seat)?.state !== state) known.set(seat, { state, since: wall() })
  }

  return {
    arrive(page, seat) {
      pages.set(page, { seat, looking: true })
      note(seat)
    },
    look(page, looking) {
      const open = pages.get(page)
      if (open === undefined) return
      open.looking = looking
      note(open.seat)
    },
    leave(page) {
      const open = pages.get(page)
      if (open === undefined) return
      pages.delete(page)
      note(open.seat)
    },
    presenceOf: seat => known.get(seat) ?? { state: 'gone', since: 0 },
    get pages() {
      return pages.size
    },
  }
}
