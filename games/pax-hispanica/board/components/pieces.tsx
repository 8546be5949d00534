import { RuleChip } from '@spanish-main/ui'
import type { ReactNode } from 'react'
import type { RuleId } from '../../catalogue.ts'
import { TOKENS, type TokenId } from '../../data/index.ts'
import { type Pax, PURPLE, RED, SLAVE_REBEL, TAX_REBEL } from '../../rules/state.ts'
import { Shield } from '../art/shield.tsx'
import { Token } from '../art/token.tsx'
import { MiniBack } from '../card/mini-card.tsx'
import { Die } from '../philosophy/meters.tsx'
import { BLACK } from '../strips/liveries.ts'
import { CertaintyMark } from './certainty-mark.tsx'
import { says } from './filter.ts'
import type { SectionProps } from './section.ts'
import { Thing, Things } from './things.tsx'

/** The kinds of token and card with their picture, the rule that speaks of them, and where the Pool is counted. */
const PIECES: readonly { id: TokenId; rule: RuleId; picture: ReactNode; pool?: (view: Pax) => number }[] = [
  { id: 'marketCards', rule: 'B7-decks', picture: <MiniBack haven={false} width={40} /> },
  { id: 'havenCards', rule: 'B6a', picture: <MiniBack haven width={40} />, pool: view => view.havenLeft },
  { id: 'disksPerColour', rule: 'B4d', picture: <Token of={{ piece: 'disk', colour: RED }} /> },
  { id: 'spanishDisks', rule: 'B4d', picture: <Token of={{ piece: 'disk', colour: PURPLE }} /> },
  { id: 'biblesPerColour', rule: 'B4e', picture: <Token of={{ piece: 'bible', colour: RED }} /> },
  { id: 'citizensPerColour', rule: 'GL-citizen', picture: <Token of={{ piece: 'citizen', colour: RED }} /> },
  {
    id: 'indigenous',
    rule: 'GL-indigenous',
    picture: <Token of={{ piece: 'indigenous' }} />,
    pool: view => view.poolIndigenous,
  },
  { id: 'galleonsPerColour', rule: 'GL-galleon', picture: <Token of={{ piece: 'galleon', colour: RED }} /> },
  { id: 'blackGalleon', rule: 'PR-merchant-guild', picture: <Token of={{ piece: 'galleon', colour: BLACK }} /> },
  { id: 'forts', rule: 'GL-colony', picture: <Token of={{ piece: 'fort' }} />, pool: view => view.poolForts },
  {
    id: 'cathedrals',
    rule: 'GL-cathedral',
    picture: <Token of={{ piece: 'cathedral' }} />,
    pool: view => view.poolCathedrals,
  },
  { id: 'chests', rule: 'GL-chest', picture: <Token of={{ piece: 'chest' }} />, pool: view => view.poolChests },
  { id: 'relics', rule: 'GL-relic', picture: <Token of={{ piece: 'relic' }} />, pool: view => view.poolRelics },
  {
    id: 'rebels',
    rule: 'GL-rebel',
    picture: (
      <>
        <Token of={{ piece: 'rebel', side: TAX_REBEL }} />
        <Token of={{ piece: 'rebel', side: SLAVE_REBEL }} />
      </>
    ),
    pool: view => view.poolRebels,
  },
  { id: 'figures', rule: 'GL-figure', picture: <Shield colour={RED} /> },
  { id: 'dice', rule: 'B5b', picture: <Die pips={3} /> },
  { id: 'warCofferSpaces', rule: 'B5h', picture: <Token of={{ piece: 'chest' }} /> },
]

/** The tokens of the box, how many there are, and at a table how many are left in the Pool. */
export function Pieces({ view, atTable, say, words, onRule }: SectionProps) {
  const found = PIECES.filter(({ id }) => says(say(`box.piece.${id}`), words))
  return (
    <Things count={found.length} say={say}>
      {found.map(({ id, rule, picture, pool }) => (
        <Thing
          key={id}
          picture={picture}
          name={say(`box.piece.${id}`)}
          kind={say('box.count', { count: TOKENS[id].count })}
          marks={
            <>
              <RuleChip id={rule} label={say('rule.open', { id: rule })} onOpen={onRule} />
              <CertaintyMark certainty={TOKENS[id].source.certainty} say={say} />
            </>
          }
        >
          {atTable && pool !== undefined && <p>{say('box.pool', { count: pool(view) })}</p>}
        </Thing>
      ))}
    </Things>
  )
}
