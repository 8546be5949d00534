import { useShell } from '@spanish-main/ui'
import { useEffect, useSyncExternalStore } from 'react'

/** What an open work panel does with the cards of the hand: which may be taken, which are taken, and what a click does. */
export interface HandOffer {
  readonly lit: readonly number[]
  readonly taken: readonly number[]
  take(card: number): void
}

/** Panel and hand are drawn apart; one table is on a page, so one offer stands. */
let standing: HandOffer | undefined
const listeners = new Set<() => void>()

function put(offer: HandOffer | undefined): void {
  standing = offer
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** In a panel: a click on a card of the hand is the same as a click on that card in the panel. */
export function useHandOffer(offer: HandOffer): void {
  const key = `${offer.lit.join()} ${offer.taken.join()}`
  useEffect(() => {
    put(offer)
  }, [key])
  useEffect(() => () => put(undefined), [])
}

const NARROW = '(max-width: 900px)'

/** In the hand: what the panel offers, while it can be seen beside the hand. */
export function useOffered(): HandOffer | undefined {
  const offer = useSyncExternalStore(subscribe, () => standing)
  const { away } = useShell()
  return away !== undefined || matchMedia(NARROW).matches ? undefined : offer
}
