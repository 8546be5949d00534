import type { Choice } from '@spanish-main/ui'
import { priceOf } from '../../rules/mb5-buy.ts'
import { tables } from '../../rules/tables.ts'
import { effectSigns } from '../art/effects.tsx'
import { numberSize, points, Signs } from '../art/signs.tsx'
import { cardNeeds, effectLines } from '../words/effects.ts'
import { cardName } from '../words/names.ts'
import { choicesOf, type Props, RefusedRow, Row, refusedOf, Section, type Taken } from './parts.tsx'

/** What a card says in one line: what it asks for, what it does. */
function lineOf(card: number, say: Props['say']): string {
  const needs = cardNeeds(say, card)
  const lines = effectLines(say, tables.cards[card].effects).join('. ')
  return needs === '' ? lines : say('buy.needs', { needs, lines })
}

/** The cards that can be bought, with what each leads to; below them those that cannot, with the reason. */
export function BuyRows({
  taken,
  discount = 0,
  then,
  ...props
}: Props & { taken: Taken; discount?: number; then?: (card: number) => string }) {
  const { table, say } = props
  const { view, seat } = table
  const price = (card: number) => priceOf(view, seat, card, discount)
  const choices = choicesOf(table, 'buy')
  const refused = refusedOf(table, 'buy')
  if (choices.length + refused.length === 0) return undefined
  return (
    <Section title={say('buy.title')} note={say('buy.note', { doubloons: view.doubloons[seat] })}>
      {choices.map(choice => (
        <BuyRow key={choice.text} {...props} taken={taken} choice={choice} price={price(choice.args[0])} then={then} />
      ))}
      {refused.map(choice => {
        const short = price(choice.args[0]) - view.doubloons[seat]
        return (
          <RefusedRow
            key={choice.text}
            {...props}
            choice={choice}
            picture={<span className="mb-coin">{price(choice.args[0])}</span>}
            title={cardName(say, choice.args[0])}
            {...(short > 0 && choice.problem.key === 'too-dear' ? { sub: say('buy.short', { short }) } : {})}
          />
        )
      })}
    </Section>
  )
}

function BuyRow({
  choice,
  price,
  taken,
  then,
  ...props
}: Props & { choice: Choice; price: number; taken: Taken; then: ((card: number) => string) | undefined }) {
  const { say } = props
  const [card] = choice.args
  const size = numberSize(16)
  const { vp, effects } = tables.cards[card]
  return (
    <Row
      picture={<span className="mb-coin">{price}</span>}
      title={cardName(say, card)}
      sub={[lineOf(card, say), then?.(card)].filter(Boolean).join(' · ')}
      right={
        <>
          <Signs drawings={(effectSigns(effects, size)[0] ?? []).slice(0, 4)} height={16} />
          <Signs drawings={[points(vp, size)]} height={16} />
        </>
      }
      state={taken.chosen === choice ? 'taken' : 'lit'}
      onTake={() => taken.take(choice)}
    />
  )
}
