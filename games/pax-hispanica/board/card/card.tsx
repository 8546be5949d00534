import type { Say } from '@spanish-main/ui'
import { CARDS, ZONE_IDS } from '../../data/index.ts'
import type { Pax } from '../../rules/state.ts'
import { isHaven, zoneOfHaven } from '../../rules/tables.ts'
import { ActionGlyph, ActionIcon } from '../art/action-glyph.tsx'
import { Emblem, Icon } from '../art/icon.tsx'
import { LEGALITY_ICONS } from '../art/icon-names.ts'
import { NudgeIcon } from '../art/nudge.tsx'
import { cardName } from '../names.ts'
import { Art } from './art.tsx'
import {
  abilityText,
  actionsOf,
  type CardAction,
  cardId,
  DECK_COLOURS,
  deckOf,
  legalityOf,
  nudgeOf,
  nudgeWords,
  qualificationOf,
  seamanshipLetter,
  titleOf,
} from './facts.ts'
import './card.css'
import './card-parts.css'

interface CardProps {
  readonly view: Pax
  readonly card: number
  readonly say: Say
}

/** A card at reading size: the left column is what it does, the right one who it is. Its top row survives splaying. */
export function Card({ view, card, say }: CardProps) {
  const deck = deckOf(card)
  const title = titleOf(card)
  const style: Record<string, string> = { '--px-deck': DECK_COLOURS[deck] }
  return (
    <article className={`px-card px-${deck}`} style={style}>
      <div className="px-card-nudge">
        <Nudge card={card} say={say} />
      </div>
      <p className="px-card-deck">{say(`board.deck.${deck}`)}</p>
      <header>
        <div>
          <h3 className={title === undefined ? '' : 'px-caps'}>{cardName(say, card)}</h3>
          <Subtitle card={card} view={view} say={say} />
        </div>
        <Badge view={view} card={card} say={say} />
      </header>
      <figure>
        <Art view={view} card={card} />
      </figure>
      <Box view={view} card={card} say={say} />
      <ul className="px-card-actions">
        {actionsOf(view, card).map(action => (
          <ActionLine key={action.slot} {...action} ground={DECK_COLOURS[deck]} say={say} />
        ))}
      </ul>
      <p className="px-card-history">{history(card, say)}</p>
      <p className="px-card-id">{cardId(card)}</p>
    </article>
  )
}

const history = (card: number, say: Say): string =>
  isHaven(card) ? say(`haven.${ZONE_IDS[zoneOfHaven(card)]}.history`) : say(`card.${CARDS[card].id}.history`)

function Nudge({ card, say }: { card: number; say: Say }) {
  const nudge = nudgeOf(card)
  if (nudge < 0) return <Icon name="island" />
  return (
    <>
      <NudgeIcon nudge={nudge} />
      <span className="px-unseen">{nudgeWords(say, nudge)}</span>
    </>
  )
}

function Subtitle({ card, view, say }: { card: number; view: Pax; say: Say }) {
  const legality = legalityOf(card)
  const qualification = qualificationOf(view, card)
  if (legality !== undefined)
    return (
      <p className="px-card-subtitle">
        <Icon name={LEGALITY_ICONS[legality]} />
        {say(`legality.${legality}.name`)}
      </p>
    )
  if (qualification !== undefined)
    return (
      <p className="px-card-subtitle">
        {say('board.card.needs', { what: say(`qualification.${qualification}.name`) })}
      </p>
    )
  return <p className="px-card-subtitle">{isHaven(card) ? say('board.card.haven') : nudgeWords(say, nudgeOf(card))}</p>
}

/** The letter of a Ship, or the mark of a title. */
function Badge({ view, card, say }: CardProps) {
  const letter = seamanshipLetter(card)
  if (letter !== '')
    return (
      <p className="px-card-letter" title={say('board.seamanship', { letter })}>
        {letter}
      </p>
    )
  const peerage = actionsOf(view, card).find(({ action }) => action === 'reach-peerage' || action === 'sway-peerage')
  if (titleOf(card) === undefined || peerage === undefined) return null
  return (
    <p className="px-card-peerage" title={say(`action.${peerage.action}.name`)}>
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <ActionGlyph action={peerage.action} size={24} ground="#FBF3DF" />
      </svg>
    </p>
  )
}

/** What a Ship's Legality allows, what a title grants, what a Haven card is kept for. */
function Box({ view, card, say }: CardProps) {
  const legality = legalityOf(card)
  const title = titleOf(card)
  if (legality !== undefined) return <p className="px-card-legality">{say(`legality.${legality}.text`)}</p>
  if (title !== undefined)
    return (
      <p className="px-card-ability">
        <b>{say('board.card.anchored')}</b>
        {abilityText(say, view, title)}
      </p>
    )
  if (!isHaven(card)) return null
  return (
    <p className="px-card-ability">
      <b>{say('board.card.keep')}</b>
      {say('board.card.keep.text')}
    </p>
  )
}

function ActionLine({ action, nudges, anchors, ground, say }: CardAction & { ground: string; say: Say }) {
  return (
    <li>
      <span className="px-card-action" title={say(`action.${action}.name`)}>
        <ActionIcon action={action} ground={ground} />
        {anchors && (
          <svg className="px-anchor" viewBox="-8 -8 16 16" aria-hidden="true">
            <Emblem name="anchor" size={16} />
          </svg>
        )}
      </span>
      <div>
        <b>{say(`action.${action}.name`)}</b>
        {nudges.map(nudge => (
          <NudgeIcon key={nudge} nudge={nudge} />
        ))}
        <p>{say(`action.${action}.text`)}</p>
      </div>
    </li>
  )
}
