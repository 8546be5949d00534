// npm run -s cli -- <command>: the same machine on the command line.
import { hash } from 'node:crypto'
import { useHash } from '@spanish-main/kernel'
import { BadInput, readInput } from './arguments.ts'
import { commands } from './commands.ts'
import type { Command, Outcome } from './outcome.ts'

useHash(text => hash('sha256', text))

const program = 'npm run -s cli --'

function find(name: string): Command {
  const command = commands.find(command => command.name === name)
  if (!command) throw new BadInput(`There is no command ${name}: try \`${program} help\`.`)
  return command
}

function helpOn(command: Command): Outcome {
  const { usage, summary } = command
  return { lines: [`${program} ${usage}`, `${summary}.`], result: { usage, summary } }
}

function help(): Outcome {
  const width = Math.max(...commands.map(({ usage }) => usage.length))
  const lines = commands.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`)
  return {
    lines: [
      `${program} <command>`,
      ...lines,
      'With --json the last line is one JSON object; with --help a command explains itself.',
    ],
    result: { commands: commands.map(({ usage, summary }) => ({ usage, summary })) },
  }
}

/** Runs one command line and gives what it prints. */
async function run([name, ...rest]: string[]): Promise<string> {
  const show = ({ lines, result, failed }: Outcome, json: boolean) => {
    if (failed === true) process.exitCode = 1
    return json ? JSON.stringify(result) : lines.join('\n')
  }
  if (!name) throw new BadInput(`A command is missing: try \`${program} help\`.`)
  if (name === 'help' || name === '--help') {
    const topic = rest.find(argument => !argument.startsWith('-'))
    const { flags } = readInput(rest, { arguments: topic ? ['command'] : [] })
    return show(topic ? helpOn(find(topic)) : help(), flags.has('json'))
  }
  const command = find(name)
  const input = readInput(rest, command)
  return show(input.flags.has('help') ? helpOn(command) : await command.run(input), input.flags.has('json'))
}

if (import.meta.main) {
  try {
    console.log(await run(process.argv.slice(2)))
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
}
