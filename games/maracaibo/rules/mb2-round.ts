import { circle } from './players.ts'
import { JEAN, type Maracaibo } from './state.ts'
import { by, call, repeat, sequence } from './words.ts'

/** The seat at a place of the circle, which begins with the start player. */
export const seatAt = (g: Maracaibo, place: number): number => (g.starter + place) % g.seats

/** SM-2, MR-16. Turns go round and round; the end of a round does not interrupt the circle. */
export const round = sequence('round', [
  repeat('MR-16', g => {
    if (g.ender >= 0) return false
    const place = g.next
    by('MB-11.5')
    g.next = (g.next + 1) % circle(g)
    if (place < g.seats) call(g, 'turn', seatAt(g, place))
    else if (g.opponent === JEAN) call(g, 'jean')
    else if (by('MU-5.2')) call(g, 'jacques')
    return true
  }),
])
