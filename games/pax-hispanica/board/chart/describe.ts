import type { Say } from '@spanish-main/ui'
import { AREAS, SITES } from '../../data/index.ts'
import { isRebellious } from '../../rules/calendar.ts'
import { flagship, legality } from '../../rules/ships.ts'
import { isCathedral, isCitizen, isColony, isMission, isRefugee, isSlave } from '../../rules/sites.ts'
import { EMPTY, EUROPE, INDIGENOUS, NO_REBEL, type Pax, TAX_REBEL } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { legalityName, seamanshipLetter } from '../card/facts.ts'
import { areaName, cardName, nationName, nationWords, siteName, zoneName } from '../names.ts'
import type { Spot } from './marks.ts'
import { prospects } from './prospects.ts'

/** A place in words: its name, and what is there. */
export interface Description {
  readonly name: string
  readonly facts: readonly string[]
  /** What may come of it, in sentences. */
  readonly more?: readonly string[]
}

/** Everything about a place that the drawing shows, for hover, focus, touch and listening. */
export function describe(g: Pax, spot: Spot, say: Say): Description {
  switch (spot.kind) {
    case 'site':
      return {
        name: siteName(say, spot.index),
        facts: siteFacts(g, spot.index, say),
        more: prospects(g, spot.index, say),
      }
    case 'zone':
      return { name: zoneName(say, spot.index), facts: zoneFacts(g, spot.index, say) }
    case 'area':
      return { name: areaName(say, spot.index), facts: areaFacts(g, spot.index, say) }
    case 'fleet':
      return { name: say('board.fleet', nationWords(say, spot.index)), facts: fleetFacts(g, spot.index, say) }
    case 'box':
      return {
        name: say(spot.index === EUROPE ? 'board.europe' : 'board.pirating'),
        facts: boxFacts(g, spot.index, say),
      }
  }
}

/** What is there and what may come of it, for those who read the table in words. */
export const inFull = ({ facts, more = [] }: Description): string => [facts.join(', '), ...more].join('. ')

export const inWords = ({ name, facts }: Description): string => [name, ...facts].join(', ')

function siteFacts(g: Pax, site: number, say: Say): string[] {
  const facts: string[] = []
  if (isColony(g, site)) facts.push(say('board.site.colony', nationWords(say, g.disk[site])))
  if (g.fort[site] === 1) facts.push(say('board.site.fort'))
  if (isMission(g, site))
    facts.push(
      say(isCathedral(g, site) ? 'board.site.cathedral' : 'board.site.visita', nationWords(say, g.bible[site])),
    )
  const who = labourWords(g, site, say)
  if (who !== '') facts.push(who)
  if (g.chest[site] === 1) facts.push(say('board.chests', { count: 1 }))
  if (g.relicsAt[site] > 0) facts.push(say('board.relics', { count: g.relicsAt[site] }))
  if (g.rebel[site] !== NO_REBEL)
    facts.push(say(g.rebel[site] === TAX_REBEL ? 'board.site.tax-rebel' : 'board.site.slave-rebel'))
  if (facts.length > 0) return facts
  const { kind } = SITES[site]
  return kind === 'rebel' ? [say('board.site.empty')] : [say(`site-kind.${kind}.name`), say('board.site.empty')]
}

function labourWords(g: Pax, site: number, say: Say): string {
  const meeple = g.meeple[site]
  if (meeple === EMPTY) return isColony(g, site) || isMission(g, site) ? say('board.site.vacant') : ''
  if (meeple === INDIGENOUS) return say(isSlave(g, site) ? 'board.site.slave' : 'board.site.indigenous')
  if (!isCitizen(meeple)) return ''
  return say(isRefugee(g, site) ? 'board.site.refugee' : 'board.site.citizen', nationWords(say, meeple))
}

function zoneFacts(g: Pax, zone: number, say: Say): string[] {
  const facts = [say('board.zone')]
  const treasure = tables.sitesOfZone[zone].filter(site => g.chest[site] === 1 || g.relicsAt[site] > 0)
  if (treasure.length > 0)
    facts.push(say('board.zone.treasure', { sites: treasure.map(site => siteName(say, site)).join(', ') }))
  if (g.buriedChests[zone] > 0) facts.push(say('board.buried-chests', { count: g.buriedChests[zone] }))
  if (g.buriedRelics[zone] > 0) facts.push(say('board.buried-relics', { count: g.buriedRelics[zone] }))
  return facts
}

function areaFacts(g: Pax, area: number, say: Say): string[] {
  const { good } = AREAS[area]
  const facts = [good === null ? say('board.wilderness') : say(`good.${good}`)]
  if (isRebellious(g, area)) facts.push(say('board.rebellious'))
  return facts
}

function fleetFacts(g: Pax, colour: number, say: Say): string[] {
  const leader = flagship(g, colour)
  const facts = [say('board.galleons', { count: g.shipCount[colour] })]
  if (leader >= 0)
    facts.push(
      say('board.flagship', {
        name: cardName(say, leader),
        legality: legalityName(say, legality(g, colour)),
        letter: seamanshipLetter(leader),
      }),
    )
  if (g.cargoChests[colour] > 0) facts.push(say('board.chests', { count: g.cargoChests[colour] }))
  if (g.cargoRelics[colour] > 0) facts.push(say('board.relics', { count: g.cargoRelics[colour] }))
  if (g.cargoIndigenous[colour] > 0) facts.push(say('board.slaves', { count: g.cargoIndigenous[colour] }))
  if (g.cargoCitizens[colour] > 0) facts.push(say('board.citizens', { count: g.cargoCitizens[colour] }))
  return facts
}

const boxFacts = (g: Pax, box: number, say: Say): string[] =>
  g.fleet.flatMap((at, colour) => (at === box && g.shipCount[colour] > 0 ? [nationName(say, colour)] : []))
