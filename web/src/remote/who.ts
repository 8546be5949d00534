import type { RoomSeat } from '@spanish-main/session'
import type { Say } from '@spanish-main/ui'

/** Who sits there, for people: a name, the kind of bot, or else the seat itself. */
export function whoAt({ kind, name }: Pick<RoomSeat, 'kind' | 'name'>, seat: string, say: Say): string {
  if (name === '') return seat
  return kind === 'bot' && say.has(`bot.${name}`) ? say(`bot.${name}`) : name
}
