/** Where a piece sets out or arrives: whatever bears this word as its `data-place`, such as `seat 2` or `pool`. */
export type Place = string

/** Pieces that go from one place to another. */
export interface Glide {
  readonly piece: 'coin' | 'card'
  readonly count: number
  readonly from: Place
  readonly to: Place
}

/** What an event looks and sounds like, besides what is drawn anew. */
export interface Motion {
  readonly glides?: readonly Glide[]
  readonly sound?: SoundName
}

export type SoundName = 'coins' | 'card' | 'guns'

export const seatPlace = (seat: number): Place => `seat ${seat}`
