import type { Say } from '@spanish-main/ui'
import { CARDS, type Card, COMMODITIES } from '../../data/index.ts'
import { tables } from '../../rules/tables.ts'
import { Flag, Icon } from '../art/icon.tsx'
import { SPOT_ICONS } from '../art/icon-names.ts'
import { Dots, iconOfCard } from '../parts/side.tsx'
import { effectLine, passiveLines } from '../words/effects.ts'
import { kinOf } from '../words/facts.ts'
import './lot-card.css'

/** A card in full: kind, name, nation, what it can do, its shield and its calamity. */
export function LotCard({ card, say }: { card: number; say: Say }) {
  const data = CARDS[card]
  return (
    <article className={`lo-card lo-card-${data.kind}`}>
      <header>
        <span>
          <Icon name={data.kind === 'event' ? 'crossed-swords' : iconOfCard(card)} /> {say(`kind.${data.kind}`)}
        </span>
        <b>{cornerOf(card)}</b>
      </header>
      <h3>{say(`card.${data.id}.name`)}</h3>
      {data.kind !== 'event' && (
        <p className="lo-card-kin">
          {tables.nation[card] >= 0 && <Flag nation={tables.nation[card]} />} {kinOf(card, say)}
        </p>
      )}
      {say.has(`use.${data.kind}`) && <p className="lo-card-use">{say(`use.${data.kind}`)}</p>}
      <dl>
        {rowsOf(data, card, say).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {passiveLines(card, say).map(line => (
        <p key={line} className="lo-card-passive">
          {line}
        </p>
      ))}
      {'options' in data && (
        <ul className="lo-card-plots">
          {data.options.map(option => (
            <li key={option.name}>
              {say(`skullduggery.${option.name}`)} <Dots cost={option.cost} star={option.star} say={say} />
              <small>{effectLine(option, say)}</small>
            </li>
          ))}
        </ul>
      )}
      <p className="lo-card-history">{say(`card.${data.id}.history`)}</p>
      {'spot' in data && data.spot !== null && (
        <footer>
          <Icon name={SPOT_ICONS[data.spot.kind]} />
          <span>{spotLine(data.spot, say)}</span>
        </footer>
      )}
    </article>
  )
}

const cornerOf = (card: number): string =>
  tables.seamanship[card] >= 0
    ? String.fromCharCode(65 + tables.seamanship[card])
    : tables.crown[card] > 0
      ? String(tables.crown[card])
      : ''

function rowsOf(data: Card, card: number, say: Say): [string, string][] {
  const rows: [string, string][] = []
  if (tables.seamanship[card] >= 0) {
    rows.push([say('card.hull'), say(tables.galleon[card] ? 'card.galleon' : 'card.barque')])
    rows.push([say('card.seamanship'), cornerOf(card)])
  }
  if (data.kind === 'colony') rows.push([say('card.good'), say(`commodity.${COMMODITIES[tables.commodity[card]]}`)])
  if (data.kind === 'colony' || data.kind === 'heathen') {
    rows.push([say('card.max'), String(tables.max[card])])
    rows.push([say('card.where'), `${data.site}, ${say(`zone.${data.zone}.name`)}`])
  }
  if (data.kind === 'colony' && data.mill) rows.push([say('tent.mill'), say('card.takes-mill')])
  if (tables.crown[card] > 0) rows.push([say('figure.crown'), String(tables.crown[card])])
  if (data.kind !== 'event')
    rows.push([
      say('card.shield'),
      tables.shield[card] < 0 ? say('card.no-shield') : say('card.years', { years: tables.shield[card] }),
    ])
  return rows
}

/** The calamity in the corner of a card, in words. */
export function spotLine(spot: { kind: string; at?: string }, say: Say): string {
  const at =
    spot.at === undefined
      ? ''
      : [`zone.${spot.at}.name`, `district.${spot.at}.name`, `nation.${spot.at}`, `commodity.${spot.at}`].find(say.has)
  return at === undefined || at === ''
    ? say(`spot.${spot.kind}`)
    : say('spot.at', { spot: say(`spot.${spot.kind}`), place: say(at) })
}
