import type { Problem, State } from '@spanish-main/kernel'
import type { DealStep, Offered } from '@spanish-main/session'
import type { BoardProps, Say, SeatLook, Sitter } from '@spanish-main/ui'
import { plainLook } from '@spanish-main/ui'
import { createContext, use } from 'react'
import type { Desk } from '../deals/desk.ts'
import type { Kit } from '../kit.ts'

/** What every part of a table's page knows. */
export interface TableContextValue {
  readonly kit: Kit
  readonly props: BoardProps<State>
  look(seat: number): SeatLook
  seatName(seat: number): string
  /** Who sits there, for people: a name, or the kind of bot. */
  sitterName(seat: number): string
  /** Where people deal: the offers that the seat may read, and how it speaks of them. */
  readonly dealing: Dealing | undefined
}

export interface Dealing {
  readonly offers: readonly Offered[]
  /** Says something about a deal; gives the problem with it, if there is one. */
  say(step: DealStep): Promise<Problem | undefined>
  /** Whether a seat is played at this screen. */
  isHere(seat: number): boolean
  /** Passes the screen to another person here, who answers an offer; undefined passes it back. */
  handTo(seat: number | undefined): void
  /** Somebody has the screen only to answer an offer. */
  readonly visiting: boolean
  /** The windows of the deals. */
  readonly desk: Desk
}

export const TableContext = createContext<TableContextValue | undefined>(undefined)

export function useTableContext(): TableContextValue {
  const value = use(TableContext)
  if (value === undefined) throw new Error('No table is around this component.')
  return value
}

export function tableContext(kit: Kit, props: BoardProps<State>, dealing?: Dealing): TableContextValue {
  const { words, board } = kit
  const { view, sitters } = props.table
  return {
    kit,
    props,
    look: seat => board?.words?.look?.(view, seat) ?? plainLook(seat),
    seatName: seat => words.seatName(view, seat),
    sitterName: seat => sitters[seat]?.name ?? '',
    dealing,
  }
}

/** Who sits where, with bots by the names that people have for them. */
export const namedSitters = (say: Say, holders: readonly Sitter[]): Sitter[] =>
  holders.map(sitter => ({ ...sitter, name: sitterWord(say, sitter) }))

function sitterWord(say: Say, { kind, name }: Sitter): string {
  if (kind === 'empty') return say('seat.empty')
  return kind === 'bot' && say.has(`bot.${name}`) ? say(`bot.${name}`) : name
}

/** The seats of a bit set. */
export const seatsIn = (bits: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter(seat => (bits & (1 << seat)) !== 0)
