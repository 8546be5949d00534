/** A bar on the terminal while a long command runs; nothing where nobody looks. */
export function progress(total: number, what: string): { done(count: number): void; end(): void } {
  if (!process.stderr.isTTY) return { done() {}, end() {} }
  let shown = -1
  return {
    done(count) {
      const percent = Math.floor((100 * count) / total)
      if (percent === shown) return
      shown = percent
      const filled = Math.round(percent / 4)
      process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(25 - filled)} ${percent} % of ${total} ${what}`)
    },
    end() {
      process.stderr.write('\r\x1b[K')
    },
  }
}
