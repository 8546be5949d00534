import { ICONS, TACTICS } from './battle.ts'
import { CARDS, COMMODITIES, NATIONS, RELIGIONS } from './cards/index.ts'
import { DEFAULT_PACK, type Pack } from './pack.ts'

/** One thing wrong with a pack: where, and a sentence that says what. */
export type PackError = { readonly path: string; readonly message: string }
type Report = (path: string, message: string) => void

/** A pack that can be played with, or everything that is wrong with it. */
export type PackResult =
  | { readonly ok: true; readonly pack: Pack }
  | { readonly ok: false; readonly errors: readonly PackError[] }

/** One error as a sentence, path first. */
export const sentenceOf = ({ path, message }: PackError): string => (path === '' ? message : `${path}: ${message}`)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)

/** Fields that a better source may set to nothing, or to something where there was nothing. */
const MAY_BE_NULL = ['nation', 'religion', 'seamanship', 'home', 'spot', 'district', 'shield', 'of', 'at']

/** The pack has the fields of our own, each of the same kind; lists of components keep their ids and their order. */
function sameShape(value: unknown, model: unknown, path: string, report: Report): void {
  if (Array.isArray(model) && Array.isArray(value)) {
    const named = isObject(model[0]) && 'id' in model[0]
    if (named && value.length !== model.length) report(path, `has ${value.length} entries, ${model.length} are wanted`)
    value.forEach((each, i) => {
      const twin = named ? model[i] : model[0]
      if (twin !== undefined) sameShape(each, twin, `${path}.${i}`, report)
      if (named && isObject(each) && isObject(twin) && each.id !== twin.id) {
        report(`${path}.${i}.id`, `${String(each.id)} should be ${String(twin.id)}`)
      }
    })
  } else if (isObject(model) && isObject(value)) {
    for (const key of Object.keys(model)) {
      const below = path === '' ? key : `${path}.${key}`
      if (!(key in value)) report(below, 'is missing')
      else if (key !== 'effect' && key !== 'spot' && key !== 'home') sameShape(value[key], model[key], below, report)
    }
    for (const key of Object.keys(value))
      if (!(key in model)) report(path === '' ? key : `${path}.${key}`, 'is no field of a pack')
  } else if (kindOf(value) !== kindOf(model)) {
    const field = path.split('.').at(-1) ?? ''
    if (!MAY_BE_NULL.includes(field)) report(path, `${JSON.stringify(value)} is not a ${kindOf(model)}`)
  }
}

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
    if (each.kind !== 'colony') continue
    const sugar = ['cotton', 'tobacco', 'spices'].includes(each.commodity)
    if (each.mill !== sugar) report(`cards.${i}.mill`, 'cotton, tobacco and spices take a mill, and nothing else')
  }
}

/** Says whether a value is a usable data pack, and if not, everything that is wrong with it. */
export function validatePack(value: unknown): PackResult {
  const errors: PackError[] = []
  const report: Report = (path, message) => errors.push({ path, message })
  if (isObject(value)) sameShape(value, DEFAULT_PACK, '', report)
  else report('', 'a data pack is an object')
  if (errors.length > 0) return { ok: false, errors }
  const pack = value as Pack
  if (pack.game !== 'lords' || pack.format !== 1) report('game', 'this is no pack of the game')
  checkWords(pack, report)
  checkMap(pack, report)
  checkCards(pack, report)
  return errors.length > 0 ? { ok: false, errors } : { ok: true, pack }
}
