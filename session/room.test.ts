import { describe, expect, test } from 'vitest'
import {
  abandon,
  answerEnding,
  arrive,
  askToEnd,
  begin,
  type Changed,
  changeSettings,
  comeBack,
  getUp,
  handOver,
  holdersOf,
  isProblem,
  newSeat,
  notReady,
  pause,
  peopleAt,
  type Room,
  replace,
  setReady,
  standIn,
  startProblem,
  takeSeat,
} from './room.ts'

const room: Room = {
  ...{
    game: 'cove',
    title: 'Friday',
    options: {},
    pace: { kind: 'free' },
    whenOut: 'bot',
    takebacks: true,
    lookers: true,
  },
  ...{ stage: 'waiting', host: 0, paused: false, commitment: 'c' },
  seats: [newSeat('link', ''), newSeat('anyone', ''), newSeat('bot', 'mate'), newSeat('link', '')],
}
const nonce = '00112233445566778899aabbccddeeff'

function done(changed: Changed): Room {
  if (isProblem(changed)) throw new Error(changed.key)
  return changed
}
const problemOf = (changed: Changed): string => (isProblem(changed) ? changed.key : 'none')
const came = [0, 1].reduce((now, seat) => done(arrive(now, seat, ['Ann', 'Ben'][seat])), room)
const here = [0, 1].reduce((now, seat) => done(setReady(now, seat, true, nonce)), came)
const playing = begin(here, 'deckhand')

describe('the waiting room', () => {
  test('people arrive, are ready, and the table waits for the rest', () => {
    expect(notReady(room)).toEqual([0, 1, 3])
    expect(notReady(here)).toEqual([3])
    expect(startProblem(here, false)).toMatchObject({ key: 'not-all-ready', params: { missing: 1 } })
    expect(startProblem(here, true)).toBeUndefined()
  })

  test('a start with bots keeps the seats of those who are not there', () => {
    expect(holdersOf(playing)).toEqual([
      { kind: 'person', name: 'Ann' },
      { kind: 'person', name: 'Ben' },
      { kind: 'bot', name: 'mate' },
      { kind: 'bot', name: 'deckhand' },
    ])
    expect(peopleAt(playing)).toBe(0b0011)
    expect(peopleAt(done(comeBack(playing, 3)))).toBe(0b1011)
  })

  test('a listed seat is taken once', () => {
    expect(done(takeSeat(room, 1, 'Ines')).seats[1]).toMatchObject({ name: 'Ines', arrived: true })
    expect(problemOf(takeSeat(came, 1, 'Ines'))).toBe('seat-taken')
    expect(problemOf(takeSeat(room, 0, 'Ines'))).toBe('no-such-seat')
  })

  test('a change of settings takes back that people are ready, and leaves them seated', () => {
    const changed = done(changeSettings(here, { takebacks: false }))
    expect(changed.seats.map(seat => seat.ready)).toEqual([false, false, false, false])
    expect(changed.seats[0]).toMatchObject({ name: 'Ann', arrived: true, nonce: '' })
    const fewer = done(
      changeSettings(here, {}, [
        { kind: 'link', name: '' },
        { kind: 'bot', name: 'random' },
      ]),
    )
    expect(fewer.seats.map(seat => seat.name)).toEqual(['Ann', 'random'])
    expect(problemOf(changeSettings(playing, {}))).toBe('begun-already')
  })

  test('a host whose seat is gone looks after the table from outside', () => {
    const seats = [...room.seats]
    expect(done(changeSettings(here, {}, seats)).host).toBe(0)
    expect(done(changeSettings(here, {}, [{ kind: 'bot', name: 'mate' }, ...seats.slice(1)])).host).toBe(-1)
    expect(done(changeSettings({ ...here, host: 3 }, {}, seats.slice(0, 2))).host).toBe(-1)
    expect(done(replace(here, 0, 'link', 'mate')).host).toBe(-1)
  })

  test('who gets up leaves a seat that can be taken again', () => {
    expect(done(getUp(here, 0)).seats[0]).toEqual(newSeat('link', ''))
    expect(problemOf(setReady(room, 0, true, nonce))).toBe('not-here-yet')
    expect(problemOf(setReady(came, 0, true, 'dice'))).toBe('bad-nonce')
  })

  test.each(['', ' Ann', 'a\nb', 'x'.repeat(41), '\u202eevil', '\u3164', 'Ann\u3164', '\u2800', '\ufe0f', 'a\u2028b'])(
    'nobody is called %j',
    name => {
      expect(problemOf(arrive(room, 0, name))).toBe('bad-name')
    },
  )

  test.each(['Zoë', 'Łukasz ❤️', '李', 'e\u0301'])('somebody may be called %j', name => {
    expect(done(arrive(room, 0, name)).seats[0].name).toBe(name)
  })
})

describe('at the table', () => {
  test('a stand-in keeps the seat until its owner returns', () => {
    const away = done(standIn(playing, 0, 'mate'))
    expect(holdersOf(away)[0]).toEqual({ kind: 'bot', name: 'mate' })
    expect(problemOf(standIn(away, 0, 'mate'))).toBe('stand-in-plays')
    expect(holdersOf(done(comeBack(away, 0)))[0]).toEqual({ kind: 'person', name: 'Ann' })
  })

  test('who resigns does not return', () => {
    const left = done(standIn(playing, 0, 'mate', true))
    expect(problemOf(comeBack(left, 0))).toBe('resigned')
    expect(problemOf(standIn(left, 0, 'mate', true))).toBe('resigned')
  })

  test('when nobody but bots is left the table pauses, and goes on when somebody returns', () => {
    const nobody = done(standIn(done(standIn(playing, 0, 'mate')), 1, 'mate'))
    expect(nobody.paused).toBe(true)
    expect(problemOf(pause(nobody, false))).toBe('only-bots')
    expect(done(comeBack(nobody, 1)).paused).toBe(false)
  })

  test('a replaced seat forgets who sat there; a new person finds a bot keeping it', () => {
    expect(done(replace(playing, 0, 'link', 'mate')).seats[0]).toMatchObject({
      name: '',
      arrived: false,
      standIn: 'mate',
    })
    expect(holdersOf(done(replace(playing, 0, 'bot', 'random')))[0]).toEqual({ kind: 'bot', name: 'random' })
  })

  test('the host hands over to somebody who is there', () => {
    expect(done(handOver(playing, 1)).host).toBe(1)
    expect(problemOf(handOver(playing, 2))).toBe('no-such-seat')
    expect(problemOf(handOver(playing, 3))).toBe('no-such-seat')
  })

  test('an abandoned table is over', () => {
    const over = done(abandon(playing))
    expect(problemOf(abandon(over))).toBe('game-over')
    for (const late of [pause(over, true), standIn(over, 0, 'mate'), comeBack(over, 3), arrive(over, 0, 'Zoe')])
      expect(problemOf(late)).toBe('game-over')
    expect(problemOf(pause(here, true))).toBe('not-begun')
  })

  test('a game that others play ends only when all of them agree', () => {
    const asked = done(askToEnd(playing, false))
    expect(asked).toMatchObject({ stage: 'playing', ending: 0b1 })
    expect(problemOf(askToEnd(asked, false))).toBe('asked-already')
    const refused = done(answerEnding(asked, 1, false))
    expect(refused).not.toHaveProperty('ending')
    expect(problemOf(answerEnding(refused, 1, true))).toBe('not-asked')
    const agreed = done(answerEnding(asked, 1, true))
    expect(agreed.stage).toBe('abandoned')
    expect(agreed).not.toHaveProperty('ending')
  })

  test('only those who are asked say whether it ends, and whoever leaves meanwhile is not', () => {
    const three = done(comeBack(playing, 3))
    const away = done(arrive(three, 3, 'Cat'))
    const asked = done(askToEnd(away, false))
    const left = done(standIn(asked, 3, 'mate'))
    expect(problemOf(answerEnding(left, 3, false))).toBe('not-asked')
    const half = done(answerEnding(asked, 1, true))
    expect(half).toMatchObject({ stage: 'playing', ending: 0b11 })
    expect(problemOf(askToEnd(half, false))).toBe('asked-already')
    expect(done(askToEnd(done(standIn(half, 3, 'mate')), false)).stage).toBe('abandoned')
    expect(done(replace(half, 1, 'link', 'mate')).ending).toBe(0b1)
  })

  test('a game that nobody else plays, or that was left alone for long, is ended by its host', () => {
    expect(done(askToEnd(playing, true)).stage).toBe('abandoned')
    expect(done(askToEnd(done(standIn(playing, 1, 'mate')), false)).stage).toBe('abandoned')
  })
})
