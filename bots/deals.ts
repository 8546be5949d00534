import {
  fastChance,
  type Game,
  isGoods,
  type Judgement,
  kindOf,
  type Part,
  picksFor,
  printTerms,
  type State,
  submit,
  type Terms,
} from '@spanish-main/kernel'

/** A deal must raise the chance of winning by this much: nobody is milked by gifts of nothing. */
const LEAST_GAIN = 0.005
/** Nobody helps a seat that is about to win. */
const TOO_STRONG = 0.8

/**
 * What a bot says to an offer, from a state that its seat cannot tell from the true one: what it picks for its own parts
 * (−1 where there is nothing to pick), or undefined for a no. It values what changes hands; it promises nothing.
 */
export function answerToDeal<S extends State>(
  game: Game<S>,
  judgement: Judgement<S>,
  twin: S,
  seat: number,
  terms: Terms,
): number[] | undefined {
  const other = terms.by === seat ? terms.to : terms.by
  const handed = (part: Part) => isGoods(kindOf(game.deals!, part.kind)!)
  if (terms.parts.some(part => part.from === seat && !handed(part))) return undefined
  const parts = picked(game, twin, terms.parts)
  const after = game.clone(twin)
  const text = `deal ${printTerms(game, game.seatNames(twin), { ...terms, parts })}`
  if (submit(game, after, terms.to, text, { chance: fastChance(1), listen: undefined }) !== undefined) return undefined
  const gain = judgement.evaluate(after, seat) - judgement.evaluate(twin, seat)
  const theirs = judgement.evaluate(after, other) - judgement.evaluate(twin, other)
  if (gain < LEAST_GAIN || theirs > 2 * gain || judgement.evaluate(after, other) > TOO_STRONG) return undefined
  return parts.filter(({ from }) => from === seat).map(({ pick = -1 }) => pick)
}

/** Every claim with the first component that is possible and not picked yet. */
function picked<S extends State>(game: Game<S>, g: S, parts: readonly Part[]): Part[] {
  const taken: number[] = []
  return parts.map(part => {
    const kind = kindOf(game.deals!, part.kind)!
    if (!isGoods(kind) || kind.pick === undefined || part.pick !== undefined) return part
    const pick = picksFor(g, kind, part).find(each => !taken.includes(each))
    if (pick === undefined) return part
    taken.push(pick)
    return { ...part, pick }
  })
}
