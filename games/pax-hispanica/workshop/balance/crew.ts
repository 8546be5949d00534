import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Campaign, Found } from './campaign.ts'

/** Runs campaigns on all cores, and gives what they found in their order; `done` is called after each game. */
export async function runAll(campaigns: readonly Campaign[], done: () => void): Promise<Found[]> {
  const found: Found[] = []
  const left = [...campaigns.entries()]
  const work = async () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    try {
      for (let next = left.shift(); next !== undefined; next = left.shift()) {
        found[next[0]] = await runIn(worker, next[1], done)
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return found
}

function runIn(worker: Worker, campaign: Campaign, done: () => void): Promise<Found> {
  return new Promise((resolve, reject) => {
    const listen = (message: 'game' | Found) => {
      if (message === 'game') return done()
      worker.off('message', listen).off('error', reject)
      resolve(message)
    }
    worker.on('message', listen).on('error', reject)
    worker.postMessage(campaign)
  })
}
