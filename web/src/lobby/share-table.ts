import type { Invitation } from '@spanish-main/session'
import type { LocalTable } from '../local/client.ts'
import { markGone } from '../local/gone.ts'
import type { HandedOver } from '../local/hand-over.ts'

type Start = (onPost: () => void, onFault: () => void) => Pick<LocalTable, 'ask' | 'close'>

/** Lets the worker of a table hand it over: what its dice hang on is for no page. A worker that breaks down answers nothing. */
export async function shareTable(
  start: Start,
  id: string,
  seats: Invitation['seats'],
): Promise<HandedOver | { readonly broken: true }> {
  let fault: () => void = () => undefined
  const broken = new Promise<{ broken: true }>(done => {
    fault = () => done({ broken: true })
  })
  const worker = start(
    () => undefined,
    () => fault(),
  )
  const asked = worker.ask('share', id, seats).catch(() => ({ broken: true }) as const)
  const made = await Promise.race([asked, broken]).finally(worker.close)
  if ('left' in made) markGone(id)
  return made
}
