// Bots think here, so that neither the page nor the table ever waits for them.
import { askBot, fastChance, insightInto, legal, printMove } from '@spanish-main/kernel'
import { type Crewed, crewedOf } from './crew.ts'
import type { BotMethods, Thought } from './protocol.ts'
import { serve } from './rpc.ts'

async function load(id: string, pack: string | undefined): Promise<Crewed> {
  const crewed = await crewedOf(id, pack)
  if (crewed === undefined) throw new Error('no-such-game')
  return crewed
}

const methods: BotMethods = {
  async think({ game: id, pack, bot, seat, twin, seed }: Thought) {
    const { game, bots } = await load(id, pack)
    return printMove(game, askBot(game, bots[bot], twin, seat, seed))
  },
  async advise({ game: id, pack, seat, twin, seed }: Thought) {
    const { game, advise } = await load(id, pack)
    const chance = fastChance(seed)
    return advise(insightInto(game, twin, seat, chance), seat, legal(game, twin, seat), chance)
  },
}

self.addEventListener('message', ({ data }: MessageEvent<{ port?: MessagePort }>) => {
  if (data.port === undefined) return
  serve(data.port, methods)
  data.port.start()
})
