import type { TableRow } from '../local/rows.ts'
import type { useText } from '../text.ts'

type Say = ReturnType<typeof useText>['say']

/** A person here is asked, or nobody has begun. */
export const yours = ({ ending, waiting, holders, moves }: TableRow): boolean =>
  ending === '' && (moves === 0 || holders.some(({ kind }, seat) => kind === 'person' && (waiting & (1 << seat)) !== 0))

/** Whose move it is, or who won. */
export function standing(row: TableRow, say: Say): string {
  const nameOf = (seat: number) => row.holders[seat]?.name ?? ''
  if (row.ending !== '' && row.together !== undefined)
    return say(row.together === 'won' ? 'row.won-together' : 'row.lost-together')
  const first = row.holders.flatMap((_, seat) =>
    (winnersOf(row) & (1 << seat)) === 0 ? [] : [holderName(row, seat, say)],
  )
  if (row.ending !== '' && first.length > 0) return say('row.won', { name: first.join(', ') })
  if (row.ending !== '') return say(row.holders.length === 1 ? 'row.lost' : 'row.nobody-won')
  if (yours(row)) return say('row.your-move')
  const asked = row.holders.flatMap((_, seat) => ((row.waiting & (1 << seat)) === 0 ? [] : [nameOf(seat)]))
  return say('row.waits', { name: asked.length > 0 ? asked.map(name => botName(name, say)).join(', ') : '…' })
}

const winnersOf = ({ winners, winner }: TableRow): number => winners ?? (winner < 0 ? 0 : 1 << winner)

const holderName = (row: TableRow, seat: number, say: Say): string => {
  const holder = row.holders[seat]
  return holder?.kind === 'bot' ? botName(holder.name, say) : (holder?.name ?? '')
}

const botName = (name: string, say: Say): string =>
  name === 'random' || name === 'deckhand' || name === 'mate' || name === 'captain' ? say(`bot.${name}`) : name
