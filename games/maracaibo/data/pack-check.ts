import { type Check, type Report, sameAs, show } from '@spanish-main/kernel/pack'
import { GOODS, OBJECTS } from './effects.ts'
import { NotUnderstood, parseClause, parseReward } from './parse.ts'

/** Keys whose texts are rewards, and keys whose texts are effects. */
const REWARDS = new Set(['reward', 'action', 'gain', 'final', 'bonus', 'stop', 'flag', 'full', 'triple', 'marketTake'])
const EFFECTS = new Set(['effects', 'off', 'unlocking'])
const REWARD_LISTS = new Set(['spaces', 'rising', 'byOrder', 'red', 'green', 'rewards', 'ruinEnd', 'values'])

/** Tokens, tiles and the automata's actions leave out what they do not have. */
const optional = (path: string): boolean => /^(tokens|legacyTiles|jeanCards|jacquesCards)\b/.test(path)

/** The same components as in the pack that we know, the same kinds of facts, and every effect understood. */
export const packShape = (model: object): Check =>
  sameAs(model, {
    optional,
    anyLength: true,
    leaf(value, path, report) {
      if (typeof value === 'string') text(value, path, report)
      if (typeof value === 'number' && value < 0) report(path, `${value} is less than nothing`)
    },
  })

function text(value: string, path: string, report: Report): void {
  const keys = path.split('.')
  const key = keys.at(-1) ?? ''
  const list = keys.at(-2) ?? ''
  const choice = (words: readonly string[]) => {
    if (!words.includes(value)) report(path, `${show(value)} is not one of ${words.join(', ')}`)
  }
  try {
    if (EFFECTS.has(list)) parseClause(value)
    else if (list === 'synergyRewards' || list === 'objectTable' || REWARDS.has(key) || REWARD_LISTS.has(list))
      parseReward(value)
    else if (key === 'good') choice(GOODS)
    else if (key === 'object') choice(OBJECTS)
  } catch (problem) {
    if (!(problem instanceof NotUnderstood)) throw problem
    report(path, problem.message)
  }
}
