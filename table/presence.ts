import type { Presence } from '@spanish-main/session'

/** Who is at a table: whose pages are open, and looked at, and who asks by plain requests. It says nothing about what anybody thinks of. */
export interface Attendance {
  arrive(page: object, seat: number): void
  /** Says whether that is news. */
  look(page: object, looking: boolean): boolean
  leave(page: object): void
  /** A seat without a page has asked for something; says whether that is news. */
  visit(seat: number): boolean
  /** Those who have not asked for a while are gone; says whether that is news. */
  forget(): boolean
  presenceOf(seat: number): Presence
  /** Somebody looks at a page of this seat. */
  isWatched(seat: number): boolean
  readonly pages: number
  /** How many pages are open that belong to no seat. */
  readonly lookers: number
}

/** Whoever asks again within this time is here all the while: longer than any request waits for news. */
const VISIT_MS = 60_000

export function attendance(wall: () => number): Attendance {
  const pages = new Map<object, { seat: number; looking: boolean }>()
  /** When a seat last asked for something by a plain request. */
  const visits = new Map<number, number>()
  const known = new Map<number, Presence>()

  const pagesOf = (seat: number) => [...pages.values()].filter(page => page.seat === seat)
  const isWatched = (seat: number) => pagesOf(seat).some(page => page.looking)

  function stateOf(seat: number): Presence['state'] {
    if (pagesOf(seat).length > 0) return isWatched(seat) ? 'here' : 'away'
    return visits.has(seat) ? 'here' : 'gone'
  }

  function note(seat: number): boolean {
    const state = stateOf(seat)
    const changes = known.get(seat)?.state !== state
    if (changes) known.set(seat, { state, since: wall() })
    return changes
  }

  return {
    isWatched,
    arrive(page, seat) {
      pages.set(page, { seat, looking: true })
      note(seat)
    },
    look(page, looking) {
      const open = pages.get(page)
      if (open === undefined) return false
      open.looking = looking
      return note(open.seat)
    },
    leave(page) {
      const open = pages.get(page)
      if (open === undefined) return
      pages.delete(page)
      // A page that was closed is closed, whatever it had asked for before.
      visits.delete(open.seat)
      note(open.seat)
    },
    visit(seat) {
      visits.set(seat, wall())
      return note(seat)
    },
    forget() {
      const late = [...visits].filter(([, at]) => wall() - at > VISIT_MS).map(([seat]) => seat)
      for (const seat of late) visits.delete(seat)
      return late.filter(note).length > 0
    },
    presenceOf: seat => known.get(seat) ?? { state: 'gone', since: 0 },
    get pages() {
      return pages.size
    },
    get lookers() {
      return pagesOf(-1).length
    },
  }
}
