/** A rule as people read it. */
export interface Rule {
  readonly id: string
  readonly title: string
  readonly says: string
}

/** Letters without case and accents, so that "cumana" finds "Cumaná" and "lupiezca" finds "Łupieżca". */
export const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')

/** The rules with all the words in them, those first that have them in their id or title. */
export function findRules(rules: readonly Rule[], words: string): Rule[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return [...rules]
  const found = rules.flatMap(rule => {
    const [head, all] = [plain(`${rule.id} ${rule.title}`), plain(`${rule.id} ${rule.title} ${rule.says}`)]
    if (!wanted.every(word => all.includes(word))) return []
    return [{ rule, first: wanted.every(word => head.includes(word)) }]
  })
  return [...found.filter(each => each.first), ...found.filter(each => !each.first)].map(each => each.rule)
}
