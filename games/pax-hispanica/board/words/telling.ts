import type { Event } from '@spanish-main/kernel'
import type { BoardWords, Choice, Name, Say, TableView, TextSection } from '@spanish-main/ui'
import { AREA_IDS, kindOfYear, TOKENS, ZONE_COUNT } from '../../data/index.ts'
import { countStrength } from '../../rules/e5b-strength.ts'
import { countingPeerages, slaves, taxRebels, tokensOnMap } from '../../rules/g3-victory.ts'
import { everybody, isSunKing } from '../../rules/players.ts'
import { cargo, cargoSpace } from '../../rules/ships.ts'
import { HAND, type Pax, PEERS, PURPLE, SHIPS } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { peerCount, reach, sway } from '../../rules/values.ts'
import { pending, top } from '../../rules/words.ts'
import { describe, inFull } from '../chart/describe.ts'
import { areaName, cardName, playerName, siteName, zoneName } from '../names.ts'
import { promptFacts, promptParams } from './prompts.ts'

/** Told to nobody: the rules' arithmetic for a forecast. */
const SILENT = { chance: { below: () => 0 }, listen: undefined }

/** How a land battle would stand if nobody took the fleet's side: "5 : 2". */
export function forecastOf({ view, seat, choices }: TableView<Pax>, site: number): string | undefined {
  const battle = choices.some(({ move, args }) => (move === 'attack' || move === 'enslave') && args[0] === site)
  return battle && seat >= 0 ? countStrength(view, SILENT, view.colour[seat], site, 0).join(' : ') : undefined
}

/** What the question is filled with, and one line of facts under it. */
export const prompt: NonNullable<BoardWords<Pax>['prompt']> = ({ view, seat, decision, choices }, say) => {
  if (seat < 0) return undefined
  const colour = view.colour[seat]
  const turn = pending(view, 'sail-turn')
  if (decision?.name === 'sail-act' && turn !== undefined) {
    const zone = view.fleet[colour] < ZONE_COUNT ? zoneName(say, view.fleet[colour]) : ''
    return {
      params: { zone, ships: view.shipCount[colour], pieces: cargo(view, colour), room: cargoSpace(view, colour) },
      facts: say('facts.sail', { used: turn.battles, limit: turn.limit, chests: view.cargoChests[colour] }),
    }
  }
  const card = pending(view, 'play-card')
  if (decision?.name === 'card-actions' && card !== undefined) {
    return {
      params: {
        card: cardName(say, card.card),
        usable: canUse(choices) ? 'yes' : 'no',
        kept: [SHIPS + colour, PEERS + colour].includes(view.place[card.card]) ? 'yes' : 'no',
      },
      facts: say('facts.card', { card: cardName(say, card.card), left: card.actions }),
    }
  }
  if (decision?.name === 'open-bid') {
    return { params: promptParams('open-bid', view, colour, say) ?? {}, facts: openBidFacts(view, colour, say) }
  }
  if (decision === undefined) return undefined
  const params = promptParams(decision.name, view, colour, say)
  const facts = decision.name.startsWith('king-') ? kingFacts(view, say) : promptFacts(decision.name, view, colour, say)
  if (params === undefined) return { facts }
  // The question names the Flagship only where one can be chosen.
  const flagship = choices.some(({ move }) => move === 'flagship') ? 'yes' : 'no'
  return { params: decision.name === 'play-turn' ? { ...params, flagship } : params, facts }
}

/** H0-choices. Whoever chooses for the Sun King wants to know how close he is. */
const kingFacts = (view: Pax, say: Say): string =>
  say('facts.king', {
    coffers: view.coffers,
    of: TOKENS.warCofferSpaces.count,
    ships: view.shipCount[PURPLE],
    peerages: peerCount(view, PURPLE),
  })

/** H2b. What is under the hammer, and how many dice will answer. */
function openBidFacts(view: Pax, colour: number, say: Say): string {
  const { initiator } = top(view, 'open-bid')
  return say(initiator === colour ? 'facts.own-auction' : 'facts.kings-auction', { money: view.money[colour] })
}

/** D3c. An icon of the card in play can still be used. */
const canUse = (choices: readonly Choice[]): boolean => choices.some(({ move }) => move === 'use')

/** Ending a turn with cards in hand, or a card with Actions left, deserves a second look. */
export const caution: NonNullable<BoardWords<Pax>['caution']> = ({ view, seat, choices }, { decision, move }, say) => {
  const cards = view.marketHand[view.colour[seat]]
  if (decision === 'play-turn' && move === 'end-turn' && cards > 0) return say('caution.end-turn', { cards })
  return decision === 'card-actions' && move === 'done' && canUse(choices) ? say('caution.card-done') : undefined
}

/** A year opens a chapter of the chronicle: "1625 · Sail". */
export function chapter({ kind, args: [year] }: Event, say: Say): string | undefined {
  return kind === 'year-begins'
    ? say('chapter.year', { year: String(year), kind: say(`year.${kindOfYear(year)}.name`) })
    : undefined
}

/** The table in words: the own Hand, the nations, the land area by area, the sea. */
export function describeTable(table: TableView<Pax>, say: Say, name: Name): TextSection[] {
  const { view, seat } = table
  return [
    ...(seat < 0 ? [] : [handSection(view, view.colour[seat], say)]),
    nations(view, say, name),
    ...AREA_IDS.map((_, area) => areaSection(view, area, say)),
    seas(view, say),
  ]
}

function handSection(view: Pax, colour: number, say: Say): TextSection {
  const cards = view.place.flatMap((place, card) => (place === HAND + colour ? [card] : []))
  return {
    title: say('board.hand'),
    rows: cards.map(card => ({ name: cardName(say, card), value: '', target: { domain: 'card', value: card } })),
  }
}

function nations(view: Pax, say: Say, name: Name): TextSection {
  return {
    title: say('board.seats'),
    rows: everybody(view).map(colour => ({
      name: playerName(view, say, colour),
      value: [
        ...(isSunKing(view, colour) ? [] : [say('board.money', { count: view.money[colour] })]),
        say('board.sway', { count: sway(view, colour) }),
        name('cell', view.figure[colour]),
      ].join(', '),
      target: { domain: 'colour', value: colour },
    })),
  }
}

function areaSection(view: Pax, area: number, say: Say): TextSection {
  return {
    title: areaName(say, area),
    rows: tables.sitesOfArea[area].map(site => ({
      name: siteName(say, site),
      value: inFull(describe(view, { kind: 'site', index: site }, say)),
      target: { domain: 'site', value: site },
    })),
  }
}

function seas(view: Pax, say: Say): TextSection {
  return {
    title: say('section.seas'),
    rows: Array.from({ length: ZONE_COUNT }, (_, zone) => ({
      name: zoneName(say, zone),
      value: describe(view, { kind: 'zone', index: zone }, say).facts.join(', '),
      target: { domain: 'zone', value: zone },
    })),
  }
}

/** What the charts of the end show, year by year. */
export const sample: NonNullable<BoardWords<Pax>['sample']> = view => {
  const perSeat = (value: (colour: number) => number) => view.colour.map(value)
  const count = (list: readonly number[], colour: number) => list.filter(each => each === colour).length
  return {
    at: view.year,
    values: {
      money: perSeat(colour => view.money[colour]),
      sway: perSeat(colour => sway(view, colour)),
      reach: perSeat(colour => reach(view, colour)),
      colonies: perSeat(colour => count(view.disk, colour)),
      missions: perSeat(colour => count(view.bible, colour)),
      tokens: perSeat(colour => tokensOnMap(view, colour)),
    },
    shared: { rebels: taxRebels(view), slaves: slaves(view), coffers: view.coffers, ...kingsNumbers(view) },
  }
}

/** VA-solitaire. The Sun King has no seat, so his numbers are the table's. */
const kingsNumbers = (view: Pax): Record<string, number> =>
  view.solitaire === 0
    ? {}
    : { 'king-tokens': tokensOnMap(view, PURPLE), 'king-peerages': countingPeerages(view, PURPLE, false) }
