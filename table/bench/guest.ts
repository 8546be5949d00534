import { legal, printMove, type State } from '@spanish-main/kernel'
import { type Answered, applied, type Frame, type Seen } from '@spanish-main/session'
import { WebSocket } from 'ws'
import type { Playable } from '../games.ts'

/** Somebody who plays over a socket, from what the seat sees alone. */
export interface Guest {
  /** How long each move took until it was confirmed, in milliseconds. */
  readonly times: number[]
  readonly confirmed: { readonly decision: string; readonly text: string }[]
  bytes(): number
  seen(): Seen | undefined
  closed(): boolean
  stop(): void
}

export interface GuestAbout {
  readonly rules: Playable
  readonly address: string
  readonly table: string
  readonly key: string
  readonly seat: number
  /** A number from 0 to below 1. */
  random(): number
}

/** Whoever makes requests of a service elsewhere. */
export async function request<T>(
  address: string,
  method: string,
  path: string,
  key?: string,
  body?: object,
): Promise<T> {
  const response = await fetch(`http://${address}${path}`, {
    method,
    headers: {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status} ${text}`)
  return (text.startsWith('{') ? JSON.parse(text) : text) as T
}

/** Sits down over a socket and plays whenever the seat is asked. */
export function joinTable({ rules, address, table, key, seat, random }: GuestAbout): Guest {
  const { game } = rules
  const socket = new WebSocket(`ws://${address}/api/tables/${table}/live`, {
    headers: { authorization: `Bearer ${key}` },
  })
  const times: number[] = []
  const confirmed: { decision: string; text: string }[] = []
  let seen: Seen | undefined
  let bytes = 0
  let asked = 0
  let answered = ''
  let closed = false
  let sent: { id: number; at: number; decision: string; text: string } | undefined
  let stopped = false

  function play(): void {
    const told = seen?.told
    if (stopped || told === undefined || sent !== undefined || answered === told.decision) return
    if ((told.waiting & (1 << seat)) === 0) return
    const moves = legal(game, told.view as State, seat)
    if (moves.length === 0) return
    const text = printMove(game, moves[Math.floor(random() * moves.length)])
    sent = { id: ++asked, at: performance.now(), decision: told.decision, text }
    answered = told.decision
    socket.send(JSON.stringify({ id: asked, do: 'move', body: { decision: told.decision, text } }))
  }

  function hear(frame: Frame): void {
    if (frame.kind === 'whole') seen = frame.seen
    else if (frame.kind === 'more' && frame.seen !== undefined)
      seen = applied(seen as never, frame.seen) as unknown as Seen
    else if (frame.kind === 'reply') confirm(frame.status, frame.body)
    play()
  }

  function confirm(status: number, body: Answered): void {
    if (sent === undefined) return
    if (status === 200 && 'done' in body) {
      times.push(performance.now() - sent.at)
      confirmed.push(sent)
    } else answered = ''
    sent = undefined
  }

  socket.on('message', data => {
    bytes += (data as Buffer).length
    hear(JSON.parse(String(data)))
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    closed = true
  })
  return {
    ...{ times, confirmed },
    bytes: () => bytes,
    seen: () => seen,
    closed: () => closed,
    stop() {
      stopped = true
      socket.terminate()
    },
  }
}

/** A table at which everybody has sat down and the game begins. */
export async function openTable(
  address: string,
  { entry }: Playable,
  seats: number,
): Promise<{ id: string; host: string; keys: string[] }> {
  const wish = { game: entry.id, seats: Array.from({ length: seats }, () => ({ kind: 'link' })) }
  const settings = { settings: { options: entry.quick.options } }
  const made = await request<{ id: string; host: string; keys: { key: string }[] }>(
    ...([address, 'POST', '/api/tables', undefined, { ...wish, ...settings }] as const),
  )
  const keys = made.keys.map(({ key }) => key)
  for (const [seat, key] of keys.entries()) {
    await request(address, 'POST', `/api/tables/${made.id}/arrive`, key, { name: `guest ${seat}` })
    const nonce = String(seat).padStart(32, '0')
    await request(address, 'POST', `/api/tables/${made.id}/ready`, key, { ready: true, nonce })
  }
  await request(address, 'POST', `/api/tables/${made.id}/start`, made.host)
  return { id: made.id, host: made.host, keys }
}
