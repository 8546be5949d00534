import type { Say } from '@spanish-main/ui'
import { AREAS, CALENDAR, SITES } from '../../data/index.ts'
import { refuseAttack, refuseEnslave } from '../../rules/e5a-targets.ts'
import { mayBeAttackedByKing } from '../../rules/h6c-sk-battles.ts'
import { everybody, isSunKing } from '../../rules/players.ts'
import { flagship, legality } from '../../rules/ships.ts'
import { areaOf, isColony, isTribal, isVacantColony } from '../../rules/sites.ts'
import { INDIGENOUS, type Pax } from '../../rules/state.ts'
import { pending } from '../../rules/words.ts'
import { legalityName } from '../card/facts.ts'
import { playerName } from '../names.ts'

/** D1c, D1e. This year's Colonies are still to be worked, and its Goods to come. */
const isGoodsYear = (g: Pax): boolean => pending(g, 'goods-year') !== undefined

/** D1e. Goods years to come, until the Dove, that bring a Chest to a Colony in the Site's land zone. */
export function yearsOfGoods(g: Pax, site: number): number[] {
  const { good } = AREAS[areaOf(site)]
  const from = isGoodsYear(g) ? g.year : g.year + 1
  return CALENDAR.filter(
    ({ year, goods }) => year >= from && year <= g.dove && good !== null && goods.includes(good),
  ).map(({ year }) => year)
}

/** E5a, F3a. Whose fleet might attack or enslave at a Site if it came there as it is. */
export function threatsTo(g: Pax, site: number): { readonly attack: number[]; readonly enslave: number[] } {
  const armed = everybody(g).filter(colour => flagship(g, colour) >= 0)
  const may = (refuse: typeof refuseAttack) => armed.filter(colour => refuse(g, colour, site) === undefined)
  const others = (colours: readonly number[]) => colours.filter(colour => !isSunKing(g, colour))
  const king = armed.filter(colour => isSunKing(g, colour) && mayBeAttackedByKing(g, site))
  return { attack: [...others(may(refuseAttack)), ...king], enslave: others(may(refuseEnslave)) }
}

/** What may come of a Site: its Goods with their years, and who could fall upon it. */
export function prospects(g: Pax, site: number, say: Say): string[] {
  return [...goodsWords(g, site, say), ...threatWords(g, site, say)]
}

function goodsWords(g: Pax, site: number, say: Say): string[] {
  const { kind } = SITES[site]
  if (kind === 'rebel') return []
  if (kind === 'tribal') return [say('board.goods.tribal')]
  const { good } = AREAS[areaOf(site)]
  if (good === null) return [say('board.goods.wilderness')]
  const years = yearsOfGoods(g, site)
  const words = { good: say(`good.${good}`), years: years.join(', '), dove: String(g.dove) }
  if (years.length === 0) return [say('board.goods.over', words)]
  if (!isColony(g, site)) return [say('board.goods.would', words)]
  const told = say('board.goods.colony', words)
  return isVacantColony(g, site) ? [told, say('board.goods.vacant', { now: isGoodsYear(g) ? 'yes' : 'no' })] : [told]
}

function threatWords(g: Pax, site: number, say: Say): string[] {
  const { attack, enslave } = threatsTo(g, site)
  const fleets = (colours: readonly number[]) =>
    colours.map(colour => `${playerName(g, say, colour)} (${legalityName(say, legality(g, colour))})`).join(', ')
  const standing = g.rebel[site] > 0 || isColony(g, site) || (isTribal(site) && g.meeple[site] === INDIGENOUS)
  if (attack.length + enslave.length === 0) return standing ? [say('board.threat.none')] : []
  return [
    ...(attack.length === 0 ? [] : [say('board.threat.attack', { fleets: fleets(attack) })]),
    ...(enslave.length === 0 ? [] : [say('board.threat.enslave', { fleets: fleets(enslave) })]),
  ]
}
