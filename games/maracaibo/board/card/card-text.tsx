import type { Say } from '@spanish-main/ui'
import { tables } from '../../rules/tables.ts'
import { cardNeeds, effectLines } from '../words/effects.ts'
import { cardName, nameIn } from '../words/names.ts'

/** A card in words: what it costs and asks for, what it does, what it pays with; its name, where no heading says it. */
export function CardText({ card, say, alone = false }: { card: number; say: Say; alone?: boolean }) {
  const { cost, vp, good, object, synergy, effects } = tables.cards[card]
  const needs = cardNeeds(say, card)
  return (
    <div className="mb-card-text">
      {alone ? undefined : <h3>{cardName(say, card)}</h3>}
      <p>
        {say('card.price', { cost, vp })}
        {needs === '' ? undefined : ` ${say('card.needs', { needs })}`}
      </p>
      <ul>
        {effectLines(say, effects).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mb-card-pays">
        {say('card.symbols', {
          good: nameIn(say, 'good', good),
          object: nameIn(say, 'object', object),
          symbol: synergy < 0 ? 'none' : nameIn(say, 'symbol', synergy),
        })}
      </p>
      {alone ? (
        <p className="mb-card-history">{say(`project.${tables.cards[card].id.toLowerCase()}.history`)}</p>
      ) : undefined}
    </div>
  )
}
