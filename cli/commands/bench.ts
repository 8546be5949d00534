import { bench as measure } from '@spanish-main/kernel/harness'
import { type Command, gameOf, gameOptions, type Outcome, seatingOf, wholeNumber } from '../outcome.ts'

export const bench: Command = {
  name: 'bench',
  arguments: ['game'],
  options: { ...gameOptions, millis: 'value', seconds: 'value', idle: 'value', stored: 'value', lookers: 'value' },
  usage: 'bench <game>|table [--players N] [--millis N] [--seconds N] [--idle N] [--stored N] [--lookers N]',
  summary: 'measures how fast a game, or the service, runs here; compare figures of one run only',
  async run(input) {
    if (input.arguments[0] === 'table') return benchService(input)
    const listed = await gameOf(input)
    const seating = { ...seatingOf(input, listed), seed: wholeNumber(input, 'seed', 1) }
    return outcome(measure(listed.game, seating, processorMillis, wholeNumber(input, 'millis', 2000, 10)))
  },
}

/** Processor time of this thread: what else the machine does hardly disturbs the figures. */
function processorMillis(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The service with ten tables of four, the load on the same machine. */
async function benchService(input: Parameters<Command['run']>[0]): Promise<Outcome> {
  const { benchTables } = await import('@spanish-main/table/bench')
  const figures = await benchTables({
    tables: 10,
    seconds: wholeNumber(input, 'seconds', 10, 1),
    idle: wholeNumber(input, 'idle', 1000, 1),
    stored: wholeNumber(input, 'stored', 10_000, 1),
    lookers: wholeNumber(input, 'lookers', 1000, 1),
    progress: step => console.error(`${step} …`),
  })
  return outcome(figures)
}

function outcome(result: object): Outcome {
  const lines = Object.entries(result).map(([name, value]) => `${name.padEnd(22)} ${value.toLocaleString('en')}`)
  return { lines, result: result as Outcome['result'] }
}
