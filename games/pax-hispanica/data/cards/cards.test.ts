import { describe, expect, it } from 'vitest'
import { HAVEN_ACTIONS, kindOfAction, MARKET_ACTIONS } from '../actions.ts'
import { HAVENS } from '../havens.ts'
import { DIRECTIONS } from '../philosophy.ts'
import { ZONE_IDS } from '../sea-zones.ts'
import { COMPULSORY, countAction, countArrow, countCardsWith, countNudge, STATISTICS } from '../statistics.ts'
import type { MarketCard } from './index.ts'
import {
  actionsOf,
  CARD,
  CARDS,
  CARDS_OF_DECK,
  DECKS,
  EDITIONS,
  LEGALITIES,
  QUALIFICATIONS,
  ROYALTY_CARDS,
  SHIP_CARDS,
  TITLES,
  WITHOUT_TAX_REVOLT_IN_EN,
} from './index.ts'

const kindsOf = (card: MarketCard) => card.actions.map(kindOfAction)
const inDeck = (deck: string) => CARDS.filter(card => card.deck === deck)

/** G-6. What the rulebooks let us know of single cards: id, name, Nudge, Actions; '-' is unknown, 'all' means no more. */
const KNOWN_CARDS = `
C08 | Walloons                      | up              | disk disk
C14 | Eleutherian Adventurer's Co.  | -               | disk
C20 | Quakers                       | up right        | disk bible literacy
C23 | Western Design                | up              | disk tax-revolt
-   | Banking House of Welser       | up              | disk
-   | Chocolate Baron               | down            | disk apostasy letter-of-marque
-   | Latvian Neu Kurland           | up              | disk literacy
-   | Hacendados                    | down            | disk
-   | Belize Baymen                 | up              | disk melting-pot tax-revolt all
-   | Somers Isles shipwreck        | -               | disk disk armada
M03 | Nitainos                      | up              | bible literacy
M06 | Pipil Brave Owls              | up              | bible all
M08 | Mariches                      | up              | bible
M10 | Cimarrones                    | right           | bible
M19 | Augustine Mission             | right           | bible literacy
M23 | Jesuit Reduction              | right left down | bible literacy literacy
M24 | Miskito kingdom               | up              | bible
-   | Warao mission                 | right           | bible literacy black-market
-   | Capitania General             | right           | reach-peerage armada
-   | Crypto-Papist                 | down            | tax-revolt
-   | Grand Inquisitor              | right           | -
-   | Governor                      | -               | apostasy
-   | Grandee                       | down            | reach-peerage armada slave-trade
R20 | Maroon King                   | up left         | reach-peerage
-   | Real Audiencia                | right           | sway-peerage armada
-   | Royal Exchange                | up              | reach-peerage
-   | Admiral                       | -               | sway-peerage
S04 | Sir Henry Morgan              | left            | ship
S05 | Laurens de Graaf              | left            | ship haven
S07 | Eduart Mansveldt              | -               | ship
S09 | Commodore Myngs               | -               | ship
S11 | Sir Francis Drake             | -               | ship
S12 | Piet Hein                     | -               | ship
S19 | Samuel Hebreo                 | -               | ship
S22 | Pieter Ita                    | up              | ship
`

/** Ships of the sample game: letter, Legality, Nudge, Actions. */
const KNOWN_SHIPS = `
B smuggler     -     ship
D plunder      left  ship
E plunder      left  ship haven
H conquistador right ship excommunication
J smuggler     -     ship
M smuggler     up    ship
O plunder      -     ship
R privateer    down  ship slave-trade slave-trade
U conquistador down  ship
V privateer    up    ship
W smuggler     up    ship relic
`

/** Persons that the rulebooks tie to a card number. */
const KNOWN_PERSONS = `
C08 Jessé de Forest|C09 Lord Francis Willoughby of Parham|C13 John Winthrop|C14 William Sayle|C17 Pauló Jacomo Pinto
C19 Garci González de Silva|C20 George Fox|C21 David Nassy|C23 Juan de Bolas|C24 Jørgen Iversen Dyppel|M01 Lempira
M02 Aj Kan Ek|M03 Cacique Agüeybaná|M04 Enriquillo del Bahoruco|M05 Tituba|M06 Lord Atunal Tut|M07 Cacique Kayerman
M08 Cacique Tamanaco|M09 Cacique Baruta Guaicaipuro|M10 King Bayano|M11 Diego del Campo|M12 Queen Nanny
M14 Benkos Biohó; Saint Peter Claver|M15 Captain Sebastián Lemba|M16 Juana Inés de la Cruz|M17 Rey Miguel de Buría
M18 Gaspar Yanga|M19 John Skerrett|M20 Satuye; Raymond Breton|M21 Friars Uhland and Montesino
M23 Roque González y de Santa Cruz|M24 King Oldman|M25 King Goldecap|R11 Hugo Grotius|R20 Ganga Zumba
R22 Johan van Oldenbarnevelt|R23 Pope Urban VIII
`

const lines = (table: string, separator: RegExp) =>
  table
    .trim()
    .split('\n')
    .map(line => line.split(separator).map(part => part.trim()))

function expectActions(card: MarketCard, told: readonly string[]): void {
  const left: string[] = kindsOf(card)
  for (const action of told.filter(word => word !== 'all' && word !== '-')) {
    expect(left).toContain(action)
    left.splice(left.indexOf(action), 1)
  }
  if (told.includes('all')) expect(left).toEqual([])
}

describe('the Market cards', () => {
  it('are a hundred in four decks of 24, 25, 26 and 25, with ids in order', () => {
    expect(CARDS).toHaveLength(100)
    for (const deck of DECKS) {
      const letter = deck[0].toUpperCase()
      const ids = inDeck(deck).map(card => card.id)
      expect(ids).toHaveLength(STATISTICS.deckSizes[deck])
      expect(ids).toEqual(ids.map((_, index) => `${letter}${String(index + 1).padStart(2, '0')}`))
      expect(CARDS_OF_DECK[deck]).toEqual(ids.map(id => CARD[id]))
    }
    expect(STATISTICS.deckSizes).toEqual({ colony: 24, mission: 25, royalty: 26, ship: 25 })
  })

  it('have proper names, each its own', () => {
    expect(new Set(CARDS.map(card => card.name)).size).toBe(100)
    for (const card of CARDS) expect(card.name).not.toMatch(/working title|^\(/i)
  })

  it('STAT-3: 33 Nudges up, 20 left, right and down between', () => {
    expect(DIRECTIONS.map(direction => countNudge(CARDS, direction))).toEqual([33, 23, 20, 24])
    const nudges = (deck: string) => DIRECTIONS.map(direction => countNudge(inDeck(deck), direction))
    expect(DECKS.map(nudges)).toEqual([
      [14, 4, 4, 2],
      [8, 2, 2, 13],
      [5, 11, 3, 7],
      [6, 6, 11, 2],
    ])
  })

  it.each([
    ['pl', [5, 4, 3, 12]],
    ['en', [4, 4, 3, 9]],
  ] as const)('STAT-1, STAT-2: Tax Revolts of the edition %s', (edition, counts) => {
    const actions = actionsOf(edition)
    const faces = CARDS.map((card, index) => ({ ...card, actions: actions[index] }))
    expect(
      DECKS.map(deck =>
        countCardsWith(
          faces.filter(card => card.deck === deck),
          'tax-revolt',
        ),
      ),
    ).toEqual(counts)
  })

  it('ED-27: the editions differ in four Tax Revolts only', () => {
    const [pl, en] = EDITIONS.map(actionsOf)
    const different = CARDS.filter((_, index) => pl[index].length !== en[index].length).map(card => card.id)
    expect(different).toEqual(WITHOUT_TAX_REVOLT_IN_EN)
    expect(pl).toEqual(CARDS.map(card => card.actions))
  })

  it('STAT-5: six Letters of Marque in the Colony deck', () => {
    expect(countCardsWith(inDeck('colony'), 'letter-of-marque')).toBe(6)
  })

  it('STAT-4: 22 Apostasies of two different arrows, each arrow on eleven', () => {
    expect(countAction(CARDS, 'apostasy')).toBe(22)
    expect(DIRECTIONS.map(direction => countArrow(CARDS, direction))).toEqual([11, 11, 11, 11])
    for (const action of CARDS.flatMap(card => card.actions)) {
      if (typeof action !== 'string') expect(action.nudges[0]).not.toBe(action.nudges[1])
    }
  })

  it('STAT-6: every card has the Action of its deck', () => {
    for (const card of CARDS) {
      expect(kindsOf(card).some(kind => COMPULSORY[card.deck].includes(kind))).toBe(true)
    }
    for (const card of ROYALTY_CARDS) {
      expect(kindsOf(card).filter(kind => COMPULSORY.royalty.includes(kind))).toEqual([`${card.icon}-peerage`])
    }
  })

  it('STAT-7: the 21 Actions all occur, and in the planned numbers', () => {
    expect(MARKET_ACTIONS).toHaveLength(21)
    const totals = Object.fromEntries(MARKET_ACTIONS.map(kind => [kind, countAction(CARDS, kind)]))
    expect(totals).toEqual({
      apostasy: 22,
      armada: 6,
      bible: 27,
      'black-market': 11,
      casa: 6,
      disk: 27,
      dove: 3,
      excommunication: 8,
      haven: 6,
      'letter-of-marque': 8,
      literacy: 15,
      'melting-pot': 4,
      'reach-peerage': 13,
      relic: 6,
      ship: 25,
      'slave-revolt': 15,
      'slave-trade': 14,
      'sway-peerage': 13,
      tax: 5,
      'tax-revolt': 24,
      voodoo: 7,
    })
  })

  it('STAT-8: titles and qualifications', () => {
    expect(ROYALTY_CARDS.map(card => card.title).sort()).toEqual([...TITLES].sort())
    for (const qualification of QUALIFICATIONS) {
      const count = ROYALTY_CARDS.filter(card => card.qualification === qualification).length
      expect(count).toBe(STATISTICS.qualifications[qualification])
    }
    expect(STATISTICS.qualifications).toEqual({
      'most-righteous': 9,
      'most-loyal': 6,
      'least-loyal': 8,
      'least-righteous': 3,
    })
  })

  it('ED-18: every title has the qualification of the glossary', () => {
    const titles = (qualification: string) =>
      ROYALTY_CARDS.filter(card => card.qualification === qualification)
        .map(card => card.title)
        .sort()
        .join(' ')
    expect(titles('most-loyal')).toBe('admiral agent asiento-spanish grandee merchant-guild star-chamber')
    expect(titles('least-righteous')).toBe('asiento-dutch cabal protectorate')
    expect(titles('least-loyal')).toBe(
      'conspirator diplomat duke inca man-iron-mask maroon-king patroon royal-exchange',
    )
    expect(titles('most-righteous')).toBe(
      'archbishop capitania-general crypto-papist governor grand-inquisitor knight lord protector real-audiencia',
    )
  })

  it('Ships: letters A to Y in the order of the numbers, and four Legalities', () => {
    expect(SHIP_CARDS.map(card => card.seamanship).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXY')
    expect(LEGALITIES.map(legality => SHIP_CARDS.filter(card => card.legality === legality).length)).toEqual([
      6, 6, 5, 8,
    ])
  })
})

describe('what is known of single cards holds', () => {
  it.each(lines(KNOWN_CARDS, /\|/))('%s %s', (id, name, nudges, actions) => {
    const card = CARDS.find(entry => entry.name === name)
    expect(card).toBeDefined()
    if (id !== '-') expect(card!.id).toBe(id)
    if (nudges !== '-') expect(nudges.split(' ')).toContain(card!.nudge)
    expectActions(card!, actions.split(' '))
  })

  it.each(lines(KNOWN_SHIPS, /\s+/))('the Ship %s is a %s', (letter, legality, nudge, ...actions) => {
    const ship = SHIP_CARDS.find(card => card.seamanship === letter)!
    expect(ship.legality).toBe(legality)
    if (nudge !== '-') expect(ship.nudge).toBe(nudge)
    expectActions(ship, actions)
  })

  it('the Sun King finds nothing else to do with Pipil, Cimarrones, Mariches and the Ship U', () => {
    const his = [
      ...['ship', 'reach-peerage', 'sway-peerage', 'literacy', 'bible', 'disk', 'slave-trade', 'melting-pot'],
      ...['excommunication', 'apostasy', 'armada', 'letter-of-marque', 'tax', 'dove'],
    ]
    const useful = (id: string) => kindsOf(CARDS[CARD[id]]).filter(kind => his.includes(kind))
    expect(useful('M10')).toEqual(['bible'])
    expect(useful('M08')).toEqual(['bible'])
    expect(useful('S21')).toEqual(['ship'])
    expect(kindsOf(CARDS[CARD.M08])).toHaveLength(2)
  })

  it('Chocolate Baron sets up against down', () => {
    const [icon] = CARDS[CARD.C02].actions.filter(action => typeof action !== 'string')
    expect(icon.nudges).toEqual(['up', 'down'])
  })

  it('footnote 108: R01 leans left and R22 up', () => {
    expect([CARDS[CARD.R01].nudge, CARDS[CARD.R22].nudge]).toEqual(['left', 'up'])
  })

  it.each(KNOWN_PERSONS.trim().split(/[|\n]/))('%s', entry => {
    const id = entry.slice(0, 3)
    const card = CARDS[CARD[id]]
    expect('person' in card ? card.person?.name : undefined).toBe(entry.slice(4))
  })
})

describe('the Haven cards', () => {
  it('are one to each sea zone, in the order of the zones', () => {
    expect(HAVENS.map(haven => haven.zone)).toEqual(ZONE_IDS)
  })

  it('carry one or two of the three Haven Actions', () => {
    expect(HAVEN_ACTIONS).toHaveLength(3)
    for (const { actions } of HAVENS) {
      expect([1, 2]).toContain(actions.length)
      expect(new Set(actions).size).toBe(actions.length)
    }
  })

  it('G-7: Tortuga marries; Hewanorra has two icons, one of them a Sword Fight', () => {
    const of = (zone: string) => HAVENS.find(haven => haven.zone === zone)!.actions
    expect(of('tortuga')).toEqual(['peninsular-marriage'])
    expect(of('hewanorra')).toHaveLength(2)
    expect(of('hewanorra')).toContain('sword-fight')
  })
})
