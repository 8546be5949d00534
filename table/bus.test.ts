// What every adapter of the bus must do. A new one enters the list below and changes nothing else here.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Bus, localBus, type News } from './bus.ts'

const adapters: Record<string, () => Bus | Promise<Bus>> = { 'in process': localBus }

describe.each(Object.entries(adapters))('the bus %s', (_name, open) => {
  let bus: Bus
  beforeEach(async () => {
    bus = await open()
  })
  afterEach(() => bus.close())

  test('everybody hears all news, in the order in which they were told', async () => {
    const heard: [News[], News[]] = [[], []]
    for (const list of heard) bus.subscribe(news => list.push(news))
    const news: News[] = [
      { table: 'a', revision: 1 },
      { table: 'b', revision: 7, said: ['ahoy'] },
      { table: 'a', revision: 2, dismissed: -1 },
    ]
    for (const each of news) bus.publish(each)
    for (const list of heard) await expect.poll(() => list).toEqual(news)
  })

  test('nobody is told while the one who tells is still at work', async () => {
    const heard: number[] = []
    bus.subscribe(({ revision }) => heard.push(revision))
    bus.publish({ table: 'a', revision: 1 })
    expect(heard).toEqual([])
    await expect.poll(() => heard).toEqual([1])
  })

  test('who has left hears nothing more', async () => {
    const heard: number[] = []
    const leave = bus.subscribe(({ revision }) => heard.push(revision))
    const others: number[] = []
    bus.subscribe(({ revision }) => others.push(revision))
    bus.publish({ table: 'a', revision: 1 })
    await expect.poll(() => heard).toEqual([1])
    leave()
    bus.publish({ table: 'a', revision: 2 })
    await expect.poll(() => others).toEqual([1, 2])
    expect(heard).toEqual([1])
  })
})
