import type { Say } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import { position } from '../../scenario.ts'
import { prospects, threatsTo, yearsOfGoods } from './prospects.ts'

const say = ((key: string, params: Record<string, unknown> = {}) => [key, ...Object.values(params)].join(' ')) as Say

const MAP = `
  england: ships S01
  france: ships S03
  trujillo: spain, slave   porto-bello: france, citizen france   calusa: indigenous
`
const at = (year: number) => position('england france', `year ${year}\n${MAP}\nturn of england`)

test('D1e: a Site names the goods years to come, and none after the Dove', () => {
  const table = at(1625)
  expect(yearsOfGoods(table.state, table.site('trujillo'))).toEqual([1630])
  expect(yearsOfGoods(table.state, table.site('porto-bello'))).toEqual([1634])
  expect(yearsOfGoods({ ...table.state, dove: 1633 }, table.site('porto-bello'))).toEqual([])
  expect(yearsOfGoods(table.state, table.site('calusa'))).toEqual([])
})

test('D1e: the goods year itself counts until its Chests are placed', () => {
  const labour = 'coro: england   buria: indigenous   antimano: indigenous'
  const table = position('england france', `year 1630\n${MAP}\n${labour}\nbegin goods-year`)
  const honduras = table.site('trujillo')
  expect(table.waiting()).toHaveLength(1)
  expect(yearsOfGoods(table.state, honduras)).toEqual([1630])
  expect(yearsOfGoods({ ...table.state, stack: [] }, honduras)).toEqual([])
})

test('E5a, LT-1: who could attack follows Legality, War and own tokens', () => {
  const war = at(1625)
  const [england, france] = ['england', 'france'].map(war.nation)
  expect(threatsTo(war.state, war.site('trujillo')).attack).toEqual([england, france])
  expect(threatsTo(war.state, war.site('porto-bello')).attack).toEqual([england])
  const peace = at(1609)
  expect(threatsTo(peace.state, peace.site('trujillo')).attack).toEqual([])
  expect(prospects(peace.state, peace.site('trujillo'), say)).toContain('board.threat.none')
})

test('F3a: Indigenous are enslaved where a vacant Colony waits for them', () => {
  const table = at(1625)
  expect(threatsTo(table.state, table.site('calusa')).enslave).toEqual([])
  const vacant = position('england france', `year 1625\n${MAP}\ncoro: spain\nturn of england`)
  expect(threatsTo(vacant.state, vacant.site('calusa')).enslave).toHaveLength(2)
})

test('D1c: a vacant Colony dies off this year while the goods year lasts, else in the next', () => {
  const vacant = (start: string) => {
    const table = position(
      'england france',
      `england: $1   tucacas: england   antimano: indigenous   buria: indigenous   ${start}`,
    )
    return prospects(table.state, table.site('tucacas'), say)
  }
  expect(vacant('year 1606   begin goods-year')).toContain('board.goods.vacant yes')
  expect(vacant('year 1608   turn of england')).toContain('board.goods.vacant no')
})
