/** The words of one part of a position, read one after the other. Every error quotes the line. */
export interface Words {
  /** Whether words are left. */
  readonly left: boolean
  /** The next word, without reading it. */
  readonly peek: string | undefined
  /** The next word; that there is none is an error that names what is missing. */
  word(what: string): string
  /** Reads the next word if it is this one. */
  is(word: string): boolean
  /** The next word as a number. */
  number(): number
  /** The next word as a number from `least` to `most`; `what` begins the sentence that says so: "the rounds are". */
  between(least: number, most: number, what: string): number
  /** Where the next word stands among these. */
  among(words: readonly string[], what: string): number
  /** All words that are left. */
  rest(): string[]
  /** A word that nobody has read is an error. */
  end(): void
  wrong(why: string): never
}

/** What somebody may have meant who wrote half a name. */
function perhaps(word: string, known: readonly string[]): string {
  const near = known.filter(each => each.includes(word) || word.includes(each)).slice(0, 3)
  return near.length === 0 ? '' : ` (perhaps ${near.join(' or ')})`
}

const aOrAn = (what: string): string => `${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what}`

/** Begins to read a part of a line; `alias` gives the id of a thing that is called by its name. */
export function wordsOf(
  part: string,
  line: string,
  alias: (word: string) => string | undefined = () => undefined,
): Words {
  const words = part.split(/\s+/).filter(word => word !== '')
  let at = 0
  const wrong = (why: string): never => {
    throw new Error(`Position line "${line}": ${why}.`)
  }
  const own: Words = {
    get left() {
      return at < words.length
    },
    get peek() {
      return words[at]
    },
    word: what => words[at++] ?? wrong(`${aOrAn(what)} is missing`),
    is(word) {
      if (words[at] !== word) return false
      at++
      return true
    },
    number() {
      const word = own.word('number')
      return /^[+-]?\d+$/.test(word) ? Number(word) : wrong(`${word} is not a number`)
    },
    between(least, most, what) {
      const number = own.number()
      return number >= least && number <= most ? number : wrong(`${what} ${least} to ${most}`)
    },
    among(known, what) {
      const word = own.word(what)
      const found = known.indexOf(known.includes(word) ? word : (alias(word) ?? word))
      return found < 0 ? wrong(`${word} is not ${aOrAn(what)}${perhaps(word, known)}`) : found
    },
    rest() {
      const left = words.slice(at)
      at = words.length
      return left
    },
    end() {
      if (at === words.length) return
      const hint = / {2}/.test(line) ? '; statements of one line stand three spaces apart' : ''
      wrong(`nobody knows what "${words.slice(at).join(' ')}" is for${hint}`)
    },
    wrong,
  }
  return own
}

/** The parts of a statement, which commas divide. */
export const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')

/** A name as one word: `laurens-de-graaf`. */
const asWord = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Gives the id of the thing that has this name, written as one word; a name that several things have is nobody's. */
export function idByName(
  things: Iterable<{ readonly id: string; readonly name: string }>,
): (word: string) => string | undefined {
  const ids = new Map<string, string | undefined>()
  for (const { id, name } of things) {
    const word = asWord(name)
    ids.set(word, ids.has(word) && ids.get(word) !== id ? undefined : id)
  }
  return word => ids.get(word)
}
