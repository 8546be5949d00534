// What somebody usually chooses for a new table of a game, kept in this browser.
import type { Options } from '@spanish-main/kernel'
import type { Holder } from '@spanish-main/session'
import type { Kit } from '../kit.ts'
import { recall, remember } from '../memory.ts'
import { usualWishes, type Wish } from '../remote/network-fields.tsx'
import { type Manners, USUAL_MANNERS } from '../remote/terms.ts'
import { mend } from './try-set-up.ts'

/** How each seat is filled, with bots by name; nobody else's name is kept. */
export interface Usual {
  readonly mode: number
  readonly seats: number
  readonly network: boolean
  readonly lot: boolean
  readonly options: Options
  readonly manners: Manners
  readonly holders: readonly Holder[]
  readonly wishes: readonly Wish[]
}

const name = (game: string): string => `usual ${game}`

const botOnly = <T extends { readonly kind: string; readonly name?: string }>(seat: T): T =>
  ({ kind: seat.kind, ...(seat.kind === 'bot' ? { name: seat.name } : {}) }) as T

export function keepUsual(game: string, { holders, wishes, ...rest }: Usual): void {
  remember(name(game), JSON.stringify({ ...rest, holders: holders.map(botOnly), wishes: wishes.map(botOnly) }))
}

export const forgetUsual = (game: string): void => remember(name(game), 'null')

/** What was kept, as far as it still fits the game: a version of the game may have taken something away. */
export function recallUsual(kit: Pick<Kit, 'game' | 'entry'>): Usual | undefined {
  const { game, entry } = kit
  try {
    const kept = JSON.parse(recall(name(game.id)) ?? 'null') as Usual | null
    const mode = kept === null ? undefined : entry.modes[kept.mode]
    if (kept === null || mode === undefined || !mode.seats.includes(kept.seats)) return undefined
    const bots = [...kept.holders, ...kept.wishes].flatMap(({ kind, name: bot }) => (kind === 'bot' ? [bot] : []))
    if (bots.some(bot => bot === undefined || !entry.bots.includes(bot))) return undefined
    const known = Object.fromEntries(game.options.map(option => [option.name, kept.options[option.name]]))
    return {
      ...kept,
      options: mend(kit, mode, kept.seats, known as Options),
      manners: { ...USUAL_MANNERS, ...kept.manners },
    }
  } catch {
    return undefined
  }
}

/** Who sits at this screen: whoever opens the form, unless otherwise kept, and the usual bot at the other seats. */
export function holdersOf(usual: Pick<Usual, 'holders'> | undefined, count: number, bot: string): Holder[] {
  const own = { kind: 'person' as const, name: recall('name') ?? '' }
  return Array.from({ length: count }, (_, seat): Holder => {
    const kept = usual?.holders[seat] ?? (seat === 0 ? own : { kind: 'bot', name: bot })
    if (kept.kind === 'bot') return kept
    return kept.kind === 'person' && seat === 0 ? own : { ...kept, name: '' }
  })
}

/** Who is wished for at the seats of a network table. */
export function wishesOf(usual: Pick<Usual, 'wishes'> | undefined, count: number): Wish[] {
  const usually = usualWishes(count)
  return usually.map((wish, seat) => {
    const kept = usual?.wishes[seat] ?? wish
    return kept.kind === 'me' ? usually[0] : kept
  })
}
