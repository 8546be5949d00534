// England and France over the network in browser tests: whatever came to one page is searched for what only the other may know.
import type { State } from '@spanish-main/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Guest, sights } from '../../../tools/browser-table.ts'
import { recordAt } from '../../../tools/record-at.ts'
import { deckhand } from '../bots/index.ts'
import { type Pax, paxHispanica } from '../index.ts'
import { HAND } from '../rules/state.ts'

export const ENGLAND = 0
export const FRANCE = 1

/** England and France among themselves up to a moment. */
export const between = (decision: string, when: (g: Pax) => boolean): string =>
  recordAt(paxHispanica, deckhand, {
    ...{ decision, when, seats: 2 },
    options: { length: 'comet-short', negotiation: true, nations: 'england+france' },
  })

export const handOf = (g: Pax, seat: number): number[] =>
  [...g.place.keys()].filter(card => g.place[card] === HAND + g.colour[seat])

/** Cards in the own hand of which the other does not know. */
export function secretsOf(guest: Guest, seat: number): Set<number> {
  const g = viewsOf(guest).at(-1)!
  return new Set(handOf(g, seat).filter(card => (g.known[card] & (1 << (1 - seat))) === 0))
}

export const viewsOf = (guest: Guest): Pax[] =>
  sights(guest).flatMap(({ told }) => (told === undefined ? [] : [told.view as State as Pax]))

/** Nothing that came to the page ever said where one of these cards is, or what the other had sealed. */
export function expectUntold(guest: Guest, seat: number, cards: ReadonlySet<number>): void {
  const views = viewsOf(guest)
  expect(views.length).toBeGreaterThan(0)
  for (const view of views) {
    expect([...cards].filter(card => view.place[card] >= 0 || view.known[card] > 0)).toEqual([])
    expect(view.sealed[1 - seat]).toBe(-1)
  }
}

export const sealBid = async (page: Page, dollars: number) => {
  await page.getByRole('spinbutton', { name: 'Your bid' }).fill(String(dollars))
  await page.getByRole('button', { name: `Seal my bid of $${dollars}` }).click()
}
