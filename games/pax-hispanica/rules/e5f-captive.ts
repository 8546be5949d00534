import { type Params, type Refusal, type World, wordOf } from '@spanish-main/kernel'
import { sackSite } from './e5f-sack.ts'
import { generateRebel } from './e6-rebels.ts'
import { canSpare, roomForSlave } from './f3-passengers.ts'
import { colourOf, hasTitle, seatOf } from './players.ts'
import { cargoSpace } from './ships.ts'
import { areaOf, isTribal, isVacantColony, isVacantTribal, ownerOf } from './sites.ts'
import { INDIGENOUS, type Pax, SLAVE_REBEL } from './state.ts'
import { TITLE, tables } from './tables.ts'
import { liftMeeple, putMeeple } from './tokens.ts'
import { vocabulary } from './vocabulary.ts'
import { by, call, decision, move, no, tell, top } from './words.ts'

const ENSLAVED = no('AMB-03', 'enslaved')
const NOT_NEAREST = no('E5f-indigenous', 'not-the-nearest')
const NO_ROOM = no('E5f-indigenous', 'no-room')
const NO_COLONY = no('E5f-indigenous', 'no-vacant-colony')
const NO_COLONY_THERE = no('E5f-indigenous', 'no-vacant-colony-there')
const NONE_TO_SPARE = no('E5f-indigenous', 'none-to-spare')
const MAROON_KING = no('PR-maroon-king', 'never-enslaves')

/** AMB-03. At a Tribal Site or Visita the battle was an enslave. */
const wasEnslave = (site: number): boolean => isTribal(site)

const isMaroonKing = (g: Pax, seat: number): boolean => hasTitle(g, colourOf(g, seat), TITLE['maroon-king'])

/** E5f-indigenous. The first vacant Tribal Site by distance from the Sacked Site, −1 if there is none. */
function nearestTribe(g: Pax, from: number): number {
  const sites = tables.nearest[from]
  for (let i = 0; i < sites.length; i++) if (isVacantTribal(g, sites[i])) return sites[i]
  return -1
}

function refuseLiberate(g: Pax, from: number, to: number): Refusal | undefined {
  if (wasEnslave(from)) return ENSLAVED
  const distance = tables.squaredDistance[from]
  return isVacantTribal(g, to) && distance[to] === distance[nearestTribe(g, from)] ? undefined : NOT_NEAREST
}

/** AMB-58. Rebellion, Jesuits and PROTECTOR do not matter here. */
function refuseKidnap(g: Pax, seat: number, from: number, to: number): Refusal | undefined {
  if (isMaroonKing(g, seat) && by('AMB-58')) return MAROON_KING
  if (!isVacantColony(g, to) || areaOf(to) !== areaOf(from)) return NO_COLONY_THERE
  return canSpare(g, colourOf(g, seat), to) ? undefined : NONE_TO_SPARE
}

function refuseLoad(g: Pax, seat: number): Refusal | undefined {
  if (isMaroonKing(g, seat)) return MAROON_KING
  if (cargoSpace(g, colourOf(g, seat)) === 0) return NO_ROOM
  return roomForSlave(g, colourOf(g, seat)) ? undefined : NO_COLONY
}

const sacked = (g: Pax): number => top(g, 'captive').site

/** E5f-indigenous. The attacker chooses; with a single way to enslave there is nothing to ask. */
export function decideFate(g: Pax, world: World, seat: number, site: number): void {
  if (!wasEnslave(site)) {
    call(g, 'captive', seat, site)
    return
  }
  const colonies = tables.sitesOfArea[areaOf(site)].filter(to => refuseKidnap(g, seat, site, to) === undefined)
  const canLoad = refuseLoad(g, seat) === undefined
  if (colonies.length === 0) loadCaptive(g, world, seat, site)
  else if (colonies.length === 1 && !canLoad) putToWork(g, world, site, colonies[0])
  else call(g, 'captive', seat, site)
}

function loadCaptive(g: Pax, world: World, seat: number, from: number): void {
  const colour = colourOf(g, seat)
  liftMeeple(g, world, 'E5f-indigenous', from)
  g.cargoIndigenous[colour]++
  tell(world, g, 'E5f-indigenous', 'passenger-loaded', colour, INDIGENOUS, from)
  sackSite(g, world, from)
}

function putToWork(g: Pax, world: World, from: number, to: number): void {
  const meeple = liftMeeple(g, world, 'E5f-indigenous', from)
  tell(world, g, 'E5f-indigenous', 'captive-put-to-work', from, to)
  putMeeple(g, world, 'E5f-indigenous', to, meeple)
  sackSite(g, world, from)
}

/** E5f-indigenous, AMB-03. Fate of the Indigenous of a beaten Site. It cannot be killed. */
export const captive = decision('captive', {
  rule: 'E5f-indigenous',
  moves: {
    liberate: move({
      rule: 'E5f-indigenous',
      args: ['site'],
      offers(_g, _seat, offer) {
        for (const site of tables.sitesOfKind.tribal) offer(site)
      },
      refuse: (g, _seat, site) => refuseLiberate(g, sacked(g), site),
      play(g, _seat, world, site, _b, _c, frame) {
        const meeple = liftMeeple(g, world, 'E5f-indigenous', frame.site)
        tell(world, g, 'E5f-indigenous', 'slave-liberated', frame.site, site)
        putMeeple(g, world, 'E5f-indigenous', site, meeple)
        sackSite(g, world, frame.site)
      },
    }),
    /** E5f-spread, AMB-56. The Colony's owner places the Rebel, the attacker if nobody plays that colour. */
    arm: move({
      rule: 'E5f-indigenous',
      refuse: g => (wasEnslave(sacked(g)) ? ENSLAVED : undefined),
      play(g, seat, world, _a, _b, _c, frame) {
        const owner = seatOf(g, ownerOf(g, frame.site))
        liftMeeple(g, world, 'E5f-indigenous', frame.site)
        g.poolIndigenous++
        tell(world, g, 'E5f-indigenous', 'slave-armed', frame.site)
        sackSite(g, world, frame.site)
        generateRebel(g, world, 'E5f-spread', SLAVE_REBEL, areaOf(frame.site), owner < 0 && by('AMB-56') ? seat : owner)
      },
    }),
    kidnap: move({
      rule: 'E5f-indigenous',
      args: ['site'],
      offers(g, _seat, offer) {
        for (const site of tables.sitesOfArea[areaOf(sacked(g))]) offer(site)
      },
      refuse: (g, seat, site) => refuseKidnap(g, seat, sacked(g), site),
      play: (g, _seat, world, site, _b, _c, frame) => putToWork(g, world, frame.site, site),
    }),
    load: move({
      rule: 'E5f-indigenous',
      refuse: refuseLoad,
      play: (g, seat, world, _a, _b, _c, frame) => loadCaptive(g, world, seat, frame.site),
    }),
  },
})

/** The Tribal Site that it would be. */
export const explain: Readonly<Record<string, (g: Pax) => Params>> = {
  'E5f-indigenous/not-the-nearest': g => {
    const nearest = nearestTribe(g, sacked(g))
    return nearest < 0 ? { any: 'no', site: '' } : { any: 'yes', site: wordOf(vocabulary.site, nearest) }
  },
}
