// The arithmetic of a land battle, line by line, as the stage and the warning before it show it.
import type { Event } from '@spanish-main/kernel'
import type { Name, Say } from '@spanish-main/ui'
import { countStrength } from '../../rules/e5b-strength.ts'
import { holderOf } from '../../rules/players.ts'
import { isSlave, ownerOf } from '../../rules/sites.ts'
import { EMPTY, INDIGENOUS, type Pax } from '../../rules/state.ts'
import { TITLE } from '../../rules/tables.ts'
import { vocabulary } from '../../rules/vocabulary.ts'
import type { Piece } from '../art/token.tsx'
import { siteName } from '../names.ts'
import type { StrengthLine } from './reckoning.tsx'

/** The reckoning if these colours take the fleet's side, or nobody: the rules' own arithmetic, told to nobody else. */
export function reckoning(
  view: Pax,
  attacker: number,
  site: number,
  supporters = 0,
): { lines: Event[]; total: readonly [fleet: number, target: number] } {
  const lines: Event[] = []
  const world = { chance: { below: () => 0 }, listen: (event: Event) => lines.push(event) }
  const [fleet, target] = countStrength(view, world, attacker, site, supporters)
  return { total: [fleet, target], lines }
}

function pieceOf(view: Pax, attacker: number, what: string, site: number): Piece {
  const owner = ownerOf(view, site)
  switch (what) {
    case 'galleons':
      return { piece: 'galleon', colour: attacker }
    case 'rebel':
      return { piece: 'rebel', side: view.rebel[site] }
    case 'fort':
      return { piece: 'fort' }
    case 'citizen':
      return view.meeple[site] >= 0 && view.meeple[site] < 5
        ? { piece: 'citizen', colour: view.meeple[site] }
        : { piece: 'indigenous' }
    case 'bible':
      return { piece: 'bible', colour: Math.max(0, owner) }
    case 'natives':
      return { piece: 'indigenous' }
    default:
      return { piece: 'disk', colour: Math.max(0, owner) }
  }
}

/** Who chooses a side for a piece; −1 for what fights by itself. */
const chooserOf = (of: Piece): number => ('colour' in of && of.piece !== 'galleon' ? of.colour : -1)

/** What counts on a side. `free` has the bits of the seats that have not chosen theirs yet (E5c). */
export function linesOf(
  view: Pax,
  { say, name }: { readonly say: Say; readonly name: Name },
  events: readonly Event[],
  attacker: number,
  side: number,
  free = 0,
): StrengthLine[] {
  return events
    .filter(event => event.kind === 'strength-counted' && event.args[0] === side)
    .map(({ rule, args: [, what, site, value] }) => {
      const of = pieceOf(view, attacker, vocabulary.strength.words[what], site)
      const owner = vocabulary.strength.words[what] === 'natives' ? holderOf(view, TITLE['maroon-king']) : chooserOf(of)
      const chooses = owner >= 0 && (free & (1 << view.seatOf[owner])) !== 0
      return {
        piece: of,
        title: name('strength', what),
        reason: chooses ? say('stage.land.free', { site: siteName(say, site) }) : siteName(say, site),
        rule,
        value,
      }
    })
}

/** What stands on these Sites and counts for nobody, because people ask about it: it was not among what was counted. */
export function idleLines(
  view: Pax,
  { say }: { readonly say: Say },
  events: readonly Event[],
  sites: readonly number[],
) {
  const word = (what: number) => vocabulary.strength.words[what] as string
  const counted = new Set(events.map(({ args: [, what, site] }) => `${word(what)} ${site}`))
  return sites.flatMap((site): StrengthLine[] => {
    const idle = (what: string, of: Piece, key: string, rule: string): StrengthLine[] =>
      counted.has(`${what} ${site}`)
        ? []
        : [
            {
              piece: of,
              title: say(`stage.idle.${key}`, { site: siteName(say, site) }),
              reason: say(`stage.idle.${key}.why`),
              rule,
              value: 0,
            },
          ]
    return [
      ...(view.fort[site] === 1 ? idle('fort', { piece: 'fort' }, 'fort', 'E5b') : []),
      ...(view.meeple[site] !== INDIGENOUS
        ? []
        : isSlave(view, site)
          ? idle('natives', { piece: 'slave' }, 'slave', 'E5d')
          : idle('natives', { piece: 'indigenous' }, 'people', 'E5d')),
      ...(view.bible[site] !== EMPTY
        ? idle('bible', { piece: 'bible', colour: view.bible[site] }, 'bible', 'E5b')
        : []),
    ]
  })
}
