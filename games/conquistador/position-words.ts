import type { Words } from '@spanish-main/kernel/harness'
import { COUNTRIES } from './data/index.ts'
import { shippedFrom } from './rules/fleet.ts'
import { COLONIST, DETACHMENT } from './rules/posts.ts'
import { type Conquest, EUROPE, PERSONS } from './rules/state.ts'
import { tables } from './rules/tables.ts'
import { vocabulary } from './rules/vocabulary.ts'

/** The country that is named next, as its seat. */
export function seatIn(g: Conquest, words: Words): number {
  const country = words.among(COUNTRIES, 'country')
  const seat = g.nation.indexOf(country)
  return seat < 0 ? words.wrong(`${COUNTRIES[country]} is not at the table`) : seat
}

export const ANNEXATIONS = ['undecided', 'settled', 'restless', 'independent']
export const QUEST_WORDS = ['cibola', 'el-dorado']
/** 21.22. Countries that colonise without a player. */
export const COLONISERS = ['england', 'france', 'portugal']

export const isNumber = (word: string | undefined): boolean => /^\d+$/.test(word ?? '')

export const personIn = (words: Words): number => words.among(vocabulary.person.words, 'person')
export const areaIn = (words: Words): number => words.among(vocabulary.area.words, 'Area')
const anyHexIn = (words: Words): number => words.among(vocabulary.hex.words, 'hex')

/** A hex where people can stand. */
export function hexIn(words: Words): number {
  const hex = anyHexIn(words)
  return tables.hasLand[hex] ? hex : words.wrong('there is no land in that hex')
}

/** Where ships can be: a water, or Europe. */
export function portIn(words: Words): number {
  if (words.is('europe')) return EUROPE
  const water = words.among(vocabulary.water.words, 'hex with water')
  const here = tables.watersOf[tables.waterHex[water]]
  return here.includes(water) ? water : words.wrong('there is no water in that hex')
}

const MEN = ['colonist', 'colonists', 'det', 'dets', 'detachment', 'detachments']

/** Who fills the holds. */
export const menIn = (words: Words): number => (words.among(MEN, 'colonist or det') < 2 ? COLONIST : DETACHMENT)

function newFriar(g: Conquest, rating: number): number {
  const friar = g.personAt.findIndex((each, person) => person >= PERSONS && each < 0)
  g.friarRating[friar - PERSONS] = rating
  return friar
}

/** What `2 dets`, `1 colonist`, `15 gold`, `15 gold from 3816`, `friar +2` or a person's name puts somewhere. */
export interface Receiver {
  readonly men: (kind: number, count: number) => void
  /** Ducats with their origin, if one is named (as `goldFrom` has it). */
  readonly gold: (ducats: number, from: number | undefined) => void
  readonly person: (person: number) => void
}

/** `from 3816`, where the gold was won; `shipped from 3816` if it has been aboard a ship before. */
export function originIn(words: Words): number | undefined {
  const shipped = words.is('shipped')
  if (!words.is('from')) return shipped ? words.wrong('say "15 gold shipped from 3816"') : undefined
  const hex = hexIn(words)
  return shipped ? shippedFrom(hex) : hex
}

export function receive(g: Conquest, to: Receiver, words: Words): void {
  if (words.is('friar')) to.person(newFriar(g, words.left ? words.number() : 0))
  else if (isNumber(words.peek)) {
    const count = words.number()
    if (words.is('gold')) to.gold(count, originIn(words))
    else to.men(menIn(words), count)
  } else to.person(personIn(words))
}
