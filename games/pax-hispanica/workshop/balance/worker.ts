// Runs campaigns in a thread of its own: a campaign comes in, a tick goes out after each game, what was found at the end.
import { parentPort } from 'node:worker_threads'
import { type Campaign, run } from './campaign.ts'

parentPort?.on('message', (campaign: Campaign) => {
  const found = run(campaign, () => parentPort?.postMessage('game'))
  parentPort?.postMessage(found)
})
