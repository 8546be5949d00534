// Tables over the network: two browsers at one table, what goes wrong in between, and those who look on.
import { expect, test } from 'vitest'
import { bid, prompted, QUICK, soon, togetherAt } from '../tools/browser-cove.ts'
import { expectAccessible, expectNothingCut } from '../tools/browser-page.ts'
import { useBrowser } from '../tools/browser-visit.ts'

const visit = useBrowser()
const { begun } = togetherAt(visit)
test('two browsers bid in secret, talk, go back by consent; a third looks on and is told nothing hidden', async () => {
  const { anne, bart, sent } = await begun()
  expect(new URL(bart.url()).hash).toBe('')
  await expectNothingCut(bart)
  await bid(anne)
  await expect.poll(() => sent.some(frame => frame.includes('"answered"')), soon).toBe(true)
  // Until all have bid, Bart’s connection never held Anne’s answer.
  for (const frame of sent.map(text => JSON.parse(text))) {
    const sealed = frame.seen?.told?.view?.sealed
    if (Array.isArray(sealed)) expect(sealed[0]).toBe(-1)
    else if (sealed !== undefined) expect(Object.keys(sealed)).not.toContain('0')
  }
  await bid(bart)
  await prompted(anne, '3 actions left')

  await anne.getByRole('tab', { name: 'Talk' }).click()
  await anne.getByRole('textbox', { name: 'Say something' }).fill('Fair winds')
  await anne.getByRole('button', { name: 'Say', exact: true }).click()
  await anne.locator('.talk li', { hasText: 'Fair winds' }).waitFor(soon)

  await anne.getByRole('button', { name: 'Ask to go back' }).click()
  await anne.getByRole('button', { name: 'Ask them' }).click()
  await bart.getByRole('alertdialog', { name: 'Going back' }).waitFor(soon)
  await bart.keyboard.press('y')
  await anne.locator('.amount').waitFor(soon)

  const third = await visit(new URL(anne.url()).pathname, { remembered: QUICK })
  await third.getByText('Looking on', { exact: true }).waitFor(soon)
  await expectAccessible(third)
})

test('what somebody has typed into the dock stays typed while another answers the same question', async () => {
  const { anne, bart, sent } = await begun()
  const field = bart.getByRole('spinbutton')
  await field.fill('3')
  await bid(anne)
  await expect.poll(() => sent.some(frame => JSON.parse(frame).movers?.includes(0) === true), soon).toBe(true)
  await bart.evaluate(() => new Promise(requestAnimationFrame))
  expect(await field.inputValue()).toBe('3')
  expect(await field.evaluate(element => element === document.activeElement)).toBe(true)
})

test('the host lets a bot stand in; its owner takes the seat back', async () => {
  const { anne, bart } = await begun()
  await anne.getByRole('button', { name: 'Host’s cabin' }).click()
  const cabin = anne.getByRole('dialog', { name: 'Host’s cabin' })
  await expectAccessible(anne)
  await cabin.locator('li', { hasText: 'Jan' }).getByRole('button', { name: 'Let a bot stand in' }).click()
  // Whoever comes back reads what the bot did in the meantime.
  const welcome = bart.getByRole('dialog', { name: 'Welcome back' })
  await welcome.getByText('the host lets a bot stand in').waitFor(soon)
  await expectNothingCut(bart)
  await welcome.getByRole('button', { name: 'Take my seat back' }).click()
  await welcome.waitFor({ ...soon, state: 'detached' })
  await anne.keyboard.press('Escape')
  await anne.getByRole('link', { name: 'Lobby' }).first().click()
  await anne.locator('#network .table-card', { hasText: 'Jan' }).waitFor(soon)
})

test('a person gets up for a while on a phone and sits down again', async () => {
  const { anne, bart } = await begun()
  await bart.locator('.table-menu summary').click()
  await bart.getByRole('button', { name: 'Get up' }).click()
  expect(await bart.locator('.table-menu').getAttribute('open')).toBeNull()
  await expectNothingCut(bart)
  await bart.getByRole('button', { name: 'Let a bot play until I return' }).click()
  await anne
    .locator('.presence[data-state="stand-in"]')
    .first()
    .waitFor({ ...soon, state: 'attached' })
  // Who has just got up is not welcomed back.
  await bart.getByText('A bot keeps').waitFor(soon)
  expect(await bart.getByRole('dialog', { name: 'Welcome back' }).count()).toBe(0)
  await bart.getByRole('button', { name: 'Take my seat back' }).click(soon)
  await anne.locator('.presence[data-state="stand-in"]').waitFor({ ...soon, state: 'detached' })
})

test('a request to go back is withdrawn; without a network it is said at once, and afterwards for how long', async () => {
  const { anne, bart } = await begun()
  await bid(anne)
  await bid(bart)
  await prompted(anne, '3 actions left')
  await anne.getByRole('button', { name: 'Ask to go back' }).click()
  await anne.getByRole('button', { name: 'Ask them' }).click()
  const asked = bart.getByRole('alertdialog', { name: 'Going back' })
  await asked.waitFor(soon)
  await anne.getByRole('button', { name: 'Withdraw' }).click()
  await anne.getByText('The request is withdrawn').waitFor(soon)
  await asked.waitFor({ ...soon, state: 'detached' })
  await bart.context().setOffline(true)
  await bart.locator('.together-bar', { hasText: 'No connection since' }).waitFor(soon)
  await bart.context().setOffline(false)
  await bart.locator('.together-bar', { hasText: 'Connected again' }).waitFor(soon)
})

test('a sealed bid is changed from itself; a refusal, a pause and a new link are told', async () => {
  const { anne, bart } = await begun()
  const amount = anne.locator('.amount input')
  await amount.fill('1')
  await bid(anne)
  await anne.getByText('You may change it until all are in').waitFor(soon)
  expect(await amount.inputValue()).toBe('1')
  await bid(bart)
  await prompted(anne, '3 actions left')

  await anne.getByRole('button', { name: 'Ask to go back' }).click()
  await anne.getByRole('button', { name: 'Ask them' }).click()
  await bart.getByRole('button', { name: 'Decline' }).click()
  await anne.getByText('nothing was taken back').waitFor(soon)

  await anne.getByRole('button', { name: 'Host’s cabin' }).click()
  const cabin = anne.getByRole('dialog', { name: 'Host’s cabin' })
  await expectNothingCut(anne)
  await cabin.getByRole('button', { name: 'Pause' }).click()
  await bart.locator('.together-bar', { hasText: 'The table is paused' }).waitFor(soon)
  await cabin.getByRole('button', { name: 'Go on' }).click()
  await bart.locator('.together-bar', { hasText: 'The table is paused' }).waitFor({ ...soon, state: 'detached' })
  await cabin.locator('li', { hasText: 'Jan' }).getByRole('button', { name: 'New link' }).click()
  await bart.getByText('This seat has a new link').waitFor(soon)
})

test('a table ends when all agree, and asks for nothing more; one press sets up another, and the other is led there', async () => {
  const { anne, bart } = await begun()
  await bart.locator('.phone-nav [data-screen=talk]').click()
  await bart.getByRole('textbox', { name: 'Say something' }).fill('One more?')
  await bart.getByRole('button', { name: 'Say', exact: true }).click()
  // Talk is in sight, and says that there is something to read.
  await anne.getByRole('tab', { name: 'Talk (1)' }).waitFor(soon)
  await anne.getByRole('button', { name: 'Host’s cabin' }).click()
  await anne.getByRole('button', { name: 'End the table' }).click()
  await anne.getByRole('button', { name: 'Yes, ask the others' }).click()
  await expectNothingCut(bart)
  await bart.getByRole('button', { name: 'Agree to the end' }).click(soon)
  await bart.locator('.phone-nav [data-screen=table]').click()
  for (const page of [anne, bart]) {
    await prompted(page, 'This table has ended without a result')
    expect(await page.locator('.amount').count()).toBe(0)
  }
  await expectNothingCut(bart)
  await bart.getByRole('button', { name: 'Rematch' }).click()
  await bart.getByRole('heading', { name: /Waiting room/ }).waitFor(soon)
  await anne.getByRole('button', { name: 'Go there' }).click(soon)
  await anne.getByRole('heading', { name: /Waiting room/ }).waitFor(soon)
  expect(new URL(anne.url()).pathname).toBe(new URL(bart.url()).pathname)
  // Nothing below may jump away under the thumb.
  const row = bart.locator('.waiting-seats > li[data-you]')
  const before = await row.boundingBox()
  await bart.getByRole('button', { name: 'I am ready' }).click()
  await row.getByRole('button', { name: 'Not ready after all' }).waitFor(soon)
  expect((await row.boundingBox())?.height).toBe(before?.height)
  await anne.getByRole('button', { name: 'I am ready' }).click()
  await anne.getByText('Everybody is ready').waitFor(soon)
  await anne.getByRole('button', { name: 'Start', exact: true }).click()
  await bart.locator('.amount').waitFor(soon)
})
