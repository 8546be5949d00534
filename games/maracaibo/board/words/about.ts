import type { BoardWords, Say, TableView } from '@spanish-main/ui'
import { actionOf, goodOf, hasRoom, isCity, isVillage } from '../../rules/board.ts'
import { villageCount } from '../../rules/mb4-main.ts'
import { priceOf, refuseBuying } from '../../rules/mb5-buy.ts'
import { serves } from '../../rules/mb8-paying.ts'
import { canFulfil } from '../../rules/mb8-quests.ts'
import { discsOn, handOf, isBought } from '../../rules/players.ts'
import { CARDS, type Maracaibo, UPGRADES } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { assistantsAt, kindAt, plannedOf, questsOf } from '../chart/position.ts'
import { upgradeLines } from '../side/ship.tsx'
import { effectLines, sayCost, sayReward } from './effects.ts'
import { cardName, nationName, numberOf, questName } from './names.ts'

/** What to know about a target in a list. */
export const about: NonNullable<BoardWords<Maracaibo>['about']> = (table, { domain, value }, move, say) => {
  if (move === 'sail' && domain === 'location') return stopDetail(table, value, say)
  const detail = detailOf(table, domain, value, say)
  if (move === 'disc' && domain === 'upgrade')
    return { detail, forecast: say('about.discs', { left: discsOn(table.view, table.seat, value) }) }
  return detail === '' ? undefined : { detail }
}

/** A stop in a list: what it offers and what of it could be paid now, and the movement points. */
function stopDetail({ view, seat, choices }: TableView<Maracaibo>, at: number, say: Say) {
  const roads = choices.flatMap(({ move, args }) => (move === 'sail' && args[0] === at ? [args[1]] : []))
  const points = roads.length === 0 ? 1 : Math.min(...roads)
  const parts: string[] = []
  if (isVillage(view, at)) {
    const cards = [...handOf(view, seat), ...plannedOf(view, seat)]
    const payable = cards.filter(card => refuseBuying(view, seat, card, 0) === undefined).length
    parts.push(say('about.village', { count: villageCount({ ...view, moved: points }, seat), payable }))
  } else if (isCity(view, at)) {
    const wanted = goodOf(view, at)
    const deliver =
      wanted >= 0 && hasRoom(view, at) ? handOf(view, seat).filter(card => serves(view, seat, card, wanted)).length : 0
    parts.push(say('about.city', { action: sayReward(say, actionOf(view, at)), deliver }))
  } else parts.push(say(`board.kind.${kindAt(view, at)}`))
  for (const quest of questsOf(view, at))
    if (canFulfil(view, seat, quest)) parts.push(say('about.quest-may', { quest: questName(say, quest) }))
  for (const { seat: owner, card } of assistantsAt(view, at))
    if (owner === seat) parts.push(say('about.assistant', { card: cardName(say, card) }))
  return { detail: parts.join(' · '), forecast: say('about.sail', { points }) }
}

function detailOf({ view, seat }: TableView<Maracaibo>, domain: string, value: number, say: Say): string {
  if (domain === 'location') return placeDetail(view, value, say)
  if (domain === 'project' || domain === 'start-card') return cardDetail(view, seat, value, say)
  if (domain === 'source') return sourceDetail(view, seat, value, say)
  if (domain === 'upgrade') return upgradeLines(view, Math.max(0, seat), value, say).join('. ')
  if (domain === 'space') return sayReward(say, tables.spaces[value].reward)
  if (domain === 'quest') {
    const { cost, reward } = tables.quests[value]
    return say('about.quest', { cost: sayCost(say, cost), reward: sayReward(say, reward) })
  }
  if (domain === 'building') {
    const { cost, vp, effects } = tables.buildings[value]
    return say('about.building', { cost, vp, lines: effectLines(say, effects).join('. ') || 'none' })
  }
  if (domain === 'port') return portDetail(value, say)
  if (domain === 'career') return careerDetail(value, say)
  if (domain === 'slot') return view.display[value - 1] >= 0 ? cardDetail(view, seat, view.display[value - 1], say) : ''
  return ''
}

/** A place: what it is, whose flags stand there, which quests lie there. */
export function placeDetail(view: Maracaibo, at: number, say: Say): string {
  return [
    say('about.place', { number: numberOf(at), kind: say(`board.kind.${kindAt(view, at)}`) }),
    ...(view.markers[at] > 0
      ? [say('stop.flag', { nation: nationName(say, view.owner[at]), count: view.markers[at] })]
      : []),
    ...questsOf(view, at).map(quest => say('about.quest-here', { quest: questName(say, quest) })),
  ].join(', ')
}

function cardDetail(view: Maracaibo, seat: number, card: number, say: Say): string {
  const lines = effectLines(say, tables.cards[card].effects).join('. ')
  if (seat < 0 || isBought(view, seat, card)) return lines
  return say('about.card', { price: priceOf(view, seat, card, 0), lines })
}

function sourceDetail(view: Maracaibo, seat: number, source: number, say: Say): string {
  if (source < CARDS) return effectLines(say, tables.cards[source].effects).join('. ')
  if (source < CARDS + UPGRADES) return upgradeLines(view, Math.max(0, seat), source - CARDS, say).join('. ')
  const port = source - CARDS - UPGRADES
  if (port < tables.ports.length) return effectLines(say, tables.ports[port].effects).join('. ')
  const { value, gain } = tables.l6[port - tables.ports.length]
  return say('clause.combat', { value, gain: sayReward(say, gain) })
}

export function portDetail(port: number, say: Say): string {
  const { price, bonus, effects } = tables.ports[port]
  return say('about.port', { price, bonus: sayReward(say, bonus), lines: effectLines(say, effects).join('. ') })
}

export const careerDetail = (career: number, say: Say): string => careerLines(career, say).join('; ')

/** A line for each task of a career, and one for all three. */
export function careerLines(career: number, say: Say): string[] {
  const { tasks, final } = tables.careers[career]
  const each = tasks.map(({ counts, least, gain }) =>
    say('career.asks', { what: say(`career.asks.${counts}`, { n: least }), gain: sayReward(say, gain) }),
  )
  return [...each, say('career.all', { gain: sayReward(say, final) })]
}
