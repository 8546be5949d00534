import type { Live } from '@spanish-main/session'

/** How many moves others have made since there were so many. */
export function movesByOthers({ seen, told }: Pick<Live, 'seen' | 'told'>, before: number): number {
  const { since = 0, movers = [] } = told ?? {}
  return movers.slice(Math.max(0, before - Math.max(0, since))).filter(seat => seat !== seen?.you.seat).length
}
