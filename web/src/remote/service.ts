import { type Client, createClient, type Socket } from '@spanish-main/session'

/** The service that this page came from. */
export const service: Client = createClient({
  fetch: (url, about) => fetch(url, about),
  socket: url => new WebSocket(url) as unknown as Socket,
  wait: ms => new Promise(done => setTimeout(done, ms)),
  origin: location.origin,
})

/** The address of a seat, for whoever is to sit there. What is behind the # never reaches a server's log. */
export const linkTo = (key: string): string => `${location.origin}/join#${key}`
