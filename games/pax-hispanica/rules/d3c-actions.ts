import type { World } from '@spanish-main/kernel'
import { ACTIONS } from '../actions/index.ts'
import { nudge } from './d3b-nudge.ts'
import { sell } from './d3f-sell.ts'
import { discardOpenly, shuffleBack } from './decks.ts'
import { colourOf, hasTitle } from './players.ts'
import { offerIronMask } from './pr-man-iron-mask.ts'
import { type Pax, PLAYING } from './state.ts'
import { ICON, isHaven, TITLE, tables } from './tables.ts'
import { by, call, decision, type FrameOf, move, no, pending, repeat, sequence, step, tell, top } from './words.ts'

const NOT_ON_THE_CARD = no('D3c', 'not-on-the-card')
const ALREADY_USED = no('D3c', 'already-used')

/** D3. One card. Actions are those left (GL-action-limit), and the icons used are a bit set. */
export const playCard = sequence('play-card', [
  step('D3b', nudge),
  repeat('D3c', (g, frame) => {
    if (frame.actions === 0 || frame.used === (1 << tables.icons[g.edition][frame.card].length) - 1) return false
    call(g, 'card-actions', frame.seat, frame.card, frame.actions, frame.used)
    return true
  }),
  step('D3d', discardUnlessAnchored),
  step('AMB-66', (g, frame) => offerIronMask(g, colourOf(g, frame.seat))),
])

/** D3d. A card that was not Anchored is Discarded after its Actions; everybody has seen it. */
function discardUnlessAnchored(g: Pax, frame: FrameOf<'play-card'>, world: World): void {
  const card = frame.card
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
  by('ED-27')
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
    const { card } = top(g, 'card-actions')
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
    const { card, used } = top(g, 'card-actions')
    const colour = colourOf(g, seat)
    const icon = iconFor(g, colour, card, used, action)
    if (icon === ABSENT) return NOT_ON_THE_CARD
    if (icon === SPENT) return ALREADY_USED
    return ACTIONS[action].refuse(g, colour, card, tables.icons[g.edition][card][icon])
  },
  play(g, seat, world, action) {
    const playing = pending(g, 'play-card')!
    const colour = colourOf(g, seat)
    const icon = iconFor(g, colour, playing.card, playing.used, action)
    playing.actions--
    playing.used |= 1 << icon
    tell(world, g, ACTIONS[action].rule, 'action-used', colour, playing.card, action)
    ACTIONS[action].play(g, colour, world, playing.card, tables.icons[g.edition][playing.card][icon])
  },
})

const done = move({
  rule: 'D3c',
  play(g) {
    pending(g, 'play-card')!.actions = 0
  },
})

/** D3c. Which icon next, if any. */
export const cardActions = decision('card-actions', {
  rule: 'D3c',
  moves: { use, sell, done },
})
