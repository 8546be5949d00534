export type Settings = { host: string; port: number }

/** Something the person who starts the service can put right; its message is one sentence for them. */
export class CannotStart extends Error {}

export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  // Fastify listens on every address of the name `localhost`, IPv4 and IPv6.
  return { host: environment.HOST || 'localhost', port: readPort(environment.PORT || '1598') }
}

function readPort(text: string): number {
  if (!/^\d+$/.test(text) || Number(text) > 65535) throw new CannotStart(`PORT is a number up to 65535, not “${text}”.`)
  return Number(text)
}

/** Says in one sentence why the service cannot listen, and what to do about it where that is known. */
export function explain(error: NodeJS.ErrnoException, { host, port }: Settings): Error {
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
