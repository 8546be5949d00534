import type { RuleEntry } from '@spanish-main/kernel'

/** Part A. Scope, end and winner. */
export const scope = {
  A1: {
    title: 'Fifty years',
    says: 'A game runs through the years from 1600 on, each played in six stages.',
  },
  'A2.1': {
    title: 'End by agreement',
    says: 'The game ends when all players who are still at the table agree to it.',
  },
  'A2.2': {
    title: 'Last year',
    says: 'The game ends when the year 1649 has been played.',
  },
  'A2.3': {
    title: 'Event from 1620 on',
    says: 'An event card turned up in 1620 or later ends the game at once, before its black spot and its effect.',
  },
  'A2.4': {
    title: 'Agreed last year',
    says: 'A table may fix an earlier last year before it begins; that year is played to its end.',
  },
  'A2.5': {
    title: 'One player left',
    says: 'When departures leave a single player, the game is over.',
  },
  A3: {
    title: 'Winner',
    says: 'Gold in coffers counts one, each treasure tent in coffers counts twenty-five (ten with parrot years); the highest sum wins.',
  },
  'A3.1': {
    title: 'Tie for victory',
    says: 'Among equals the holder of the lowest crown on a mature card wins; whoever holds none comes last.',
  },
  A4: {
    title: 'Late arrival',
    says: 'Between two years a newcomer may take a free character with five gold and one more for each year gone, and buy discarded units and mordida at one gold each.',
  },
  A5: {
    title: 'Early departure',
    says: 'A player may leave: his score is frozen, his fleets, mordida and works leave play, and his colonies stay behind with the trade policy that he names.',
  },
} as const satisfies Record<string, RuleEntry>
