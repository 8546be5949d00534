import type { World } from '@spanish-main/kernel'
import { isElDorado } from './calendar.ts'
import { drawHaven } from './decks.ts'
import { isCallow } from './figures.ts'
import { sufferMidlifeCrisis } from './gl-midlife-crisis.ts'
import { losePeerage } from './peers.ts'
import { colourOf, hasTitle } from './players.ts'
import type { Pax } from './state.ts'
import { TITLE, tables } from './tables.ts'
import { earn } from './tokens.ts'
import { by, call, type FrameOf, move, no, repeat, sequence, step, tell } from './words.ts'

const EL_DORADO = no('OM-el-dorado', 'no-debauchery')

const HAVEN_CARDS = 3

/** D2c, GL-debauchery. Not while everybody looks for El Dorado. */
export const debauchery = move({
  rule: 'D2c',
  refuse: g => (isElDorado(g) ? EL_DORADO : undefined),
  play(g, seat, world) {
    tell(world, g, 'D2c', 'caroused', colourOf(g, seat))
    call(g, 'debauchery', seat)
  },
})

/** D2c. A Professional loses his Profession and cannot buy it back; then money and Haven cards, one by one (AMB-40). */
export const carousal = sequence('debauchery', [
  step('PR-grand-inquisitor', defrock),
  step('D2c', (g, frame) => {
    const colour = colourOf(g, frame.seat)
    if (!isCallow(g, colour)) sufferMidlifeCrisis(g, colour)
  }),
  step('PR-conspirator', (g, frame, world) => {
    const colour = colourOf(g, frame.seat)
    earn(g, world, 'D2c', colour, hasTitle(g, colour, TITLE.conspirator) ? 2 : 1)
  }),
  repeat('D2c', (g, frame, world) => {
    if (frame.drawn === HAVEN_CARDS) return false
    by('AMB-40')
    frame.drawn++
    drawHaven(g, world, 'D2c', colourOf(g, frame.seat))
    return true
  }),
])

/** PR-grand-inquisitor. The title does not go with such a life. */
function defrock(g: Pax, frame: FrameOf<'debauchery'>, world: World): void {
  const colour = colourOf(g, frame.seat)
  if (!hasTitle(g, colour, TITLE['grand-inquisitor'])) return
  losePeerage(g, world, 'PR-grand-inquisitor', colour, tables.cardOfTitle[TITLE['grand-inquisitor']])
}
