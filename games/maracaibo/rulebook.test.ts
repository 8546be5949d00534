import { describe, expect, test } from 'vitest'
import { PLACE } from './rules/state.ts'
import { position } from './scenario.ts'

/** Sentences of the rulebook of The Uprising, played in the words of positions. */
describe('Home ports', () => {
  const options = { scenario: '76', expansion: true }

  test('MU-2.3 Antwerpen: a disc of a full market may be taken instead of a delivery; an empty one gives nothing', () => {
    const lines = 'tile cartagena ct05, market cartagena 1   amber: at cartagena, port antwerpen, unlocked su2'
    const table = position(2, `${lines}   main of amber`, { options }).play(
      'amber city',
      'amber take-disc',
      'amber skip',
    )
    table.stands('amber: doubloons 3, points 3   cartagena: nothing')
    const empty = position(2, 'tile 14 ct05   amber: at 14, unlocked su2, port antwerpen   main of amber', { options })
    expect(empty.play('amber city').refusal('amber take-disc')).toBe('MU-2.3/market-empty')
  })

  test('MU-2.9 Nassau: one more village action as main action at a village', () => {
    const table = position(2, 'amber: at 6, port nassau, unlocked su2   main of amber 4', { options })
    table.play('amber village', 'amber take', 'amber take', 'amber take')
    table.stands('amber: doubloons 3')
    expect(table.waiting()).toEqual(['jade'])
  })

  test('MU-2.6 Genova: two influence with the nation on fewest locations, chosen among tied ones', () => {
    const table = position(2, 'marker france 6   amber: port genova, unlocked su2   begin end-round', { options })
    table.play('amber take', 'jade take')
    expect(table.refusal('amber nation france')).toBe('MU-2.6/not-fewest')
    table.play('amber nation spain').stands('amber: influence spain 2')
  })
})

describe('Resistance tile', () => {
  const options = { scenario: '78' }
  const action = 'amber: at 6, unlocked su1, combat 2, figures 2'

  test('MU-3.5: at a village three of combat value liberate it, and the space of the tile gives its reward twice', () => {
    const table = position(2, `marker france 6   ${action}   main of amber`, { options })
    table.play('amber village', 'amber use su1', 'amber figures 2', 'amber space 2')
    table.stands('6: nothing   amber: doubloons 8, combat 1, figures 0, resist 2 france, removed 1')
  })

  test('MU-3.5/no-village: never in a city, also not where a city gives village actions', () => {
    const table = position(2, 'marker france 5   amber: at 5, unlocked su1, combat 9   village of amber', { options })
    expect(table.refusal('amber use su1')).toBe('MU-3.5/no-village')
  })

  test('MU-3.4: the fourth marker gives its space, then three doubloons and a point for each token', () => {
    const filled = 'amber: combat 4, tokens 2, resist 1 spain, resist 3 france, resist 4 spain'
    const table = position(2, `marker england 6   ${filled}   combat of amber`, {
      options,
      chance: { tokens: ['t01'] },
    })
    table.play('amber pile left', 'amber against england', 'amber liberate 6', 'amber space 2')
    table.stands('amber: doubloons 7, points 2, tokens 2   6: nothing   france: row 12')
    expect(table.look('amber')).not.toContain('resist')
  })
})

describe('Uprising', () => {
  test('MU-4.4 example: France is driven out of Cartagena for three doubloons and a point for each occupied city', () => {
    const table = position(
      2,
      'marker france cartagena, marker spain 4, marker england 5   amber: combat 2, figures 1   combat of amber',
      { options: { scenario: '78' }, chance: { tokens: ['t02'] } },
    )
    table.play('amber pile left', 'amber against france', 'amber add-points 1', 'amber liberate cartagena')
    table.play('amber space 3')
    table.stands('amber: doubloons 3, points 3, figures 2, resist 3 france   14: nothing')
  })
})

describe('Jacques', () => {
  const options = { scenario: '74', level: 1 }

  test('MU-5.3, MU-5.5: his third card claims the quest of the lowest location in its range', () => {
    const table = position(
      1,
      'jacques next jacques-a1   jacques revealed 1   quest q07 3   quest q08 6   turn of amber',
      {
        options,
      },
    )
    table.play('amber sail 2 1', 'amber nothing', 'amber pile', 'amber pile', 'amber pile', 'amber pile')
    table.stands('jacques: quests 1, revealed 2   3: nothing   6: quest q08')
  })

  test('MU-5.7: END lets everybody have one more turn, two in the last round', () => {
    const after = (round: number) =>
      position(1, `round ${round}   jacques next jacques-b1   jacques revealed 4   begin jacques`, { options })
    after(1).stands('jacques: revealed 5, countdown 1')
    after(4).stands('jacques: revealed 5, countdown 2')
  })
})

describe('The Search', () => {
  const options = { scenario: '193', level: 1 }

  test('MU-7.2/red-full, MU-7.3: full red spaces stop the search until a matching object is paid', () => {
    const red = 'hint hint-1 red-1   hint hint-2 red-2'
    const table = position(1, `hints 3 2   ${red}   amber: hand a01 a02   turn of amber`, { options })
    table.play('amber sail 3 2')
    expect(table.refusal('amber hint')).toBe('MU-7.2/red-full')
    expect(table.refusal('amber drop-hint red-1 a02')).toBe('MU-7.3/other-object')
    table.play('amber drop-hint red-1 a01').stands('3: hints 2   board: luysa hidden')
    expect(table.choices('amber')).toContain('hint')
  })

  test('MU-7.2/red-full: where a red space is covered, one red hint fills the rest', () => {
    const table = position(4, 'hints 3 2   covered red-1   hint hint-2 red-2   turn of amber', { options })
    expect(table.play('amber sail 3 2').refusal('amber hint')).toBe('MU-7.2/red-full')
    const open = position(4, 'hints 3 2   covered red-1   turn of amber', { options, chance: { hints: ['hint-3'] } })
    open.play('amber sail 3 2', 'amber hint')
    expect(open.refusal('amber hole red-1')).toBe('MU-7.2/taken')
    open.play('amber hole red-2').stands('3: hints 1')
  })

  test('MU-7.5: eight combat points free her where her tile lies, also before sailing', () => {
    const table = position(1, 'luysa found 6   amber: at 6, combat 9   turn of amber', { options })
    table.play('amber free-luysa').stands('amber: combat 1   board: luysa freed')
    const elsewhere = position(1, 'luysa found 6   amber: at 7, combat 9   turn of amber', { options })
    expect(elsewhere.refusal('amber free-luysa')).toBe('MU-7.5/not-there')
  })
})

describe('Freeing the Caribbean', () => {
  test('MU-6.4: a nation with three markers suffices for a card, also where two lie on one location', () => {
    const options = { scenario: '74' }
    const lines = 'markers spain 9 2, marker spain 10   amber: doubloons 8, hand amaro-pargo   village of amber'
    position(1, lines, { options }).play('amber buy amaro-pargo').stands('amber: bought b001, doubloons 0')
    const two = position(1, lines.replace(', marker spain 10', ''), { options })
    expect(two.refusal('amber buy b001')).toBe('MB-5.3/nation-too-small')
  })
})

describe('What is freed', () => {
  test('MU-6.2: the marker goes onto the tile with its reward, then comes the flag of the city, then the Gravedigger', () => {
    const lines = 'marker england 14   amber: bought gravedigger   combat of amber t06 against england'
    const table = position(2, lines, { options: { scenario: '79' } }).play('amber liberate 14')
    table.stands('combat: value 1   14: nothing')
    expect(table.choices('amber')).toContain('space 1')
    table.play('amber space 1')
    expect(table.choices('amber')).toContain('disc su7')
    table.play('amber disc su7')
    expect(table.choices('amber')).toEqual(['to a1', 'stay'])
    table.play('amber to a1', 'amber end').stands('amber: resist 1 england, discs su7 1, explorer a1, tokens 1')
  })
})

describe('New symbols', () => {
  test('MU-9.4: a patron earns two doubloons by everybody who fights for the nation, at once and never against', () => {
    const options = { scenario: '78' }
    const fight = (side: string) =>
      position(2, 'jade: patron u09 france   combat of amber', { options, chance: { tokens: ['t08'] } }).play(
        'amber pile left',
        side,
      )
    fight('amber for france').stands('jade: doubloons 2')
    fight('amber for spain').stands('jade: doubloons 0')
    fight('amber against france').stands('jade: doubloons 0')
    const own = position(2, 'amber: patron u09 spain   combat of amber', { options, chance: { tokens: ['t08'] } })
    own.play('amber pile left', 'amber for spain', 'amber pay').stands('amber: doubloons 1')
  })
})

describe('Jean', () => {
  const options = { opponent: 'jean' }

  test('MB-12.4, MR-43: where a market is full she takes the card of the display for good, and the display is filled up', () => {
    const lines = 'market 4 1   display a01 a02 a03 a04   jean next jean-a1   begin jean'
    const table = position(1, lines, { options, chance: { cards: ['a05'] } })
    table.stands('jean: at 4, cards 1, discs 0   board: display a01 a02 a05 a04')
    expect(table.state.place[table.card('a03')]).toBe(PLACE.out)
  })

  test('MB-12.4: on a homeward space she takes a card, too, and does what her card says', () => {
    const table = position(1, 'display a01 a02 a03 a04   jean at 19   jean next jean-a1   begin jean', { options })
    table.stands('jean: at 20, cards 1, discs 0, explorer a2')
  })
})
