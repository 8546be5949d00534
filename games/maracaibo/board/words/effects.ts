import type { Say } from '@spanish-main/ui'
import {
  ANY_CARD,
  ANY_OBJECT,
  type Cost,
  type Effects,
  MEASURE,
  OBJECT0,
  type Part,
  SWITCH,
  TRIGGER,
  tables,
} from '../../rules/tables.ts'
import { cardName, nameIn, nationName, numberOf } from './names.ts'

/** A symbol that hand cards pay. */
export function saySymbol(say: Say, symbol: number): string {
  if (symbol === ANY_CARD) return say('cost.any-card')
  if (symbol === ANY_OBJECT) return say('cost.any-object')
  return symbol < OBJECT0 ? nameIn(say, 'good', symbol) : nameIn(say, 'object', symbol - OBJECT0)
}

/** A cost in words: "2 doubloons, corn, corn". */
export function sayCost(say: Say, cost: Cost): string {
  return [
    ...(cost.doubloons > 0 ? [say('reward.D', { n: cost.doubloons })] : []),
    ...(cost.combat > 0 ? [say('reward.C', { n: cost.combat })] : []),
    ...(cost.figures > 0 ? [say('reward.F', { n: cost.figures })] : []),
    ...(cost.discs > 0 ? [say('cost.discs', { n: cost.discs })] : []),
    ...cost.symbols.map(symbol => saySymbol(say, symbol)),
    ...(cost.same > 0 ? [say('cost.same', { n: cost.same })] : []),
  ].join(', ')
}

function sayPart(say: Say, { kind, n, cost, gain, of }: Part): string {
  const key = `reward.${kind}`
  if (kind === 'PAY' || kind === 'PAY_EACH') return say(key, { cost: sayCost(say, cost), gain: sayReward(say, gain) })
  if (kind === 'CHOOSE') return say(key, { of: of.map(each => sayReward(say, each)).join(say('or')) })
  if (kind === 'CITY_ACTION') return say(key, { of: of.map(numberOf).join('/') })
  return say(key, { n })
}

/** A reward in words: "3 doubloons, 1 figure". */
export const sayReward = (say: Say, reward: number): string =>
  reward < 0 ? '' : tables.rewards[reward].map(part => sayPart(say, part)).join(', ')

const keysOf = <K extends string>(record: Readonly<Record<K, number>>): K[] => Object.keys(record) as K[]
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a card, upgrade, port or building does, a line for each effect. */
export function effectLines(say: Say, effects: Effects): string[] {
  const { assistant, village, combat, wait } = effects
  const places = (at: readonly number[]) => at.map(numberOf).join(', ')
  const lines = effects.now.filter(reward => reward >= 0).map(reward => capital(sayReward(say, reward)))
  if (assistant !== undefined)
    lines.push(say('clause.assistant', { at: places(assistant.at), gain: sayReward(say, assistant.gain) }))
  if (village !== undefined)
    lines.push(
      say('clause.village', { cost: sayCost(say, village.cost) || 'none', gain: sayReward(say, village.gain) }),
    )
  if (combat !== undefined)
    lines.push(
      say(combat.last ? 'clause.combat.last' : 'clause.combat', {
        value: combat.value,
        gain: sayReward(say, combat.gain),
      }),
    )
  if (wait !== undefined) lines.push(say(`clause.wait.${wait.until}`, { gain: sayReward(say, wait.gain) }))
  for (const { counts, n } of effects.finals) lines.push(say(`clause.final.${counts}`, { n }))
  for (const on of keysOf(TRIGGER))
    for (const gain of effects.triggers[TRIGGER[on]])
      lines.push(say(`clause.trigger.${on}`, { gain: sayReward(say, gain) }))
  for (const of of keysOf(MEASURE)) {
    const n = effects.measures[MEASURE[of]]
    if (n > 0) lines.push(capital(say(`clause.measure.${of}`, { n })))
  }
  for (const of of keysOf(SWITCH))
    if ((effects.switches & (1 << SWITCH[of])) !== 0) lines.push(say(`clause.switch.${of}`))
  for (let i = 0; i < 4; i++) {
    if ((effects.wildGoods & (1 << i)) !== 0) lines.push(say('clause.wild.good', { what: nameIn(say, 'good', i) }))
    if ((effects.wildObjects & (1 << i)) !== 0)
      lines.push(say('clause.wild.object', { what: nameIn(say, 'object', i) }))
    if ((effects.wildCards & (1 << i)) !== 0) lines.push(say('clause.wild.both', { what: nameIn(say, 'good', i) }))
  }
  if (effects.triple.length > 0) lines.push(say('clause.triple', { at: places(effects.triple) }))
  return lines
}

/** What must be met or paid for a card besides its price; empty for nothing. */
export function cardNeeds(say: Say, card: number): string {
  const { needs } = tables.cards[card]
  const figures = needs.figure + needs.placed
  return [
    ...(needs.nation >= 0 ? [say('need.nation', { nation: nationName(say, needs.nation) })] : []),
    ...(needs.combat > 0 ? [say('need.combat', { n: needs.combat })] : []),
    ...(needs.rank > 0 ? [say('need.rank', { n: needs.rank })] : []),
    ...(needs.barrier >= 0 ? [say('need.barrier', { barrier: nameIn(say, 'barrier', needs.barrier) })] : []),
    ...(needs.upgrades > 0 ? [say('need.upgrades', { n: needs.upgrades })] : []),
    ...needs.goods.map(symbol => saySymbol(say, symbol)),
    ...(figures > 0 ? [say('need.figure', { n: figures })] : []),
  ].join(', ')
}

/** A card for those who listen. */
export function sayCard(say: Say, card: number): string {
  const { cost, vp, good, object, effects } = tables.cards[card]
  return say('card.spoken', {
    card: cardName(say, card),
    cost,
    vp,
    good: nameIn(say, 'good', good),
    object: nameIn(say, 'object', object),
    lines: effectLines(say, effects).join('. '),
  })
}
