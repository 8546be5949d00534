import { dealProblems, fastChance, legal, resample, view } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { AREA } from '../data/index.ts'
import { position } from '../scenario.ts'
import { closeBooks } from './6-books.ts'
import { scoreOf } from './19-control.ts'
import { callRepossession } from './24-bankers.ts'
import { embark } from './fleet.ts'
import { conquistador } from './index.ts'
import { serves } from './people.ts'
import { type Conquest, IN_EUROPE, SHIPS } from './state.ts'
import { PERSON } from './tables.ts'

const council = 'spain: 50 ducats\nengland: 50 ducats\nfrance: 50 ducats\nbegin planning'

test('6.72: ducats change hands at the council, and only there', () => {
  const table = position('spain england', council.replace(/france.*\n/, ''))
  table.play('england deal 1 spain england + spain ducats 20')
  expect(table.state.treasury).toEqual([30, 70])
  const late = position('spain england', 'begin sailing spain')
  expect(late.refusal('england deal 1 spain england + spain ducats 1')).toBe('6.72/not-now')
})

test('6.72: a rutter is passed on and kept; a captive goes home', () => {
  const table = position('spain england', 'spain: rutter\nengland: 9 ducats\nbegin planning')
  table.state.personAt[PERSON['cabot-j']] = 10
  table.play('england deal 1 spain england + spain rutter + spain ransom cabot-j + england ducats 5')
  expect(table.state.rutter).toEqual([1, 1])
  expect(table.state.personAt[PERSON['cabot-j']]).toBe(0)
  expect(table.refusal('england deal 2 spain england + spain rutter')).toBe('6.72/no-rutter')
  expect(table.refusal('england deal 2 spain england + spain ransom cabot-j')).toBe('6.72/not-held')
})

describe('6.72, 8.32: a person who was just taken', () => {
  /** A Privateer of England has sunk a ship with Columbus aboard. */
  const taken = () =>
    position(
      'spain england france',
      `turn 15
       spain: 9 ducats   england: 9 ducats   france: 9 ducats
       england ships 2315: carrack with 1 det and drake, carrack with 1 det, bounds 9, privateer
       spain ships 2316: caravel with columbus
       spain at 2316: 1 colonist
       begin sailing england`,
      { chance: { dice: [1] } },
    ).play('england activate 1', 'england sail w', 'england attack spain', 'england sink')

  test('6.72: may be ransomed on the spot, by whom he serves', () => {
    const table = taken()
    table.play('england deal 1 spain england + england ransom columbus + spain ducats 6')
    table.stands('spain: 3 ducats, columbus   england: 15 ducats')
    expect(table.choices('england')).not.toContain('kill')
  })

  test('6.72/only-a-ransom, 6.72/not-now: nothing else is dealt about, nor by others, nor when his fate is known', () => {
    const table = taken()
    expect(table.refusal('england deal 1 spain england + spain ducats 6')).toBe('6.72/only-a-ransom')
    expect(table.refusal('england deal 1 spain england + england ransom columbus + spain alliance 15')).toBe(
      '6.72/only-a-ransom',
    )
    expect(table.refusal('england deal 1 france england + france ducats 6')).toBe('6.72/not-now')
    table.play('england hold')
    expect(table.refusal('england deal 1 spain england + england ransom columbus')).toBe('6.72/not-now')
  })
})

test('15.34, R-50: an Explorer serves whoever has rented him, until his term is over and he is back', () => {
  const table = position('spain england', 'spain: columbus, cortes\nengland: 9 ducats\nbegin planning')
  expect(table.refusal('england deal 1 spain england + spain rental cortes 2')).toBe('15.34/explorers-only')
  expect(table.refusal('england deal 1 spain england + spain rental columbus 9')).toBe('15.34/term')
  table.play('england deal 1 spain england + spain rental columbus 2')
  const columbus = PERSON.columbus
  expect(serves(table.state, columbus)).toBe(1)
  table.state.turn = 3
  expect(serves(table.state, columbus)).toBe(0)
  table.state.personAt[columbus] = 140
  expect(serves(table.state, columbus)).toBe(1)
})

const seenBy = (g: Conquest, seat: number): string => JSON.stringify(view(conquistador, g, seat))
/** A world that a seat cannot tell from this one. */
const twinOf = (g: Conquest, seat: number): Conquest => resample(conquistador, g, seat, fastChance(seat + 2))

test('6.72: a treaty about rutters or captives is open, since all see them', () => {
  const table = position('spain england france', 'spain: rutter\nengland: 9 ducats\nbegin planning')
  table.state.personAt[PERSON['cabot-j']] = 10
  expect(table.refusal('england deal 1 spain england secret + spain rutter')).toBe('6.72/seen')
  expect(table.refusal('england deal 1 spain england secret + spain ransom cabot-j')).toBe('6.72/seen')
  table.play('england deal 1 spain england secret + england ducats 5')
  table.play('england deal 2 spain england + spain rutter + spain ransom cabot-j')
  expect(table.state.rutter).toEqual([1, 1, 0])
})

test.each([
  ['spain england france', 'spain', 'columbus', 1],
  ['spain england france bankers', 'bankers', 'alfinger', 7],
] as const)(
  '6.72, 15.34: at a table of %s, %s lets %s for hire in secret: only the parties know',
  (countries, owner, explorer, turn) => {
    const lines = `turn ${turn}\n${owner}: ${explorer}\nengland: 9 ducats\nbegin planning`
    const table = position(countries, lines)
    const { state } = table
    closeBooks(state)
    const others = [-1, table.seat('france')]
    const before = others.map(seat => seenBy(state, seat))
    table.play(`england deal 1 ${owner} england secret + ${owner} rental ${explorer} ${turn}`)
    expect(serves(state, PERSON[explorer])).toBe(1)
    expect(others.map(seat => seenBy(state, seat))).toEqual(before)
    for (const seat of [table.seat(owner), 1]) {
      expect(view(conquistador, state, seat).hiredBy[PERSON[explorer]]).toBe(1)
      expect(twinOf(state, seat).hiredBy[PERSON[explorer]]).toBe(1)
    }
    expect(view(conquistador, state, table.seat(owner)).personAt[PERSON[explorer]]).toBe(-1)
    for (const seat of others) expect(twinOf(state, seat).hiredBy[PERSON[explorer]]).toBe(-1)
  },
)

test('15.34: on later turns, too, the owner knows that his Explorer serves another', () => {
  const table = position('spain england france', 'spain: columbus, carrack\nengland: 9 ducats\nbegin planning')
  const { state } = table
  table.play('england deal 1 spain england + spain rental columbus 2')
  state.turn = 2
  closeBooks(state)
  table.play('spain new-slip', 'spain assign 1')
  const may = legal(conquistador, state, 0)
  expect(table.choices('spain')).not.toContain('send columbus 1')
  expect(legal(conquistador, twinOf(state, 0), 0)).toEqual(may)
  expect(view(conquistador, state, 2).hiredBy[PERSON.columbus]).toBe(-1)
})

test('8.14, R-58: allies in one hex are asked, and attacked together if both say so', () => {
  const lines = `england ships 2315: carrack with 2 dets, carrack with 2 dets, bounds 9
     spain ships 2316: caravel
     france ships 2316: caravel
     spain at 2316: 1 colonist`
  const fight = (treaty: boolean, ...answers: string[]) => {
    const words = `${lines}\n${treaty ? 'alliance spain france\n' : ''}begin sailing england`
    const then = position('spain england france', words, { chance: { dice: [1] } })
    then.play('england activate 1', 'england sail w')
    expect(then.waiting()).toEqual(['spain', 'france'])
    if (!treaty) expect(then.refusal('spain together')).toBe('8.14/no-treaty')
    then.play(...answers, 'england attack spain')
    return then
  }
  const both = fight(true, 'spain together', 'france together')
  expect(both.told('stand-together')).toEqual([[0, 2]])
  expect(both.choices('england')).toEqual(['name spain', 'name france'])
  const one = fight(true, 'spain together', 'france alone')
  expect(one.told('stand-together')).toEqual([])
  expect(one.choices('england')).not.toContain('name france')
  expect(fight(false, 'spain alone', 'france alone').choices('england')).not.toContain('name france')
})

test('8.14, R-35: whoever begins beside allies hears first whether they stand together; sailing on ends it', () => {
  const table = position(
    'spain england france',
    `england ships 2316: carrack with 2 dets, carrack with 2 dets, bounds 9
     spain ships 2316: caravel
     france ships 2316: caravel
     alliance spain france
     begin sailing england`,
  )
  table.play('england activate 1')
  expect(table.waiting()).toEqual(['spain', 'france'])
  table.play('everybody together')
  expect(table.state.stack.findLast(frame => frame.at === 'voyage')!.b).toBe(0b101)
  table.play('england sail e')
  expect(table.state.stack.findLast(frame => frame.at === 'voyage')!.b).toBe(0)
})

test('24.16: with Bankers only they lend; whoever does not repay loses ships in Europe', () => {
  const table = position(
    'spain england france bankers',
    'spain: 5 ducats, carrack, caravel\nengland: 50 ducats\nbankers: 100 ducats\nbegin planning',
  )
  expect(table.refusal('england deal 1 spain england + spain ducats 1')).toBe('24.16/only-the-banker')
  expect(table.refusal('england deal 1 spain england + spain repay 1 9')).toBe('24.16/only-the-banker')
  table.play('spain deal 1 bankers spain + bankers ducats 20 + spain repay 1 30')
  expect(table.state.treasury[0]).toBe(25)
  expect(table.state.treasury[3]).toBe(80)
  const free = position('spain england france bankers', 'spain: carrack, caravel\nbegin turn-end')
  expect(free.told('repossessed')).toEqual([])
})

test('24.16, R-20: the Banker says which ships he takes, and may leave them', () => {
  const table = position(
    'spain england france bankers',
    `spain: default 10, carrack, caravel, caravel
     bankers: 0 ducats
     begin turn-end`,
  )
  expect(table.waiting()).toEqual(['bankers'])
  expect(table.choices('bankers')).toHaveLength(4)
  expect(table.refusal('bankers seize 9')).toBe('24.16/not-in-europe')
  table.play('bankers seize 2')
  expect(table.told('repossessed')).toEqual([[0, 0, 4]])
  expect(table.state.debt[0]).toBe(6)
  table.play('bankers leave')
  expect(table.state.shipKind.slice(0, 3)).toEqual([1, -1, 0])
})

test.each(['', ', carrack'])('24.16: whether ships of a debtor lie in Europe%s shows to the Banker alone', ships => {
  const seenIn = (lines: string) => {
    const table = position('spain england france bankers', `spain: default 10${lines}\nbegin turn from planning`, {
      otherwise: { below: () => 5 },
    })
    closeBooks(table.state)
    callRepossession(table.state, 0)
    expect(table.waiting()).toEqual(['bankers'])
    expect(table.choices('bankers')).toContain('leave')
    return [-1, 1, 2].map(seat => seenBy(table.state, seat))
  }
  expect(seenIn(ships)).toEqual(seenIn(', caravel, caravel'))
})

test('24.16, 15.34: whether a debtor has sent his hired Explorer aboard does not show to whoever let him', () => {
  const spainSees = (aboard: boolean) => {
    const { state } = position(
      'spain england france bankers',
      'england: default 10, carrack\nbegin turn from planning',
      {
        otherwise: { below: () => 5 },
      },
    )
    const { columbus } = PERSON
    state.personAt[columbus] = IN_EUROPE
    state.hiredBy[columbus] = 1
    state.hiredUntil[columbus] = 9
    closeBooks(state)
    if (aboard) embark(state, columbus, SHIPS)
    callRepossession(state, 1)
    return seenBy(state, 0)
  }
  expect(spainSees(true)).toEqual(spainSees(false))
})

test('24.16, R-20: whoever calls a repayment off is in default when the bills come', () => {
  const table = position(
    'spain england france bankers',
    'spain: 5 ducats, carrack\nbankers: 100 ducats\nbegin turn from planning',
    { otherwise: { below: () => 5 } },
  )
  table.play('spain deal 1 bankers spain + bankers ducats 20 + spain repay 3 30')
  table.play('spain end-deal 1')
  expect(table.state.debt[0]).toBe(0)
  table.play('everybody ready')
  while (table.choices(table.waiting()[0]).includes('done')) table.play('everybody done')
  expect(table.told('in-default')).toEqual([[0, 30]])
  expect(table.state.debt[0]).toBe(30)
  expect(table.waiting()).toEqual(['bankers'])
  table.play('bankers seize 1')
  expect(table.state.debt[0]).toBe(22)
})

test('24.16: a debt that grows at the bills is told to all, since it shows what a hidden chest held', () => {
  const bills = (ducats: number) =>
    position('spain england france bankers', `spain: ${ducats} ducats, owes 30\nbegin upkeep`)
  const [rich, poor] = [bills(40), bills(10)]
  expect([rich.told('in-default'), poor.told('in-default')]).toEqual([[], [[0, 20]]])
  rich.stands('spain: 10 ducats, no default')
  poor.stands('spain: 0 ducats, default 20')
  // What follows from it is no leak: audits count it as a disclosure.
  expect(conquistador.reveals).toContain('in-default')
})

test('24.17: a debt is paid before the upkeep, after the Missionaries; for the rest the Banker takes ships in Europe', () => {
  const table = position(
    'spain england france bankers',
    `spain: 10 ducats, carrack
     spain at 2414: 1 colonist, friar +1
     bankers: 50 ducats
     begin turn`,
    { otherwise: { below: () => 5 } },
  )
  const before = table.state.treasury[3]
  table.play('spain deal 1 bankers spain + spain repay 1 60')
  const chest = table.state.treasury[0]
  table.play('everybody ready')
  while (table.choices(table.waiting()[0]).includes('done')) table.play('everybody done')
  expect(table.waiting()).toEqual(['bankers'])
  table.play('bankers seize 1')
  expect(table.told('in-default')).toEqual([[0, 60 - (chest - 1)]])
  // One ducat is for the Missionary, eight of the debt are the carrack.
  expect(table.state.treasury[3] - before).toBe(chest - 1)
  expect(table.told('repossessed')).toEqual([[0, 1, 8]])
  expect(table.state.debt[0]).toBe(60 - (chest - 1) - 8)
})

test('24.21: the Banker rents his Explorers out and never uses any', () => {
  const table = position(
    'spain england france bankers',
    'turn 7\nbankers: alfinger\nspain: 9 ducats\nengland: hawkins\nbegin planning',
  )
  expect(table.refusal('bankers deal 1 england bankers + england rental hawkins 9')).toBe('24.21/never-uses')
  table.play('spain deal 1 bankers spain + bankers rental alfinger 7 + spain ducats 4')
  expect(serves(table.state, PERSON.alfinger)).toBe(0)
})

test('24.3: with half of its profits the Banker scores an Area instead of its controller', () => {
  const lines = 'england at 2414: 2 colonists\nengland at 2415: 1 colonist\nbegin planning'
  const table = position('spain england france bankers', lines)
  expect(table.refusal('france deal 1 england france + england share caribbean 50')).toBe('24.3/no-share')
  expect(scoreOf(table.state, 1).land).toBe(150)
  table.play('bankers deal 1 england bankers + england share caribbean 50')
  expect([scoreOf(table.state, 1).land, scoreOf(table.state, 3).land]).toEqual([0, 150])
  expect(AREA.caribbean).toBeGreaterThanOrEqual(0)
})

test('24.16, 6.72: a loan that the Banker himself calls off is forgiven', () => {
  const table = position(
    'spain england france bankers',
    'spain: 5 ducats, carrack\nbankers: 100 ducats\nbegin turn from planning',
    { otherwise: { below: () => 5 } },
  )
  table.play('spain deal 1 bankers spain + bankers ducats 20 + spain repay 3 30', 'bankers end-deal 1')
  table.play('everybody ready')
  while (table.choices(table.waiting()[0]).includes('done')) table.play('everybody done')
  expect(table.told('in-default')).toEqual([])
  table.stands('asked: spain upkeep, england upkeep, france upkeep   spain: no default')
})

describe('24.17: whoever is in debt pays it before any upkeep', () => {
  const bills = (spain: string) =>
    position(
      'spain england france bankers',
      `spain: ${spain}\nspain at 2316: 2 colonists, friar +1\nbankers: 0 ducats\nbegin upkeep`,
    )

  test('24.17: what was not repaid on an earlier turn, too, but for the Missionaries', () => {
    const table = bills('30 ducats, default 12')
    table.stands(
      'spain: 18 ducats, no default   bankers: 12 ducats   asked: spain upkeep, england upkeep, france upkeep',
    )
    expect(table.told('debt-paid')).toEqual([[0, 12]])
  })

  test('24.17: as far as the money goes; what is left stays owed, and ships answer for it', () => {
    const table = bills('9 ducats, default 12, carrack')
    table.stands('spain: 1 ducat, default 4   bankers: 8 ducats   asked: bankers repossession')
    table.play('bankers seize 1').stands('spain: 1 ducat, no default')
  })

  test('24.17, R-20: what was called off is paid after the Banker has looked over the ships', () => {
    const table = bills('30 ducats, withholds 12, carrack')
    table.stands('spain: 30 ducats, default 12   asked: bankers repossession')
    table.play('bankers seize 1', 'bankers leave').stands('spain: 26 ducats, no default   bankers: 4 ducats')
  })
})

test('6.41-7, 24.16: detachments called home have come home, even in a ship that the Banker takes', () => {
  const table = position(
    'spain england france bankers',
    `turn 9
     spain: default 8, recall 2
     spain ships 2316: carrack with 2 dets, bounds 3
     begin last-crossings spain`,
  ).play('spain sail 1', 'bankers seize 1')
  table.stands('spain: recall 2 2')
})

test('24.16: with Bankers nobody even asks another country for money, whatever is in its chest', () => {
  const { state } = position('spain england france bankers', `bankers: 90 ducats\n${council}`, {
    options: { bankers: true },
  })
  const asked = (to: number) => {
    const terms = { id: '1', by: 0, to, secret: false, parts: [{ from: to, kind: 'ducats', args: [5] }] }
    return dealProblems(conquistador, view(conquistador, state, 0), terms, 0).map(({ problem }) => problem.rule)
  }
  expect(asked(1)).toEqual(['24.16'])
  expect(asked(3)).toEqual([])
})
