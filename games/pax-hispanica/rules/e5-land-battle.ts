import type { Answers, World } from '@spanish-main/kernel'
import { allies, countStrength, FLEET, TARGET } from './e5b-strength.ts'
import { colourOf, hasTitle, seatOf } from './players.ts'
import { isTribal } from './sites.ts'
import { NO_REBEL, type Pax } from './state.ts'
import { TITLE } from './tables.ts'
import { earn } from './tokens.ts'
import { by, call, decision, type FrameOf, move, pending, sequence, step, tell } from './words.ts'

/** E5, SM-5. The fleet of the frame's seat against a Site; supporters are the bit set of the colours that side with the fleet. */
export const landBattle = sequence('land-battle', [
  step('E5', announceBattle),
  step('E5c', (g, frame) => {
    const attacker = colourOf(g, frame.seat)
    if (allies(g, attacker, frame.site) !== 0) call(g, 'battle-support', frame.seat, frame.site)
  }),
  step('E5e', decideBattle),
])

/** E5. Told as an attack or an enslave. AMB-15: whoever attacks a Rebel has earned the bounty, win or lose. */
function announceBattle(g: Pax, frame: FrameOf<'land-battle'>, world: World): void {
  const colour = colourOf(g, frame.seat)
  tell(world, g, 'E5', isEnslave(g, frame.site) ? 'enslave-announced' : 'attack-announced', colour, frame.site)
  if (g.rebel[frame.site] === NO_REBEL) return
  // PR-agent, PR-governor: $2 for either, not for both.
  if (hasTitle(g, colour, TITLE.agent) && by('AMB-15')) earn(g, world, 'PR-agent', colour, 2)
  else if (hasTitle(g, colour, TITLE.governor) && by('AMB-15')) earn(g, world, 'PR-governor', colour, 2)
}

const isEnslave = (g: Pax, site: number): boolean => isTribal(site) && g.cathedral[site] === 0

/** E5c, B8a, GL-battle-card. Everybody else with free Strength in the area, at once and in secret; nobody stays neutral. */
export const battleSupport = decision('battle-support', {
  rule: 'E5c',
  who: (g, frame) => allies(g, colourOf(g, frame.seat), frame.site),
  moves: { 'support-fleet': move({ rule: 'E5c' }), 'support-target': move({ rule: 'E5c' }) },
  reveal: showSupport,
})

function showSupport(g: Pax, _frame: FrameOf<'battle-support'>, world: World, answers: Answers): void {
  const battle = pending(g, 'land-battle')!
  for (let i = 0; i < g.order.length; i++) {
    const colour = g.order[i]
    const answer = answers.move(seatOf(g, colour))
    if (answer === undefined) continue
    if (answer === 'support-fleet') battle.supporters |= 1 << colour
    tell(world, g, 'E5c', 'side-taken', colour, answer === 'support-fleet' ? FLEET : TARGET)
  }
}

/** PR-capitania-general. */
export const winsTies = (g: Pax, colour: number): boolean =>
  hasTitle(g, colour, TITLE['capitania-general']) && by('PR-capitania-general')

/** E5e. The fleet needs the greater Strength; PR-capitania-general wins ties in the battles it starts. */
function decideBattle(g: Pax, frame: FrameOf<'land-battle'>, world: World): void {
  const colour = colourOf(g, frame.seat)
  const [fleet, target] = countStrength(g, world, colour, frame.site, frame.supporters)
  tell(world, g, 'E5e', 'land-battle-fought', colour, frame.site, fleet, target)
  const won = fleet > target || (fleet === target && winsTies(g, colour))
  tell(world, g, won ? 'E5f' : 'E5g', won ? 'land-battle-won' : 'land-battle-lost', colour, frame.site)
  call(g, won ? 'fleet-wins' : 'target-wins', frame.seat, frame.site)
}
