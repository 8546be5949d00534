import { describe, expect, it } from 'vitest'
import type { Direction } from './philosophy.ts'
import {
  ADJACENT_CELLS,
  CALLOW_COUNT,
  CELL,
  CELL_COUNT,
  CELLS,
  CELLS_OF_TRACK,
  DIAGONAL_CELLS,
  DIRECTIONS,
  MIDLIFE,
  MUTINY,
  NUDGE,
  PROFESSIONS,
  REALMS,
  STAY,
  TRACK_OF_CELL,
  TRACKS,
} from './philosophy.ts'
import { COLOUR, COLOURS, PLAYERS } from './players.ts'

const nameOf = (result: number) =>
  result === MUTINY ? 'MUTINY' : result === MIDLIFE ? 'MIDLIFE' : result === STAY ? 'STAY' : CELLS[result].id

const nudge = (cell: string, direction: Direction) => nameOf(NUDGE[CELL[cell]][DIRECTIONS.indexOf(direction)])

/** Righteousness of a cell. */
const x = (cell: string) => CELLS[CELL[cell]].x

/** The board as drawn in gap G-4: up, down, left, right of every cell. */
const DRAWN = `
callow-purple  missionary-1  MUTINY         callow-red     MUTINY
callow-red     callow-green  royalist-1     MIDLIFE        callow-purple
callow-blue    colonist-1    callow-green   callow-orange  MIDLIFE
callow-orange  MUTINY        buccaneer-1    MUTINY         callow-blue
callow-green   callow-blue   callow-red     buccaneer-1    missionary-1
colonist-1     colonist-2    callow-blue    MUTINY         MIDLIFE
colonist-2     colonist-3    colonist-1     MUTINY         MIDLIFE
colonist-3     STAY          colonist-2     MUTINY         MIDLIFE
missionary-1   MIDLIFE       callow-purple  callow-green   missionary-2
missionary-2   MIDLIFE       MUTINY         missionary-1   missionary-3
missionary-3   MIDLIFE       MUTINY         missionary-2   STAY
royalist-1     callow-red    royalist-2     MIDLIFE        MUTINY
royalist-2     royalist-1    royalist-3     MIDLIFE        MUTINY
royalist-3     royalist-2    STAY           MIDLIFE        MUTINY
buccaneer-1    callow-orange MIDLIFE        buccaneer-2    callow-green
buccaneer-2    MUTINY        MIDLIFE        buccaneer-3    buccaneer-1
buccaneer-3    MUTINY        MIDLIFE        STAY           buccaneer-2
`

describe('the Philosophy board', () => {
  it('has five Callow spaces in the order of the colours, then four tracks of three rungs', () => {
    expect(CELL_COUNT).toBe(17)
    expect(CALLOW_COUNT).toBe(5)
    expect(COLOURS.map(colour => CELL[`callow-${colour}`])).toEqual([0, 1, 2, 3, 4])
    expect(PLAYERS.map(player => CELL[player.callow])).toEqual(COLOURS.map(colour => COLOUR[colour]))
    CELLS_OF_TRACK.forEach(cells => {
      expect(cells.map(cell => CELLS[cell].kind)).toEqual(['wedding', 'middle', 'extremist'])
    })
    expect(TRACK_OF_CELL.filter(track => track < 0)).toHaveLength(5)
    expect(REALMS.map(realm => realm.realm).sort()).toEqual(['midlife', 'midlife', 'mutiny', 'mutiny'])
  })

  it('draws the decks of the Professions', () => {
    expect(TRACKS.map(track => track.profession)).toEqual(PROFESSIONS)
    expect(TRACKS.map(track => track.deck)).toEqual(['colony', 'mission', 'royalty', 'ship'])
  })

  it.each(
    DRAWN.trim()
      .split('\n')
      .map(line => line.split(/\s+/)),
  )('G-4: Nudges from %s', (cell, ...results) => {
    expect(DIRECTIONS.map(direction => nudge(cell, direction))).toEqual(results)
  })

  it('an inward and an outward Nudge undo each other wherever both lead to cells', () => {
    const back: Record<Direction, Direction> = { up: 'down', down: 'up', left: 'right', right: 'left' }
    for (const cell of CELLS) {
      for (const direction of DIRECTIONS) {
        const target = nudge(cell.id, direction)
        if (target in CELL) expect(nudge(target, back[direction])).toBe(cell.id)
      }
    }
  })

  it('knows neighbours beside and across', () => {
    expect(ADJACENT_CELLS[CELL['callow-green']].map(cell => CELLS[cell].id).sort()).toEqual([
      'buccaneer-1',
      'callow-blue',
      'callow-red',
      'missionary-1',
    ])
    expect(DIAGONAL_CELLS[CELL['callow-green']].map(cell => CELLS[cell].id).sort()).toEqual([
      'callow-orange',
      'callow-purple',
    ])
    for (const table of [ADJACENT_CELLS, DIAGONAL_CELLS]) {
      table.forEach((cells, from) => {
        for (const to of cells) expect(table[to]).toContain(from)
      })
    }
  })
})

describe('the constraints of the examples', () => {
  const entering = (direction: Direction) =>
    COLOURS.map(colour => nudge(`callow-${colour}`, direction)).filter(target => target.endsWith('-1'))

  it('PB-1: the red and purple squares are neighbours for a Sword Fight', () => {
    expect(ADJACENT_CELLS[CELL['callow-red']]).toContain(CELL['callow-purple'])
  })
  it('PB-2: purple is more Righteous than red', () => {
    expect(x('callow-purple')).toBeGreaterThan(x('callow-red'))
  })
  it('PB-3: red faces the royalist track', () => {
    expect(nudge('callow-red', 'down')).toBe('royalist-1')
  })
  it('PB-4: from purple the Nudge of Capitania General enters Mutiny', () => {
    expect(nudge('callow-purple', 'right')).toBe('MUTINY')
  })
  it('PB-5: one Nudge enters the colonist or the missionary track', () => {
    expect(entering('up').sort()).toEqual(['colonist-1', 'missionary-1'])
  })
  it('PB-6: one Nudge enters the buccaneer or the royalist track', () => {
    expect(entering('down').sort()).toEqual(['buccaneer-1', 'royalist-1'])
  })
  it('PB-7: a Nudge leads from the buccaneer wedding spot to a Callow space left of the colonists', () => {
    expect(nudge('buccaneer-1', 'up')).toBe('callow-orange')
    expect(x('callow-orange')).toBeLessThan(x('colonist-1'))
  })
  it('PB-8: a royalist is at least as Righteous as a colonist', () => {
    expect(x('royalist-1')).toBeGreaterThanOrEqual(x('colonist-1'))
  })
  it('PB-9: some Callow space lies right of the colonists', () => {
    expect(COLOURS.some(colour => x(`callow-${colour}`) > x('colonist-1'))).toBe(true)
  })
  it('PB-10: from teal neither up nor down reaches a track', () => {
    expect(nudge('callow-green', 'down')).toBe('callow-red')
    expect(nudge('callow-green', 'up')).toBe('callow-blue')
  })
  it('PB-11: a missionary nudged down mutinies; a colonist has one side of each kind', () => {
    expect(nudge('missionary-2', 'down')).toBe('MUTINY')
    expect([nudge('colonist-1', 'left'), nudge('colonist-1', 'right')]).toEqual(['MUTINY', 'MIDLIFE'])
  })
  it('PB-12: in the War order of 1598 the Dutch and the Courish come last', () => {
    const order = [...COLOURS].sort((a, b) => x(`callow-${b}`) - x(`callow-${a}`))
    expect(order).toEqual(['purple', 'red', 'blue', 'green', 'orange'])
  })
})

it('H8: the Figures of the sample game move as told', () => {
  const walk = (start: string, moves: readonly [Direction, string][]) => {
    let at = start
    for (const [direction, told] of moves) {
      const result = nudge(at, direction)
      expect(result).toBe(told)
      if (result in CELL) at = result
    }
  }
  // Ganga Zumba: swaps with purple, Anchors Capitania General, then marries into the colonist track.
  walk('callow-purple', [['right', 'MUTINY']])
  walk('colonist-1', [
    ['left', 'MUTINY'], // H8b de Graaf
    ['up', 'colonist-2'], // H8b the smuggler W
    ['up', 'colonist-3'], // H8c Banking House of Welser
    ['down', 'colonist-2'], // H8c Chocolate Baron
    ['right', 'MIDLIFE'], // H8c the conquistador H, paid off
    ['left', 'MUTINY'], // H8d Morgan
    ['up', 'colonist-3'], // H8e Miskito kingdom
    ['up', 'STAY'], // H8e Latvian Neu Kurland
    ['down', 'colonist-2'], // H8f Hacendados
    ['up', 'colonist-3'], // H8g Walloons
    ['right', 'MIDLIFE'], // H8g Warao mission, paid off
    ['down', 'colonist-2'], // H8h Crypto-Papist
    ['up', 'colonist-3'], // H8h Belize Baymen
    ['up', 'STAY'], // H8h Western Design
  ])
  // Sun King: from the red square to the royalists, back to teal by Excommunication.
  walk('callow-red', [
    ['down', 'royalist-1'], // H8b the privateer R
    ['down', 'royalist-2'], // H8b Grandee
    ['right', 'MUTINY'], // H8c Real Audiencia
  ])
  walk('callow-orange', [
    ['down', 'buccaneer-1'], // H8d the conquistador U, after a Romance
    ['up', 'callow-orange'], // H8d the smuggler M
  ])
  walk('callow-purple', [
    ['up', 'missionary-1'], // H8f Pipil Brave Owls, after a Romance
    ['right', 'missionary-2'], // H8f Augustine Mission
    ['right', 'missionary-3'], // H8g Cimarrones
    ['right', 'STAY'], // H8g Jesuit Reduction
    ['up', 'MIDLIFE'], // H8h Mariches
  ])
  walk('callow-blue', [['up', 'colonist-1']]) // H8h Nitainos, after a Romance
})
