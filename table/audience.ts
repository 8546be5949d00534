import type { State } from '@spanish-main/kernel'
import type { Prepared, Session, TableShown } from '@spanish-main/session'
import { type Channel, type Mark, openChannel, type Page } from './channel.ts'
import { attendance } from './presence.ts'

/** What there is to be told at a table. */
export interface Stage {
  session(): Session<State> | undefined
  shown(): TableShown
  preparedBy(seat: number): readonly Prepared[]
  /** Somebody came or went: it is told when it is its turn. */
  stir(): void
}

const NOBODY: Page = { tell: () => undefined, dismiss: () => undefined }

export type Audience = ReturnType<typeof audienceOf>

/** Everybody who looks at a table, each through the eyes of a seat, of its host, or of nobody. */
export function audienceOf(stage: Stage, wall: () => number) {
  const guests = attendance(wall)
  const channels = new Map<string, Channel>()
  const eyes = new Map<Page, { seat: number; asHost: boolean }>()

  const channelFor = (seat: number, asHost: boolean): Channel =>
    openChannel({ seat, host: asHost, prepared: stage.preparedBy(seat) }, stage.shown(), stage.session())

  function flush(): void {
    const table = stage.shown()
    const session = stage.session()
    for (const channel of channels.values()) channel.flush(table, session, stage.preparedBy(channel.seat))
  }

  function leave(page: Page): void {
    const at = eyes.get(page)
    if (at === undefined) return
    eyes.delete(page)
    const name = `${at.seat}/${at.asHost}`
    const channel = channels.get(name)
    channel?.leave(page)
    if (channel?.size === 0) channels.delete(name)
    guests.leave(page)
    stage.stir()
  }

  return {
    flush,
    leave,
    presenceOf: guests.presenceOf,
    get pages() {
      return guests.pages
    },
    /** Says something to everybody. */
    say(text: string): void {
      for (const channel of channels.values()) channel.say(text)
    },
    /** A page looks on from now; gives everything that holds now, with what happened since the mark. */
    join(seat: number, asHost: boolean, page: Page, mark: Mark | undefined, present: boolean) {
      if (present) guests.arrive(page, seat)
      eyes.set(page, { seat, asHost })
      const name = `${seat}/${asHost}`
      const channel = channels.get(name) ?? channelFor(seat, asHost)
      channels.set(name, channel)
      flush()
      return channel.join(page, mark)
    },
    /** What a seat sees now, for those who ask once. */
    see: (seat: number, asHost: boolean, mark?: Mark) => channelFor(seat, asHost).join(NOBODY, mark),
    look(page: Page, looking: boolean): void {
      guests.look(page, looking)
      stage.stir()
    },
    /** Sends pages away, and says why. */
    dismiss(why: string, fits: (at: { seat: number; asHost: boolean }) => boolean): void {
      for (const [page, at] of [...eyes]) {
        if (!fits(at)) continue
        leave(page)
        page.dismiss(why)
      }
    },
  }
}
