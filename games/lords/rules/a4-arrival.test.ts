import { parseRecord, replay } from '@spanish-main/kernel'
import { botsPlay, changeSeat, type Holder, openSession, saveSession, startSession } from '@spanish-main/session'
import { describe, expect, test } from 'vitest'
import { deckhand } from '../bots/deckhand.ts'
import { position } from '../scenario.ts'
import { lords } from './index.ts'
import { invariants } from './invariants.ts'
import { BOX, HELD, TRACK } from './state.ts'
import { treasurer } from './units.ts'

describe('A4: late arrival', () => {
  /** The end of 1603: Kettler has taken a chair, Caracas, the Court Spy and the Caribs were discarded. */
  const arrived = () =>
    position(
      'drake lerma kettler',
      `year 1603, arriving kettler   drake: $1   raleigh: away   casa: away
       discarded: caracas court-spy caribs comet-1607   begin year`,
      { chance: { cards: ['comet-1618', 'war-dutch'] } },
    ).play('drake enough', 'lerma enough')

  test('A4: he takes his character between two years, with five gold and one for each year gone', () => {
    const table = arrived()
    const { state } = table
    expect([table.waiting(), table.gold('kettler'), state.year]).toEqual([['kettler'], 9, 1603])
    expect([state.place[table.at('kettler')], state.size[table.at('kettler')], state.gone]).toEqual([HELD + 2, 1, 0])
    expect(table.told('arrived')).toEqual([[table.at('kettler'), 9]])
  })

  test('A4, LR-4: what he buys costs a gold and is capitalized as if won at an auction', () => {
    const table = arrived().play('kettler acquire caracas', 'kettler acquire caribs')
    const { state } = table
    expect([table.gold('kettler'), state.place[table.at('caracas')]]).toEqual([7, TRACK + 2])
    table.play('kettler enough')
    expect([state.due[table.at('caracas')] > 1603, state.place[table.at('caribs')]]).toEqual([true, HELD + 2])
    expect([state.year, table.waiting()]).toEqual([1604, ['kettler']])
  })

  test('A4, A5: a fleet that a leaver left behind is bought without its stigma, its cargo and its licence', () => {
    const table = position(
      'drake lerma kettler raleigh',
      `year 1603, arriving raleigh   sea-dogs: lerma, pirate, size 2, profit 2, slaver   begin turns   begin year-end`,
    ).play('lerma depart closed', 'drake ready', 'drake finish', 'kettler ready', 'kettler finish')
    table.play('drake enough', 'kettler enough', 'raleigh acquire sea-dogs')
    table.stands('sea-dogs: track of raleigh 1605')
    const [dogs, { profit, worth, pirate, flags }] = [table.at('sea-dogs'), table.state]
    expect([profit[dogs], worth[dogs], pirate[dogs], flags[dogs]]).toEqual([0, 0, 0, 0])
  })

  test('A4, LR-68: a discarded Casa may be bought, matures a year later and makes him the treasure player', () => {
    const table = position('drake lerma kettler', 'year 1603, arriving kettler   discarded: casa   begin year', {
      chance: { cards: ['comet-1618', 'comet-1607', 'war-dutch'] },
    }).play('drake enough', 'lerma enough', 'kettler acquire casa', 'kettler enough')
    table.stands('year: 1604   kettler: $8   casa: track of kettler 1604')
    table.play('kettler pay', 'everybody enough')
    table.stands('year: 1605   casa: kettler   havana: treasure')
  })

  test('A4/not-for-newcomers, A4/not-in-the-discard, A4/no-gold: what he cannot have', () => {
    const table = arrived()
    expect(table.refusal('kettler acquire raleigh')).toBe('A4/not-for-newcomers')
    expect(table.refusal('kettler acquire comet-1607')).toBe('A4/not-in-the-discard')
    expect(table.refusal('kettler acquire barbados')).toBe('A4/not-in-the-discard')
    table.state.gold[2] = 0
    expect(table.refusal('kettler acquire caracas')).toBe('A4/no-gold')
  })

  test('A4/joins-next-year: until then he has no say, and nobody waits for him', () => {
    const table = position('drake lerma kettler', 'year 1603, arriving kettler   operations of drake')
    expect(table.refusal('kettler agree')).toBe('A4/joins-next-year')
    expect(table.refusal('kettler depart open')).toBe('A4/joins-next-year')
    table.play('drake agree', 'lerma agree')
    expect(table.state.ended).toBe(1)
  })

  test('A5/not-at-the-table: no colonies are kept for an empty chair', () => {
    const table = position('drake lerma kettler', 'absent kettler   operations of drake')
    expect(table.refusal('drake depart kettler')).toBe('A5/not-at-the-table')
  })
})

describe('A4: an empty chair at a table', () => {
  const NOBODY: Holder = { kind: 'empty', name: '' }
  const BOT: Holder = { kind: 'bot', name: 'deckhand' }
  const SECRET = '5'.repeat(64)
  const begun = (...holders: Holder[]) =>
    startSession({ game: lords, options: { lastYear: 1606 }, holders, secret: SECRET })

  test('A4, B6: its character waits in the box, decks are made for those who are there, the Marqués is among them', () => {
    for (const holders of [
      [NOBODY, BOT, BOT],
      [BOT, NOBODY, BOT],
    ]) {
      const { state } = begun(...holders).journal
      const seat = holders.indexOf(NOBODY)
      expect([state.gone, state.players, state.gold[seat]]).toEqual([1 << seat, 2, 0])
      expect(state.place[state.character[seat]]).toBe(BOX)
      expect(treasurer(state)).toBeGreaterThanOrEqual(0)
    }
  })

  test('A4: somebody sits down, plays from the next year on, and the record says so', () => {
    const session = begun(BOT, BOT, NOBODY)
    botsPlay(session, deckhand, 1, { stop: () => session.journal.state.year >= 1603 })
    expect(changeSeat(session, 2, BOT)).toEqual({ kind: 'done' })
    expect(session.journal.state.arriving).toBe(4)
    expect(changeSeat(session, 1, NOBODY)).toMatchObject({ kind: 'refused' })
    botsPlay(session, deckhand, 1)
    expect([session.journal.state.ended, session.journal.state.gone, invariants(session.journal.state)]).toEqual([
      2,
      0,
      [],
    ])
    const record = parseRecord(saveSession(session))
    expect(replay(lords, record).problems).toEqual([])
    expect(openSession(lords, { record, secret: SECRET }).session.journal.state.gold).toEqual(
      session.journal.state.gold,
    )
  })
})
