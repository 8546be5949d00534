/** Who sits at a seat: a name for people and for bots, none for an empty chair. */
export interface Holder {
  readonly name: string
  readonly kind: 'person' | 'bot' | 'empty'
  /** One person may hold several seats: those with the same number. */
  readonly hand?: number
}

/** `person Ann`, `person:2 Ann` for one of several seats in her second hand, `bot mate`, `empty`. */
export function printHolder({ kind, hand, name }: Holder): string {
  return `${kind}${hand === undefined ? '' : `:${hand}`} ${name}`.trimEnd()
}

/** The seats that one person holds together with this one, itself included, as a bit set. */
export function heldWith(holders: readonly Holder[], seat: number): number {
  const hand = holders[seat]?.hand
  if (hand === undefined) return seat < 0 ? 0 : 1 << seat
  return holders.reduce((seats, holder, other) => (holder.hand === hand ? seats | (1 << other) : seats), 0)
}

/** The chairs that somebody sits in, as a bit set. */
export function chairsOf(holders: readonly Holder[]): number {
  return holders.reduce((seats, { kind }, seat) => (kind === 'empty' ? seats : seats | (1 << seat)), 0)
}

export function readHolder(text: string): Holder {
  const [what, ...name] = text.split(' ')
  const [kind, hand] = what.split(':')
  const holder: Holder = { kind: kind === 'bot' || kind === 'empty' ? kind : 'person', name: name.join(' ') }
  return hand !== undefined && /^\d+$/.test(hand) ? { ...holder, hand: Number(hand) } : holder
}

/** People of the same name are one person, who holds all of these seats. */
export function joinHands(holders: readonly Holder[]): Holder[] {
  const named = (name: string) => holders.filter(each => each.kind === 'person' && each.name === name)
  return holders.map(holder => {
    if (holder.kind !== 'person' || named(holder.name).length < 2) return holder
    return { ...holder, hand: holders.findIndex(each => each.kind === 'person' && each.name === holder.name) }
  })
}
