import type { BoardWords, Primer, RuleChapter, Say, Sign } from '@spanish-main/ui'
import type { ReactNode } from 'react'
import type { Lords } from '../../rules/state.ts'
import { Chest, HoldBox } from '../art/hold.tsx'
import { Icon } from '../art/icon.tsx'
import type { IconName } from '../art/icon-names.ts'
import { LOOKS } from '../art/looks.tsx'
import { CityToken, Disk, FleetToken, LocationCard, PortToken } from '../art/tokens.tsx'
import { useSprite } from '../sprite.ts'
import { lordName } from './names.ts'

/** A picture that may be the first of the board on its page. */
function Drawn({ children }: { children: ReactNode }) {
  useSprite()
  return children
}

/** A token of the chart on a page of text. */
function Token({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="-22 -22 44 44" width={30} height={30} aria-hidden="true">
      {children}
    </svg>
  )
}

const PIECES: readonly [key: string, picture: ReactNode][] = [
  [
    'colony',
    <Token key="colony">
      <Disk look={LOOKS[3]} />
    </Token>,
  ],
  [
    'fleet',
    <Token key="fleet">
      <FleetToken look={LOOKS[3]} ships={1} galleon pirate={false} />
    </Token>,
  ],
  ['hold', <HoldBox key="hold" size={2} max={3} soldiers={1} profit={1} treasure={0} depletion={0} shared={false} />],
  [
    'city',
    <Token key="city">
      <CityToken treasure malarial={false} closed={false} />
    </Token>,
  ],
  [
    'port',
    <Token key="port">
      <PortToken />
    </Token>,
  ],
  [
    'location',
    <Token key="location">
      <LocationCard mark="unknown" />
    </Token>,
  ],
]

const FIGURES: readonly [key: string, icon: IconName][] = [
  ['gold', 'two-coins'],
  ['crown', 'queen-crown'],
  ['monkey', 'monkey'],
  ['parrot', 'parrot-head'],
]

const sign = (say: Say, key: string, picture: ReactNode): Sign => ({
  picture: <Drawn>{picture}</Drawn>,
  name: say(`sign.${key}`),
  says: say(`sign.${key}.says`),
})

export const signs = (say: Say): Primer['signs'] => [
  { title: say('primer.chart'), signs: PIECES.map(([key, picture]) => sign(say, key, picture)) },
  { title: say('primer.strips'), signs: FIGURES.map(([key, icon]) => sign(say, key, <Icon name={icon} />)) },
]

const STAGES: readonly [key: string, icon: IconName][] = [
  ['black-spot', 'whirlwind'],
  ['capitalization', 'pay-money'],
  ['skullduggery', 'mask'],
  ['auctions', 'gavel'],
  ['voyages', 'sailboat'],
  ['maturing', 'hourglass'],
]

/** Two minutes before the first decision. */
export const primer: NonNullable<BoardWords<Lords>['primer']> = (view, seat, say) => ({
  you: say('primer.you', {
    lord: lordName(view, seat, say),
    rivals: view.character.flatMap((_, other) => (other === seat ? [] : [lordName(view, other, say)])).join(', '),
    from: String(view.year),
    to: String(view.lastYear),
  }),
  win: [
    {
      picture: (
        <Drawn>
          <Icon name="two-coins" />
        </Drawn>
      ),
      name: say('primer.win.gold'),
      says: say('primer.win.gold.says'),
    },
    { picture: <Chest />, name: say('primer.win.tents'), says: say('primer.win.tents.says') },
  ],
  round: {
    title: say('primer.round'),
    parts: STAGES.map(([key, icon]) => ({
      picture: <Icon name={icon} />,
      name: say(`stage.${key}`),
      says: say(`primer.${key}`),
    })),
  },
  signs: signs(say),
})

/** Sections of the rulebook by their letters, with rules to begin with. */
const CHAPTERS: readonly [id: string, begins: RegExp, doors: readonly string[]][] = [
  ['A', /^A\d/, ['A2.3', 'A3']],
  ['B', /^B\d/, ['B5.2', 'B12']],
  ['C1', /^C1/, ['C1.2']],
  ['C2', /^C2/, ['C2.1', 'C2.6']],
  ['C3', /^C3/, ['C3a.2', 'C3a.3', 'C3b.4']],
  ['C4', /^C4/, ['C4a.1', 'C4b.2', 'C4b.3', 'C4b.5']],
  ['C5', /^C[56]/, ['C5.1', 'C5.5']],
  ['D', /^D/, ['D1.8', 'D2.1', 'D6.2']],
  ['E', /^E/, ['E1.2', 'E2.1', 'E3.1', 'E4.2']],
]

export const chapters = (say: Say): readonly RuleChapter[] =>
  CHAPTERS.map(([id, begins, doors]) => ({
    id,
    title: say(`chapter.${id}.title`),
    overview: say(`chapter.${id}.overview`),
    doors,
    has: rule => begins.test(rule),
  }))
