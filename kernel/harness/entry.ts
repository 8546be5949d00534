import { fastChance } from '../chance/fast.ts'
import { type GameEntry, modeOf } from '../entry.ts'
import { newGame } from '../game.ts'
import type { Options } from '../options.ts'

/** Sentences on whatever a game's entry promises and the game does not keep; none if all is well. */
export async function entryProblems(entry: GameEntry, crew: () => Promise<readonly string[]>): Promise<string[]> {
  if (entry.rules === undefined) return []
  const rules = await entry.rules()
  const { game } = rules
  const problems: string[] = []
  const expect = (ok: boolean, sentence: string) => {
    if (!ok) problems.push(sentence)
  }
  const setUp = (what: string, seats: number, options: Options) => {
    try {
      newGame(game, seats, options, { chance: fastChance(1), listen: undefined })
    } catch (error) {
      problems.push(`${what} for ${seats}: ${(error as Error).message}`)
    }
  }
  const names = game.options.map(option => option.name)
  const inModes = new Set(entry.modes.flatMap(mode => mode.seats))
  expect(game.id === entry.id, `the game is called ${game.id}`)
  for (const seats of game.seats) expect(inModes.has(seats), `no mode is for ${seats}`)
  for (const mode of entry.modes) {
    for (const seats of mode.seats) setUp(`mode ${mode.name}`, seats, mode.options ?? {})
    for (const name of mode.moot ?? []) expect(names.includes(name), `mode ${mode.name}: there is no option ${name}`)
  }
  setUp('the quick table', entry.quick.seats, entry.quick.options)
  expect(modeOf(entry, entry.quick.seats, entry.quick.options) !== undefined, 'the quick table is of no mode')
  const bots = await crew()
  for (const bot of entry.bots) expect(bots.includes(bot), `there is no bot ${bot}`)
  for (const bot of bots) expect(entry.bots.includes(bot), `nobody is told of the bot ${bot}`)
  for (const language of ['en', 'pl'] as const) {
    const messages = (await entry.messages?.[language]()) ?? {}
    const missing = optionKeys(game.options).filter(key => !(key in messages))
    if (missing.length > 0) problems.push(`${language} does not say ${missing.join(', ')}`)
  }
  return problems
}

type Rules = Awaited<ReturnType<NonNullable<GameEntry['rules']>>>

/** As many values as are named one by one: longer lists are made of words that have names elsewhere. */
const NAMED = 6

function optionKeys(options: Rules['game']['options']): string[] {
  return options.flatMap(option => {
    const words = 'values' in option ? option.values : 'words' in option ? option.words : []
    const each = words.length > NAMED ? [] : words.map(word => `option.${option.name}.${word}`)
    return [`option.${option.name}`, ...each]
  })
}
