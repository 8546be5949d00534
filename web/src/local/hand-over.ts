// A table of this browser goes on at the service, and is here no longer.
import type { Made } from '@spanish-main/session'

/** The table is at the service; `left` if what was here could not be deleted. Or the service does not take it. */
export type HandedOver = (Made & { readonly left?: true }) | { readonly refused: string }

/** Once the service has a table it is played there, whatever becomes of the copy that was here. */
export async function handOver(bring: () => Promise<Made>, remove: () => Promise<void>): Promise<HandedOver> {
  let made: Made
  try {
    made = await bring()
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) }
  }
  return remove().then(
    () => made,
    () => ({ ...made, left: true }),
  )
}
