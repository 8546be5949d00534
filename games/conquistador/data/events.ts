/** 6.41. The political events: A to D bring a new Monarch of that rating, the others are numbered as in the rulebook. */
export const EVENT_IDS = [
  'A',
  'B',
  'C',
  'D',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
] as const
export type EventId = (typeof EVENT_IDS)[number]

/** 6.41-14, 6.41-15. Quests: the Areas to enter, and how many turns they may take. */
export const QUESTS = [
  { event: '14', areas: ['california', 'rockies', 'midwest-plateau', 'sonora', 'aztec'], turns: 3 },
  { event: '15', areas: ['panama', 'venezuela', 'amazon', 'incan'], turns: 2 },
] as const

export const PENALTY = 100
