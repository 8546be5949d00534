import type { Part, State, Terms } from '@spanish-main/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { Picking, TableActions } from './picking.ts'
import type { Tiding } from './pieces.ts'
import type { Name, Say } from './speech.ts'
import type { TableView } from './table.ts'
import type { BoardWords } from './words.ts'

export interface BoardProps<S extends State> {
  readonly table: TableView<S>
  readonly picking: Picking
  readonly act: TableActions
  readonly say: Say
  readonly name: Name
  /** What was just gained and lost, and where. */
  readonly tidings: readonly Tiding[]
  /** Nothing should move by itself. */
  readonly calm: boolean
  /** Where people deal; undefined at a table without deals. */
  readonly deals?: DealDesk | undefined
}

/** How a board puts a deal before people, such as a tribute before a battle. Everything else is written in the builder. */
export interface DealDesk {
  /** The open offers of the person at the screen, and those to them. */
  readonly papers: readonly Terms[]
  /** The offers of the person at the screen that were declined in the present moment, such as this battle. */
  readonly declined: readonly Terms[]
  /** A paper in words: when it was written, until when it stands, and its parts with what they are worth. */
  show(paper: Terms): ReactNode
  offer(to: number, parts: readonly Part[]): void
  accept(id: string): void
  decline(id: string): void
  withdraw(id: string): void
  /** Begins a paper that answers one. */
  counter(id: string): void
  /** Begins a paper for a seat, with these parts, or goes on with the one that lies aside for it. */
  write(to: number, parts?: readonly Part[]): void
  /** Opens the papers beside the table. */
  open(): void
  /** Reads one paper, picks what is to be picked, and answers. */
  read(id: string): void
  /** With several people at one screen: passes it to whom it may concern; `undefined` gives it back, if it was passed. */
  handTo(seat: number | undefined): (() => void) | undefined
}

/** A part of the page that a guide points at. The last two are tabs of the drawer. */
export type GuidePlace = 'board' | 'ribbon' | 'seats' | 'side' | 'hand' | 'dock' | 'tools' | 'victory' | 'orders'

/** A step of the guided first turn. Its words are `guide.<key>.title` and `guide.<key>`. */
export interface GuideStep<S extends State> {
  readonly key: string
  /** The situation in which it appears; at most one holds at a time. Without it, it follows the step before. */
  when?(table: TableView<S>): boolean
  /** What it speaks of. */
  readonly place?: GuidePlace
  /** Where a phone has that, if it is elsewhere. */
  readonly phone?: GuidePlace
  /** Told before the last step, if its situation never came. */
  readonly anyway?: true
}

/** What the browser of all components knows. */
export interface ComponentsProps<S extends State> {
  readonly say: Say
  readonly name: Name
  openRule(id: string): void
  /** At a table: what its seat sees. Nothing else may be shown. */
  readonly table?: TableView<S>
}

/** The hand folds to its edges while a card of it is in use. */
export interface HandProps<S extends State> extends BoardProps<S> {
  readonly folded: boolean
}

/** A stage shows what happened from a move on; what happened before the person came was not theirs to see. */
export interface StageProps<S extends State> extends BoardProps<S> {
  readonly since: number
}

/** A deal on paper, written or read. */
export interface PaperProps<S extends State> extends BoardProps<S> {
  readonly terms: Pick<Terms, 'by' | 'to' | 'parts'>
}

/** What a game's board room exports. The page around it has something plain in place of each part that is missing. */
export interface Board<S extends State> {
  /** The main drawing, in the `ChartMap` of ui. It fills its panel. Without it the table is in words. */
  readonly Table?: ComponentType<BoardProps<S>>
  /** In the header: the calendar. */
  readonly Ribbon?: ComponentType<BoardProps<S>>
  /** The row of seat strips. */
  readonly Seats?: ComponentType<BoardProps<S>>
  /** A panel beside the map, above the drawer. */
  readonly Side?: ComponentType<BoardProps<S>>
  /** In the dock: the cards in hand. */
  readonly Hand?: ComponentType<HandProps<S>>
  /**
   * Great moments, in the place of the map: battles, reveals. Draws nothing when there is nothing to stage; `Stage` of
   * ui is its shell. It can be put aside, and everything around it stays within reach.
   */
  readonly Stage?: ComponentType<StageProps<S>>
  /** Kinds of events that are such moments: a replay offers to show them, and never opens one by itself. */
  readonly moments?: readonly string[]
  /** Long decisions, by name: a work panel in the side column; `WorkPanel` of ui is its shell. */
  readonly panels?: Readonly<Record<string, ComponentType<BoardProps<S>>>>
  /** In a deal that is written or read: what its parts come to, such as payments on a calendar. */
  readonly Paper?: ComponentType<PaperProps<S>>
  /** Tabs of the drawer: who is close to winning; figures. */
  readonly Victory?: ComponentType<BoardProps<S>>
  readonly Statistics?: ComponentType<BoardProps<S>>
  /** On the end screen: the winning condition shown true. */
  readonly Ending?: ComponentType<BoardProps<S>>
  /** That lists everybody by place itself, so the page does not. */
  readonly endingRanks?: true
  /** The browser of all components. */
  readonly Components?: ComponentType<ComponentsProps<S>>
  readonly words?: BoardWords<S>
  /** The guided first turn: the record of its position, whose seat it is for, and its steps. */
  readonly guide?: { record(): Promise<string>; readonly seat: number; readonly steps: readonly GuideStep<S>[] }
}
