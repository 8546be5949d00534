import { join } from 'node:path'

export interface Settings {
  readonly host: string
  readonly port: number
  /** The folder in which tables are kept. */
  readonly data: string
  /** Further names under which the service is asked for. */
  readonly names: readonly string[]
  /** A proxy in front says who asks. */
  readonly proxy: boolean
  /** A folder with the browser application; built if there is none. */
  readonly pages: string | undefined
  /** How many requests a minute are accepted from one address. */
  readonly rate: number
  /** The least time of a bot over a move, in milliseconds. */
  readonly botPace: number
  /** How mail is sent, and from whom; and how others reach the service. */
  readonly smtp: string | undefined
  readonly sender: string
  readonly address: string | undefined
  /** Hooks may call this machine and its network. */
  readonly nearHooks: boolean
}

/** Something the person who starts the service can put right; its message is one sentence for them. */
export class CannotStart extends Error {}

export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  // Fastify listens on every address of the name `localhost`, IPv4 and IPv6.
  return {
    host: environment.HOST || 'localhost',
    port: readPort(environment.PORT || '1598'),
    data: environment.DATA || join(import.meta.dirname, '..', 'data'),
    names: (environment.HOSTS ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
    proxy: environment.PROXY === '1',
    pages: environment.PAGES || undefined,
    rate: readCount('RATE', environment.RATE || '1200'),
    botPace: readCount('BOT_PACE', environment.BOT_PACE || '600'),
    smtp: readAddress('SMTP', environment.SMTP, ['smtp:', 'smtps:'], 'smtps://user:password@mail.example.org'),
    sender: environment.MAIL_FROM || 'Spanish Main <spanish-main@localhost>',
    address: readAddress('ADDRESS', environment.ADDRESS, ['http:', 'https:'], 'https://games.example.org'),
    nearHooks: environment.NEAR_HOOKS === '1',
  }
}

function readCount(name: string, text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new CannotStart(`${name} is a number, not “${text}”.`)
  return Number(text)
}

function readAddress(
  name: string,
  text: string | undefined,
  protocols: readonly string[],
  such: string,
): string | undefined {
  if (text === undefined || text === '') return undefined
  // It may hold a password, so it is not repeated.
  if (!protocols.includes(URL.parse(text)?.protocol ?? '')) throw new CannotStart(`${name} is an address like ${such}.`)
  return text.replace(/\/+$/, '')
}

function readPort(text: string): number {
  if (!/^\d+$/.test(text) || Number(text) > 65535) throw new CannotStart(`PORT is a number up to 65535, not “${text}”.`)
  return Number(text)
}

/** Says in one sentence why the service cannot listen, and what to do about it where that is known. */
export function explain(error: NodeJS.ErrnoException, { host, port }: Pick<Settings, 'host' | 'port'>): Error {
  // Somebody stopped the service before it listened: no failure at all.
  if (error.name === 'AbortError') return error
  switch (error.code) {
    case 'EADDRINUSE':
      return new CannotStart(`Port ${port} is taken: stop the program that uses it, or choose another port with PORT.`)
    case 'EACCES':
      return new CannotStart(`Port ${port} may not be opened by this user: choose one above 1023 with PORT.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new CannotStart(`HOST “${host}” is no address of this machine.`)
    default:
      return new CannotStart(`The service cannot listen at HOST “${host}”, port ${port}: ${error.message}.`)
  }
}
