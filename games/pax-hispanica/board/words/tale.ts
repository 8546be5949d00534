import type { Event } from '@spanish-main/kernel'
import type { BoardWords, Happening, Name, Say, TaleStep } from '@spanish-main/ui'
import { kindOfYear } from '../../data/index.ts'
import { placeOnKingsList } from '../../rules/h3c-sk-plays.ts'
import type { Pax } from '../../rules/state.ts'
import { goodsTurn } from './tale-of-goods.ts'
import { kingTurn } from './tale-of-king.ts'
import { type Opening, placeOf } from './tale-step.ts'

/** A page being written. */
interface Draft extends Opening {
  readonly at: number
  readonly year: number
  readonly lines: Happening[]
}

/** D1, H. What is told step by step: goods years and, in solitaire, what the Sun King does. */
export const telling: NonNullable<BoardWords<Pax>['telling']> = ({ view, events }, say, name) =>
  drafts(events, view.solitaire === 1)
    .filter(({ lines }) => lines.length > 0)
    .map(draft => pageOf(draft, say, name))

function drafts(events: readonly Happening[], solitaire: boolean): Draft[] {
  const found: Draft[] = []
  let open: Draft | undefined
  let year = 0
  for (const [at, happening] of events.entries()) {
    const { event } = happening
    if (event.kind === 'year-begins') {
      year = event.args[0]
      open = undefined
      continue
    }
    const goods = isGoods(year)
    if (!goods && !solitaire) continue
    const turn = (goods ? goodsTurn : kingTurn)(event, open?.key)
    if (turn === 'ends') open = undefined
    else if (turn === 'goes-on') open?.lines.push(happening)
    else if (turn !== 'unsaid') {
      open = { ...turn, at, year, lines: [happening] }
      found.push(open)
    }
  }
  return found
}

const isGoods = (year: number): boolean => year > 0 && kindOfYear(year) === 'goods'

function pageOf({ at, year, rule, titled, key, lines }: Draft, say: Say, name: Name): TaleStep {
  const place = lines.map(({ event }) => placeOf(event)).find(each => each !== undefined)
  return {
    at,
    chapter: chapterOf(key, year, say),
    ...(titled ? { title: titleOf(key, lines[0].event, say, name) } : {}),
    rule,
    lines,
    ...(place === undefined ? {} : { place }),
  }
}

function chapterOf(key: string, year: number, say: Say): string {
  if (isGoods(year)) return say('telling.goods', { year: String(year) })
  if (key !== 'omen') return say('telling.king', { year: String(year) })
  return say('chapter.year', { year: String(year), kind: say(`year.${kindOfYear(year)}.name`) })
}

function titleOf(key: string, { args: [, second, action] }: Event, say: Say, name: Name): string {
  switch (key) {
    case 'card':
      return say('telling.card', { card: name('card', second) })
    case 'action':
      return say('telling.action', { action: name('action', action), place: placeOnKingsList(action) })
    case 'attack':
      return say('telling.attack', { site: name('site', second) })
    default:
      return say(`telling.${key}`)
  }
}
