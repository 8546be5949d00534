import { rollDie, type World } from '@spanish-main/kernel'
import { expeditionsAt, shipsOf, sinkShip } from './fleet.ts'
import { COLONISTS_TO_SETTLERS, DETS_TO_SETTLERS, demandMen } from './losses.ts'
import { COLONIST, DETACHMENT, menIn } from './posts.ts'
import { type Conquest, SHIPS, SPAIN, STREAM } from './state.ts'
import { tables } from './tables.ts'
import { by, call, decision, move, no, sequence, step, tell, top } from './words.ts'

const NOT_THERE = no('21.26', 'not-there')

/** 21.25. Whether a country without player may colonise an Area, as it stands now. */
const isOpenTo = (g: Conquest, country: number, area: number): boolean =>
  menIn(g, SPAIN, area, COLONIST) > 0 || g.european[area] === 0 || g.europeanBy[area] === country

function rollArea(g: Conquest, world: World, country: number): number {
  if (!tables.colonisation[country].some(area => isOpenTo(g, country, area))) return -1
  for (;;) {
    const [one, two] = [rollDie(g, world, STREAM.dice), rollDie(g, world, STREAM.dice)]
    tell(world, g, '21.21', 'dice', country + 1, one, two)
    const area = tables.colonisation[country][one + two - 2]
    if (isOpenTo(g, country, area)) return area
    by('21.25')
  }
}

/** Spanish ships in an Area. */
const shipsIn = (g: Conquest, area: number): number[] =>
  tables.hexesOfArea[area].flatMap(hex =>
    tables.watersOf[hex].flatMap(water => expeditionsAt(g, SPAIN, water).flatMap(e => shipsOf(g, e))),
  )

/** 21.26. */
function intrude(g: Conquest, world: World, area: number): void {
  g.barren[area] = 1
  const ships = shipsIn(g, area)
  const [dets, colonists] = [menIn(g, SPAIN, area, DETACHMENT), menIn(g, SPAIN, area, COLONIST)]
  if (ships.length === 1) sinkShip(g, world, '21.26', ships[0])
  else if (ships.length > 1) call(g, 'lose-ship-there', SPAIN, area)
  demandMen(g, world, SPAIN, COLONISTS_TO_SETTLERS, area, Math.floor(colonists / 4))
  demandMen(g, world, SPAIN, DETS_TO_SETTLERS, area, Math.floor(dets / 2))
}

/** 21.21 to 21.26. */
export const colonisation = sequence('colonisation', [
  step('21.21', (g, { country }, world) => {
    const area = rollArea(g, world, country)
    if (area < 0) return
    if (menIn(g, SPAIN, area, COLONIST) > 0) {
      tell(world, g, '21.26', 'colonised', country + 1, area, 0)
      intrude(g, world, area)
      return
    }
    const grows = g.european[area] > 0
    g.native[area] = 0
    g.european[area] += 5
    g.europeanBy[area] = country
    tell(world, g, grows ? '21.24' : '21.23', 'colonised', country + 1, area, Math.min(99, g.european[area]))
  }),
])

export const loseShipThere = decision('lose-ship-there', {
  rule: '21.26',
  moves: {
    lose: move<'lose-ship-there'>({
      rule: '21.26',
      args: ['ship'],
      offers(g, _seat, offer) {
        for (const ship of shipsIn(g, top(g, 'lose-ship-there').area)) offer((ship % SHIPS) + 1)
      },
      refuse: (g, _seat, number) =>
        shipsIn(g, top(g, 'lose-ship-there').area).includes(number - 1) ? undefined : NOT_THERE,
      play: (g, _seat, world, number) => sinkShip(g, world, '21.26', number - 1),
    }),
  },
})
