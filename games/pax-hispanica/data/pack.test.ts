import { sentenceOf } from '@spanish-main/kernel/pack'
import { describe, expect, it } from 'vitest'
import { CARDS } from './cards/index.ts'
import { componentsOf } from './components.ts'
import { DEFAULT_PACK, validatePack } from './pack.ts'
import { exits, ZONE } from './sea-zones.ts'
import { nearest } from './site-tables.ts'

const { borders, cards, sites } = DEFAULT_PACK
const copy = (): unknown => JSON.parse(JSON.stringify(DEFAULT_PACK))
const siteIndex = (id: string) => sites.findIndex(site => site.id === id)

/** The default pack with the value at a path replaced, or taken away if it is undefined. */
function changed(...changes: readonly (readonly [path: string, value: unknown])[]): unknown {
  const pack = copy()
  for (const [path, value] of changes) {
    const keys = path.split('.')
    const last = keys.pop()!
    let holder = pack as Record<string, unknown>
    for (const key of keys) holder = holder[key] as Record<string, unknown>
    if (value === undefined) delete holder[last]
    else holder[last] = value
  }
  return pack
}

function errorsOf(pack: unknown): string[] {
  const result = validatePack(pack)
  return result.ok ? [] : result.errors.map(sentenceOf)
}

function warningsOf(pack: unknown): string[] {
  const result = validatePack(pack)
  if (!result.ok) throw new Error(result.errors.map(sentenceOf).join('\n'))
  return result.warnings.map(sentenceOf)
}

describe('the default pack', () => {
  it('is valid without a warning, also after a trip through JSON', () => {
    expect(validatePack(copy())).toEqual({ ok: true, pack: copy(), warnings: [] })
    expect(copy()).toEqual(DEFAULT_PACK)
  })

  it('gives the tables of the data files', () => {
    const components = componentsOf(DEFAULT_PACK, 'pl')
    expect(components.exits).toEqual(exits)
    expect(components.nearest).toEqual(nearest)
    expect(components.cards.map(card => card.actions)).toEqual(CARDS.map(card => card.actions))
    expect(components.cards.map(card => card.id)).toEqual(CARDS.map(card => card.id))
    const english = componentsOf(DEFAULT_PACK, 'en').cards.filter(card => card.actions.includes('tax-revolt'))
    expect(english).toHaveLength(20)
    expect(components.havenActions[ZONE.tortuga]).toEqual(['peninsular-marriage'])
    expect(components.goodsOfYear[1610]).toEqual(['salt', 'tobacco'])
  })
})

describe('a pack of the wrong shape is refused with a sentence', () => {
  it.each<[path: string, value: unknown, sentence: string]>([
    ['cards.S05.nudge', 'north', 'cards.S05.nudge: "north" is not one of up, down, left, right'],
    ['cards.M07', undefined, 'cards.M07: is missing'],
    ['cards.X01', cards.C01, 'cards.X01: is not a field of a data pack'],
    ['cards.S01.seamanship', 'AA', 'cards.S01.seamanship: "AA" is not a letter from A to Z'],
    ['cards.C01.legality', 'plunder', 'cards.C01.legality: is not a field of a data pack'],
    ['cards.C02.actions.1.nudges', ['up', 'down', 'left'], 'cards.C02.actions.1.nudges: has 3 entries, 2 are wanted'],
    ['cards.C09.name', ' ', 'cards.C09.name: " " is not a text'],
    ['cards.C09.actions', 'disk', 'cards.C09.actions: "disk" is not a list'],
    ['havens.roatan', undefined, 'havens.roatan: is missing'],
    ['havens.roatan', [], 'havens.roatan: has 0 entries, 1 to 2 are wanted'],
    [
      'goods.cuba',
      7,
      'goods.cuba: 7 is not one of cocoa, cochineal, indigo, pearls, quicksilver, salt, silver, sugar, tobacco',
    ],
    ['goodsYears.1630', undefined, 'goodsYears.1630: is missing'],
    ['columns.reach', [4, 3, 3, 2, 2, 1], 'columns.reach: has 6 entries, 7 are wanted'],
    ['columns.sway.2', 2.5, 'columns.sway.2: 2.5 is not a whole number from 1 to 6'],
    ['sites.0.lat', 'north', 'sites.0.lat: "north" is not a number from 5 to 35'],
    ['sites.0.id', 'Havana!', 'sites.0.id: "Havana!" is not an id of small letters, digits and hyphens'],
    ['format', 2, 'format: 2 is not 1'],
    ['game', 'lords', 'game: "lords" is not "pax-hispanica"'],
    ['borders.3', null, 'borders.3: null is not an object'],
    ['borders.3.current', 'yes', 'borders.3.current: "yes" is not true or false'],
    ['europeExits', [], 'europeExits: has 0 entries, at least 1 are wanted'],
  ])('%s = %j', (path, value, sentence) => expect(errorsOf(changed([path, value]))).toEqual([sentence]))

  it('an Apostasy without arrows says how to write it', () => {
    expect(errorsOf(changed(['cards.C02.actions.1', 'apostasy']))[0]).toMatch(/must name its two Nudges/)
  })

  it('all that is wrong is said at once', () => {
    expect(errorsOf(changed(['cards.S05.nudge', 'north'], ['title', '']))).toHaveLength(2)
  })

  it.each([null, 7, 'pack', [], undefined])('%s is no pack', value => expect(validatePack(value).ok).toBe(false))
})

describe('a pack that breaks a constraint is refused with a sentence', () => {
  it.each<[path: string, value: unknown, sentence: string]>([
    ['cards.M13.actions', ['literacy'], 'cards.M13.actions: a mission card needs bible'],
    [
      'cards.R02.actions',
      ['sway-peerage', 'reach-peerage'],
      'cards.R02.actions: a royalty card has one Peerage Action',
    ],
    ['cards.R03.icon', 'reach', 'cards.R03.icon: "reach" does not fit the Action sway-peerage'],
    ['cards.R03.title', 'duke', 'cards: there are 2 cards with the title duke, 1 are wanted'],
    ['cards.C02.actions.1.nudges', ['up', 'up'], 'cards.C02.actions.1.nudges: an Apostasy shows two different Nudges'],
    ['cards.C07.nudge', 'up', 'cards: there are 34 cards with the Nudge up, 33 are wanted'],
    ['cards.C07.nudge', 'up', 'cards: there are 19 cards with the Nudge left, 20 are wanted'],
    [
      'cards.C10.actions',
      ['disk', 'tax-revolt'],
      'cards: there are 6 colony cards with a Tax Revolt in the edition pl, 5 are wanted',
    ],
    [
      'withoutTaxRevoltInEn',
      ['C13'],
      'cards: there are 12 ship cards with a Tax Revolt in the edition en, 9 are wanted',
    ],
    ['cards.C10.actions', ['disk'], 'cards: there are 5 colony cards with a Letter of Marque, 6 are wanted'],
    ['cards.C10.actions', ['disk', 'ship'], 'cards.C10.actions: a colony card has no Ship Action'],
    ['cards.C10.actions', ['disk', 'sway-peerage'], 'cards.C10.actions: a colony card has no Peerage Action'],
    ['borders.0.to', 'new-providence', 'borders.0: new-providence cannot border itself'],
    ['borders', [...borders, borders[0]], 'borders.22: the border of new-providence and tortuga is listed twice'],
    ['sites', sites.slice(1), 'sites: there are 7 spanish Sites, 8 are wanted'],
    ['sites', sites.slice(1), 'sites: cuba must have 1 spanish Sites'],
    ['sites', sites.filter(site => site.id !== 'calusa'), 'sites: florida needs at least 1 tribal Sites'],
    ['sites.0.id', 'cartagena', 'sites: the id cartagena is used twice'],
    [
      'sites',
      [sites[1], ...sites.slice(8), sites[0], ...sites.slice(2, 8)],
      'sites.45.kind: spanish Sites come before rebel Sites in the list',
    ],
    ['goods.windward-islands', 'sugar', 'goods: no land zone produces pearls'],
    ['goodsYears.1630', ['pearls', 'pearls'], 'goodsYears.1630: pearls is named twice'],
    ['columns.spanishSway.8', 4, 'columns.spanishSway.8: 4 is more than with one token fewer in the column'],
    ['startOrder.4', 'red', 'startOrder: green has no slot'],
    ['havens.roatan', ['romance', 'romance'], 'havens.roatan: romance is listed twice'],
  ])('%s = %j', (path, value, sentence) => expect(errorsOf(changed([path, value]))).toContain(sentence))

  it('a zone without a way out, and one outside its archipelago', () => {
    const cut = borders.filter(border => border.from !== 'tris-island')
    expect(errorsOf(changed(['borders', cut])).join('\n')).toMatch(/no course leads from tris-island to tortuga,/)
    const tobago = siteIndex('tobago')
    expect(errorsOf(changed([`sites.${tobago}.seaZones`, ['trinidad']]))).toContain(
      `sites.${tobago}.seaZones: Sites of windward-islands, and no others, lie in hewanorra`,
    )
  })
})

describe('a pack is held against the rulebooks', () => {
  it.each<[path: string, value: unknown, sentence: string]>([
    ['cards.S05.legality', 'smuggler', 'cards.S05.legality: "smuggler" should be "plunder" (EN H8a-b)'],
    ['cards.S08.seamanship', 'Z', 'cards: a Ship H should be there (EN H8c)'],
    ['cards.C05.name', 'Logwood', 'cards: Belize Baymen should be there (EN H8h)'],
    ['goods.honduras', 'sugar', 'goods.honduras: "sugar" should be "indigo" (EN F1)'],
    ['goodsYears.1610', ['sugar', 'salt'], 'goodsYears.1610: the land zone cuba should produce (EN H8d)'],
    [
      'cards.R16.qualification',
      'least-loyal',
      'cards.R16.qualification: "least-loyal" should be "most-righteous" (EN GL Peerage Ability)',
    ],
    ['europeExits', ['tortuga'], 'europeExits: sint-maarten should lead to EUROPE (EN D4e)'],
    ['columns.spanishSway.0', 4, 'columns.spanishSway.0: 4 should be 3 (EN footnote 116)'],
    [
      'borders.17',
      { from: 'new-providence', to: 'barataria-bay', current: true },
      'borders: barataria-bay to new-providence should be sailable (EN D4e)',
    ],
  ])('stated, an error: %s = %j', (path, value, sentence) =>
    expect(errorsOf(changed([path, value]))).toContain(sentence),
  )

  it.each<[path: string, value: unknown, sentence: string]>([
    ['havens.tortuga', ['romance'], 'havens.tortuga: peninsular-marriage should be among the Actions (EN H8a)'],
    ['columns.sway', [4, 4, 2, 2, 2, 2, 1], 'columns.sway.3: 2 should be 3 (EN H8g)'],
    ['cards.M13.actions.2.nudges', ['down', 'left'], 'cards: there are 12 Apostasy icons with left, 11 are wanted'],
    [
      'cards.M24.actions',
      ['bible', 'tax-revolt', { action: 'apostasy', nudges: ['down', 'right'] }],
      'cards: there are 23 Apostasy icons, 22 are wanted',
    ],
  ])('derived, a warning: %s = %j', (path, value, sentence) =>
    expect(warningsOf(changed([path, value]))).toContain(sentence),
  )

  it('what is reconstructed may change freely', () => {
    const pack = changed(
      ['title', 'Corrected'],
      ['havens.roatan', ['romance']],
      ['cards.C07.name', 'Wild Coast'],
      ['cards.C07.actions', ['disk', 'voodoo', 'letter-of-marque']],
      ['goodsYears.1630', ['tobacco', 'pearls']],
      ['battleCard.fleeAgainstGage.flagshipSunk', false],
    )
    expect(errorsOf(pack)).toEqual([])
    expect(warningsOf(pack)).toEqual([])
  })
})
