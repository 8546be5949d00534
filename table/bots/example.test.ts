import { fastChance } from '@spanish-main/kernel'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { entries } from '../games.ts'
import { type House, openHouse, seatPeople } from '../testing/house.ts'
import { playSeat } from './example.ts'

let house: House
beforeEach(async () => {
  house = await openHouse()
})
afterEach(() => house.close())

// The other seats are bots of the service, so that whole games end soon.
test.each(entries.filter(entry => entry.rules !== undefined).map(entry => entry.id))(
  'the example bot plays a whole game of %s',
  async id => {
    const { quick } = entries.find(entry => entry.id === id)!
    const settings = { options: quick.options }
    const { id: table, seats } = await seatPeople(house, ['Hal'], { game: id, settings, bots: quick.seats - 1 })
    const chance = fastChance(4)
    const made = await playSeat(
      `http://${await house.address()}`,
      table,
      seats[0],
      () => chance.int(1 << 20) / (1 << 20),
    )
    expect(made).toBeGreaterThan(5)
    const { seen } = (await house.call('GET', `/api/tables/${table}`)).body
    expect(seen.table.stage).toBe('over')
    expect(house.troubles).toEqual([])
  },
  120_000,
)
