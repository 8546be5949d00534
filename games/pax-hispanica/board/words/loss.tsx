import type { BoardWords, LossSum, Name, Say } from '@spanish-main/ui'
import { AREA_IDS } from '../../data/index.ts'
import { allies, FLEET, TARGET } from '../../rules/e5b-strength.ts'
import { flagship } from '../../rules/ships.ts'
import { areaOf, isRebelSite } from '../../rules/sites.ts'
import { EMPTY, NO_REBEL, type Pax, TAX_REBEL } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { Token } from '../art/token.tsx'
import { cardName, siteName } from '../names.ts'
import { idleLines, linesOf, reckoning } from '../stage/strength-lines.ts'

/** E5e, E5g. A land battle that is lost whoever takes which side; a tie holds the land. */
export const loss: NonNullable<BoardWords<Pax>['loss']> = ({ view, seat }, { move, args: [site] }, say, name) => {
  if (seat < 0 || (move !== 'attack' && move !== 'enslave')) return undefined
  const colour = view.colour[seat]
  const friends = allies(view, colour, site)
  const [fleet, target] = reckoning(view, colour, site, friendsOf(view, friends)).total
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
    prompt: say('loss.prompt', { fleet, target, tie: fleet === target ? 'yes' : 'no', site: siteName(say, site) }),
    why: say('loss.why', { friends: friends === 0 ? 'no' : 'yes' }),
    rule: 'E5g',
    things,
    sum: sumOf(view, colour, site, friends, { move, say, name }),
  }
}

/** Bit set of the colours of these seats. */
function friendsOf(view: Pax, seats: number): number {
  let colours = 0
  for (const each of view.order) if ((seats & (1 << view.seatOf[each])) !== 0) colours |= 1 << each
  return colours
}

function sumOf(
  view: Pax,
  colour: number,
  site: number,
  friends: number,
  words: { readonly move: string; readonly say: Say; readonly name: Name },
): LossSum {
  const { move, say } = words
  const place = siteName(say, site)
  const { lines, total } = reckoning(view, colour, site, friendsOf(view, friends))
  const [fleet, target] = total
  const area = areaOf(site)
  const idle = idleLines(view, words, lines, tables.sitesOfArea[area])
  const side = (title: string, which: number) => ({
    title,
    lines: [...linesOf(view, words, lines, colour, which, friends), ...(which === TARGET ? idle : [])].map(line => ({
      name: line.title,
      why: line.reason,
      rule: line.rule,
      value: line.value,
      picture: <Token of={line.piece} />,
    })),
  })
  return {
    title: say('loss.sum', { move, site: place }),
    sub: say(friends === 0 ? 'loss.sum.sub' : 'loss.sum.sub-allies', { area: say(`area.${AREA_IDS[area]}.name`) }),
    sides: [side(say('loss.sum.fleet'), FLEET), side(say('loss.sum.target', { site: place }), TARGET)],
    score: `${fleet} : ${target}`,
    verdict: say('loss.sum.verdict', { tie: fleet === target ? 'yes' : 'no' }),
    rule: 'E5e',
    different: different(view, colour, site, friendsOf(view, friends), say),
  }
}

/** What would turn the battle, each by itself, tried by the rules' own arithmetic. */
function different(view: Pax, colour: number, site: number, friends: number, say: Say): string[] {
  const after = (change: Partial<Pax>) => reckoning({ ...view, ...change }, colour, site, friends).total
  const wins = ([fleet, target]: readonly [number, number]) => fleet > target
  const [fleet, target] = reckoning(view, colour, site, friends).total
  const more = target - fleet + 1
  const found = [say('loss.different.galleons', { more, fleet: fleet + more, target })]
  for (const other of tables.sitesOfArea[areaOf(site)]) {
    const gone = view.disk[other] !== EMPTY && other !== site && after({ disk: view.disk.with(other, EMPTY) })
    if (gone && wins(gone)) found.push(say('loss.different.colony', { site: siteName(say, other), ...score(gone) }))
  }
  const rebel = tables.sitesOfArea[areaOf(site)].find(other => isRebelSite(other) && view.rebel[other] === NO_REBEL)
  const risen = rebel !== undefined && rebel !== site && after({ rebel: view.rebel.with(rebel, TAX_REBEL) })
  if (risen && wins(risen)) found.push(say('loss.different.rebel', score(risen)))
  return found
}

const score = ([fleet, target]: readonly [number, number]) => ({ fleet, target })
