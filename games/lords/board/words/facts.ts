import type { Name, Say, Target } from '@spanish-main/ui'
import { COMMODITIES, NATIONS } from '../../data/index.ts'
import { produce } from '../../rules/c1-black-spot.ts'
import { inDemand } from '../../rules/c3b-events.ts'
import { type Lords, UNITS } from '../../rules/state.ts'
import {
  CARD_COUNT,
  CITIES,
  COMPONENTS,
  HAVENS,
  isCity,
  isColony,
  isFleet,
  isHeathen,
  isMordida,
  tables,
} from '../../rules/tables.ts'
import {
  berthOf,
  cargoRoom,
  hasGalleonHold,
  isImmature,
  isMature,
  isOutlaw,
  lyingAt,
  ownerOf,
  sizeOf,
} from '../../rules/units.ts'
import { lordName } from './names.ts'

/** A card, haven, city or port in a few words: whose it is, what it holds. */
export function placeFacts(view: Lords, at: number, say: Say, name: Name): string {
  if (at >= COMPONENTS) return say('fact.port', { men: view.portSoldiers[at - COMPONENTS] })
  if (isCity(at)) return cityFacts(view, at, say)
  if (at >= HAVENS) return say(lyingAt(view, at) >= 0 ? 'fact.haven-taken' : 'fact.haven')
  const owner = ownerOf(view, at)
  const lord = owner < 0 ? '' : lordName(view, owner, say)
  const facts: string[] = lord === '' || lord === name('place', at) ? [] : [lord]
  if (isImmature(view, at)) facts.push(say('fact.due', { year: String(view.due[at]) }))
  else if (isMature(view, at) && at < UNITS && isFleet(at)) facts.push(...fleetFacts(view, at, say, name))
  else if (isMature(view, at) && at < UNITS && isColony(at)) facts.push(...colonyFacts(view, at, say))
  else if (isMordida(at)) facts.push(say('fact.crown', { crown: tables.crown[at] }))
  return facts.join(', ')
}

function cityFacts(view: Lords, at: number, say: Say): string {
  const treasure = view.cityTent[at - CITIES] === 1 ? `, ${say('fact.treasure')}` : ''
  return say('fact.city', { men: view.garrison[at - CITIES] }) + treasure
}

function fleetFacts(view: Lords, at: number, say: Say, name: Name): string[] {
  const unit = view.leader[at]
  const letter = String.fromCharCode(65 + tables.seamanship[unit])
  const berth = berthOf(view, unit)
  return [
    say(hasGalleonHold(view, unit) ? 'fact.galleon' : 'fact.barque', { letter, size: sizeOf(view, unit) }),
    say('fact.men', { count: view.soldiers[unit] }),
    say('fact.profit', { count: view.profit[unit] }),
    say('fact.room', { count: Math.max(0, cargoRoom(view, unit)) }),
    ...(view.treasure[unit] > 0 ? [say('fact.tents', { count: view.treasure[unit] })] : []),
    ...(isOutlaw(view, unit) ? [say('fact.pirate')] : []),
    ...(view.berth[unit] === 0
      ? []
      : [berth < 0 ? say('fact.hidden') : say('fact.lies-at', { place: name('place', berth) })]),
  ]
}

/** A card of a combined fleet by itself: what the whole fleet carries is no part of it. */
export function shipFacts(view: Lords, card: number, say: Say): string {
  const letter = String.fromCharCode(65 + tables.seamanship[card])
  const hull = say(tables.galleon[card] ? 'fact.galleon' : 'fact.barque', { letter, size: view.size[card] })
  return view.leader[card] === card ? `${hull}, ${say('fact.leads')}` : hull
}

function colonyFacts(view: Lords, at: number, say: Say): string[] {
  const commodity = produce(view, at)
  return [
    say('fact.size', { size: view.size[at], max: tables.max[at] }),
    ...(isHeathen(at)
      ? [say('fact.heathen')]
      : [say(`commodity.${COMMODITIES[commodity]}`) + (inDemand(view, commodity) ? ' ×2' : '')]),
    say('fact.men', { count: view.soldiers[at] }),
    say('fact.profit', { count: view.profit[at] }),
    ...(view.fort[at] === 1 ? [say('tent.fort')] : []),
    ...(view.mill[at] === 1 ? [say('tent.mill')] : []),
    ...(view.pirate[at] === 1 ? [say('fact.pirate')] : []),
  ]
}

/** Nation and religion of a card in words. */
export function kinOf(card: number, say: Say): string {
  const nation = tables.nation[card]
  const religion = tables.religion[card]
  return [
    nation < 0 ? say('fact.no-flag') : say(`nation.${NATIONS[nation]}`),
    say(`religion.${religion < 0 ? 'none' : ['catholic', 'protestant', 'heathen'][religion]}`),
  ].join(' · ')
}

/** A sea zone: who might wait there, whether a fleet can leave for home. */
function zoneFacts(view: Lords, zone: number, say: Say, name: Name): string {
  const colonies: string[] = []
  for (let unit = 0; unit < UNITS; unit++) {
    if (isColony(unit) && isMature(view, unit) && tables.tradeZones[unit].includes(zone))
      colonies.push(name('place', unit))
  }
  return [
    ...(tables.isExit[zone] ? [say('fact.exit')] : []),
    ...(tables.shoals[zone] ? [say('fact.shoals')] : []),
    colonies.length === 0 ? say('fact.no-port') : say('fact.ports', { ports: colonies.join(', ') }),
  ].join(', ')
}

/** A target in the list and for those who listen: its name and what there is to know. */
export function factsOf(view: Lords, target: Target, say: Say, name: Name): string {
  const detail = detailOf(view, target, say, name)
  const called = name(target.domain, target.value)
  return detail === undefined || detail === '' ? called : `${called}: ${detail}`
}

export function detailOf(view: Lords, { domain, value }: Target, say: Say, name: Name): string | undefined {
  if (domain === 'zone') return zoneFacts(view, value, say, name)
  if (domain === 'port') return placeFacts(view, COMPONENTS + value, say, name)
  if (domain === 'place' || domain === 'card') return placeFacts(view, value, say, name)
  if ((domain === 'aim' || domain === 'item') && value < CARD_COUNT) return placeFacts(view, value, say, name)
  return undefined
}
