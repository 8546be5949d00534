// On what a seat is called, and which seats that concerns at a table as it stands.
import { type State, waiting } from '@spanish-main/kernel'
import { askedToEnd, offeredTo, peopleAt, type Room, type Session } from '@spanish-main/session'

/**
 * Your move; an offer to you; your consent to going back or to ending; less than a tenth of your time is left; a bot keeps
 * your seat; the game is over.
 */
export const OCCASIONS = ['your-move', 'offer', 'consent', 'clock-low', 'stand-in', 'ended'] as const
export type Occasion = (typeof OCCASIONS)[number]

/** What calls a seat unless it says so itself: that nobody plays for it who is not asked. */
export const USUAL_OCCASIONS: readonly Occasion[] = ['your-move', 'clock-low']

/** The seats that each occasion concerns, as bit sets. */
export type Concerned = Readonly<Record<Occasion, number>>

const NOBODY: Concerned = { 'your-move': 0, offer: 0, consent: 0, 'clock-low': 0, 'stand-in': 0, ended: 0 }

/** Whom each occasion concerns at a table as it stands, where the time of some seats is little. */
export function concernedAt(room: Room, session: Session<State>, low: number): Concerned {
  const persons = seatsWhere(room, ({ kind }) => kind !== 'bot' && kind !== 'empty')
  if (room.stage !== 'playing') return { ...NOBODY, ended: persons }
  const people = peopleAt(room)
  const { request } = session
  const asked = request === undefined ? 0 : request.needed & ~request.consents
  return {
    'your-move': waiting(session.game, session.journal.state) & people,
    offer: offeredTo(session) & people,
    consent: (asked | (room.ending === undefined ? 0 : askedToEnd(room) & ~room.ending)) & people,
    'clock-low': low,
    'stand-in': seatsWhere(room, ({ standIn, resigned }) => standIn !== undefined && resigned === undefined),
    ended: 0,
  }
}

const seatsWhere = ({ seats }: Room, holds: (seat: Room['seats'][number]) => boolean): number =>
  seats.reduce((all, seat, at) => (holds(seat) ? all | (1 << at) : all), 0)

type Words = { readonly subject: string; readonly text: string }

const LETTERS: Readonly<Record<'en' | 'pl', Readonly<Record<Occasion, Words>>>> = {
  en: {
    'your-move': { subject: 'Your move', text: 'The table waits for you.' },
    offer: { subject: 'An offer for you', text: 'Somebody offers you a deal.' },
    consent: { subject: 'Your consent', text: 'The table asks whether you agree.' },
    'clock-low': { subject: 'Your time runs low', text: 'Less than a tenth of it is left.' },
    'stand-in': { subject: 'A bot keeps your seat', text: 'Take it back whenever you like.' },
    ended: { subject: 'The game is over', text: 'See how it ended.' },
  },
  pl: {
    'your-move': { subject: 'Twój ruch', text: 'Stół czeka na Ciebie.' },
    offer: { subject: 'Propozycja dla Ciebie', text: 'Ktoś proponuje Ci układ.' },
    consent: { subject: 'Twoja zgoda', text: 'Stół pyta, czy się zgadzasz.' },
    'clock-low': { subject: 'Kończy Ci się czas', text: 'Została mniej niż jedna dziesiąta.' },
    'stand-in': { subject: 'Bot pilnuje Twojego miejsca', text: 'Możesz je odebrać, kiedy zechcesz.' },
    ended: { subject: 'Koniec gry', text: 'Zobacz, jak się skończyła.' },
  },
}

/** What a letter says on an occasion: the table and nothing that is hidden. */
export function letterOn(
  occasion: Occasion,
  language: 'en' | 'pl',
  { title, url }: { readonly title: string; readonly url: string },
): Words {
  const { subject, text } = LETTERS[language][occasion]
  return { subject: `${subject}: ${title === '' ? 'Spanish Main' : title}`, text: `${text}\n${url}\n` }
}
