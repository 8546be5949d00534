interface RuleText {
  /** A few words that name the rule. */
  readonly title: string
  /** One sentence in our own words that decides a case at the table. */
  readonly says: string
}

/** A rule that the engine enforces. */
interface Rule extends RuleText {
  readonly kind?: never
}

/** A name, a layout or a repetition: another rule enforces it, or there is nothing to enforce. */
type Definition = RuleText & { readonly kind: 'definition' } & ({ readonly see: string } | { readonly because: string })

/** A rule that the engine does not enforce yet. */
interface Pending extends RuleText {
  readonly kind: 'pending'
  readonly because: string
}

export type RuleEntry = Rule | Definition | Pending
