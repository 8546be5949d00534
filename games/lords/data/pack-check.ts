import { type PackResult, type Report, readPack, sameAs } from '@spanish-main/kernel/pack'
import { ICONS, TACTICS } from './battle.ts'
import { CARDS, COMMODITIES, NATIONS, RELIGIONS } from './cards/index.ts'
import { DEFAULT_PACK, type Pack } from './pack.ts'

/** Fields that a better source may set to nothing, or to something where there was nothing. */
const MAY_BE_NULL = ['nation', 'religion', 'seamanship', 'home', 'spot', 'district', 'shield', 'of', 'at']

const last = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

const packShape = sameAs(DEFAULT_PACK, { nothing: path => MAY_BE_NULL.includes(last(path)), anyLength: true })

/** Every word that the rules look up is known. */
function checkWords(pack: Pack, report: Report): void {
  const zones = pack.zones.map(zone => zone.id)
  const districts = pack.districts.map(district => district.id)
  const ports = [...pack.ports, ...pack.locations].map(place => place.id)
  const among = (path: string, word: unknown, words: readonly string[]) => {
    if (word !== null && word !== undefined && !words.includes(word as string)) {
      report(path, `${String(word)} is not one of ${words.join(', ')}`)
    }
  }
  for (const [i, { from, to }] of pack.links.entries()) {
    among(`links.${i}.from`, from, zones)
    among(`links.${i}.to`, to, zones)
  }
  for (const [i, place] of [...pack.locations, ...pack.ports].entries()) among(`places.${i}.zone`, place.zone, zones)
  for (const [i, card] of pack.cards.entries()) {
    const fields = card as unknown as Readonly<Record<string, unknown>>
    among(`cards.${i}.nation`, fields.nation, NATIONS)
    among(`cards.${i}.religion`, fields.religion, RELIGIONS)
    among(`cards.${i}.zone`, fields.zone, zones)
    among(`cards.${i}.district`, fields.district, districts)
    among(`cards.${i}.commodity`, fields.commodity, COMMODITIES)
    for (const through of (fields.through as readonly string[] | undefined) ?? [])
      among(`cards.${i}.through`, through, ports)
  }
  for (const role of ['attacker', 'defender'] as const) {
    for (const tactic of TACTICS) {
      for (const icon of pack.battleChart[role][tactic].flat()) among(`battleChart.${role}.${tactic}`, icon, ICONS)
    }
  }
}

/** Zones reached from the entry, by ships that may or may not cross shoals. */
function reached(pack: Pack, galleon: boolean, from: string, avoiding: readonly string[] = []): Set<string> {
  const closed = new Set([...avoiding, ...(galleon ? pack.zones.filter(zone => zone.shoals).map(zone => zone.id) : [])])
  const seen = new Set(closed.has(from) ? [] : [from])
  for (const at of seen) {
    for (const { from: a, to: b, wind } of pack.links) {
      if (a === at && !closed.has(b)) seen.add(b)
      if (b === at && !wind && !closed.has(a)) seen.add(a)
    }
  }
  return seen
}

/** What the book says of the map, and what a playable one needs. */
function checkMap(pack: Pack, report: Report): void {
  const entry = pack.zones.filter(zone => zone.entry)
  const exits = pack.zones.filter(zone => zone.exit).map(zone => zone.id)
  if (entry.length !== 1) report('zones', `there are ${entry.length} entries, one is wanted`)
  if (exits.length !== 4) report('zones', `there are ${exits.length} exits, four are wanted`)
  if (pack.zones.filter(zone => zone.shoals).length !== 2) report('zones', 'two zones have shoals')
  for (const zone of pack.zones) {
    if (zone.shoals) continue
    if (!exits.some(exit => reached(pack, true, zone.id).has(exit)))
      report('links', `no galleon comes home from ${zone.id}`)
  }
  const havens = pack.locations.filter(each => each.kind === 'pirate').map(each => each.zone)
  if (new Set(pack.locations.map(each => each.zone)).size !== pack.locations.length)
    report('locations', 'two share a zone')
  for (const galleon of [true, false]) {
    const free = entry.length === 1 ? reached(pack, galleon, entry[0].id, havens) : new Set<string>()
    if (exits.some(exit => free.has(exit))) report('locations', 'a voyage can avoid every haven')
  }
  const shoals = pack.zones.filter(zone => zone.shoals).map(zone => zone.id)
  for (const { id, zone } of pack.locations)
    if (shoals.includes(zone)) report('locations', `no galleon can lie at ${id}`)
}

/** What the book says of the cards. */
function checkCards(pack: Pack, report: Report): void {
  const card = (id: string) =>
    pack.cards[CARDS.findIndex(each => each.id === id)] as unknown as Readonly<Record<string, unknown>>
  const crowns = pack.cards.flatMap(each => ('crown' in each ? [each.crown] : []))
  if (new Set(crowns).size !== crowns.length) report('cards', 'two cards have the same crown')
  if (card('casa').crown !== 99) report('cards.casa', 'its crown is 99')
  if (card('stuyvesant').crown !== 22) report('cards.stuyvesant', 'his crown is 22')
  if (card('raleigh').crown !== 86) report('cards.raleigh', 'his crown is 86')
  if ((card('knighthood').crown as number) <= (card('parliament').crown as number)) {
    report('cards.knighthood', 'its crown is above that of the Parliament')
  }
  for (const [i, each] of pack.cards.entries()) {
    const { seamanship = null } = each as { readonly seamanship?: string | null }
    if (seamanship !== null && !/^[A-Z]$/.test(seamanship))
      report(`cards.${i}.seamanship`, `${seamanship} is not a letter from A to Z`)
    if (each.kind !== 'colony') continue
    const sugar = ['cotton', 'tobacco', 'spices'].includes(each.commodity)
    if (each.mill !== sugar) report(`cards.${i}.mill`, 'cotton, tobacco and spices take a mill, and nothing else')
  }
}

function checkGame(pack: Pack, report: Report): void {
  if (pack.game !== 'lords' || pack.format !== 1) report('game', 'this is no pack of the game')
}

/** Says whether a value is a usable data pack, and if not, everything that is wrong with it. */
export const validatePack = (value: unknown): PackResult<Pack> =>
  readPack<Pack>(value, packShape, checkGame, checkWords, checkMap, checkCards)
