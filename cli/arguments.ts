import { parseArgs } from 'node:util'

/** The input is wrong; the message is one sentence that says how, and the program ends with code 2. */
export class BadInput extends Error {}

/** What a command takes: its arguments by name, in order, and its options. */
export type Shape = { arguments?: string[]; options?: Record<string, 'flag' | 'value'> }

export type Input = { arguments: string[]; values: Record<string, string>; flags: Set<string> }

/** Options that every command has. */
const common = { json: 'flag', help: 'flag' } as const

export function readInput(args: string[], shape: Shape): Input {
  const kinds: Record<string, 'flag' | 'value'> = { ...common, ...shape.options }
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' } as const]),
  )
  // Not strict, because the errors of strict parsing are more than one sentence.
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true })

  const input: Input = { arguments: [], values: {}, flags: new Set() }
  for (const token of tokens) {
    if (token.kind === 'positional') input.arguments.push(token.value)
    if (token.kind !== 'option') continue
    const kind = Object.hasOwn(kinds, token.name) ? kinds[token.name] : undefined
    if (!kind) throw new BadInput(`There is no option ${token.rawName}.`)
    if (kind === 'flag') {
      if (token.value !== undefined) throw new BadInput(`Option --${token.name} takes no value.`)
      input.flags.add(token.name)
    } else {
      const missing = !token.value || (!token.inlineValue && token.value.startsWith('--'))
      if (missing) throw new BadInput(`Option --${token.name} needs a value.`)
      if (Object.hasOwn(input.values, token.name)) throw new BadInput(`Option --${token.name} is given twice.`)
      input.values[token.name] = token.value!
    }
  }
  if (!input.flags.has('help')) checkArguments(input.arguments, shape.arguments ?? [])
  return input
}

function checkArguments(given: string[], names: string[]): void {
  if (given.length < names.length) throw new BadInput(`The argument <${names[given.length]}> is missing.`)
  if (given.length > names.length) throw new BadInput(`There is one argument too many: ${given[names.length]}.`)
}
