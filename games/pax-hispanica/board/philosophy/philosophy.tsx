import type { Say } from '@spanish-main/ui'
import { useState } from 'react'
import { CELLS, COLOURS, type Colour, DECKS, type Profession, REALMS } from '../../data/index.ts'
import type { Pax } from '../../rules/state.ts'
import { Emblem } from '../art/icon.tsx'
import { EXTREMIST_ICONS } from '../art/icon-names.ts'
import { Arms } from '../art/shield.tsx'
import { qualificationOf } from '../card/facts.ts'
import { MiniCard } from '../card/mini-card.tsx'
import type { Point } from '../chart/layout.ts'
import { cardName, twoLines } from '../names.ts'
import { LIVERIES } from '../strips/liveries.ts'
import { CellButtons, DeckButtons } from './buttons.tsx'
import type { BoardMark, PhilosophyMarks, PhilosophyPick } from './marks.ts'
import { Meters } from './meters.tsx'
import { NudgePreview } from './nudge-preview.tsx'
import { BOARD, cellPlace, DECK_PLACES, REALM_PLACES } from './places.ts'
import './philosophy.css'

interface PhilosophyProps {
  readonly view: Pax
  readonly say: Say
  readonly marks?: PhilosophyMarks
  readonly onPick: (pick: PhilosophyPick) => void
  /** A face-up card is to be read, or the pointer rests on it. */
  readonly onRead: (card: number) => void
  readonly onPeek?: ((card: number | undefined) => void) | undefined
  /** A Nudge that is being thought of: where it would lead this colour's Figure. */
  readonly nudge?: { readonly colour: number; readonly direction: number } | undefined
}

/** The philosophy board: the cross of spaces with the Figures, the decks around it, and the meters below. */
export function Philosophy({ view, say, marks = {}, onPick, onRead, onPeek, nudge }: PhilosophyProps) {
  return (
    <section className="px-philosophy" aria-labelledby="px-philosophy-title">
      <h2 id="px-philosophy-title">{say('board.philosophy')}</h2>
      <div className="px-cross">
        <svg viewBox={`0 0 ${BOARD} ${BOARD}`} aria-hidden="true">
          <Realms say={say} />
          {CELLS.map((cell, index) => (
            <Cell key={cell.id} cell={index} mark={marks.cells?.get(index)} say={say} />
          ))}
          <Axes say={say} />
          {DECKS.map((deck, index) => (
            <Deck key={deck} view={view} deck={index} mark={marks.decks?.get(index)} say={say} />
          ))}
          {view.figure.map((cell, colour) => cell >= 0 && <Figure key={COLOURS[colour]} cell={cell} colour={colour} />)}
          {nudge !== undefined && view.figure[nudge.colour] >= 0 && (
            <NudgePreview cell={view.figure[nudge.colour]} direction={nudge.direction} />
          )}
        </svg>
        <CellButtons view={view} say={say} marks={marks} onPick={onPick} />
        <DeckButtons view={view} say={say} marks={marks} onPick={onPick} onRead={onRead} onPeek={onPeek} />
      </div>
      <Meters view={view} say={say} onPick={onPick} />
    </section>
  )
}

/** Mutiny is ruled, Midlife crisis stippled, so that the danger of a Nudge is seen at once. */
function Realms({ say }: { say: Say }) {
  return (
    <>
      {REALMS.map(({ area, x, y, realm }) => (
        <rect
          key={area}
          x={x < 0 ? 1 : 195}
          y={y > 0 ? 1 : 194}
          width="148"
          height="149"
          rx="8"
          fill={`url(#px-${realm})`}
        />
      ))}
      <circle cx="172" cy="172" r="100" className="px-compass-line" />
      <circle cx="172" cy="172" r="104" className="px-compass-line" />
      {REALMS.map(({ area, realm }, i) => (
        <Realm key={area} name={say(`board.realm.${realm}`)} at={REALM_PLACES[i]} />
      ))}
    </>
  )
}

function Realm({ name, at: [x, y] }: { name: string; at: Point }) {
  const lines = twoLines(name)
  const long = lines.some(line => line.length > 9)
  return (
    <text className={long ? 'px-realm px-long' : 'px-realm'}>
      {lines.map((line, n) => (
        <tspan key={line} x={x} y={y + n * 14}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

function Cell({ cell, mark, say }: { cell: number; mark: BoardMark | undefined; say: Say }) {
  const { kind, of, id } = CELLS[cell]
  const { x, y, width, height } = cellPlace(cell)
  const box = { x: -width / 2, y: -height / 2, width, height, rx: 5 }
  const livery = kind === 'callow' ? LIVERIES[COLOURS.indexOf(of as Colour)] : undefined
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={`px-cell px-${kind}${mark === undefined ? '' : ` px-${mark.state}`}`}
    >
      {mark !== undefined && <circle className="px-halo" r="38" fill="url(#px-glow)" />}
      <rect {...box} className="px-cell-ground" />
      {livery !== undefined && <rect {...box} fill={livery.fill} className="px-cell-wash" />}
      {livery !== undefined && <rect {...box} fill="none" stroke={lit(livery.fill)} strokeWidth="2.2" />}
      {livery !== undefined && <Emblem name={livery.icon} size={16} fill={lit(livery.fill)} />}
      {kind === 'wedding' && <Emblem name="linked-rings" size={16} />}
      {kind === 'extremist' && <Emblem name={EXTREMIST_ICONS[of as Profession]} y={-7} size={19} />}
      {kind === 'extremist' && <Extreme name={say(`cell.${id}.name`)} />}
      {mark !== undefined && <rect {...box} className="px-cell-ring" />}
    </g>
  )
}

/** A colour that is also seen on dark paper. */
const lit = (colour: string) => `light-dark(${colour}, color-mix(in srgb, ${colour} 62%, white))`

/** A long name of the last rung is squeezed a little. */
function Extreme({ name }: { name: string }) {
  return (
    <text y="14.5" {...(name.length > 10 ? { textLength: 48, lengthAdjust: 'spacingAndGlyphs' } : {})}>
      {name}
    </text>
  )
}

function Axes({ say }: { say: Say }) {
  return (
    <g className="px-axes">
      <Pole name={say('board.less-loyal')} y={65} />
      <Pole name={say('board.more-loyal')} y={278} />
      <text x="3" y="145">
        {say('board.less-righteous')}
      </text>
      <text x="341" y="145" textAnchor="end">
        {say('board.more-righteous')}
      </text>
    </g>
  )
}

/** Beside an end of the upright arm; a long one takes two lines, so that it does not reach the name of a card. */
function Pole({ name, y }: { name: string; y: number }) {
  const lines = name.length > 13 ? twoLines(name) : [name]
  return (
    <text>
      {lines.map((line, n) => (
        <tspan key={line} x="198" y={y + (n + 1 - lines.length) * 11}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

interface DeckProps {
  readonly view: Pax
  readonly deck: number
  readonly mark: BoardMark | undefined
  readonly say: Say
}

function Deck({ view, deck, mark, say }: DeckProps) {
  const [x, y] = DECK_PLACES[deck]
  const card = view.display[deck]
  const left = view.deckLeft[deck]
  // What lay open when the table was opened is not turned up.
  const [first] = useState(card)
  return (
    <g transform={`translate(${x} ${y})`} className={`px-deck${mark === undefined ? '' : ` px-${mark.state}`}`}>
      {left > 1 && <rect x="3" y="3" width="60" height="84" rx="5" className="px-deck-under" />}
      {left > 0 && <rect x="1.5" y="1.5" width="60" height="84" rx="5" className="px-deck-under" />}
      {card >= 0 ? (
        <g key={card} className={card === first ? '' : 'px-turned-up'}>
          <MiniCard view={view} card={card} say={say} width={60} bare />
        </g>
      ) : (
        <rect width="60" height="84" rx="5" className="px-deck-none" />
      )}
      {mark !== undefined && <rect x="-2.5" y="-2.5" width="65" height="89" rx="6" className="px-cell-ring" />}
      <text y="97" textAnchor={x < BOARD / 2 ? 'start' : 'end'}>
        {deckLines(view, deck, say).map((line, i, lines) => (
          <tspan
            key={line}
            x={x < BOARD / 2 ? 0 : 62}
            {...(i === 0 ? {} : { dy: 12 })}
            className={i < lines.length - 1 ? 'px-deck-name' : ''}
          >
            {line}
          </tspan>
        ))}
      </text>
    </g>
  )
}

/** What lies open on a deck, what it asks for, and how many cards are left. */
function deckLines(view: Pax, deck: number, say: Say): string[] {
  const card = view.display[deck]
  const asks = card < 0 ? undefined : qualificationOf(view, card)
  const name = card < 0 ? [] : shortLines(cardName(say, card))
  return [
    ...name,
    ...(asks === undefined ? [] : [say(`qualification.${asks}.name`)]),
    say('board.deck.count', { deck: say(`board.deck.${DECKS[deck]}`), count: view.deckLeft[deck] }),
  ]
}

/** Beside a card there is room for about seventeen letters. */
const shortLines = (name: string): string[] => (name.length > 17 ? twoLines(name) : [name])

/** A Figure is a shield, so that it is never taken for a Colony. */
function Figure({ cell, colour }: { cell: number; colour: number }) {
  const { x, y } = cellPlace(cell)
  // On the last rung it stands above the name.
  const [dx, dy, scale] = CELLS[cell].kind === 'extremist' ? [10, 20, 0.5] : [14, 17, 0.7]
  return (
    <g className="px-figure" style={{ transform: `translate(${x - dx}px, ${y - dy}px) scale(${scale})` }}>
      <Arms colour={colour} />
    </g>
  )
}
