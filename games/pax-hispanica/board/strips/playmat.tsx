import { Button, type Say, type Sitter } from '@spanish-main/ui'
import { useEffect, useRef } from 'react'
import { COLOURS } from '../../data/index.ts'
import { isSunKing } from '../../rules/players.ts'
import { type Pax, PEER_SLOTS, SHIP_SLOTS } from '../../rules/state.ts'
import { reach, shipLimit, sway } from '../../rules/values.ts'
import { Icon } from '../art/icon.tsx'
import { Bible, Disk } from '../art/pieces.tsx'
import { Shield } from '../art/shield.tsx'
import { Token } from '../art/token.tsx'
import { Splayed } from '../card/splayed.tsx'
import { nationName, playerName } from '../names.ts'
import { abilityOf } from './ability.ts'
import { type ColumnKind, columnOf, limitWords } from './limits.ts'
import { Band } from './seat-strip.tsx'
import './playmat.css'

interface PlaymatProps {
  readonly view: Pax
  readonly colour: number
  readonly say: Say
  readonly sitter?: Sitter | undefined
  readonly onClose: () => void
  /** A card on the playmat was clicked, to be read. */
  readonly onCard: (card: number) => void
  /** Begins a deal with the seat; nothing where that cannot be. */
  readonly onDeal?: (() => void) | undefined
}

/** A seat's playmat as a dialog: columns, Ships, Peerages, Coffers, Reserves and the Hand by its backs. */
export function Playmat({ view, colour, say, sitter, onClose, onCard, onDeal }: PlaymatProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  const name = playerName(view, say, colour)
  return (
    <dialog ref={dialog} className="px-playmat" aria-label={say('board.playmat', { name })} onClose={onClose}>
      <Band colour={colour} />
      <header>
        <Shield colour={colour} />
        <div>
          <h2>{name}</h2>
          <p>{[leader(view, colour, say), sitter?.name].filter(Boolean).join(' · ')}</p>
        </div>
        {onDeal === undefined ? null : (
          <Button
            onClick={() => {
              dialog.current?.close()
              onDeal()
            }}
          >
            {say('board.deal-with', { name })}
          </Button>
        )}
        <Button onClick={() => dialog.current?.close()}>{say('board.close')}</Button>
      </header>
      <Ability view={view} colour={colour} say={say} />
      <div className="px-playmat-grid">
        <section>
          <h3>{say('board.sway', { count: sway(view, colour) })}</h3>
          <Column kind="disk" view={view} colour={colour} say={say} />
          <h3>{say('board.reach', { count: reach(view, colour) })}</h3>
          <Column kind="bible" view={view} colour={colour} say={say} />
        </section>
        <section>
          <h3>{say('board.fleet-slots', { count: view.shipCount[colour], of: shipLimit(view, colour) })}</h3>
          <Slot view={view} cards={slot(view.ships, colour, SHIP_SLOTS)} fleet say={say} onCard={onCard} />
          <h3>{say('board.peerages')}</h3>
          <Slot view={view} cards={slot(view.peers, colour, PEER_SLOTS)} say={say} onCard={onCard} />
        </section>
        <Supplies view={view} colour={colour} say={say} />
      </div>
    </dialog>
  )
}

/** Who leads the nation; in solitaire those who play bear that name already. */
const leader = (view: Pax, colour: number, say: Say): string =>
  view.solitaire === 1 ? nationName(say, colour) : say(`nation.${COLOURS[colour]}.character`)

const slot = (slots: readonly number[], colour: number, size: number): number[] =>
  slots.slice(colour * size, (colour + 1) * size).filter(card => card >= 0)

function Ability({ view, colour, say }: { view: Pax; colour: number; say: Say }) {
  const id = abilityOf(view, colour)
  if (id === undefined) return null
  return (
    <p className="px-playmat-ability">
      <b>{say(`ability.${id}.name`)}</b>
      {say(`ability.${id}.text`)}
    </p>
  )
}

/** A column: the tokens that are left cover its highest numbers, the highest uncovered one counts. */
function Column({ kind, view, colour, say }: { kind: ColumnKind; view: Pax; colour: number; say: Say }) {
  const left = kind === 'bible' ? view.biblesLeft[colour] : view.disksLeft[colour]
  const places = columnOf(kind, colour).map((value, tokens) => ({ value, tokens }))
  const limit = limitWords(view, colour, kind, say)
  return (
    <>
      <ol className="px-column">
        {places.map(({ value, tokens }) => (
          <li key={tokens} className={tokens === left ? 'px-counts' : ''}>
            <span>{value}</span>
            {tokens < left ? (
              <svg viewBox="-16 -16 32 32" aria-hidden="true">
                {kind === 'bible' ? <Bible colour={colour} /> : <Disk colour={colour} />}
              </svg>
            ) : null}
          </li>
        ))}
      </ol>
      {limit === undefined ? null : <p className="px-limit">{limit}</p>}
    </>
  )
}

interface SlotProps {
  readonly view: Pax
  readonly cards: readonly number[]
  readonly fleet?: boolean
  readonly say: Say
  readonly onCard: (card: number) => void
}

function Slot({ view, cards, fleet = false, say, onCard }: SlotProps) {
  if (cards.length === 0) return <p className="px-playmat-none">{say('board.none')}</p>
  return <Splayed view={view} cards={cards} fleet={fleet} say={say} onPick={onCard} />
}

/** Coffers, Reserves and Hand; the Sun King has no Hand, and his money is not counted. */
function Supplies({ view, colour, say }: { view: Pax; colour: number; say: Say }) {
  const king = isSunKing(view, colour)
  return (
    <section className="px-supplies">
      <h3>{say('board.coffers')}</h3>
      <ul>
        {!king && (
          <li>
            <Icon name="two-coins" />
            {say('board.dollars', { count: view.money[colour] })}
          </li>
        )}
        <li>
          <Token of={{ piece: 'relic' }} />
          {say('board.relics', { count: view.relics[colour] })}
        </li>
      </ul>
      <h3>{say('board.reserves')}</h3>
      <ul>
        <li>
          <Token of={{ piece: 'citizen', colour }} />
          {say('board.citizens', { count: view.reserves[colour] })}
        </li>
      </ul>
      {!king && (
        <>
          <h3>{say('board.hand.other')}</h3>
          <ul>
            <li>
              <Icon name="poker-hand" />
              {say('board.market-cards', { count: view.marketHand[colour] })}
            </li>
            <li>
              <Icon name="island" />
              {say('board.haven-cards', { count: view.havenHand[colour] })}
            </li>
          </ul>
        </>
      )}
    </section>
  )
}
