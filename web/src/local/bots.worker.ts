// Bots think here, so that neither the page nor the table ever waits for them.
import { fastChance, insightInto, legal, printMove } from '@spanish-main/kernel'
import { rules } from '../games.ts'
import type { Advice, BotMethods, Thought } from './protocol.ts'
import { serve } from './rpc.ts'

/** What a bot goes by: its insight into a state that is as good as the true one, and its legal moves. */
async function question({ game: id, seat, twin, seed }: Thought) {
  const loaded = await rules[id]()
  const { game } = loaded
  const chance = fastChance(seed)
  const asked = [insightInto(game, twin, seat, chance), seat, legal(game, twin, seat), chance] as const
  return { ...loaded, asked }
}

async function think(thought: Thought): Promise<string> {
  const { game, bots, asked } = await question(thought)
  return printMove(game, bots[thought.bot](...asked))
}

async function advise(thought: Thought): Promise<readonly Advice[]> {
  const { game, hints, asked } = await question(thought)
  if (hints === undefined) return [{ text: await think(thought), reasons: [] }]
  return hints(...asked).map(({ code, score, terms }) => ({
    text: printMove(game, code),
    chance: score,
    reasons: terms,
  }))
}

const methods: BotMethods = { think, advise }

self.addEventListener('message', ({ data }: MessageEvent<{ port?: MessagePort }>) => {
  if (data.port === undefined) return
  serve(data.port, methods)
  data.port.start()
})
