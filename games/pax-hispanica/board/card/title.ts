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

/** Units of the column that a title stands in. */
export const COLUMN = 56
/** Nothing is smaller: on a card of the Hand this is 11 px. */
const SIZES = [15.5, 14.5, 13.7]
const SMALLEST = SIZES[SIZES.length - 1]

interface Title {
  readonly lines: readonly string[]
  readonly size: number
  /** Lines that are wider than the column and squeezed into it. */
  readonly tight: ReadonlySet<string>
}

/** The title of a small card: the largest letters with which it fits its column in at most four lines; long words are squeezed. */
export function setTitle(name: string): Title {
  const words = name.split(' ')
  for (const size of SIZES) {
    const lines = broken(words, COLUMN / size)
    if (lines !== undefined && lines.length * size <= 54) return { lines, size, tight: new Set() }
  }
  const lines = broken(words, Math.max(COLUMN / SMALLEST, ...words.map(widthOf))) ?? words
  return { lines, size: SMALLEST, tight: new Set(lines.filter(line => widthOf(line) > COLUMN / SMALLEST)) }
}
