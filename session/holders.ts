/** Who sits at a seat: a name for people and for bots. */
export interface Holder {
  readonly name: string
  readonly kind: 'person' | 'bot'
}

export function printHolder(holder: Holder): string {
  return `${holder.kind} ${holder.name}`
}

export function readHolder(text: string): Holder {
  const [kind, ...name] = text.split(' ')
  return { kind: kind === 'bot' ? 'bot' : 'person', name: name.join(' ') }
}
