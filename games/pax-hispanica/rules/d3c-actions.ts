import { call, type Frame, top, type World } from '@spanish-main/kernel'
import { ACTIONS } from '../actions/index.ts'
import { nudge } from './d3b-nudge.ts'
import { sell } from './d3f-sell.ts'
import { discardOpenly, shuffleBack } from './decks.ts'
import { colourOf, hasTitle } from './players.ts'
import { offerIronMask } from './pr-man-iron-mask.ts'
import { type Pax, PLAYING } from './state.ts'
import { ICON, isHaven, TITLE, tables } from './tables.ts'
import { decision, move, no, repeat, sequence, step, tell } from './words.ts'

const NOT_ON_THE_CARD = no('D3c', 'not-on-the-card')
const ALREADY_USED = no('D3c', 'already-used')

/** D3. One card. Its frame holds the card, the Actions left (GL-action-limit) and the icons used, as a bit set. */
export const playCard = sequence(
  'play-card',
  [
    step('D3b', nudge),
    repeat('D3c', (g, frame) => {
      if (frame.b === 0 || frame.c === (1 << tables.icons[g.edition][frame.a].length) - 1) return false
      call(g, 'card-actions', frame.seat, frame.a, frame.b, frame.c)
      return true
    }),
    step('D3d', discardUnlessAnchored),
    step('AMB-66', (g, frame) => offerIronMask(g, colourOf(g, frame.seat))),
  ],
  { a: 'public', b: 'public', c: 'public' },
)

/** D3d. A card that was not Anchored is Discarded after its Actions; everybody has seen it. */
function discardUnlessAnchored(g: Pax, frame: Frame, world: World): void {
  const card = frame.a
  const colour = colourOf(g, frame.seat)
  if (g.place[card] !== PLAYING) return
  if (isHaven(card)) {
    tell(world, g, 'D3d', 'discarded', colour, card)
    shuffleBack(g, card)
  } else discardOpenly(g, world, 'D3d', card, colour)
}

/** How an Action stands with the icons of a card. */
const ABSENT = -1
const SPENT = -2

/** The first unused icon of an Action on a card. PR-conspirator: a Tax icon may serve as Excommunication. */
function iconFor(g: Pax, colour: number, card: number, used: number, action: number): number {
  const icons = tables.icons[g.edition][card]
  let found = ABSENT
  for (let i = 0; i < icons.length; i++) {
    if (icons[i].action !== action) continue
    if ((used & (1 << i)) === 0) return i
    found = SPENT
  }
  if (action !== ICON.excommunication || !hasTitle(g, colour, TITLE.conspirator)) return found
  const tax = iconFor(g, colour, card, used, ICON.tax)
  return tax === ABSENT ? found : tax
}

/** D3c. Each printed icon may be used once, in any order. */
const use = move({
  rule: 'D3c',
  args: ['action'],
  offers(g, seat, offer) {
    const card = top(g).a
    const icons = tables.icons[g.edition][card]
    let seen = 0
    for (let i = 0; i < icons.length; i++) {
      const { action } = icons[i]
      if ((seen & (1 << action)) !== 0) continue
      seen |= 1 << action
      offer(action)
    }
    if ((seen & (1 << ICON.tax)) === 0 || (seen & (1 << ICON.excommunication)) !== 0) return
    if (hasTitle(g, colourOf(g, seat), TITLE.conspirator)) offer(ICON.excommunication)
  },
  refuse(g, seat, action) {
    const { a: card, c: used } = top(g)
    const colour = colourOf(g, seat)
    const icon = iconFor(g, colour, card, used, action)
    if (icon === ABSENT) return NOT_ON_THE_CARD
    if (icon === SPENT) return ALREADY_USED
    return ACTIONS[action].refuse(g, colour, card, tables.icons[g.edition][card][icon])
  },
  play(g, seat, world, action) {
    const playing = top(g)
    const colour = colourOf(g, seat)
    const icon = iconFor(g, colour, playing.a, playing.c, action)
    playing.b--
    playing.c |= 1 << icon
    tell(world, g, ACTIONS[action].rule, 'action-used', colour, playing.a, action)
    ACTIONS[action].play(g, colour, world, playing.a, tables.icons[g.edition][playing.a][icon])
  },
})

const done = move({
  rule: 'D3c',
  play(g) {
    top(g).b = 0
  },
})

/** D3c. Which icon next, if any; the frame repeats the card, the Actions left and the icons used. */
export const cardActions = decision('card-actions', {
  rule: 'D3c',
  moves: { use, sell, done },
  shows: { a: 'public', b: 'public', c: 'public' },
})
