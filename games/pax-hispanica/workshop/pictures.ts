// The pictures of Pax Hispanica in the README and in docs/ (npm run screenshots takes them).
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { lookBack, PHONE, sitDown } from '../../../tools/browser-ways.ts'
import type { Picture } from '../../../tools/screenshots.ts'
import { recordAt } from './record-at.ts'

const teaParty = join(import.meta.dirname, '..', 'corpus', 'tea-party-5-players.record')

async function playNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play now: Pax Hispanica' }).click()
  await page.getByRole('button', { name: 'Just start' }).click()
  await page.locator('.dock-bar [data-first]').first().waitFor()
}

/** A table over the network before it begins: somebody has come by a link, a seat is listed, a bot is ready. */
async function invite(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/new/pax-hispanica`)
  await page.getByRole('radio', { name: 'Over the network' }).check()
  await page.getByRole('textbox', { name: 'Name of the table' }).fill('Friday captains')
  await page.getByRole('textbox', { name: 'plays Spain' }).fill('Maria')
  await page.getByRole('textbox', { name: 'plays France' }).fill('Joost')
  const seat = (nation: string) => page.getByRole('radiogroup', { name: `Who plays ${nation}` })
  await seat('Netherlands').getByRole('radio', { name: 'Bot' }).check()
  await page.getByRole('radio', { name: 'By correspondence' }).check()
  await page.getByRole('button', { name: 'Make the table' }).click()
  await page.getByRole('textbox', { name: 'Say something' }).fill('I bring the rum. Who brings the Governor?')
  await page.getByRole('button', { name: 'Say', exact: true }).click()
  await page.locator('.talk li').waitFor()
}

export const pictures: readonly Picture[] = [
  ['lobby', {}, async () => undefined],
  ['table', {}, (page, at) => sitDown(page, at, recordAt('sail-act', { year: 1629 }))],
  ['table-dark', { colorScheme: 'dark' }, (page, at) => sitDown(page, at, recordAt('play-turn', { year: 1632 }))],
  ['phone', PHONE, playNow],
  ['together', {}, invite],
  ['auction', {}, (page, at) => sitDown(page, at, recordAt('bids', { year: 1619 }))],
  ['battle', {}, (page, at) => sitDown(page, at, recordAt('battle-support', { year: 1621 }))],
  ['solitaire', {}, (page, at) => sitDown(page, at, recordAt('auction-turn', { year: 1607, seats: 1, options: {} }))],
  ['replay', {}, (page, at) => lookBack(page, at, teaParty, 0.66)],
  [
    'ending',
    {},
    async (page, at) => {
      await lookBack(page, at, teaParty, 1)
      await page.goto(page.url().replace('/replay/', '/table/'))
      await page.getByRole('dialog').locator('.line-chart').first().waitFor()
    },
  ],
  [
    'components',
    {},
    async (page, at) => {
      await page.goto(`${at}/components/pax-hispanica`)
      await page.locator('[data-card]').first().waitFor()
    },
  ],
]
