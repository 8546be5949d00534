import { sentenceOf } from '@spanish-main/kernel/pack'
import { describe, expect, test } from 'vitest'
import {
  CARDS,
  CASA,
  CHARACTERS,
  COLONIES,
  DEFAULT_PACK,
  DISTRICTS,
  EVENTS,
  FLEETS,
  HEATHENS,
  KNOWN_CELLS,
  LOCATIONS,
  MONKEY_YEARS,
  MORDIDA,
  PARROT_YEARS,
  type Pack,
  PORTS,
  TENT_TOTAL,
  TENTS,
  validatePack,
  ZONES,
} from './index.ts'

const BATTLE_CARDS = 2

describe('the components', () => {
  test('B1, B10: 120 cards, 21 of them white', () => {
    const white = CHARACTERS.length + 1 + LOCATIONS.length + BATTLE_CARDS
    expect(white).toBe(21)
    expect(FLEETS.length + COLONIES.length + HEATHENS.length + MORDIDA.length + EVENTS.length).toBe(99)
    expect(CARDS.length + LOCATIONS.length + BATTLE_CARDS).toBe(120)
    expect(new Set(CARDS.map(card => card.id)).size).toBe(CARDS.length)
  })

  test('B7: seventy-eight tents', () => {
    expect(Object.values(TENTS).reduce((sum, { count }) => sum + count, 0)).toBe(TENT_TOTAL.count)
  })

  test('B10, D1: five monkeys and three parrots', () => {
    expect([MONKEY_YEARS.length, PARROT_YEARS.length]).toEqual([5, 3])
  })

  test('E1: the districts of the islands', () => {
    const inDistrict = (district: string) =>
      [...COLONIES, ...HEATHENS].filter(card => card.district === district).map(card => card.site)
    expect(inDistrict('puerto-rico')).toEqual(
      expect.arrayContaining(['St. Thomas', 'Sint Maartin', 'St. Christopher', 'Antigua', 'Guadeloupe', 'Dominica']),
    )
    expect(inDistrict('nova-andalusia')).toEqual(
      expect.arrayContaining(['Margarita', 'Trinidad', 'Tobago', 'Barbados', 'Martinique']),
    )
  })

  test('E3: Arabuco and Cartagena share a district; Antigua and Sint Maartin a zone', () => {
    expect(HEATHENS[0].district).toBe(LOCATIONS.find(each => each.id === 'cartagena')?.district)
    expect(COLONIES.find(each => each.id === 'antigua')?.zone).toBe(LOCATIONS[0].zone)
  })

  test('D4: every kind of skullduggery appears, and a governor for every red port', () => {
    const effects = [CASA, ...MORDIDA].flatMap(card => card.options.map(option => option.effect))
    const kinds = new Set(effects.map(effect => effect.kind))
    expect(kinds.size).toBe(16)
    const opened = effects.flatMap(effect => (effect.kind === 'smuggling' ? [effect.port] : []))
    expect(opened.sort()).toEqual(PORTS.map(port => port.id).sort())
    const prices = [CASA, ...MORDIDA].flatMap(card => card.options.map(option => option.cost))
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([1, 6])
  })

  test('C2: costs that the book names', () => {
    const option = (id: string) => MORDIDA.find(card => card.id === id)?.options[0]
    expect([option('asiento')?.cost, option('court-spy')?.cost, option('parliament')?.cost]).toEqual([2, 3, 6])
    expect([option('court-spy')?.star, option('parliament')?.star]).toEqual([true, true])
  })

  test('every known fact names a section or a source, and the others are reconstructed', () => {
    const known = [...ZONES, ...DISTRICTS, ...LOCATIONS, ...PORTS, ...CARDS].flatMap(each => Object.entries(each.known))
    expect(known.length).toBeGreaterThan(120)
    for (const [, source] of known) expect(source?.ref).toMatch(/\S/)
    expect(KNOWN_CELLS).toHaveLength(6)
  })
})

describe('data packs', () => {
  const packed = (change: Partial<Pack>): string[] => {
    const result = validatePack({ ...DEFAULT_PACK, ...change })
    return result.ok ? [] : result.errors.map(sentenceOf)
  }

  test('our own pack is valid', () => {
    expect(packed({})).toEqual([])
  })

  test('every zone leads home, with one entry and four exits', () => {
    expect(packed({ links: DEFAULT_PACK.links.filter(({ from }) => from !== 'campeche') })).toEqual([
      'links: no galleon comes home from gulf-of-honduras',
      'links: no galleon comes home from campeche',
    ])
    expect(packed({ zones: DEFAULT_PACK.zones.map(zone => ({ ...zone, entry: false })) })[0]).toBe(
      'zones: there are 0 entries, one is wanted',
    )
  })

  test('no voyage avoids every haven', () => {
    const moved = DEFAULT_PACK.locations.map(each =>
      each.id === 'haven-sint-maartin' ? { ...each, zone: 'paria' } : each,
    )
    expect(packed({ locations: moved })).toContain('locations: a voyage can avoid every haven')
  })

  test('words that nobody knows and missing fields are named', () => {
    expect(packed({ ports: DEFAULT_PACK.ports.slice(1) })[0]).toBe('ports: has 5 entries, 6 are wanted')
    const links = [{ from: 'atlantis', to: 'mona', wind: false }, ...DEFAULT_PACK.links]
    expect(packed({ links })[0]).toMatch(/^links\.0\.from: atlantis is not one of/)
    expect(validatePack(7).ok).toBe(false)
  })

  test('E4.2: seamanship is one letter', () => {
    const cards = DEFAULT_PACK.cards.map(card => (card.id === 'drake' ? { ...card, seamanship: 'Q9' } : card))
    expect(packed({ cards } as Partial<Pack>)).toEqual([
      expect.stringMatching(/^cards\..*seamanship: Q9 is not a letter from A to Z$/),
    ])
  })

  test('C5: only cotton, tobacco and spices take a mill', () => {
    const cards = DEFAULT_PACK.cards.map(card => (card.kind === 'colony' ? { ...card, mill: true } : card))
    expect(packed({ cards }).length).toBe(COLONIES.filter(card => !card.mill).length)
  })
})
