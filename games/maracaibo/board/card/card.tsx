import type { Say } from '@spanish-main/ui'
import { tables } from '../../rules/tables.ts'
import { cutRows, effectSigns, needSigns } from '../art/effects.tsx'
import { arrow, good, numberSize, object, points, Signs, SYNERGY_FILLS, synergy } from '../art/signs.tsx'
import { sayCard } from '../words/effects.ts'
import { cardName } from '../words/names.ts'
import './card.css'

export interface CardProps {
  readonly card: number
  readonly say: Say
  /** The price now, if it is less than the printed one; and whether it can be paid. */
  readonly price?: number | undefined
  readonly dear?: boolean
}

/** Pixels of a row of signs, and the units that one may take beside the edge of the smallest card. */
const HEIGHT = 16
const ROOM = 68

/** The face of a project card: price, symbols along the edge, name, what it asks for, what it does, points. */
export function CardFace({ card, say, price, dear = false }: CardProps) {
  const { cost, vp, good: goods, object: things, synergy: symbol, effects } = tables.cards[card]
  const size = numberSize(HEIGHT)
  const needs = needSigns(card, size)
  const rows = [...(needs.length > 0 ? [[...needs, arrow]] : []), ...effectSigns(effects, size)].flatMap(row =>
    cutRows(row, ROOM),
  )
  return (
    <span className="mb-card-face" aria-hidden="true">
      <span className="mb-card-edge" style={{ background: symbol < 0 ? '#3a342b' : SYNERGY_FILLS[symbol] }}>
        <Signs drawings={[good(goods)]} height={19} />
        <Signs drawings={[object(things)]} height={19} />
        {symbol < 0 ? undefined : <Signs drawings={[synergy(symbol)]} height={20} />}
      </span>
      <span className="mb-card-body">
        <span className="mb-card-name" data-long={lengthOf(cardName(say, card))}>
          {cardName(say, card)}
        </span>
        <span className="mb-card-effects">
          {rows.map((signs, i) => (
            <Signs key={i} drawings={signs} height={HEIGHT} />
          ))}
        </span>
        <Signs drawings={[points(vp, size)]} height={19} />
      </span>
      <span className={dear ? 'mb-card-price mb-dear' : 'mb-card-price'}>{price ?? cost}</span>
    </span>
  )
}

/** A long word is written smaller, so that it need not be broken. */
function lengthOf(name: string): number {
  const longest = Math.max(...name.split(/[ -]/).map(widthOf))
  return longest > 10.6 ? 3 : longest > 8.4 ? 2 : longest > 7 ? 1 : 0
}

/** The width of a word in letters as wide as most. */
const widthOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + (/[mw]/i.test(letter) ? 1.5 : /[fijlrtł'’I]/.test(letter) ? 0.6 : 1), 0)

/** The same where it only lies there. */
export function Card(props: CardProps) {
  return (
    <div className="mb-card" role="img" aria-label={sayCard(props.say, props.card)}>
      <CardFace {...props} />
    </div>
  )
}
