import { pledgesOf } from '@spanish-main/kernel'
import { type Say, type Sitter, seatPlace, type Tiding, TidingMark } from '@spanish-main/ui'
import type { ReactNode } from 'react'
import { isSunKing } from '../../rules/players.ts'
import { type Pax, PEER_SLOTS, SHIP_SLOTS } from '../../rules/state.ts'
import { reach, sway } from '../../rules/values.ts'
import { Icon, SwaySign } from '../art/icon.tsx'
import { LEGALITY_ICONS } from '../art/icon-names.ts'
import { Shield } from '../art/shield.tsx'
import { legalityOf, seamanshipLetter, titleOf } from '../card/facts.ts'
import { nationName, playerName, roman } from '../names.ts'
import { LIVERIES } from './liveries.ts'
import './seats.css'

/** How a person at the table is connected; nothing is known of a local game's people, and the Sun King is none. */
export type Presence = 'here' | 'away' | 'unknown' | 'rules'

interface SeatStripProps {
  readonly view: Pax
  readonly colour: number
  readonly say: Say
  readonly sitter?: Sitter | undefined
  /** It is this seat's turn, or it is waited for. */
  readonly turn: boolean
  /** The person at the screen sits here. */
  readonly you: boolean
  /** What the seat is doing, in words: "has sailed". */
  readonly doing?: string | undefined
  readonly presence?: Presence
  /** The seat may be chosen: what that would mean. */
  readonly mark?: string | undefined
  /** What it just gained or lost that has no place on the chart. */
  readonly tidings?: readonly Tiding[]
  readonly onOpen: (colour: number) => void
  /** Begins a deal with the seat; nothing where that cannot be. */
  readonly onDeal?: (() => void) | undefined
}

/** One seat: who, what they have and what they are doing. A click chooses it or opens the playmat. */
export function SeatStrip(props: SeatStripProps) {
  const {
    view,
    colour,
    say,
    sitter,
    turn,
    you,
    doing,
    presence = 'unknown',
    mark,
    tidings = [],
    onOpen,
    onDeal,
  } = props
  const name = playerName(view, say, colour)
  const who = whoWords(view, colour, sitter, doing, turn, say)
  return (
    <article
      className={`px-seat${turn ? ' px-turn' : ''}${mark === undefined ? '' : ' px-may'}`}
      aria-label={name}
      data-place={seatPlace(view.seatOf[colour])}
    >
      <Band colour={colour} />
      <Shield colour={colour} />
      <div className="px-seat-line">
        <h2>
          <button type="button" onClick={() => onOpen(colour)} title={mark ?? say('board.seat.open', { name })}>
            {name}
          </button>
          {view.solitaire === 1 ? null : <em>{roman(view.order.indexOf(colour))}</em>}
        </h2>
        {tidings.length > 0 ? (
          <div className="px-seat-tidings">
            {tidings.slice(-2).map(each => (
              <TidingMark key={each.key} tiding={each} />
            ))}
          </div>
        ) : (
          <p className="px-seat-who">
            <span>{turn && you ? <strong>{say('board.seat.your-move')}</strong> : who}</span>
            <Tag sitter={sitter} you={you} presence={isSunKing(view, colour) ? 'rules' : presence} say={say} />
          </p>
        )}
      </div>
      <div className="px-seat-line">
        <Stats view={view} colour={colour} say={say} />
        <div className="px-seat-cards">
          <Ships view={view} colour={colour} say={say} />
          <Pledges view={view} colour={colour} say={say} />
          {onDeal === undefined ? null : (
            <button
              type="button"
              className="px-deal"
              title={say('board.deal-with', { name })}
              aria-label={say('board.deal-with', { name })}
              onClick={onDeal}
            >
              <Icon name="discussion" />
            </button>
          )}
          <Peers view={view} colour={colour} say={say} />
        </div>
      </div>
    </article>
  )
}

function whoWords(
  view: Pax,
  colour: number,
  sitter: Sitter | undefined,
  doing: string | undefined,
  turn: boolean,
  say: Say,
): string {
  const what = doing ?? (turn ? say('board.seat.to-move') : undefined)
  const nation = view.solitaire === 1 ? nationName(say, colour) : undefined
  return [nation, sitter?.name, what].filter(Boolean).join(', ')
}

/** The hatched edge. */
export function Band({ colour }: { colour: number }) {
  const { fill, hatch } = LIVERIES[colour]
  return (
    <svg className="px-band" aria-hidden="true">
      <rect width="100%" height="100%" fill={fill} />
      <rect width="100%" height="100%" fill={hatch} />
    </svg>
  )
}

interface TagProps {
  readonly sitter: Sitter | undefined
  readonly you: boolean
  readonly presence: Presence
  readonly say: Say
}

function Tag({ sitter, you, presence, say }: TagProps) {
  if (you) return <span className="px-tag px-you">{say('board.seat.you')}</span>
  if (sitter?.kind === 'bot') return <span className="px-tag">{say('board.seat.bot')}</span>
  if (presence === 'rules') return <span className="px-tag">{say('board.seat.rules')}</span>
  if (presence === 'away') return <span className="px-tag px-away">{say('board.seat.away')}</span>
  if (presence === 'here') return <span className="px-here" role="img" aria-label={say('board.seat.here')} />
  return null
}

interface OfSeat {
  readonly view: Pax
  readonly colour: number
  readonly say: Say
}

function Stats({ view, colour, say }: OfSeat) {
  const cards = view.marketHand[colour] + view.havenHand[colour]
  const king = isSunKing(view, colour)
  return (
    <ul className="px-stats">
      {!king && (
        <Stat words={say('board.money', { count: view.money[colour] })} value={view.money[colour]}>
          <Icon name="two-coins" />
        </Stat>
      )}
      <Stat words={say('board.sway', { count: sway(view, colour) })} value={sway(view, colour)}>
        <SwaySign />
      </Stat>
      <Stat words={say('board.reach', { count: reach(view, colour) })} value={reach(view, colour)}>
        <Icon name="white-book" />
      </Stat>
      {(!king || cards > 0) && (
        <Stat words={say('board.cards', { count: cards, havens: view.havenHand[colour] })} value={cards}>
          <Icon name="poker-hand" />
        </Stat>
      )}
      {view.relics[colour] > 0 && (
        <Stat words={say('board.relics', { count: view.relics[colour] })} value={view.relics[colour]}>
          <Icon name="jeweled-chalice" />
        </Stat>
      )}
    </ul>
  )
}

function Stat({ words, value, children }: { words: string; value: number; children: ReactNode }) {
  return (
    <li title={words}>
      {children}
      <span aria-hidden="true">{value}</span>
      <span className="px-unseen">{words}</span>
    </li>
  )
}

/** Ships as the icon of their Legality and the letter of their Seamanship; the Flagship is inverted. */
function Ships({ view, colour, say }: OfSeat) {
  const ships = view.ships.slice(colour * SHIP_SLOTS, (colour + 1) * SHIP_SLOTS).filter(card => card >= 0)
  return (
    <ul className="px-fleet-chips" aria-label={say('board.ships')}>
      {ships.map((card, i) => {
        const legality = legalityOf(card)
        const words = [
          i === 0 && say('board.flagship.word'),
          legality && say(`legality.${legality}.name`),
          seamanshipLetter(card),
        ]
        return (
          <li key={card} className={i === 0 ? 'px-flagship' : ''} title={words.filter(Boolean).join(' ')}>
            {legality !== undefined && <Icon name={LEGALITY_ICONS[legality]} />}
            {seamanshipLetter(card)}
            <span className="px-unseen">{words.slice(0, 2).filter(Boolean).join(' ')}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** G1a. How many promises of the seat bind it, and how many are only a word. */
function Pledges({ view, colour, say }: OfSeat) {
  if (view.deals.length === 0) return null
  const all = pledgesOf(view.deals, undefined, view.seatOf[colour])
  const binding = all.filter(({ mark }) => mark !== 'word').length
  const words = all.length - binding
  return (
    <ul className="px-pledges" aria-label={say('board.pledges')}>
      {binding > 0 && (
        <li className="px-bound" title={say('board.pledges.binding', { count: binding })}>
          <Icon name="wax-seal" />
          <span aria-hidden="true">{binding}</span>
          <span className="px-unseen">{say('board.pledges.binding', { count: binding })}</span>
        </li>
      )}
      {words > 0 && (
        <li className="px-word" title={say('board.pledges.words', { count: words })}>
          <Icon name="quill-ink" />
          <span aria-hidden="true">{words}</span>
          <span className="px-unseen">{say('board.pledges.words', { count: words })}</span>
        </li>
      )}
    </ul>
  )
}

/** Peerages as crowns; a single one is named. */
function Peers({ view, colour, say }: OfSeat) {
  const titles = view.peers
    .slice(colour * PEER_SLOTS, (colour + 1) * PEER_SLOTS)
    .flatMap(card => (card >= 0 ? [titleOf(card)] : []))
  return (
    <ul className="px-crowns" aria-label={say('board.peerages')}>
      {titles.map(title => (
        <li key={title} title={say(`peerage.${title}.name`)}>
          <Icon name="queen-crown" />
          <span className={titles.length === 1 ? 'px-crown-name' : 'px-unseen'}>{say(`peerage.${title}.name`)}</span>
        </li>
      ))}
    </ul>
  )
}
