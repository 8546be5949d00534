import type { Source } from './source.ts'
import { derived, reconstructed, stated } from './source.ts'

export const COUNTRIES = ['spain', 'england', 'france', 'portugal', 'bankers'] as const
export type Country = (typeof COUNTRIES)[number]

export const PERSON_KINDS = ['explorer', 'conquistador', 'privateer'] as const
export type PersonKind = (typeof PERSON_KINDS)[number]

/** 3.23. Somebody who arrives on a turn and departs at the end of a later one. */
export type Person = {
  readonly id: string
  readonly name: string
  readonly country: Country
  readonly kind: PersonKind
  readonly arrive: number
  readonly depart: number
  readonly source: { readonly name: Source; readonly kind: Source; readonly arrive: Source; readonly depart: Source }
}

const G3 = reconstructed('gap G-3')

const person = (
  country: Country,
  kind: PersonKind,
  id: string,
  name: string,
  arrive: number,
  depart: number,
  known: Partial<Person['source']> = {},
): Person => ({
  id,
  name,
  country,
  kind,
  arrive,
  depart,
  source: { name: stated('3.23'), kind: kind === 'privateer' ? stated('15.46') : G3, arrive: G3, depart: G3, ...known },
})

const spans = (ref: string): Partial<Person['source']> => ({
  name: stated(ref),
  kind: stated(ref),
  arrive: stated(ref),
  depart: stated(ref),
})

/** Everybody who can ever appear; a person's place in this list is the index everywhere. Missionaries follow them. */
export const PEOPLE: readonly Person[] = [
  person('spain', 'explorer', 'columbus', 'Columbus', 1, 2),
  person('spain', 'explorer', 'pinzon', 'Pinzon', 1, 3),
  person('spain', 'explorer', 'ojeda', 'Ojeda', 1, 3),
  person('spain', 'explorer', 'solis', 'Solis', 3, 4),
  person('spain', 'conquistador', 'balboa', 'Balboa', 3, 5),
  person('spain', 'explorer', 'leon', 'Leon', 4, 6),
  person('spain', 'explorer', 'cordova', 'Cordova', 5, 5),
  person('spain', 'explorer', 'magellan', 'Magellan', 5, 6),
  person('spain', 'conquistador', 'cortes', 'Cortes', 5, 9),
  person('spain', 'conquistador', 'narvaez', 'Narvaez', 5, 7),
  person('spain', 'explorer', 'loaysa', 'Loaysa', 6, 7),
  person('spain', 'conquistador', 'almagro', 'Almagro', 6, 9),
  person('spain', 'conquistador', 'pizarro', 'Pizarro', 6, 10),
  person('spain', 'explorer', 'vaca', 'Vaca', 7, 10, {
    kind: stated('track erratum'),
    arrive: derived('track erratum'),
  }),
  person('spain', 'conquistador', 'soto', 'Soto', 8, 10),
  person('spain', 'conquistador', 'ayolas', 'Ayolas', 8, 9),
  person('spain', 'conquistador', 'orellana', 'Orellana', 8, 11),
  person('spain', 'conquistador', 'coronado', 'Coronado', 9, 10),
  person('spain', 'conquistador', 'moscoso', 'Moscoso', 9, 10),
  person('spain', 'explorer', 'ulloa', 'Ulloa', 9, 9),
  person('spain', 'conquistador', 'irala', 'Irala', 9, 13),
  person('spain', 'explorer', 'ladrillero', 'Ladrillero', 13, 13),
  person('spain', 'explorer', 'gamboa', 'Gamboa', 17, 18),
  person('spain', 'conquistador', 'onate', 'Onate', 21, 21),
  person('england', 'explorer', 'cabot-j', 'Cabot, J.', 1, 1),
  person('england', 'explorer', 'syndicate', 'Anglo/Azorean Syndicate', 2, 3),
  person('england', 'explorer', 'cabot-s', 'Cabot, S.', 6, 11, { arrive: derived('23.14'), depart: derived('23.14') }),
  person('england', 'explorer', 'rut', 'Rut', 7, 7),
  person('england', 'privateer', 'hawkins', 'Hawkins', 14, 16, { arrive: derived('15.4') }),
  person('england', 'privateer', 'drake', 'Drake', 15, 20),
  person('england', 'explorer', 'frobisher', 'Frobisher', 17, 18),
  person('england', 'explorer', 'gilbert', 'Gilbert', 18, 19, { arrive: derived('3.23'), depart: derived('3.23') }),
  person('england', 'privateer', 'grenville', 'Grenville', 18, 19, {
    arrive: derived('3.23'),
    depart: derived('3.23'),
  }),
  person('england', 'explorer', 'davis', 'Davis', 18, 20),
  person('england', 'privateer', 'raleigh', 'Raleigh', 18, 21),
  person('england', 'explorer', 'cavendish', 'Cavendish', 19, 20),
  person('france', 'explorer', 'gonneville', 'Gonneville', 1, 2, { arrive: stated('24.12'), depart: stated('24.12') }),
  person('france', 'explorer', 'verrazzano-g', 'Verrazzano, G.', 6, 7),
  person('france', 'explorer', 'verrazzano-h', 'Verrazzano, H.', 7, 8),
  person('france', 'explorer', 'cartier', 'Cartier', 8, 10),
  person('france', 'explorer', 'roberval', 'Roberval', 10, 11),
  person('france', 'explorer', 'villegagnon', 'Villegagnon', 12, 13),
  person('france', 'explorer', 'ribaut', 'Ribaut', 13, 14),
  person('france', 'explorer', 'laudonniere', 'Laudonniere', 14, 15),
  person('france', 'explorer', 'personne', 'Personne', 17, 18, {
    kind: stated('15.36'),
    arrive: stated('15.36'),
    depart: derived('3.22'),
  }),
  person('portugal', 'explorer', 'diaz', 'Diaz', 1, 1, spans('23.13')),
  person('portugal', 'explorer', 'da-gama', 'Da Gama', 1, 3, spans('23.13')),
  person('portugal', 'explorer', 'corte-real', 'Corte Real', 2, 2, spans('23.13')),
  person('portugal', 'explorer', 'cabral', 'Cabral', 2, 5, spans('23.13')),
  person('portugal', 'explorer', 'vespucci', 'Vespucci', 3, 6, spans('23.13')),
  person('portugal', 'explorer', 'albuquerque', "d'Albuquerque", 4, 6, spans('23.13')),
  person('portugal', 'explorer', 'sequeira', 'Sequeira', 6, 8, spans('23.13')),
  person('bankers', 'explorer', 'alfinger', 'Alfinger', 7, 8, spans('24.22')),
  person('bankers', 'explorer', 'spires', 'Spires', 9, 10, spans('24.22')),
  person('bankers', 'explorer', 'federman', 'Federman', 9, 9, spans('24.22')),
  person('bankers', 'explorer', 'von-huten', 'Von Huten', 10, 11, spans('24.22')),
]

/** 23.14, 24.12. What options change: Portugal's turns of Sebastian Cabot, and the Frenchmen that the Bankers push aside. */
export const CABOT_IN_PORTUGAL = { id: 'cabot-s', from: 7, to: 10, source: stated('23.14') } as const
export const BANKERS_CHANGES = {
  absent: ['villegagnon', 'ribaut', 'personne'],
  gonneville: { arrive: 2, depart: 3 },
  source: stated('24.12'),
} as const

/** 15.63. Ratings of the Missionary counters. */
export const MISSIONARY_RATINGS: readonly number[] = [
  3, 3, 2, 2, 2, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -2, -2, -2, -3, -3,
]
export const MISSIONARY_SOURCE: Source = reconstructed('gap G-8')
