import type { Words } from '@spanish-main/kernel/harness'
import { COUNTRIES } from './data/index.ts'
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

/** What `2 dets`, `1 colonist`, `15 gold`, `friar +2` or a person's name puts somewhere. */
export interface Receiver {
  readonly men: (kind: number, count: number) => void
  readonly gold: (ducats: number) => void
  readonly person: (person: number) => void
}

export function receive(g: Conquest, to: Receiver, words: Words): void {
  if (words.is('friar')) to.person(newFriar(g, words.left ? words.number() : 0))
  else if (isNumber(words.peek)) {
    const count = words.number()
    if (words.is('gold')) to.gold(count)
    else to.men(menIn(words), count)
  } else to.person(personIn(words))
}
