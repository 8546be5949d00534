import {
  between,
  type Check,
  exactly,
  fields,
  like,
  list,
  oneOf,
  record,
  show,
  text,
  truth,
  whole,
} from '@spanish-main/kernel/pack'
import { HAVEN_ACTIONS, MARKET_ACTIONS } from './actions.ts'
import { AREA_IDS, GOODS, LAND_ZONE_IDS } from './areas.ts'
import { FLEE_SEIZURES } from './battle.ts'
import { GOODS_YEARS } from './calendar.ts'
import { CARDS, LEGALITIES, QUALIFICATIONS, TITLES } from './cards/index.ts'
import { DIRECTIONS } from './philosophy.ts'
import { COLOURS } from './players.ts'
import { ZONE_IDS } from './sea-zones.ts'
import { SITE_KINDS } from './sites.ts'

const zone = oneOf(ZONE_IDS)
const good = oneOf(GOODS)
const direction = oneOf(DIRECTIONS)
const apostasy = fields({ action: exactly('apostasy'), nudges: list(direction, 2, 2) })
const simpleAction = oneOf(MARKET_ACTIONS.filter(action => action !== 'apostasy'))

const action: Check = (value, path, report) => {
  if (value === 'apostasy') {
    report(path, `${show(value)} must name its two Nudges: { "action": "apostasy", "nudges": ["up", "down"] }`)
  } else {
    const check = typeof value === 'object' && value !== null ? apostasy : simpleAction
    check(value, path, report)
  }
}

const common = { name: text, nudge: direction, actions: list(action, 1) }
const royalty = {
  ...common,
  title: oneOf(TITLES),
  qualification: oneOf(QUALIFICATIONS),
  icon: oneOf(['reach', 'sway']),
}
const ship = { ...common, legality: oneOf(LEGALITIES), seamanship: like(/^[A-Z]$/, 'a letter from A to Z') }
const cardOfDeck: Readonly<Record<string, Check>> = {
  C: fields(common),
  M: fields(common),
  R: fields(royalty),
  S: fields(ship),
}

const site = fields({
  id: like(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id of small letters, digits and hyphens'),
  name: text,
  kind: oneOf(SITE_KINDS),
  area: oneOf(AREA_IDS),
  seaZones: list(zone, 1),
  lon: between(-100, -55),
  lat: between(5, 35),
})

const column = (tokens: number) => list(whole(1, 6), tokens + 1, tokens + 1)

/** The shape of a data pack: every field there, every word known. */
export const packShape: Check = fields({
  format: exactly(1),
  game: exactly('pax-hispanica'),
  title: text,
  borders: list(fields({ from: zone, to: zone, current: truth }), 13),
  europeExits: list(zone, 1),
  goods: record(LAND_ZONE_IDS, () => good),
  sites: list(site, 47, 80),
  goodsYears: record(
    GOODS_YEARS.map(entry => `${entry.year}`),
    () => list(good, 2, 2),
  ),
  columns: fields({ reach: column(6), sway: column(6), spanishSway: column(8) }),
  startOrder: list(oneOf(COLOURS), COLOURS.length, COLOURS.length),
  havens: record(ZONE_IDS, () => list(oneOf(HAVEN_ACTIONS), 1, 2)),
  cards: record(
    CARDS.map(card => card.id),
    id => cardOfDeck[id[0]],
  ),
  withoutTaxRevoltInEn: list(oneOf(CARDS.map(card => card.id)), 0),
  battleCard: fields({
    fleeAgainstBoarding: exactly('escape'),
    fleeAgainstGage: fields({ flagshipSunk: truth, cargoSeized: oneOf(FLEE_SEIZURES) }),
  }),
})
