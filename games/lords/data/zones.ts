import type { Known } from './source.ts'
import { derived, stated } from './source.ts'

export type Zone = {
  readonly id: string
  readonly name: string
  /** B5. Galleons may not enter. */
  readonly shoals: boolean
  /** C4b. The red arrow by which merchantmen come, and those by which they go home. */
  readonly entry: boolean
  readonly exit: boolean
  readonly known: Known
}

/** The fifteen sea zones; the place in this list is the index everywhere. What `known` does not name is reconstructed (gap G1). */
export const ZONES: readonly Zone[] = [
  {
    id: 'hewanorra',
    name: 'Hewanorra Sea',
    shoals: false,
    entry: true,
    exit: false,
    known: { entry: derived('E3, route example') },
  },
  { id: 'paria', name: 'Gulf of Paria', shoals: false, entry: false, exit: false, known: {} },
  { id: 'curacao-sea', name: 'Curaçao Sea', shoals: false, entry: false, exit: false, known: {} },
  { id: 'rosario', name: 'Rosario Sea', shoals: false, entry: false, exit: false, known: {} },
  { id: 'darien', name: 'Gulf of Darién', shoals: false, entry: false, exit: false, known: {} },
  { id: 'mosquito', name: 'Mosquito Sea', shoals: false, entry: false, exit: false, known: {} },
  { id: 'gulf-of-honduras', name: 'Gulf of Honduras', shoals: false, entry: false, exit: false, known: {} },
  { id: 'campeche', name: 'Bay of Campeche', shoals: false, entry: false, exit: false, known: {} },
  { id: 'florida', name: 'Straits of Florida', shoals: false, entry: false, exit: true, known: {} },
  { id: 'bahama', name: 'Old Bahama Channel', shoals: true, entry: false, exit: true, known: { shoals: stated('B5') } },
  {
    id: 'jardines',
    name: 'Jardines de la Reina',
    shoals: true,
    entry: false,
    exit: false,
    known: { shoals: stated('B5') },
  },
  { id: 'jamaica', name: 'Jamaica Channel', shoals: false, entry: false, exit: false, known: {} },
  { id: 'mona', name: 'Mona Sea', shoals: false, entry: false, exit: false, known: {} },
  { id: 'tortuga-channel', name: 'Tortuga Channel', shoals: false, entry: false, exit: true, known: {} },
  {
    id: 'sint-maartin-sea',
    name: 'Sint Maartin Sea',
    shoals: false,
    entry: false,
    exit: true,
    known: { exit: derived('E3, route example') },
  },
]

export type Link = {
  readonly from: string
  readonly to: string /** A trade wind: not the other way. */
  readonly wind: boolean
  readonly known: Known
}

/** Which zones touch. */
export const LINKS: readonly Link[] = [
  { from: 'hewanorra', to: 'paria', wind: false, known: {} },
  { from: 'hewanorra', to: 'sint-maartin-sea', wind: false, known: {} },
  { from: 'curacao-sea', to: 'mona', wind: false, known: {} },
  { from: 'curacao-sea', to: 'jamaica', wind: false, known: {} },
  { from: 'rosario', to: 'darien', wind: false, known: {} },
  { from: 'rosario', to: 'jamaica', wind: false, known: {} },
  { from: 'rosario', to: 'mosquito', wind: false, known: {} },
  { from: 'darien', to: 'mosquito', wind: false, known: {} },
  { from: 'mosquito', to: 'jamaica', wind: false, known: {} },
  { from: 'gulf-of-honduras', to: 'jardines', wind: false, known: {} },
  { from: 'jardines', to: 'jamaica', wind: false, known: {} },
  { from: 'bahama', to: 'tortuga-channel', wind: false, known: {} },
  { from: 'jamaica', to: 'tortuga-channel', wind: false, known: {} },
  { from: 'mona', to: 'sint-maartin-sea', wind: false, known: { link: derived('E3, route example') } },
  { from: 'mona', to: 'tortuga-channel', wind: false, known: {} },
  { from: 'tortuga-channel', to: 'sint-maartin-sea', wind: false, known: {} },
  { from: 'hewanorra', to: 'mona', wind: true, known: { link: derived('E3, route example') } },
  { from: 'paria', to: 'curacao-sea', wind: true, known: {} },
  { from: 'curacao-sea', to: 'rosario', wind: true, known: {} },
  { from: 'mosquito', to: 'gulf-of-honduras', wind: true, known: {} },
  { from: 'jamaica', to: 'gulf-of-honduras', wind: true, known: {} },
  { from: 'gulf-of-honduras', to: 'campeche', wind: true, known: {} },
  { from: 'campeche', to: 'florida', wind: true, known: {} },
  { from: 'jardines', to: 'florida', wind: true, known: {} },
  { from: 'florida', to: 'bahama', wind: true, known: {} },
  { from: 'mona', to: 'jamaica', wind: true, known: {} },
  { from: 'jamaica', to: 'campeche', wind: true, known: {} },
]
