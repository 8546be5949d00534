import type { Say } from '@spanish-main/ui'
import type { Pax } from '../../rules/state.ts'
import { ActionGlyph } from '../art/action-glyph.tsx'
import { Emblem } from '../art/icon.tsx'
import { LEGALITY_ICONS } from '../art/icon-names.ts'
import { NudgeArrow } from '../art/nudge.tsx'
import { cardName } from '../names.ts'
import { actionsOf, DECK_COLOURS, deckOf, legalityOf, nudgeOf, qualificationOf, seamanshipLetter } from './facts.ts'
import { smallThingsOf } from './picture.ts'
import { COLUMN, setTitle } from './title.ts'
import './mini-card.css'

interface MiniCardProps {
  readonly view: Pax
  readonly card: number
  readonly say: Say
  readonly x?: number
  readonly y?: number
  readonly width?: number
  /** Too small for words: those stand beside it. */
  readonly bare?: boolean
}

/** A card for the hand and the decks, 100 by 140: the left band is what it does, the rest who it is. */
export function MiniCard({ view, card, say, x, y, width = 100, bare = false }: MiniCardProps) {
  const deck = deckOf(card)
  const colour = DECK_COLOURS[deck]
  const nudge = nudgeOf(card)
  const title = setTitle(cardName(say, card))
  return (
    <svg className="px-mini" x={x} y={y} width={width} height={width * 1.4} viewBox="0 0 100 140" aria-hidden="true">
      <rect x=".8" y=".8" width="98.4" height="138.4" rx="8" fill="#FBF3DF" stroke="#1B120A" strokeWidth="1.6" />
      <path d="M.8 9A8 8 0 0 1 8.8.8H31V139.2H8.8A8 8 0 0 1 .8 131.2z" fill={colour} />
      <rect x="35" y="5" width="60" height="130" rx="4" fill="none" stroke={colour} strokeWidth=".9" opacity=".7" />
      {nudge >= 0 ? (
        <NudgeArrow nudge={nudge} radius={12} x={16} y={18} />
      ) : (
        <Emblem name="island" x={16} y={18} size={23} fill="#F6EBD0" />
      )}
      <g color="#F6EBD0">
        {actionsOf(view, card).map(({ slot, action, anchors }) => (
          <g key={slot}>
            <ActionGlyph action={action} x={15.5} y={50.5 + slot * 29} size={21} ground={colour} />
            {anchors && <Emblem name="anchor" x={25} y={58 + slot * 29} size={10} fill="#F2C65B" />}
          </g>
        ))}
      </g>
      {bare ? undefined : (
        <text className="px-mini-title" style={{ fontSize: title.size }}>
          {title.lines.map((line, i) => (
            <tspan
              key={line}
              x="65"
              y={22 + title.size * 0.28 + i * title.size * 1.02}
              {...(title.tight.has(line) ? { textLength: COLUMN, lengthAdjust: 'spacingAndGlyphs' } : {})}
            >
              {`${line} `}
            </tspan>
          ))}
        </text>
      )}
      <g {...(bare ? { transform: 'translate(-19.5 -65) scale(1.3)' } : {})}>
        <Foot card={card} view={view} colour={colour} say={say} bare={bare} />
      </g>
    </svg>
  )
}

/** The lower half: the letter of a Ship, the sign of a title and what it asks for, what any other card does. */
function Foot({
  card,
  view,
  colour,
  say,
  bare,
}: Pick<MiniCardProps, 'card' | 'view' | 'say' | 'bare'> & { colour: string }) {
  const legality = legalityOf(card)
  const qualification = qualificationOf(view, card)
  if (legality !== undefined)
    return (
      <>
        <text x="65" y="104" className="px-mini-letter" fill={colour}>
          {seamanshipLetter(card)}
        </text>
        <Emblem name={LEGALITY_ICONS[legality]} x={65} y={120} size={17} fill={colour} />
      </>
    )
  const things = smallThingsOf(view, card)
  if (qualification !== undefined && !bare)
    return (
      <>
        <Emblem name={things[0].name} x={65} y={75} size={20} fill={colour} />
        {/* Above the corner in which the card is opened for reading. */}
        <text className="px-mini-foot">
          {say(`qualification.${qualification}.name`)
            .split(' ')
            .map((word, i) => (
              <tspan
                key={word}
                x="65"
                y={94 + i * 12.5}
                {...(word.length > 8 ? { textLength: COLUMN, lengthAdjust: 'spacingAndGlyphs' } : {})}
              >
                {`${word} `}
              </tspan>
            ))}
        </text>
      </>
    )
  return (
    <>
      {things.map(thing => (
        <Emblem key={thing.name} {...thing} fill={colour} />
      ))}
    </>
  )
}

/** The back of a card whose face is not known. */
export function MiniBack({ haven, width = 100 }: { haven: boolean; width?: number }) {
  const colour = haven ? DECK_COLOURS.haven : '#4A3A24'
  return (
    <svg className="px-mini" width={width} height={width * 1.4} viewBox="0 0 100 140" aria-hidden="true">
      <rect x=".8" y=".8" width="98.4" height="138.4" rx="8" fill={colour} stroke="#1B120A" strokeWidth="1.6" />
      <rect x="6" y="6" width="88" height="128" rx="5" fill="none" stroke="#F6EBD0" strokeWidth=".9" opacity=".7" />
      <circle cx="50" cy="70" r="30" fill="none" stroke="#F6EBD0" strokeWidth=".8" opacity=".5" />
      <Emblem name={haven ? 'island' : 'compass'} x={50} y={70} size={42} fill="#F6EBD0" />
    </svg>
  )
}
