/** Width of a letter of the display face, in its size; capitals and wide letters are wider. */
function widthOf(text: string): number {
  let width = 0
  for (const letter of text)
    width += /[MWmwÆ@]/.test(letter) ? 0.74 : /[A-ZÀ-ÞŁŚŹŻ]/.test(letter) ? 0.62 : /[il.,' ]/.test(letter) ? 0.25 : 0.44
  return width
}

/** Breaks words into lines that fit a width in letter sizes; undefined if a word is too long. */
function broken(words: readonly string[], width: number): string[] | undefined {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    if (widthOf(word) > width) return undefined
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

const SIZES = [15.5, 14.5, 13.5, 12.5, 11.5, 10.5, 9.5, 8.5]

/** The title of a small card: the largest letters with which it fits a column of 56 units in at most four lines. */
export function setTitle(name: string): { lines: string[]; size: number } {
  const words = name.split(' ')
  for (const size of SIZES) {
    const lines = broken(words, 56 / size)
    if (lines !== undefined && lines.length * size <= 50) return { lines, size }
  }
  return { lines: words, size: SIZES[SIZES.length - 1] }
}
