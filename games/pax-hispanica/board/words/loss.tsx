import type { BoardWords } from '@spanish-main/ui'
import { allies, countStrength } from '../../rules/e5b-strength.ts'
import { flagship } from '../../rules/ships.ts'
import type { Pax } from '../../rules/state.ts'
import { Token } from '../art/token.tsx'
import { cardName, siteName } from '../names.ts'

/** Told to nobody: the rules' arithmetic for a forecast. */
const SILENT = { chance: { below: () => 0 }, listen: undefined }

/** E5e, E5g. A land battle that is lost whoever takes which side; a tie holds the land. */
export const loss: NonNullable<BoardWords<Pax>['loss']> = ({ view, seat }, { move, args: [site] }, say) => {
  if (seat < 0 || (move !== 'attack' && move !== 'enslave')) return undefined
  const colour = view.colour[seat]
  const friends = allies(view, colour, site)
  let supporters = 0
  for (const each of view.order) if ((friends & (1 << view.seatOf[each])) !== 0) supporters |= 1 << each
  const [fleet, target] = countStrength(view, SILENT, colour, site, supporters)
  if (fleet > target) return undefined
  const lead = flagship(view, colour)
  const things = [
    {
      name: say('loss.galleon'),
      where: say('loss.galleon.where'),
      picture: <Token of={{ piece: 'galleon', colour }} />,
    },
    ...(lead < 0 ? [] : [{ name: cardName(say, lead), where: say('loss.ship.where') }]),
  ]
  return {
    why: say(friends === 0 ? 'loss.why' : 'loss.why-allies', { fleet, target, site: siteName(say, site) }),
    rule: 'E5e',
    things,
  }
}
