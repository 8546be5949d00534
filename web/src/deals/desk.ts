import type { Part } from '@spanish-main/kernel'
import type { Offered } from '@spanish-main/session'
import { useState } from 'react'
import type { Draft } from './builder.tsx'

/** Which window of the deals is open, and the paper that is being written: put away, it stays as a draft. */
export interface Desk {
  readonly window: 'builder' | 'offers' | undefined
  /** The paper that is read; without it the first that waits for an answer. */
  readonly paper: string | undefined
  readonly draft: Draft | undefined
  /** Writes on at a paper, or begins a new one. */
  write(draft?: Draft): void
  /** The same for a seat: what was written for another is put aside, and comes back with it. A new one begins with `parts`. */
  writeTo(to: number, parts?: readonly Part[]): void
  change(draft: Draft | undefined): void
  read(paper?: string): void
  close(): void
}

/** A paper that answers another begins with what that says. */
export function counterTo({ by, id, secret, parts }: Offered): Draft {
  return { to: by, re: id, secret, parts: parts.map(({ mark: _mark, ...part }) => part) }
}

interface Kept extends Pick<Desk, 'window' | 'paper' | 'draft'> {
  /** What was begun for others, by whom it is for. */
  readonly aside: Readonly<Record<number, Draft>>
}

const EMPTY: Kept = { window: undefined, paper: undefined, draft: undefined, aside: {} }

/** The desk of a seat: at one screen nobody sees what another has drafted. `first` is whom a new paper is for. */
export function useDesk(seat: number, first: number): Desk {
  const [desks, setDesks] = useState<Readonly<Record<number, Kept>>>({})
  const mine = desks[seat] ?? EMPTY
  const put = (next: Partial<Kept>) => setDesks(all => ({ ...all, [seat]: { ...(all[seat] ?? EMPTY), ...next } }))
  const { window, paper, draft: begun, aside } = mine
  return {
    ...{ window, paper, draft: begun },
    write: (draft = begun ?? { to: first, parts: [], re: '' }) => put({ draft, window: 'builder' }),
    writeTo(to, parts = []) {
      const blank = { to, parts, re: '' }
      if (begun?.to === to) put({ window: 'builder', draft: begun.parts.length > 0 ? begun : blank })
      else {
        const { [to]: draft = blank, ...others } = aside
        const kept = begun === undefined || begun.parts.length === 0 ? others : { ...others, [begun.to]: begun }
        put({ draft, aside: kept, window: 'builder' })
      }
    },
    // Without a draft there is nothing left to write at.
    change: draft => put(draft === undefined ? { draft, window: undefined } : { draft }),
    read: paper => put({ paper, window: 'offers' }),
    close: () => put({ window: undefined }),
  }
}
