import type { BoardWords, Primer, RuleChapter, Say, Sign } from '@spanish-main/ui'
import type { ReactNode } from 'react'
import type { Conquest } from '../../rules/state.ts'
import { Icon, type IconName } from '../art/icon.tsx'
import { Banner, City, Friar, Gold, Leader, Mine, Picture, Settlement } from '../art/pieces.tsx'
import { ShipPicture } from '../art/ships.tsx'
import { countryName, seatName, yearOf } from '../names.ts'
import { useSprite } from '../sprite.ts'

/** A picture that may be the first of the board on its page. */
function Drawn({ children }: { children: ReactNode }) {
  useSprite()
  return children
}

const sign = (say: Say, key: string, picture: ReactNode): Sign => ({
  picture: <Drawn>{picture}</Drawn>,
  name: say(`sign.${key}`),
  says: say(`sign.${key}.says`),
})

const WINS: readonly [key: string, icon: IconName][] = [
  ['wealth', 'two-coins'],
  ['land', 'flying-flag'],
  ['discovery', 'telescope'],
]

const PARTS: readonly [key: string, icon: IconName][] = [
  ['council', 'queen-crown'],
  ['plans', 'quill-ink'],
  ['crossing', 'anchor'],
  ['sailing', 'sailboat'],
  ['land', 'walking-boot'],
  ['home', 'galleon'],
  ['upkeep', 'two-coins'],
]

const piece = (drawing: ReactNode) => <Picture>{drawing}</Picture>

export const signs = (say: Say): Primer['signs'] => [
  {
    title: say('primer.chart'),
    signs: [
      sign(say, 'settlement', piece(<Settlement country={0} colonists={5} port />)),
      sign(say, 'detachments', piece(<Banner country={0} n={3} />)),
      sign(say, 'conquistador', piece(<Leader country={0} />)),
      sign(say, 'missionary', piece(<Friar rating={2} />)),
      sign(say, 'caravel', <ShipPicture kind={0} country={0} />),
      sign(say, 'carrack', <ShipPicture kind={1} country={0} />),
      sign(say, 'galleons', <ShipPicture kind={2} country={0} />),
      sign(say, 'gold', piece(<Gold ducats={25} />)),
      sign(say, 'mine', piece(<Mine state={0} />)),
      sign(say, 'city', piece(<City open={false} empty={false} />)),
    ],
  },
]

/** Two minutes before the first decision. */
export const primer: NonNullable<BoardWords<Conquest>['primer']> = (view, seat, say) => {
  const rivals = view.nation.flatMap((_, other) => (other === seat ? [] : [seatName(view, say, other)]))
  return {
    you: say(view.solitaire === 1 ? 'primer.alone' : 'primer.you', {
      country: countryName(say, view.nation[Math.max(0, seat)]),
      rivals: rivals.join(', '),
      turns: view.lastTurn,
      from: String(yearOf(1)),
    }),
    win: WINS.map(([key, icon]) => sign(say, `win.${key}`, <Icon name={icon} />)),
    round: {
      title: say('primer.round'),
      parts: PARTS.map(([key, icon]) => ({
        picture: (
          <Drawn>
            <Icon name={icon} />
          </Drawn>
        ),
        name: say(`part.${key}`),
        says: say(`primer.${key}`),
      })),
    },
    signs: signs(say),
  }
}

/** Chapters of the rulebook by the number before the point, with rules to begin with. */
const CHAPTERS: readonly (readonly [id: string, numbers: readonly number[], doors: readonly string[]])[] = [
  ['council', [1, 3, 4, 5, 6], ['6.3', '6.51', '6.62', '6.71', '6.8']],
  ['sea', [7, 8, 9], ['7.2', '7.26', '7.31', '8.13', '9.11']],
  ['land', [10, 11, 12], ['10.1', '11.12', '12.4']],
  ['wealth', [13, 14], ['13.11', '13.31', '14.21']],
  ['people', [15, 16], ['15.33', '15.53', '15.61']],
  ['natives', [17, 18], ['17.21', '17.32', '18.14']],
  ['victory', [19, 20], ['19.1', '20.0']],
  ['modes', [21, 22, 23, 24], ['21.2', '22.11', '24.11']],
]

const numberOf = (rule: string): number => (rule.startsWith('R-') ? 0 : Number.parseInt(rule, 10))

export function chapters(say: Say): readonly RuleChapter[] {
  const chapter = (id: string, doors: readonly string[], has: (rule: string) => boolean): RuleChapter => ({
    id,
    title: say(`chapter.${id}.title`),
    overview: say(`chapter.${id}.overview`),
    doors,
    has,
  })
  return [
    ...CHAPTERS.map(([id, numbers, doors]) => chapter(id, doors, rule => numbers.includes(numberOf(rule)))),
    chapter('rulings', [], rule => numberOf(rule) === 0),
  ]
}
