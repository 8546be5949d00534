import { drawFromDisplay, drawUnseen, pileHasCards } from './cards.ts'
import { DISPLAY, type Maracaibo } from './state.ts'
import { call, decision, move, no, repeat, sequence } from './words.ts'

const EMPTY_SLOT = no('MB-2.5', 'empty-slot')
const EMPTY_PILE = no('MB-2.5', 'empty-pile')

const anythingLeft = (g: Maracaibo): boolean => pileHasCards(g) || g.display.some(card => card >= 0)

/** SM-8, Kn. So many cards, each from the display or unseen from the pile. */
export const refill = sequence('refill', [
  repeat('MB-2.4', (g, frame) => {
    if (frame.left <= 0 || !anythingLeft(g)) return false
    frame.left--
    call(g, 'draw', frame.seat)
    return true
  }),
])

/** DC-19. */
export const draw = decision('draw', {
  rule: 'MB-2.4',
  moves: {
    display: move({
      rule: 'MB-2.4',
      args: ['slot'],
      offers(_g, _seat, offer) {
        for (let slot = 1; slot <= DISPLAY; slot++) offer(slot)
      },
      refuse: (g, _seat, slot) => (g.display[slot - 1] < 0 ? EMPTY_SLOT : undefined),
      play: (g, seat, world, slot) => drawFromDisplay(g, seat, slot - 1, world),
    }),
    pile: move({
      rule: 'MB-2.4',
      refuse: g => (pileHasCards(g) ? undefined : EMPTY_PILE),
      play: (g, seat, world) => drawUnseen(g, seat, world),
    }),
  },
})
