import { reached } from './trace.ts'

/** Why a move is not allowed: a rule and a key into the game's texts. Interned, so refusing costs nothing. */
export interface Refusal {
  readonly rule: string
  readonly key: string
  /** `rule/key`: what `cli rules --mutate` switches off. */
  readonly id: string
}

const interned = new Map<string, Refusal>()
const switchedOff = new Set<string>()

/** The refusal with this rule and key, always the same object. */
export function no(rule: string, key: string): Refusal {
  const id = `${rule}/${key}`
  let refusal = interned.get(id)
  if (refusal === undefined) {
    refusal = Object.freeze({ rule, key, id })
    interned.set(id, refusal)
  }
  return refusal
}

/** Every refusal that the loaded rules can give. */
export function refusals(): Refusal[] {
  return [...interned.values()]
}

/** Pretends that the rules lack this refusal, to see which test notices. */
export function switchOff(id: string): void {
  switchedOff.add(id)
}

/** Ends what `switchOff` began. */
export function switchOn(id: string): void {
  switchedOff.delete(id)
}

/** What a move's `refuse` said, unless that refusal is switched off. */
export function standing(refusal: Refusal | undefined): Refusal | undefined {
  if (refusal === undefined) return undefined
  reached(refusal.id)
  return switchedOff.size > 0 && switchedOff.has(refusal.id) ? undefined : refusal
}
