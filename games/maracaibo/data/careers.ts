import { reward } from './effects.ts'
import { reconstructed, type Source, stated, told } from './source.ts'

/** What a task counts. INFLUENCE1 is the highest influence, INFLUENCE2 the second highest; REMOVED markers taken off the map. */
export const TASK_COUNTERS = [
  'ASSISTANTS',
  'QUESTS',
  'CARDS',
  'TOKENS',
  'COMBAT',
  'UPGRADES',
  'BARRIERS',
  'INFLUENCE1',
  'INFLUENCE2',
  'SYNERGY',
  'REMOVED',
] as const

export type TaskCounter = (typeof TASK_COUNTERS)[number]

export type Task = { readonly counts: TaskCounter; readonly least: number; readonly gain: string }

/** MB-11.9. A career with its three tasks; `freeing` ones ask for no influence. */
export type Career = {
  readonly id: string
  readonly name: string
  readonly tasks: readonly [Task, Task, Task]
  readonly final: string
  readonly freeing: boolean
  readonly box: 'base' | 'uprising'
  readonly source: Source
}

const task = <const S extends string>(counts: TaskCounter, least: number, gain: S): Task => ({ counts, least, gain })

export const CAREERS: readonly Career[] = [
  {
    id: 'CA1',
    name: 'Fellowship',
    tasks: [task('ASSISTANTS', 3, reward('D3')), task('QUESTS', 2, reward('D2,V2')), task('CARDS', 7, reward('D3'))],
    final: reward('V8'),
    freeing: true,
    box: 'base',
    source: stated('Uprising p. 6: name; it asks for no influence; tasks: gap H-7'),
  },
  {
    id: 'CA2',
    name: 'Valor',
    tasks: [task('TOKENS', 3, reward('D3')), task('COMBAT', 6, reward('D2,V2')), task('QUESTS', 2, reward('D3'))],
    final: reward('V8'),
    freeing: true,
    box: 'base',
    source: stated('Uprising p. 6: name; it asks for no influence; tasks: gap H-7'),
  },
  {
    id: 'CA3',
    name: 'Fighting Spirit',
    tasks: [task('TOKENS', 2, reward('D2,V2')), task('UPGRADES', 4, reward('D3')), task('QUESTS', 3, reward('D4'))],
    final: reward('V8'),
    freeing: true,
    box: 'base',
    source: stated('Uprising p. 6: name; it asks for no influence; tasks: gap H-7'),
  },
  {
    id: 'CA4',
    name: 'Urge for Discovery',
    tasks: [task('QUESTS', 2, reward('D2,V2')), task('UPGRADES', 3, reward('D3')), task('BARRIERS', 3, reward('D4'))],
    final: reward('V8'),
    freeing: true,
    box: 'base',
    source: told('name stated, kinds of tasks public; numbers: gap H-7'),
  },
  {
    id: 'CA5',
    name: 'Glory',
    tasks: [task('TOKENS', 3, reward('D3')), task('INFLUENCE1', 7, reward('D3')), task('QUESTS', 2, reward('D2,V2'))],
    final: reward('V8'),
    freeing: false,
    box: 'base',
    source: told('kinds of tasks; numbers: gap H-7'),
  },
  {
    id: 'CA6',
    name: 'Power',
    tasks: [
      task('QUESTS', 2, reward('D2,V2')),
      task('ASSISTANTS', 3, reward('D3')),
      task('INFLUENCE1', 7, reward('D3')),
    ],
    final: reward('V8'),
    freeing: false,
    box: 'base',
    source: told('kinds of tasks; numbers: gap H-7'),
  },
  {
    id: 'CA7',
    name: 'Wealth',
    tasks: [task('QUESTS', 2, reward('D2,V2')), task('SYNERGY', 2, reward('D3')), task('INFLUENCE2', 3, reward('D3'))],
    final: reward('V8'),
    freeing: false,
    box: 'base',
    source: told('kinds of tasks; numbers: gap H-7'),
  },
  {
    id: 'CA8',
    name: 'Ambition',
    tasks: [task('INFLUENCE2', 3, reward('D2,V2')), task('UPGRADES', 3, reward('D3')), task('QUESTS', 2, reward('D3'))],
    final: reward('V8'),
    freeing: false,
    box: 'base',
    source: told('kinds of tasks; numbers: gap H-7'),
  },
  {
    id: 'CA9',
    name: 'Rebel Heart',
    tasks: [task('REMOVED', 1, reward('D3')), task('REMOVED', 3, reward('D2,V2')), task('TOKENS', 3, reward('D3'))],
    final: reward('V8'),
    freeing: false,
    box: 'uprising',
    source: reconstructed('gap H-7'),
  },
]
