import { type Client, createClient, type Socket } from '@spanish-main/session'

/** The service that this page came from. */
export const service: Client = createClient({
  fetch: (url, about) => fetch(url, about),
  socket: openSocket,
  wait: ms => new Promise(done => setTimeout(done, ms)),
  origin: location.origin,
})

/** The address of a seat, for whoever is to sit there. What is behind the # never reaches a server's log. */
export const linkTo = (key: string): string => `${location.origin}/join#${key}`

/** What is told to a socket that is closing is lost anyway: the client tells it again to the next one. */
function openSocket(url: string): Socket {
  const socket = new WebSocket(url)
  const send = socket.send.bind(socket)
  socket.send = text => {
    if (socket.readyState === WebSocket.OPEN) send(text)
  }
  return socket as unknown as Socket
}
