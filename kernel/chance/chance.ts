/** Where dice and draws come from: an argument beside the state, never part of it. */
export interface Chance {
  /** A whole number from 0 to n − 1: the `index`-th draw of this stream. */
  below(stream: number, index: number, n: number): number
  /** One of the candidates' positions. Most chances leave it out; a scripted one looks for the named card. */
  pick?(stream: number, index: number, candidates: readonly number[]): number
}
