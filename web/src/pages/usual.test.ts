import { cove } from '@spanish-main/kernel/fixture'
import { entry as coveEntry } from '@spanish-main/kernel/fixture/entry'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Kit } from '../kit.ts'
import { USUAL_MANNERS } from '../remote/terms.ts'
import { forgetUsual, holdersOf, keepUsual, recallUsual, type Usual, wishesOf } from './usual.ts'

const kit = { game: cove, entry: coveEntry } as unknown as Kit
const [bot] = coveEntry.bots
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const chosen: Usual = {
  ...{ mode: 0, seats: 3, network: true, lot: true },
  options: { ...Object.fromEntries(cove.options.map(({ name }) => [name, undefined])), short: true } as never,
  manners: { ...USUAL_MANNERS, takebacks: false, pace: { kind: 'live', bank: 900_000, increment: 0 } },
  holders: [
    { kind: 'bot', name: bot },
    { kind: 'person', name: 'Ben' },
  ],
  wishes: [
    { kind: 'link', name: 'Ines' },
    { kind: 'me', name: 'Ana', zone: 60 },
    { kind: 'bot', name: bot },
  ],
}

test('what was kept comes back for the same game, without the names of others', () => {
  keepUsual('cove', chosen)
  expect([...kept.values()].join()).not.toMatch(/Ben|Ines|Ana/)
  const usual = recallUsual(kit)!
  expect(usual).toMatchObject({ mode: 0, seats: 3, network: true, lot: true, manners: chosen.manners })
  expect(usual.options.short).toBe(true)
  kept.set('name', 'Ana')
  expect(wishesOf(usual, 4)).toMatchObject([
    { kind: 'link' },
    { kind: 'me', name: 'Ana' },
    { kind: 'bot', name: bot },
    { kind: 'link' },
  ])
  expect(holdersOf(usual, 3, 'random')).toEqual([
    { kind: 'bot', name: bot },
    { kind: 'person', name: '' },
    { kind: 'bot', name: 'random' },
  ])
})

test('what is forgotten, or fits the game no more, is not brought back', () => {
  expect(recallUsual(kit)).toBeUndefined()
  keepUsual('cove', chosen)
  forgetUsual('cove')
  expect(recallUsual(kit)).toBeUndefined()
  keepUsual('cove', { ...chosen, seats: 99 })
  expect(recallUsual(kit)).toBeUndefined()
  keepUsual('cove', { ...chosen, wishes: [{ kind: 'bot', name: 'nobody' }] })
  expect(recallUsual(kit)).toBeUndefined()
  kept.set('usual cove', '{')
  expect(recallUsual(kit)).toBeUndefined()
})
