import type { Report } from '@spanish-main/kernel/pack'
import { kindOfAction } from './actions.ts'
import { AREAS, GOODS, LAND_ZONE_IDS } from './areas.ts'
import type { Deck } from './cards/index.ts'
import { actionsIn, DECKS, TITLES } from './cards/index.ts'
import type { Pack, PackCard } from './pack-type.ts'
import { COLOURS } from './players.ts'
import { SEA_ZONES, seaTables, stepsFrom, ZONE_IDS } from './sea-zones.ts'
import { SITE_KINDS } from './sites.ts'
import { COMPULSORY, countAction, countArrow, countCardsWith, countNudge, STATISTICS } from './statistics.ts'

const DECK_OF_LETTER: Readonly<Record<string, Deck>> = { C: 'colony', M: 'mission', R: 'royalty', S: 'ship' }

/** ST-02. Tribal Sites that the worked examples prove for each area. */
export const TRIBAL_MINIMA: Readonly<Record<string, number>> = {
  florida: 1,
  yucatan: 1,
  jamaica: 1,
  cuba: 1,
  espanola: 2,
  honduras: 2,
  panama: 2,
  'nueva-granada': 2,
  venezuela: 2,
  'nova-andalusia': 1,
  veracruz: 1,
  'leeward-islands': 1,
  'windward-islands': 1,
}

export const SITE_COUNTS = { spanish: 8, tribal: 20, rebel: 10, leastSquatter: 9 } as const

/** B2c. Each archipelago lies inside one sea zone. */
export const ARCHIPELAGOS = { 'leeward-islands': 'sint-maarten', 'windward-islands': 'hewanorra' } as const

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

/** D4c, D4e. Every zone can be sailed to from every other, and EUROPE from all of them. */
export function checkSea(pack: Pack, report: Report): void {
  pack.borders.forEach((border, index) => {
    const same = (other: Pack['borders'][number]) =>
      (other.from === border.from && other.to === border.to) || (other.from === border.to && other.to === border.from)
    if (border.from === border.to) report(`borders.${index}`, `${border.from} cannot border itself`)
    if (pack.borders.findIndex(same) < index) {
      report(`borders.${index}`, `the border of ${border.from} and ${border.to} is listed twice`)
    }
  })
  for (const zone of repeated(pack.europeExits)) report('europeExits', `${zone} is listed twice`)
  const sea = seaTables(pack.borders, pack.europeExits)
  SEA_ZONES.forEach((zone, from) => {
    const lost = ZONE_IDS.filter((_, to) => stepsFrom(from, sea.exits)[to] < 0)
    if (lost.length > 0) report('borders', `no course leads from ${zone.id} to ${lost.join(', ')}`)
  })
}

/** B1, B2c. Numbers, kinds and places of the Sites. */
export function checkSites(pack: Pack, report: Report): void {
  for (const id of repeated(pack.sites.map(site => site.id))) report('sites', `the id ${id} is used twice`)
  const count = (kind: string, area?: string) =>
    pack.sites.filter(site => site.kind === kind && (area === undefined || site.area === area)).length
  for (const kind of ['spanish', 'tribal', 'rebel'] as const) {
    if (count(kind) !== SITE_COUNTS[kind]) {
      report('sites', `there are ${count(kind)} ${kind} Sites, ${SITE_COUNTS[kind]} are wanted`)
    }
  }
  if (count('squatter') < SITE_COUNTS.leastSquatter) {
    report('sites', `there are ${count('squatter')} squatter Sites, at least ${SITE_COUNTS.leastSquatter} are wanted`)
  }
  for (const area of AREAS) {
    const minimum = TRIBAL_MINIMA[area.id]
    if (count('tribal', area.id) < minimum) report('sites', `${area.id} needs at least ${minimum} tribal Sites`)
    const rebels = area.kind === 'land' ? 1 : 0
    if (count('rebel', area.id) !== rebels) report('sites', `${area.id} must have ${rebels} rebel Sites`)
    const spanish = area.kind === 'land' && !(area.id in ARCHIPELAGOS) ? 1 : 0
    if (count('spanish', area.id) !== spanish) report('sites', `${area.id} must have ${spanish} spanish Sites`)
    if (area.kind === 'wilderness' && count('squatter', area.id) > 0) {
      report('sites', `${area.id} is wilderness and has no squatter Sites`)
    }
  }
  pack.sites.forEach((site, index) => {
    const before = pack.sites[index - 1]
    if (before && SITE_KINDS.indexOf(before.kind) > SITE_KINDS.indexOf(site.kind)) {
      report(`sites.${index}.kind`, `${site.kind} Sites come before ${before.kind} Sites in the list`)
    }
    for (const zone of repeated(site.seaZones)) report(`sites.${index}.seaZones`, `${zone} is listed twice`)
    for (const [area, zone] of Object.entries(ARCHIPELAGOS)) {
      if ((site.area === area) !== site.seaZones.some(touched => touched === zone)) {
        report(`sites.${index}.seaZones`, `Sites of ${area}, and no others, lie in ${zone}`)
      } else if (site.area === area && site.seaZones.length > 1) {
        report(`sites.${index}.seaZones`, `a Site of ${area} lies in ${zone} only`)
      }
    }
  })
}

/** B1f, B3b, B4c, C3g, B6b. Goods, calendar, columns, start order and Haven cards. */
export function checkTables(pack: Pack, report: Report): void {
  const shown = LAND_ZONE_IDS.map(zone => pack.goods[zone])
  for (const good of GOODS) if (!shown.includes(good)) report('goods', `no land zone produces ${good}`)
  for (const [year, goods] of Object.entries(pack.goodsYears)) {
    if (goods[0] === goods[1]) report(`goodsYears.${year}`, `${goods[0]} is named twice`)
  }
  for (const [name, values] of Object.entries(pack.columns)) {
    values.forEach((value, left) => {
      if (left > 0 && value > values[left - 1]) {
        report(`columns.${name}.${left}`, `${value} is more than with one token fewer in the column`)
      }
    })
  }
  for (const colour of COLOURS) if (!pack.startOrder.includes(colour)) report('startOrder', `${colour} has no slot`)
  for (const [zone, actions] of Object.entries(pack.havens)) {
    for (const action of repeated(actions)) report(`havens.${zone}`, `${action} is listed twice`)
  }
}

function checkCard(id: string, card: PackCard, report: Report): void {
  const deck = DECK_OF_LETTER[id[0]]
  const kinds = card.actions.map(kindOfAction)
  if (!kinds.some(kind => COMPULSORY[deck].includes(kind))) {
    report(`cards.${id}.actions`, `a ${deck} card needs ${COMPULSORY[deck].join(' or ')}`)
  }
  const peerages = kinds.filter(kind => COMPULSORY.royalty.includes(kind))
  if (deck === 'royalty' && peerages.length > 1) report(`cards.${id}.actions`, 'a royalty card has one Peerage Action')
  if (deck === 'royalty' && peerages.length === 1 && peerages[0] !== `${card.icon}-peerage`) {
    report(`cards.${id}.icon`, `"${card.icon}" does not fit the Action ${peerages[0]}`)
  }
  if (deck !== 'royalty' && peerages.length > 0) report(`cards.${id}.actions`, `a ${deck} card has no Peerage Action`)
  if (deck !== 'ship' && kinds.includes('ship')) report(`cards.${id}.actions`, `a ${deck} card has no Ship Action`)
  card.actions.forEach((action, index) => {
    if (typeof action !== 'string' && action.nudges[0] === action.nudges[1]) {
      report(`cards.${id}.actions.${index}.nudges`, 'an Apostasy shows two different Nudges')
    }
  })
}

/** B7-decks and the printed statistics. What only follows by reasoning goes to `warn`. */
export function checkCards(pack: Pack, report: Report, warn: Report): void {
  const entries = Object.entries(pack.cards)
  const cards = Object.values(pack.cards)
  for (const [id, card] of entries) checkCard(id, card, report)
  const wanted = (what: string, count: number, want: number, tell = report) => {
    if (count !== want) tell('cards', `there are ${count} ${what}, ${want} are wanted`)
  }
  for (const title of TITLES)
    wanted(`cards with the title ${title}`, cards.filter(card => card.title === title).length, 1)
  for (const nudge of ['up', 'left'] as const) {
    wanted(`cards with the Nudge ${nudge}`, countNudge(cards, nudge), STATISTICS.nudges[nudge])
  }
  for (const nudge of ['down', 'right'] as const) {
    const count = countNudge(cards, nudge)
    const { least, most } = STATISTICS.otherNudges
    if (count < least || count > most)
      report('cards', `there are ${count} cards with the Nudge ${nudge}, not ${least} to ${most}`)
  }
  for (const edition of ['pl', 'en'] as const) {
    for (const deck of DECKS) {
      const faces = entries
        .filter(([id]) => DECK_OF_LETTER[id[0]] === deck)
        .map(([id, card]) => ({ ...card, actions: actionsIn(edition, { id, ...card }, pack.withoutTaxRevoltInEn) }))
      const what = `${deck} cards with a Tax Revolt in the edition ${edition}`
      wanted(what, countCardsWith(faces, 'tax-revolt'), STATISTICS.taxRevolts[edition][deck])
    }
  }
  const colony = entries.filter(([id]) => id[0] === 'C').map(([, card]) => card)
  const marques = countCardsWith(colony, 'letter-of-marque')
  wanted('colony cards with a Letter of Marque', marques, STATISTICS.lettersOfMarqueInColonyDeck)
  wanted('Apostasy icons', countAction(cards, 'apostasy'), STATISTICS.apostasies, warn)
  for (const nudge of ['up', 'left'] as const) {
    wanted(`Apostasy icons with ${nudge}`, countArrow(cards, nudge), STATISTICS.apostasiesPerArrow, warn)
  }
}
