import { GOODS, OBJECTS } from './effects.ts'
import { NotUnderstood, parseClause, parseReward } from './parse.ts'

type Report = (path: string, message: string) => void
type Records = Readonly<Record<string, unknown>>

/** Keys whose texts are rewards, and keys whose texts are effects. */
const REWARDS = new Set(['reward', 'action', 'gain', 'final', 'bonus', 'stop', 'flag', 'full', 'triple', 'marketTake'])
const EFFECTS = new Set(['effects', 'off', 'unlocking'])
const REWARD_LISTS = new Set(['spaces', 'rising', 'byOrder', 'red', 'green', 'rewards', 'ruinEnd', 'values'])

/** Compares a value with the pack that we know: same components, same kinds of facts, and every effect understood. */
export function checkPack(value: unknown, model: object, report: Report): void {
  shape(value, model, '', report)
  const found = value as Records | null
  if (found?.game !== 'maracaibo') report('game', 'This is no pack of Maracaibo.')
}

const kindOf = (value: unknown): string => (value === null ? 'nothing' : Array.isArray(value) ? 'list' : typeof value)
const isRecord = (value: unknown): value is Records => kindOf(value) === 'object'

function shape(value: unknown, model: unknown, path: string, report: Report): void {
  if (Array.isArray(model)) {
    shapeOfList(value, model, path, report)
    return
  }
  if (isRecord(model)) {
    if (!isRecord(value)) {
      report(path, 'should be an object.')
      return
    }
    for (const key of Object.keys(value))
      if (!(key in model) && !optional(path)) report(`${path}.${key}`, 'is not known.')
    for (const [key, entry] of Object.entries(model)) {
      if (key in value) shape(value[key], entry, path === '' ? key : `${path}.${key}`, report)
      else if (!optional(path)) report(`${path}.${key}`, 'is missing.')
    }
    return
  }
  const nullable = model === null || value === null
  if (!nullable && kindOf(value) !== kindOf(model)) {
    report(path, `should be a ${kindOf(model)}.`)
    return
  }
  if (typeof value === 'string') text(value, path, report)
  if (typeof value === 'number' && (!Number.isInteger(value) || value < 0)) report(path, 'should be a whole number.')
}

/** Tokens, tiles and the automata's actions leave out what they do not have. */
const optional = (path: string): boolean => /^(tokens|legacyTiles|jeanCards|jacquesCards)\b/.test(path)

function shapeOfList(value: unknown, model: readonly unknown[], path: string, report: Report): void {
  if (!Array.isArray(value)) {
    report(path, 'should be a list.')
    return
  }
  const components = model.every(each => isRecord(each) && 'id' in each) && model.length > 0
  if (components && value.length !== model.length) {
    report(path, `should have ${model.length} entries.`)
    return
  }
  for (const [i, entry] of value.entries()) {
    const like = model[i] ?? model[model.length - 1]
    if (like === undefined) text(String(entry), `${path}.${i}`, report)
    else shape(entry, like, `${path}.${i}`, report)
    if (components && isRecord(entry) && entry.id !== (like as Records).id) {
      report(`${path}.${i}.id`, `should be ${String((like as Records).id)}.`)
    }
  }
}

function text(value: string, path: string, report: Report): void {
  const keys = path.split('.')
  const key = keys.at(-1) ?? ''
  const list = keys.at(-2) ?? ''
  const choice = (words: readonly string[]) => {
    if (!words.includes(value)) report(path, `${value} is none of ${words.join(', ')}.`)
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
