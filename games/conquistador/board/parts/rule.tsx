import { RuleChip, type Say } from '@spanish-main/ui'

/** The rule behind a line: its id, which opens it. */
export function Rule({ id, say, onOpen }: { id: string; say: Say; onOpen: (id: string) => void }) {
  return <RuleChip id={id} label={`${id}: ${say(`rule.${id}.title`)}`} onOpen={onOpen} />
}
