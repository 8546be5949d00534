import { reached } from './trace.ts'

/** Why a move is not allowed: a rule and a key into the game's texts. Interned, so refusing costs nothing. */
export interface Refusal {
  readonly rule: string
  readonly key: string
  /** `rule/key`: what `cli rules --mutate` switches off. */
  readonly id: string
}

const interned = new Map<string, Refusal>()
const byCatalogue = new Map<object, Map<string, Refusal>>()
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

/** Every refusal that the loaded rules can give, or only those of the rules with this catalogue. */
export function refusals(catalogue?: object): Refusal[] {
  return [...(catalogue === undefined ? interned : ofCatalogue(catalogue)).values()]
}

/** The `no` of one rulebook: several games may be loaded, and their rules may have the same ids. */
export function refuser(catalogue: object): typeof no {
  const own = ofCatalogue(catalogue)
  return (rule, key) => {
    const refusal = no(rule, key)
    if (!own.has(refusal.id)) own.set(refusal.id, refusal)
    return refusal
  }
}

function ofCatalogue(catalogue: object): Map<string, Refusal> {
  const own = byCatalogue.get(catalogue) ?? new Map<string, Refusal>()
  byCatalogue.set(catalogue, own)
  return own
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
