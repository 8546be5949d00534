import type { BoardWords, Sample, TextSection } from '@spanish-main/ui'
import { AREAS } from '../../data/index.ts'
import { controller } from '../../rules/19-control.ts'
import { type Conquest, EXPEDITIONS } from '../../rules/state.ts'
import { describeHex } from '../chart/describe.ts'
import { fleetsOf } from '../chart/fleets.tsx'
import { stacksOf } from '../chart/stacks.tsx'
import { hexName, seatName, slipName, waterName, yearOf } from '../names.ts'
import { strengthsOf } from '../parts/strength.ts'

/** A new turn opens a chapter of the chronicle. */
export const chapter: NonNullable<BoardWords<Conquest>['chapter']> = ({ kind, args }, say) =>
  kind === 'turn-begins' ? say('chapter.turn', { turn: args[0], year: String(yearOf(args[0])) }) : undefined

/** 7.31, 10.2. A voyage and a march are one line, whatever they passed; an event names the country first. */
export const inOne: NonNullable<BoardWords<Conquest>['inOne']> = (before, event) => {
  if (before.kind !== event.kind || before.rule !== event.rule || before.args[0] !== event.args[0]) return undefined
  if (event.kind === 'sailed') return before.args[1] === event.args[1] ? event : undefined
  const [country, from, to] = event.args
  if (event.kind !== 'marched' || before.args[2] !== from) return undefined
  return { ...event, args: [country, before.args[1], to] }
}

/** The table in words: hexes in reading order, from the north-west. */
export const describe: NonNullable<BoardWords<Conquest>['describe']> = ({ view }, say): TextSection[] => {
  const fleets = fleetsOf(view)
  return [
    {
      title: say('text.countries'),
      rows: view.nation.map((_, seat) => {
        const { ducats, points, colonists, dets, ships } = strengthsOf(view, seat)
        return {
          name: seatName(view, say, seat),
          value: say('text.country.line', { ducats, points, colonists, dets, ships }),
        }
      }),
    },
    {
      title: say('text.places'),
      rows: stacksOf(view)
        .toSorted((a, b) => a.hex - b.hex)
        .map(({ hex }) => ({
          name: hexName(say, hex),
          value: describeHex(view, hex, fleets, say).facts.join('; '),
          target: { domain: 'hex', value: hex },
        })),
    },
    {
      title: say('text.fleets'),
      rows: fleets.map(({ expedition, seat, ships }) => ({
        name: waterName(say, view.expAt[expedition]),
        value: say('board.fleet', {
          who: seatName(view, say, seat),
          slip: slipName((expedition % EXPEDITIONS) + 1),
          ships: ships.length,
        }),
        target: { domain: 'water', value: view.expAt[expedition] },
      })),
    },
    {
      title: say('text.areas'),
      rows: AREAS.map(({ id, attrition }, area) => ({
        name: say(`area.${id}.name`),
        value: say('text.area.line', {
          native: view.native[area],
          attrition,
          who: controller(view, area) < 0 ? say('text.nobody') : seatName(view, say, controller(view, area)),
        }),
        target: { domain: 'area', value: area },
      })),
    },
  ]
}

/** Public figures turn by turn. */
export function sample(view: Conquest): Sample {
  const each = (pick: (seat: number) => number) => view.nation.map((_, seat) => pick(seat))
  return {
    at: view.turn,
    values: {
      points: each(seat => strengthsOf(view, seat).points),
      ducats: each(seat => strengthsOf(view, seat).ducats),
      colonists: each(seat => strengthsOf(view, seat).colonists),
    },
  }
}
