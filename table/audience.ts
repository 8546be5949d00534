import { type Json, type OpenFields, openFields, type State } from '@spanish-main/kernel'
import { type Prepared, type Session, sharing, type TableShown } from '@spanish-main/session'
import { type Channel, type Mark, openChannel, type Page, type Scene } from './channel.ts'
import { attendance } from './presence.ts'

/** What there is to be told at a table. */
export interface Stage {
  session(): Session<State> | undefined
  shown(): TableShown
  preparedBy(seat: number): readonly Prepared[]
  /** Somebody came or went: it is told when it is its turn. */
  stir(): void
}

const alike = <T extends TableShown | OpenFields>(before: T | undefined, now: T): T =>
  sharing(before as unknown as Json, now as unknown as Json) as unknown as T

const NOBODY: Page = { tell: () => undefined, dismiss: () => undefined }

export type Audience = ReturnType<typeof audienceOf>

/** Everybody who looks at a table, each through the eyes of a seat, of its host, or of nobody. */
export function audienceOf(stage: Stage, wall: () => number) {
  const guests = attendance(wall)
  const channels = new Map<string, Channel>()
  const eyes = new Map<Page, { seat: number; asHost: boolean }>()

  let last: Scene | undefined

  /** What there is to be seen now. Whatever all have in common is worked out, and compared with before, once for all. */
  function scene(): Scene {
    const session = stage.session()
    const open = session === undefined ? undefined : openFields(session.game, session.journal.state)
    last = {
      session,
      table: alike(last?.table, stage.shown()),
      open: open === undefined ? undefined : alike(last?.open, open),
      compared: new Map(),
    }
    return last
  }

  const channelFor = (seat: number, asHost: boolean): Channel =>
    openChannel({ seat, host: asHost, prepared: stage.preparedBy(seat) }, scene())

  function flush(): void {
    if (channels.size === 0) return
    const now = scene()
    for (const channel of channels.values()) channel.flush(now, stage.preparedBy(channel.seat))
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
    isWatched: guests.isWatched,
    /** A seat asks by a plain request: it is here without a page. */
    visit(seat: number): void {
      if (seat >= 0 && guests.visit(seat)) stage.stir()
    },
    /** Time has passed: those who asked by requests, and do no more, are gone. */
    forget(): void {
      if (guests.forget()) stage.stir()
    },
    get pages() {
      return guests.pages
    },
    get lookers() {
      return guests.lookers
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
      if (guests.look(page, looking)) stage.stir()
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
