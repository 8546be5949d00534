import {
  canonical,
  type Part,
  parseRecord,
  pledgesOf,
  printPosition,
  replay,
  verify,
  waiting,
} from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { bazaar } from '../kernel/fixture/bazaar/bazaar.ts'
import type { Hoard } from '../kernel/fixture/hoard/state.ts'
import { auditTold } from './audit.ts'
import {
  acceptOffer,
  clearOffers,
  declineOffer,
  lapseOffers,
  makeOffer,
  nextLapse,
  offersFor,
  pickAnew,
  withdrawOffer,
} from './deals.ts'
import type { Holder } from './holders.ts'
import { answer, decisionName, type Reply, takeBackOwn } from './moves.ts'
import { openSession, type Session, saveSession, startSession } from './session.ts'
import { answerTakeback, askTakeback, changeSeat } from './takeback.ts'
import { tell } from './told.ts'

const SECRET = (93).toString(16).padStart(64, '0')
const HOLDERS: Holder[] = ['Anne', 'Bart', 'Cato'].map(name => ({ name, kind: 'person' }))
const start = () => startSession({ game: bazaar, options: {}, holders: HOLDERS, secret: SECRET })
const DONE = { kind: 'done' }
const money = (from: number, dollars: number): Part => ({ from, kind: 'money', args: [dollars] })
const key = (reply: Reply) => (reply.kind === 'refused' ? reply.problem.key : reply.kind)

function say(session: Session<Hoard>, ...lines: string[]): Session<Hoard> {
  for (const line of lines) {
    const seat = Number(line[0])
    expect(answer(session, seat, { decision: decisionName(session, seat), text: line.slice(2) })).toEqual(DONE)
  }
  return session
}

/** At Anne's first turn. */
const atTurn = () => say(start(), '0 done', '1 done', '2 done', '0 bid 0', '1 bid 0', '2 bid 0')
/** The table as it is after it was closed and opened again. */
const reopened = (session: Session<Hoard>) =>
  openSession(bazaar, {
    record: parseRecord(saveSession(session)),
    position: printPosition(session.journal),
    secret: SECRET,
  })

describe('whoever plays a seat', () => {
  const spare: Part = { from: 1, kind: 'spare', args: [1] }

  test('is held to what the seat has promised', () => {
    const session = atTurn()
    makeOffer(session, 0, { to: 1, parts: [money(0, 2), spare] })
    expect(acceptOffer(session, 1, '1')).toEqual(DONE)
    const held = (of: Session<Hoard>) => pledgesOf(of.journal.state.deals, 'spare', 1).map(({ to, mark }) => [to, mark])
    expect(held(session)).toEqual([[0, 'held']])
    expect(changeSeat(session, 1, { kind: 'bot', name: 'hal' })).toEqual(DONE)
    expect(changeSeat(session, 0, { kind: 'person', name: 'Ines' })).toEqual(DONE)
    clearOffers(session, 1)
    expect(held(session)).toEqual([[0, 'held']])
    expect(held(reopened(session).session)).toEqual([[0, 'held']])
  })

  test('has nothing to do with the offers of whoever sat there before', () => {
    const session = atTurn()
    makeOffer(session, 0, { to: 1, parts: [money(0, 2)] })
    makeOffer(session, 1, { to: 2, parts: [money(1, 2)] })
    makeOffer(session, 2, { to: 0, parts: [money(2, 2)] })
    clearOffers(session, 1)
    const fates = (of: Session<Hoard>) => offersFor(of, 2).map(({ fate }) => fate)
    expect(fates(session)).toEqual(['lapsed', 'lapsed', 'open'])
    expect(tell(session, 0).offers.every(({ now }) => now)).toBe(true)
    expect(key(acceptOffer(session, 1, '1'))).toBe('no-such-offer')
    expect(fates(reopened(session).session)).toEqual(['lapsed', 'lapsed', 'open'])
  })
})

describe('an offer', () => {
  test('is an entry: it ends nobody’s undo and renames no decision', () => {
    const session = say(atTurn(), '0 settle cove-3')
    const before = [tell(session, 0).decision, tell(session, 0).undo, tell(session, 1).decision]
    expect(makeOffer(session, 1, { to: 2, parts: [money(1, 2)] })).toEqual({ kind: 'done', paper: '1' })
    expect(makeOffer(session, 2, { to: 1, parts: [money(1, 3)], re: '1' })).toEqual({ kind: 'done', paper: '2' })
    expect(declineOffer(session, 1, '2')).toEqual(DONE)
    expect(withdrawOffer(session, 1, '1')).toEqual(DONE)
    expect([tell(session, 0).decision, tell(session, 0).undo, tell(session, 1).decision]).toEqual(before)
    expect(takeBackOwn(session, 0, 'step')).toEqual(DONE)
    expect(tell(session, 0).offers.map(({ id, re, fate }) => [id, re, fate])).toEqual([
      ['1', '', 'withdrawn'],
      ['2', '1', 'declined'],
    ])
  })

  test('that is an act of the game ends the undo of what led to it, also when it was declined and the table reopened', () => {
    const game = { ...bazaar, deals: { ...bazaar.deals!, commits: (_g: Hoard, by: number) => by === 0 } }
    const session = say(
      startSession({ game, options: {}, holders: HOLDERS, secret: SECRET }),
      ...['0 done', '1 done', '2 done', '0 bid 0', '1 bid 0', '2 bid 0', '0 settle cove-3'],
    )
    makeOffer(session, 1, { to: 0, parts: [money(1, 2)] })
    expect(tell(session, 0).undo).toBeDefined()
    makeOffer(session, 0, { to: 1, parts: [money(0, 2)] })
    declineOffer(session, 1, '2')
    expect(tell(session, 0).undo).toBeUndefined()
    expect(key(takeBackOwn(session, 0, 'step'))).toBe('nothing-to-undo')
    const record = parseRecord(saveSession(session))
    const opened = openSession(game, { record, position: printPosition(session.journal), secret: SECRET })
    expect([opened.faults, tell(opened.session, 0).undo]).toEqual([[], undefined])
    // What comes after it may be taken back again.
    say(session, '0 settle cove-4')
    expect(tell(session, 0).undo).toEqual({
      step: session.journal.line.length - 1,
      turn: session.journal.line.length - 1,
    })
  })

  test('says when it was written for as long as the table is open; a record has no time', () => {
    const session = atTurn()
    makeOffer(session, 0, { to: 1, parts: [money(0, 2)] }, 90_000)
    makeOffer(session, 1, { to: 0, parts: [money(1, 3)] })
    expect(tell(session, 2).offers.map(({ at }) => at)).toEqual([90_000, undefined])
    expect(tell(reopened(session).session, 2).offers.map(({ at }) => at)).toEqual([undefined, undefined])
  })

  test('is closed by a yes, once; the same yes again is acknowledged', () => {
    const session = atTurn()
    makeOffer(session, 0, { to: 1, parts: [money(0, 2), { from: 1, kind: 'spare', args: [1] }] })
    expect(key(acceptOffer(session, 2, '1'))).toBe('no-such-offer')
    expect(key(acceptOffer(session, 0, '1'))).toBe('no-such-offer')
    expect(acceptOffer(session, 1, '1')).toEqual(DONE)
    expect(acceptOffer(session, 1, '1')).toEqual({ kind: 'done-before' })
    expect(session.journal.state.money).toEqual([3, 7, 5])
    expect(tell(session, 0).undo).toBeUndefined()
    expect(tell(session, 2).offers[0].fate).toBe('closed')
    expect(tell(session, 2).events.at(-1)?.event).toMatchObject({
      kind: 'deal-closed',
      deal: { id: '1', parts: [{ mark: 'handed' }, { mark: 'held' }] },
    })
  })

  test('that says the same as an open one is a yes; of two versions only one is closed', () => {
    const session = atTurn()
    makeOffer(session, 0, { to: 1, parts: [money(0, 2)] })
    expect(key(makeOffer(session, 1, { to: 0, parts: [money(0, 2)] }))).toBe('that-is-a-yes')
    expect(key(makeOffer(session, 0, { to: 1, parts: [money(0, 2)] }))).toBe('offered-already')
    makeOffer(session, 1, { to: 0, parts: [money(0, 3)], re: '1' })
    expect(acceptOffer(session, 0, '2')).toEqual(DONE)
    expect(key(acceptOffer(session, 1, '1'))).toBe('no-such-offer')
    expect(session.journal.state.money).toEqual([2, 8, 5])
  })

  test('nobody closes a deal by himself', () => {
    const session = atTurn()
    const text = 'deal 1 bart anne + bart money 5'
    expect(key(answer(session, 0, { decision: decisionName(session, 0), text }))).toBe('deal-needs-both')
  })

  test('is refused with the fact if the money was spent in between', () => {
    const session = atTurn()
    makeOffer(session, 0, { to: 1, parts: [money(0, 5)] })
    say(session, '0 settle cove-3')
    const reply = acceptOffer(session, 1, '1')
    expect(reply).toMatchObject({ kind: 'refused', problem: { key: 'no-money', rule: 'L1a' } })
    expect(tell(session, 1).offers[0].fate).toBe('open')
  })

  test('ends with its moment, or with its author’s next move if he wishes', () => {
    const session = say(start())
    makeOffer(session, 0, { to: 1, parts: [money(0, 1)] })
    say(session, '0 done', '1 done', '2 done')
    expect(tell(session, 2).offers[0].fate).toBe('lapsed')
    expect(key(acceptOffer(session, 1, '1'))).toBe('no-such-offer')
    makeOffer(session, 0, { to: 1, parts: [money(0, 1)], lasts: 'move' })
    say(session, '1 bid 1')
    expect(tell(session, 2).offers[1].fate).toBe('open')
    say(session, '0 bid 1')
    expect(tell(session, 2).offers[1].fate).toBe('lapsed')
  })

  test('ends when its minutes are over, which the record says', () => {
    const session = atTurn()
    makeOffer(session, 0, { to: 1, parts: [money(0, 1)], minutes: 10 }, 1_000)
    expect(tell(session, 1).offers[0].lasts).toBe(601_000)
    expect(nextLapse(session)).toBe(601_000)
    lapseOffers(session, 600_999)
    expect(tell(session, 1).offers[0].fate).toBe('open')
    expect(nextLapse(reopened(session).session)).toBe(601_000)
    lapseOffers(session, 601_000)
    expect(tell(session, 1).offers[0].fate).toBe('lapsed')
    expect(nextLapse(session)).toBeUndefined()
    expect(key(acceptOffer(session, 1, '1'))).toBe('no-such-offer')
    const again = reopened(session)
    expect([again.problems, tell(again.session, 1).offers[0].fate]).toEqual([[], 'lapsed'])
  })

  test('there are three of a pair at most, and twelve at a table', () => {
    const session = atTurn()
    for (const dollars of [1, 2, 3]) makeOffer(session, 0, { to: 1, parts: [money(0, dollars)] })
    expect(key(makeOffer(session, 1, { to: 0, parts: [money(1, 4)] }))).toBe('too-many-offers')
    expect(makeOffer(session, 0, { to: 2, parts: [money(0, 4)] }).kind).toBe('done')
  })
})

describe('what others cannot see', () => {
  const planning = () => {
    const session = start()
    session.journal.state.powder = [2, 2, 2]
    session.journal.kept[0].state.powder = [2, 2, 2]
    session.journal.state.owner[3] = 0
    session.journal.kept[0].state.owner[3] = 0
    return session
  }
  const kegs = (from: number, count: number): Part => ({ from, kind: 'powder', args: [count] })

  test('is set aside when it is offered: the seat’s own plans may not spend it', () => {
    const session = planning()
    makeOffer(session, 0, { to: 1, parts: [kegs(0, 1)] })
    say(session, '0 bury cove-3')
    const bury = () => answer(session, 0, { decision: decisionName(session, 0), text: 'bury cove-3' })
    expect(bury()).toMatchObject({ kind: 'refused', problem: { key: 'set-aside', params: { offer: '1' } } })
    expect(key(makeOffer(session, 0, { to: 2, parts: [kegs(0, 1)] }))).toBe('set-aside-already')
    expect(acceptOffer(session, 1, '1')).toEqual(DONE)
    expect(session.journal.state.powder).toEqual([1, 3, 2])
    expect(session.journal.state.drafts[0]).toHaveLength(1)
    expect(key(bury())).toBe('no-keg')
  })

  test('is free again when the offer is taken back', () => {
    const session = planning()
    makeOffer(session, 0, { to: 1, parts: [kegs(0, 2)] })
    expect(key(answer(session, 0, { decision: decisionName(session, 0), text: 'bury cove-3' }))).toBe('set-aside')
    withdrawOffer(session, 0, '1')
    say(session, '0 bury cove-3', '0 bury cove-3')
  })

  test('whoever says yes is told of his own lack, and nobody of another’s', () => {
    const session = planning()
    expect(makeOffer(session, 0, { to: 1, parts: [kegs(1, 8)] }).kind).toBe('done')
    expect(acceptOffer(session, 1, '1')).toMatchObject({ kind: 'refused', problem: { key: 'no-kegs', rule: 'L1b' } })
  })

  test('a card is picked with one’s own paper, seen by nobody else, and may be changed', () => {
    const session = atTurn()
    const mine = session.journal.state.place.flatMap((place, card) => (place === 3 && card < 80 ? [card] : []))
    const claim = (pick?: number): Part => ({
      from: 0,
      kind: 'card',
      args: [0],
      ...(pick === undefined ? {} : { pick }),
    })
    expect(key(makeOffer(session, 0, { to: 1, parts: [claim()] }))).toBe('deal-pick')
    makeOffer(session, 0, { to: 1, parts: [claim(mine[0]), { from: 1, kind: 'card', args: [1] }] })
    expect([0, 1, 2, -1].map(seat => offersFor(session, seat)[0].parts[0].pick)).toEqual([
      mine[0],
      undefined,
      undefined,
      undefined,
    ])
    expect(key(pickAnew(session, 0, '1', [99]))).toBe('deal-pick')
    expect(pickAnew(session, 0, '1', [mine[1]])).toEqual(DONE)
    const chart = session.journal.state.place.findIndex((place, card) => place === 4 && card >= 80)
    expect(key(acceptOffer(session, 1, '1'))).toBe('deal-pick')
    expect(acceptOffer(session, 1, '1', [chart])).toEqual(DONE)
    expect([session.journal.state.place[mine[1]], session.journal.state.place[chart]]).toEqual([4, 3])
    const told = JSON.stringify(tell(session, 2).events.filter(each => each.event.kind.startsWith('deal-')))
    expect(told).not.toContain('pick')
  })

  test('a secret offer is known to its two seats only, its number too', () => {
    const session = start()
    makeOffer(session, 0, { to: 1, parts: [{ from: 0, kind: 'spare', args: [1] }], secret: true })
    expect(makeOffer(session, 1, { to: 2, parts: [money(1, 1)] })).toEqual({ kind: 'done', paper: '1' })
    expect([0, 1, 2, -1].map(seat => tell(session, seat).offers.map(({ id }) => id))).toEqual([
      ['0-1-1', '1'],
      ['0-1-1', '1'],
      ['1'],
      ['1'],
    ])
    const before = [2, -1].map(seat => tell(session, seat))
    expect(acceptOffer(session, 1, '0-1-1')).toEqual(DONE)
    expect([2, -1].map(seat => tell(session, seat))).toEqual(before)
    expect(tell(session, 0).view.deals).toHaveLength(1)
  })

  test('an audit of what pages are told finds nothing', { timeout: 60_000 }, () => {
    let checks = 0
    for (let seed = 1; seed <= 6; seed++) {
      const audit = auditTold(bazaar, { seats: 3, options: { short: true }, seed })
      expect(audit.leaks).toEqual([])
      checks += audit.checks
    }
    expect(checks).toBeGreaterThan(1000)
  })

  test('an audit finds a page that is told what another has picked, or of a secret paper', () => {
    const leaking = [
      (session: Session<Hoard>, seat: number) => [tell(session, seat), session.papers.all.map(paper => paper.parts)],
      (session: Session<Hoard>, seat: number) => [tell(session, seat), session.papers.all.length],
    ]
    for (const teller of leaking) {
      const found = [1, 2, 3].flatMap(
        seed => auditTold(bazaar, { seats: 3, options: { short: true }, seed }, teller).leaks,
      )
      expect(found).not.toEqual([])
    }
  })
})

describe('a record with deals', () => {
  const traded = () => {
    const session = atTurn()
    makeOffer(session, 0, { to: 1, parts: [money(0, 1)] })
    makeOffer(session, 1, { to: 0, parts: [money(0, 2), { from: 1, kind: 'spare', args: [1] }], re: '1' })
    acceptOffer(session, 0, '2')
    makeOffer(session, 2, { to: 0, parts: [{ from: 2, kind: 'says', args: [], text: 'peace + love ; 3' }] })
    return say(session, '0 settle cove-3')
  }

  test('replays, and opens with the same offers', () => {
    const session = traded()
    const record = parseRecord(saveSession(session))
    expect(replay(bazaar, record).problems).toEqual([])
    const again = reopened(session)
    expect(again.problems).toEqual([])
    for (const seat of [-1, 0, 1, 2]) expect(tell(again.session, seat)).toEqual(tell(session, seat))
    expect(acceptOffer(again.session, 0, '3')).toEqual(DONE)
  })

  test('proves that both agreed', () => {
    const lines = saveSession(traded()).split('\n')
    const forged = lines.filter(line => !line.startsWith('!offer bart'))
    expect(verify(bazaar, parseRecord(forged.join('\n'))).problems.join(' ')).toContain('nobody has offered that deal')
    const altered = lines.map(line => (line.startsWith('!offer bart') ? line.replace('money 2', 'money 1') : line))
    expect(verify(bazaar, parseRecord(altered.join('\n'))).problems.join(' ')).toContain('nobody has offered that deal')
  })
})

describe('going back', () => {
  test('across a deal needs both sides', () => {
    const session = atTurn()
    const before = canonical(session.journal.state)
    makeOffer(session, 0, { to: 1, parts: [money(0, 2), { from: 1, kind: 'spare', args: [1] }] })
    const at = tell(session, 0).moves
    acceptOffer(session, 1, '1')
    expect(key(takeBackOwn(session, 1, 'step'))).toBe('nothing-to-undo')
    expect(askTakeback(session, 0, at)).toEqual(DONE)
    // Cato is no party to it, and nobody waits for him.
    expect(session.request?.needed).toBe(0b010)
    expect(key(answerTakeback(session, 2, true))).toBe('no-takeback-asked')
    expect(session.journal.state.deals).toHaveLength(1)
    answerTakeback(session, 1, true)
    expect(canonical(session.journal.state)).toBe(before)
    expect(reopened(session).problems).toEqual([])
  })

  test('in one’s plans leaves a deal between them standing', () => {
    const session = say(start(), '0 watch bay-1')
    makeOffer(session, 1, { to: 0, parts: [money(1, 2)] })
    acceptOffer(session, 0, '1')
    say(session, '0 watch bay-2')
    expect(takeBackOwn(session, 0, 'turn')).toEqual(DONE)
    expect([session.journal.state.money, session.journal.state.drafts[0]]).toEqual([[7, 3, 5], []])
    const again = reopened(session)
    expect([again.problems, canonical(again.session.journal.state)]).toEqual([[], canonical(session.journal.state)])
    expect(waiting(bazaar, session.journal.state)).toBe(0b111)
  })
})
