/** Names of parameters: their domains, numbered from the second on where one repeats. */
export function parameterNames(domains: readonly string[]): string[] {
  return domains.map((domain, i) => {
    const before = domains.slice(0, i).filter(each => each === domain).length
    return before === 0 ? domain : `${domain}${before + 1}`
  })
}
