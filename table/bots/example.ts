// A bot that plays over the network, in about forty lines: docs/bot-api.md explains it. It knows no rules at all.
// node tools/run.mjs table/bots/example.ts http://localhost:1598 <table> <key of the seat>

type Answer = { seen: { table: { stage: string }; you: { seat: number }; told?: { waiting: number } }; tag: string }
type Moves = { decision: string; moves: string[]; ranges: { move: string; least: number; greatest: number }[] }

/** Plays a seat until the game is over, choosing by chance; gives how many moves it made. */
export async function playSeat(origin: string, table: string, key: string, random = Math.random): Promise<number> {
  async function ask<T>(path: string, body?: object): Promise<{ status: number; answer: T }> {
    const response = await fetch(`${origin}/api/tables/${table}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, answer: (await response.json()) as T }
  }
  let made = 0
  let tag = ''
  for (;;) {
    // Waits up to twenty seconds for something new. Events that it knows already are not sent again.
    const { answer } = await ask<Answer>(`?after=${tag}&wait=20&moves=1000000&rewinds=0`)
    tag = answer.tag
    const { table: room, you, told } = answer.seen
    if (room.stage === 'over' || room.stage === 'abandoned') return made
    if (told === undefined || (told.waiting & (1 << you.seat)) === 0) continue
    const { decision, moves } = (await ask<Moves>('/moves')).answer
    if (moves.length === 0) continue
    const text = moves[Math.floor(random() * moves.length)]
    const { status } = await ask('/move', { decision, text })
    if (status === 200) made++
    tag = ''
  }
}

if (import.meta.main) {
  const [origin, table, key] = process.argv.slice(2)
  console.log(`${await playSeat(origin, table, key)} moves made.`)
}
