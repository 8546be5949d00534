import { RuleChip, type Say } from '@spanish-main/ui'
import type { Pax } from '../../rules/state.ts'
import { Shield } from '../art/shield.tsx'
import { type Piece, Token } from '../art/token.tsx'
import { nationName, playerName } from '../names.ts'
import { type LedgerLine, ledgerOf } from './ledger.ts'
import './ranking.css'

interface RankingProps {
  readonly view: Pax
  readonly rule: string
  /** The colour that wins, −1 if none does. */
  readonly winner: number
  readonly say: Say
  readonly onRule: (rule: string) => void
}

const KINDS = ['colonies', 'missions', 'citizens'] as const

/** The count that ends the game: who has most on the map, of what, and what did not count. */
export function Ranking({ view, rule, winner, say, onRule }: RankingProps) {
  const ledger = ledgerOf(view)
  const most = Math.max(1, ...ledger.map(line => line.tokens))
  const tied = ledger.filter(line => line.played && line.tokens === ledger.find(each => each.played)?.tokens)
  return (
    <section className="px-ranking" aria-label={say('finale.ranking')}>
      <header>
        <h3>{say('finale.ranking')}</h3>
        <RuleChip id={rule} label={say('rule.open', { id: rule })} onOpen={onRule} />
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('finale.nation')}</th>
            <th scope="col">{say('finale.tokens')}</th>
            {KINDS.map(kind => (
              <th key={kind} scope="col">
                {say(`finale.${kind}`)}
              </th>
            ))}
            <th scope="col">{say('finale.lost')}</th>
            <th scope="col">{say('finale.wealth')}</th>
          </tr>
        </thead>
        <tbody>
          {ledger.map(line => (
            <Row key={line.colour} line={line} most={most} wins={line.colour === winner} view={view} say={say} />
          ))}
        </tbody>
      </table>
      <p>
        {say('finale.counted')}
        {tied.length > 1 ? ` ${say(view.solitaire === 1 ? 'finale.tie.king' : 'finale.tie')}` : ''}
      </p>
    </section>
  )
}

interface RowProps {
  readonly line: LedgerLine
  readonly most: number
  readonly wins: boolean
  readonly view: Pax
  readonly say: Say
}

function Row({ line, most, wins, view, say }: RowProps) {
  const { colour, tokens, lost, wealth, played } = line
  return (
    <tr className={wins ? 'px-wins' : ''}>
      <th scope="row">
        <Shield colour={colour} />
        <span>
          {played ? playerName(view, say, colour) : nationName(say, colour)}
          {wins && <small>{say('finale.wins')}</small>}
          {!played && <small>{say('finale.unplayed')}</small>}
        </span>
      </th>
      <td>
        <span className="px-ranking-bar">
          <b>{tokens}</b>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(tokens / most) * 100} height="8" rx="2" />
          </svg>
        </span>
      </td>
      {KINDS.map(kind => (
        <td key={kind} data-label={say(`finale.${kind}`)}>
          <Token of={pieceOf(kind, colour)} />
          {line[kind]}
        </td>
      ))}
      <td data-label={say('finale.lost')}>{lost}</td>
      <td data-label={say('finale.wealth')}>{wealth === undefined ? '–' : say('board.dollars', { count: wealth })}</td>
    </tr>
  )
}

const pieceOf = (kind: (typeof KINDS)[number], colour: number): Piece => ({
  piece: kind === 'colonies' ? 'disk' : kind === 'missions' ? 'bible' : 'citizen',
  colour,
})
