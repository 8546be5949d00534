import type { BoardWords, Primer, RuleChapter, Say, Sign } from '@spanish-main/ui'
import { isFreeing } from '../../rules/players.ts'
import { JACQUES, JEAN, type Maracaibo } from '../../rules/state.ts'
import { Icon, type IconName } from '../art/icon.tsx'
import { coin, counted, type Drawn, disc, figure, good, object, points, Signs, synergy } from '../art/signs.tsx'

const sign = (say: Say, key: string, drawing: Drawn): Sign => ({
  picture: <Signs drawings={[drawing]} height={22} />,
  name: say(`sign.${key}`),
  says: say(`sign.${key}.says`),
})

const part = (say: Say, key: string, icon: IconName): Sign => ({
  picture: <Icon name={icon} />,
  name: say(`primer.${key}`),
  says: say(`primer.${key}.says`),
})

export const signs = (say: Say): Primer['signs'] => [
  {
    title: say('primer.board'),
    signs: [
      sign(say, 'doubloon', coin(undefined, 14)),
      sign(say, 'point', points(undefined, 14)),
      sign(say, 'combat', counted('crossed-sabres', undefined, 14)),
      sign(say, 'figure', figure(undefined, 14)),
      sign(say, 'explorer', counted('walking-boot', undefined, 14)),
      sign(say, 'disc', disc(undefined, 14)),
    ],
  },
  {
    title: say('primer.cards'),
    signs: [sign(say, 'good', good(0)), sign(say, 'object', object(3)), sign(say, 'synergy', synergy(0))],
  },
]

/** Two minutes before the first decision. */
export const primer: NonNullable<BoardWords<Maracaibo>['primer']> = (view, _seat, say) => {
  const mode = view.opponent === JEAN ? 'jean' : view.opponent === JACQUES ? 'jacques' : 'table'
  const freeing = isFreeing(view)
  return {
    ...(freeing ? { mode: 'together' } : mode === 'table' ? {} : { mode }),
    you: say('primer.you', {
      mode,
      rivals: view.seats - 1,
      together: view.opponent === JACQUES && view.seats > 1 ? 'yes' : 'no',
    }),
    win: freeing
      ? [part(say, 'free', 'fist'), part(say, 'cards-points', 'poker-hand'), part(say, 'ahead', 'anchor')]
      : [
          part(say, 'play-points', 'tied-scroll'),
          part(say, 'cards-points', 'poker-hand'),
          part(say, 'nations', 'white-tower'),
        ],
    round: {
      title: say('primer.round'),
      parts: [
        part(say, 'sail', 'sailboat'),
        part(say, 'act', 'castle'),
        part(say, 'refill', 'card-draw'),
        part(say, 'home', 'halt'),
      ],
    },
    signs: signs(say),
  }
}

/** Sections of the rules by the numbers of their ids, with rules to begin with. */
const CHAPTERS: readonly [id: string, begins: RegExp, doors: readonly string[]][] = [
  ['setup', /^MB-1\./, ['MB-1.11']],
  ['turn', /^MB-(0|2|4|14)\./, ['MB-2.1', 'MB-2.2', 'MB-4.1']],
  ['sailing', /^MB-3\./, ['MB-3.1', 'MB-3.2']],
  ['village', /^MB-(5|9)\./, ['MB-5.1', 'MB-5.3', 'MB-9.2']],
  ['city', /^MB-6\./, ['MB-6.1', 'MB-6.5']],
  ['explorer', /^MB-(7|8)\./, ['MB-7.1', 'MB-8.1']],
  ['combat', /^MB-10\./, ['MB-10.1', 'MB-10.4']],
  ['scoring', /^MB-11\./, ['MB-11.2', 'MB-11.6', 'MB-11.7']],
  ['jean', /^MB-12\./, ['MB-12.2', 'MB-12.8']],
  ['uprising', /^MU-/, ['MU-1.4', 'MU-3.2', 'MU-5.2', 'MU-6.2']],
  ['rulings', /^(MR|SY|SM|DC)-/, []],
]

export function chapters(say: Say): readonly RuleChapter[] {
  const chapter = (id: string, doors: readonly string[], has: (rule: string) => boolean): RuleChapter => ({
    id,
    title: say(`chapter.${id}.title`),
    overview: say(`chapter.${id}.overview`),
    doors,
    has,
  })
  return [
    ...CHAPTERS.map(([id, begins, doors]) => chapter(id, doors, rule => begins.test(rule))),
    chapter('other', [], rule => !CHAPTERS.some(([, begins]) => begins.test(rule))),
  ]
}
