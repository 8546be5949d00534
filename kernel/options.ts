/** What an option can be set to. */
export type OptionValue = string | number | boolean | readonly string[]

/** What a table chooses before the game starts; a game says which names and values it takes. */
export type Options = Readonly<Record<string, OptionValue>>

/** One of several values, the usual one first. */
export interface OptionChoice {
  readonly name: string
  readonly values: readonly (string | number | boolean)[]
}

/** A whole number between two others. */
export interface OptionNumber {
  readonly name: string
  readonly least: number
  readonly greatest: number
  readonly usual: number
}

/** Some of several words, none of them twice, in the order of the words. */
export interface OptionList {
  readonly name: string
  readonly words: readonly string[]
  readonly usual: readonly string[]
  /** How many must be chosen, and how many may. */
  readonly fewest?: number
  readonly most?: number
}

export type GameOption = OptionChoice | OptionNumber | OptionList

/** The value of an option that nobody touches. */
export function usualValue(option: GameOption): OptionValue {
  return 'values' in option ? option.values[0] : option.usual
}

/** What an option takes, in a few words: `2 to 8`, or `long, short`. */
export function takes(option: GameOption): string {
  if ('values' in option) return option.values.join(', ')
  if ('least' in option) return `${option.least} to ${option.greatest}`
  const { words, fewest = 0, most = words.length } = option
  return `${fewest === most ? fewest : `${fewest} to ${most}`} of ${words.join(', ')}`
}

/** The value that an option really has if this one is given, or the sentence that says why it cannot be. */
export function readValue(option: GameOption, value: OptionValue): { value: OptionValue } | { wrong: string } {
  const kept = fitting(option, value)
  if (kept !== undefined) return { value: kept }
  const given = Array.isArray(value) ? value.join('+') || 'nothing' : String(value)
  return { wrong: `Option ${option.name} takes ${takes(option)}, not ${given}.` }
}

function fitting(option: GameOption, value: OptionValue): OptionValue | undefined {
  if ('values' in option) return option.values.find(each => each === value)
  if ('least' in option) {
    if (typeof value !== 'number' || !Number.isInteger(value)) return undefined
    return value >= option.least && value <= option.greatest ? value : undefined
  }
  if (!Array.isArray(value)) return undefined
  const { words, fewest = 0, most = words.length } = option
  const chosen = words.filter(word => value.includes(word))
  return chosen.length === value.length && chosen.length >= fewest && chosen.length <= most ? chosen : undefined
}

/** An option's value as people type it: `short`, `12`, `spain+france`, or nothing at all for an empty list. */
export function parseValue(option: GameOption, text: string): { value: OptionValue } | { wrong: string } {
  if ('values' in option) return readValue(option, option.values.find(each => String(each) === text) ?? text)
  if ('least' in option) return readValue(option, /^(0|-?[1-9]\d{0,8})$/.test(text) ? Number(text) : text)
  return readValue(option, text === '' ? [] : text.split('+'))
}

/** All options of a game, those left out at their usual values. A bad one is an error that names it. */
export function completeOptions(options: readonly GameOption[], given: Options): Options {
  for (const name of Object.keys(given)) {
    if (!options.some(each => each.name === name)) throw new Error(`There is no option ${name}.`)
  }
  return Object.fromEntries(
    options.map(option => {
      const read = readValue(option, given[option.name] ?? usualValue(option))
      if ('wrong' in read) throw new Error(read.wrong)
      return [option.name, read.value]
    }),
  )
}
