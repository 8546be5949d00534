import type { World } from '@spanish-main/kernel'
import { colourOf, inPlay, rank, seatOf } from './players.ts'
import { isCitizen, isColony } from './sites.ts'
import { COLOUR_COUNT, INDIGENOUS, type Pax } from './state.ts'
import { pay, placeMeeple, removeMeeple } from './tokens.ts'
import { by, call, decision, type FrameOf, move, no, pending, repeat, sequence, step, tell } from './words.ts'

const NOBODY_ILL = no('OM-malaria', 'nobody-ill')
const CURED_ALREADY = no('OM-malaria', 'cured-already')

const PRICE = 1

/** OM-malaria. A Citizen working on a Colony; unplayed Spain (GL-ownerless-spain) and the Sun King (AMB-45) are immune. */
const isIll = (g: Pax, site: number): boolean =>
  isColony(g, site) && isCitizen(g.meeple[site]) && inPlay(g, g.disk[site])

/** The Colonies whose Citizens somebody has paid for. */
const cured = (g: Pax): readonly number[] => pending(g, 'malaria')!.cured

function canCure(g: Pax, colour: number): boolean {
  if (g.money[colour] < PRICE) return false
  for (let site = 0; site < g.disk.length; site++) if (isIll(g, site) && !cured(g).includes(site)) return true
  return false
}

/** OM-malaria, AMB-10. In Player Order each player may pay for any Citizens; the rest become Slaves. */
export const malaria = sequence('malaria', [
  repeat('OM-malaria', (g, frame) => {
    if (frame.next === g.order.length) return false
    const colour = g.order[frame.next++]
    if (canCure(g, colour)) call(g, 'malaria-cure', seatOf(g, colour))
    return true
  }),
  step('OM-malaria', enslaveTheIll),
])

export const malariaCure = decision('malaria-cure', {
  rule: 'OM-malaria',
  moves: {
    cure: move({
      rule: 'OM-malaria',
      args: ['site'],
      offers(g, _seat, offer) {
        for (let site = 0; site < g.disk.length; site++) if (isColony(g, site)) offer(site)
      },
      refuse(g, _seat, site) {
        if (!isIll(g, site)) return NOBODY_ILL
        return cured(g).includes(site) ? CURED_ALREADY : undefined
      },
      play(g, seat, world, site) {
        const colour = colourOf(g, seat)
        const omen = pending(g, 'malaria')!
        omen.cured = [...omen.cured, site]
        tell(world, g, 'OM-malaria', 'cured', colour, site, g.meeple[site])
        pay(g, world, 'OM-malaria', colour, PRICE)
        if (canCure(g, colour)) call(g, 'malaria-cure', seat)
      },
    }),
    done: move({ rule: 'OM-malaria', play: () => undefined }),
  },
})

/** AMB-10. In Player Order of the Colonies' owners; without an Indigenous in the Pool the Colony is just vacant. */
function enslaveTheIll(g: Pax, frame: FrameOf<'malaria'>, world: World): void {
  for (let turn = 0; turn < COLOUR_COUNT; turn++) {
    for (let site = 0; site < g.disk.length; site++) {
      if (!isIll(g, site) || frame.cured.includes(site) || rank(g, g.disk[site]) !== turn) continue
      tell(world, g, 'OM-malaria', 'fell-ill', site, g.meeple[site])
      removeMeeple(g, world, 'OM-malaria', site)
      if (g.poolIndigenous === 0 && by('AMB-10')) continue
      placeMeeple(g, world, 'OM-malaria', site, INDIGENOUS)
    }
  }
}
