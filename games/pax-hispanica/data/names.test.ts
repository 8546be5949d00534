import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HAVEN_ACTIONS, MARKET_ACTIONS } from './actions.ts'
import { AREAS, GOODS } from './areas.ts'
import { ERAS, OMENS, YEAR_KINDS } from './calendar.ts'
import { CARDS, DECKS, LEGALITIES, QUALIFICATIONS, TITLES } from './cards/index.ts'
import { CELLS, DIRECTIONS, PROFESSIONS, TRACKS } from './philosophy.ts'
import { ABILITIES, COLOURS, PLAYERS } from './players.ts'
import { SEA_ZONES, ZONE_IDS } from './sea-zones.ts'
import { SITE_KINDS, SITES } from './sites.ts'

const load = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../text/components.${language}.json`, import.meta.url), 'utf8'))

const texts = { en: load('en'), pl: load('pl') }

const named = (group: string, ids: readonly string[], fields: readonly string[]) =>
  ids.flatMap(id => fields.map(field => `${group}.${id}.${field}`))

const WANTED = [
  ...named(
    'card',
    CARDS.map(card => card.id),
    ['name', 'history'],
  ),
  ...named('haven', ZONE_IDS, ['name', 'history']),
  ...named('peerage', TITLES, ['name', 'ability', 'history']),
  ...named(
    'site',
    SITES.map(site => site.id),
    ['name'],
  ),
  ...named('zone', ZONE_IDS, ['name']),
  ...named(
    'area',
    AREAS.map(area => area.id),
    ['name'],
  ),
  ...GOODS.map(good => `good.${good}`),
  ...named(
    'omen',
    OMENS.map(omen => omen.id),
    ['name', 'text'],
  ),
  ...named('action', [...MARKET_ACTIONS, ...HAVEN_ACTIONS], ['name', 'line', 'text']),
  ...named('nation', COLOURS, ['name', 'adjective', 'people', 'character']),
  ...COLOURS.map(colour => `colour.${colour}`),
  ...named('ability', ABILITIES, ['name', 'text']),
  ...named('profession', PROFESSIONS, ['name']),
  ...named('deck', [...DECKS, 'haven'], ['name']),
  ...named('legality', LEGALITIES, ['name', 'text']),
  ...named('qualification', QUALIFICATIONS, ['name']),
  ...named('nudge', DIRECTIONS, ['name']),
  ...named('victory', [...TRACKS.map(track => track.extremist), 'token'], ['name', 'text']),
  ...named('year', YEAR_KINDS, ['name']),
  ...named(
    'era',
    ERAS.map(era => era.id),
    ['name'],
  ),
  ...named('site-kind', SITE_KINDS, ['name']),
  ...named('cell', [...CELLS.map(cell => cell.id), 'mutiny', 'midlife'], ['name']),
]

/** ED-19 to ED-21: titles whose ability differs in the English edition; and the two colours that nobody plays. */
const EXTRA = [
  'peerage.archbishop.ability.en',
  'peerage.crypto-papist.ability.en',
  'peerage.diplomat.ability.en',
  'colour.white',
  'colour.black',
]

const countWords = (text: string) => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length

describe.each(['en', 'pl'] as const)('the names in %s', language => {
  const text = texts[language]

  it('are all there and no others', () => {
    expect(Object.keys(text).sort()).toEqual([...WANTED, ...EXTRA].sort())
    for (const [key, value] of Object.entries(text)) {
      expect(value.trim(), key).toBe(value)
      expect(value, key).not.toBe('')
      expect(value, key).not.toMatch(/working title|roboczy|TODO|\uFFFD/i)
    }
  })

  it('tell cards, Sites, zones and areas apart', () => {
    for (const group of ['card', 'site', 'zone', 'area', 'action', 'cell']) {
      const names = Object.keys(text).filter(key => key.startsWith(`${group}.`) && key.endsWith('.name'))
      expect(new Set(names.map(key => text[key])).size, group).toBe(names.length)
    }
  })

  it('give a line of history of 15 to 30 words to every card, haven and peerage', () => {
    const lines = Object.entries(text).filter(([key]) => key.endsWith('.history'))
    expect(lines).toHaveLength(100 + 14 + 26)
    expect(new Set(lines.map(([, line]) => line)).size).toBe(lines.length)
    for (const [key, line] of lines) {
      expect(countWords(line), key).toBeGreaterThanOrEqual(15)
      expect(countWords(line), key).toBeLessThanOrEqual(30)
      expect(line, key).toMatch(/\.$/)
    }
  })

  it('call a Haven by its sea zone and a Royalty card by its title', () => {
    for (const zone of ZONE_IDS) expect(text[`haven.${zone}.name`]).toBe(text[`zone.${zone}.name`])
    for (const card of CARDS) {
      if (card.deck === 'royalty') expect(text[`card.${card.id}.name`]).toBe(text[`peerage.${card.title}.name`])
    }
  })
})

it('the English names are those of the data files', () => {
  const { en } = texts
  for (const card of CARDS) expect(en[`card.${card.id}.name`]).toBe(card.name)
  for (const site of SITES) expect(en[`site.${site.id}.name`]).toBe(site.name)
  for (const zone of SEA_ZONES) expect(en[`zone.${zone.id}.name`]).toBe(zone.name)
  for (const area of AREAS) expect(en[`area.${area.id}.name`]).toBe(area.name)
  for (const player of PLAYERS) {
    expect(en[`nation.${player.colour}.name`]).toBe(player.nation)
    expect(en[`nation.${player.colour}.character`]).toBe(player.character)
  }
})

it("the Polish texts use the Polish edition's words", () => {
  const { pl } = texts
  expect(pl['card.C06.name']).toBe('Wrak statku kompanii')
  expect(pl['card.C20.name']).toBe('Kwakrzy')
  expect(pl['card.C23.name']).toBe('Plan Cromwella')
  expect(pl['good.cochineal']).toBe('karmin')
  expect(pl['area.leeward-islands.name']).toBe('Wyspy Pod Wiatrem')
  expect(pl['victory.tea-party.name']).toBe('Ruch Herbaciany')
  expect(pl['legality.plunder.name']).toBe('GRABIEŻCA')
  expect(pl['profession.buccaneer.name']).toBe('korsarz')
})
