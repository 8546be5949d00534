import { expect, test } from 'vitest'
import { solitaire } from '../scenario.ts'
import { PURPLE, RED } from './state.ts'
import { DOWN, UP } from './tables.ts'

// C02, Chocolate Baron: Apostasy between up and down. Up: S10, S13, R20, R08. Down: S16, S17, R10, R14. Left: S01.
const plays = (lines: string, dice: number[] = []) =>
  solitaire(
    `year 1604\n england: figure callow-red\n spain: figure colonist-3\n cartagena: spain, fort\n porto-bello: spain, fort
     ${lines}\n display: C02\n begin king-draw`,
    { chance: { dice } },
  )

const renounced = (table: ReturnType<typeof plays>) => table.told('renounced')

test('H3c: Apostasy only if Ganga Zumba would lose a card', () => {
  expect(renounced(plays('england: ships S10 S13\n spain: peers R10 R08'))).toEqual([])
  expect(renounced(plays('england: ships S10 S16 S13'))).toEqual([[RED, UP]])
})

test('AMB-72: Ganga Zumba loses the half with more cards', () => {
  const table = plays('england: ships S16 S17, peers R20')
  expect([renounced(table), table.state.shipCount[RED]]).toEqual([[[RED, DOWN]], 0])
})

test('AMB-72: of equally many, Peerages rather than Ships', () => {
  expect(renounced(plays('england: ships S16, peers R20'))).toEqual([[RED, UP]])
  expect(renounced(plays('england: ships S10, peers R10'))).toEqual([[RED, DOWN]])
})

test('AMB-72: otherwise a die decides', () => {
  expect(renounced(plays('england: ships S10 S16', [3]))).toEqual([[RED, UP]])
  expect(renounced(plays('england: ships S10 S16', [4]))).toEqual([[RED, DOWN]])
})

test('AMB-72: of his own Tableau the half with fewer cards goes, Ships rather than Peerages', () => {
  const fewer = plays('england: ships S10 S13, peers R10\n spain: ships S16 S17, peers R08')
  expect(renounced(fewer)[1]).toEqual([PURPLE, UP])
  const ships = plays('england: ships S10 S13 S16\n spain: ships S17, peers R08')
  expect(renounced(ships)[1]).toEqual([PURPLE, DOWN])
})

test('AMB-72: if both halves of his own cost the same, the human chooses', () => {
  const table = plays('england: ships S10 S13 S16\n spain: peers R08 R10')
  expect(table.choices('england')).toEqual(['purge up', 'purge down'])
  table.play('england purge down')
  expect(table.state.peers.slice(0, 3)).toEqual([table.card('R08'), -1, -1])
})

test('H3c: when Ganga Zumba plays Apostasy he decides for the Sun King', () => {
  const table = solitaire(`year 1604
     england: figure colonist-2, hand C02
     spain: peers R08, ships S16 S17
     turn of england`)
  table.play('england play C02', 'england use apostasy', 'england purge down')
  expect([table.state.shipCount[PURPLE], table.state.peers[0]]).toEqual([0, table.card('R08')])
})

test('PR-grand-inquisitor: the Sun King is immune with it', () => {
  const table = plays('england: ships S10 S13 S16\n spain: peers R08 R12, ships S17')
  expect(renounced(table)).toEqual([[RED, UP]])
})
