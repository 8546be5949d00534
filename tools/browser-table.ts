// Tables over the network in browser tests: a game that was played up to a moment goes on among people with a browser each.
import { type Json, parseRecord, printRecord } from '@spanish-main/kernel'
import { applied, type Frame, type Seen } from '@spanish-main/session'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { PageOptions } from './browser-page.ts'
import type { useBrowser } from './browser-visit.ts'

/** Somebody at a table, with everything that ever came over the socket to the page. */
export interface Guest {
  readonly page: Page
  readonly frames: readonly string[]
}

/** Who sits where: the first person made the table, others came by a link. */
export type Sitting = 'me' | 'link' | 'bot'

type Visit = ReturnType<typeof useBrowser>

/** The table of a record goes on at the service. Gives the people in the order of their seats. */
export async function playOn(
  visit: Visit,
  record: string,
  sitting: readonly Sitting[],
  options: readonly PageOptions[] = [],
): Promise<Guest[]> {
  const { header, entries } = parseRecord(record)
  const secret = entries.find(entry => entry.kind === 'secret')?.text
  const rest = printRecord({ header, entries: entries.filter(entry => entry.kind !== 'secret') })
  const seats = sitting.map(kind => ({ kind, name: kind === 'me' ? 'Maria' : kind === 'bot' ? 'deckhand' : '' }))
  const host = await openGuest(visit, options[0])
  const made = await host.page.evaluate(
    async body => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch('/api/tables/bring', { method: 'POST', headers, body: JSON.stringify(body) })
      if (answer.status !== 201) throw new Error(await answer.text())
      return (await answer.json()) as { id: string; keys: { seat: number; key: string }[] }
    },
    { record: rest, secret, seats },
  )
  const guests: Guest[] = []
  for (const [seat, kind] of sitting.entries()) {
    if (kind === 'bot') continue
    const guest = kind === 'me' ? host : await openGuest(visit, options[guests.length])
    const key = made.keys.find(each => each.seat === seat)?.key
    const way = kind === 'me' ? `/together/${made.id}` : `/join#${key}`
    await guest.page.goto(new URL(way, guest.page.url()).href)
    await guest.page.locator('.table-page').waitFor({ timeout: 30_000 })
    guests.push(guest)
  }
  return guests
}

async function openGuest(visit: Visit, options: PageOptions = {}): Promise<Guest> {
  const page = await visit('/settings', { remembered: { pace: 'instant', confirm: 'never' }, ...options })
  const frames: string[] = []
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => void frames.push(String(payload))))
  return { page, frames }
}

/** Everything that a page was shown, one after the other. */
export function sights({ frames }: Guest): Seen[] {
  const all: Seen[] = []
  let seen: Json | undefined
  for (const frame of frames.map(text => JSON.parse(text) as Frame)) {
    if (frame.kind === 'whole') seen = frame.seen as unknown as Json
    else if (frame.kind === 'more' && frame.seen !== undefined && seen !== undefined) seen = applied(seen, frame.seen)
    else continue
    if (seen !== undefined) all.push(seen as unknown as Seen)
  }
  return all
}

/** Who has moved since the page was opened. */
export function moversOf({ frames }: Guest): Set<number> {
  const later = frames.map(text => JSON.parse(text) as Frame).filter(frame => frame.kind === 'more')
  return new Set(later.flatMap(({ movers = [] }) => movers))
}

/** A table that has not gone on for so long stands still. */
const PATIENCE_MS = 120_000

/** Where the way on is, the nearest first: a window, a panel, a list, what the dock offers, what glows on the board. */
const WAYS = [
  'dialog[open] .btn-primary',
  '.stage:not([hidden]) .btn-primary',
  // Whoever is asked once more goes on.
  '.work-panel:not([hidden]) .btn-danger',
  '.work-panel:not([hidden]) .btn-primary',
  '.work-panel:not([hidden]) [data-first]',
  '.target-list [data-first]',
  '.dock-bar [data-first]',
  '.map-targets button',
]

/** Does the first thing that may be done, by touch where the page has it; false if there is nothing, or it was gone. */
async function goOn({ page }: Guest, touch: boolean, attempt: number, brisk: readonly string[]): Promise<boolean> {
  const ways = await page.evaluate(
    all =>
      all.filter(way =>
        [...document.querySelectorAll(way)].some(
          each => each.checkVisibility({ visibilityProperty: true }) && !each.matches(':disabled'),
        ),
      ),
    [...brisk.map(move => `.btn-lit[data-move=${move}]`), ...WAYS],
  )
  if (ways.length === 0) return false
  const button = page.locator(`${ways[attempt % ways.length]}:visible:enabled`).first()
  const pressing = touch ? button.tap({ timeout: 1500 }) : button.click({ timeout: 1500 })
  return pressing.then(
    () => true,
    // Others play on meanwhile: what was to be pressed may be gone.
    () => false,
  )
}

/**
 * The people play whatever they are offered first until the table has gone on by so many moves and each of them has
 * made some. Moves that are `brisk` come before all others: those that end a turn, for games where the first would go on for ever.
 */
export async function playTurns(
  guests: readonly Guest[],
  touches: readonly boolean[],
  moves: number,
  brisk: readonly string[] = [],
): Promise<void> {
  const count = () => sights(guests[0]).at(-1)?.told?.moves ?? 0
  const first = count()
  const isDone = () => count() - first >= moves && guests.every((_, seat) => moversOf(guests[0]).has(seat))
  const until = performance.now() + PATIENCE_MS
  for (let press = 0; performance.now() < until && !isDone(); press++) {
    const at = press % guests.length
    const before = guests[at].frames.length
    await goOn(guests[at], touches[at], Math.trunc(press / (4 * guests.length)), brisk)
    for (let looked = 0; looked < 10 && guests[at].frames.length === before; looked++)
      await guests[at].page.evaluate(() => new Promise(requestAnimationFrame))
  }
  if (!isDone()) throw new Error(`The table stands still after ${count() - first} moves.`)
}

/** A phone held in one hand, in Polish and in the dark. */
export const SMALL_PHONE: PageOptions = {
  ...{ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'pl-PL', colorScheme: 'dark' },
}

/** No page was ever shown what another had sealed, or the steps of a plan that was not carried out yet. */
export function expectOwnAnswersOnly(guests: readonly Guest[]): void {
  for (const [seat, guest] of guests.entries()) {
    for (const { told } of sights(guest)) {
      const others = (told?.view.sealed ?? []).filter((_, at) => at !== seat)
      expect(others.every(answer => answer === -1)).toBe(true)
      const drafts = (told?.view.drafts ?? []).filter((_, at) => at !== seat)
      expect(drafts.every(steps => steps.length === 0)).toBe(true)
    }
  }
}
