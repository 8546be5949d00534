import { type Event, meaningOf } from '@spanish-main/kernel'
import type { Happening, Say, TableView } from '@spanish-main/ui'
import { describe, expect, it } from 'vitest'
import { paxHispanica } from '../../rules/index.ts'
import type { Pax } from '../../rules/state.ts'
import { telling } from './tale.ts'

const say: Say = Object.assign(
  (key: string, params: Readonly<Record<string, string | number>> = {}) => [key, ...Object.values(params)].join(' '),
  { has: () => true },
)
const { vocabulary, events: kinds } = paxHispanica
const name = (domain: string, value: number): string => {
  const values = vocabulary[domain]
  return 'words' in values ? values.words[value] : String(value)
}

/** An event in words, as `D1e chest-placed coro cocoa`. */
function happening(text: string): Happening {
  const [rule, kind, ...words] = text.trim().split(' ')
  const args = words.map((word, i) => meaningOf(vocabulary[kinds[kind][i]], word) ?? Number(word))
  return { move: 0, event: { rule, kind, args } as unknown as Event }
}

function told(solitaire: 0 | 1, text: string) {
  const events = text.trim().split('\n').map(happening)
  const table = { view: { solitaire }, events } as unknown as TableView<Pax>
  return { events, pages: telling(table, say, name) }
}

/** The pages in short: chapter, title or rule, kinds of the lines. */
const outline = (solitaire: 0 | 1, text: string): string[] =>
  told(solitaire, text).pages.map(
    ({ chapter, title, rule, lines }) =>
      `${chapter} | ${title ?? rule}: ${lines.map(({ event }) => event.kind).join(', ')}`,
  )

describe('D1: a goods year', () => {
  const YEAR = `
    D0-parrot year-begins 1610
    OM-el-dorado omen-read el-dorado
    E5f-spread rebel-placed rebel-espanola tax
    D1a player-order england 1
    D1a player-order spain 2
    E2a kidnapped spain porto-bello ronconcholon
    E2a meeple-left ronconcholon indigenous
    E2a meeple-came porto-bello indigenous
    E2b hired england spain st-kitts 2
    E2b paid-to england spain 2
    E2b meeple-left dominica spain
    E2b meeple-came st-kitts spain
    D1d died-off france st-kitts
    D1d disk-returned france st-kitts
    D1e chest-placed cumana salt
    D1e chest-placed havana tobacco
    D0-parrot year-begins 1611
    D2a auction-opened england royalty R02`

  it('has a page for every step in which something happened; who was hired was paid, and it is said once', () => {
    expect(outline(0, YEAR)).toEqual([
      'telling.goods 1610 | D0-omen: omen-read, rebel-placed',
      'telling.goods 1610 | D1a: player-order, player-order',
      'telling.goods 1610 | D1c: kidnapped, hired',
      'telling.goods 1610 | D1d: died-off',
      'telling.goods 1610 | D1e: chest-placed, chest-placed',
    ])
  })

  it('shows where, and knows its pages by their first event', () => {
    const { events, pages } = told(0, YEAR)
    expect(pages[2].place).toEqual({ domain: 'site', value: events[5].event.args[1] })
    expect(pages[1].place).toBeUndefined()
    expect(pages.map(({ at }) => at)).toEqual([1, 3, 5, 12, 14])
  })
})

describe('H: the Sun King', () => {
  it('H2b, H3a–c: bids, plays, chooses, bids again, one step after the other', () => {
    const year = `
      D0-parrot year-begins 1599
      D2a auction-opened england royalty R02
      H2a bid england 4
      H2b die-rolled 2
      H2b die-rolled 4
      H2b bid spain 6
      H2b auction-won spain R02 6
      H2b earned england 6
      H3c card-played spain R02
      H3b king-courts callow-orange
      H3b figure-moved spain callow-orange
      D3b nudged spain down
      D3b figure-moved spain buccaneer-1
      H3c action-used spain R02 armada
      RS-armada ship-anchored spain S09
      H3c king-passes-over R02 sway-peerage
      H3c king-passes-over R02 casa
      H3c discarded spain R02
      H3a king-auctions
      H3a king-needs-ships 0
      H3a captain-murdered S07
      H3a king-unqualified R10
      H3a auction-opened spain mission M15
      H2a bid england 1
      H2b die-rolled 2
      H2b bid spain 4`
    expect(outline(1, year).map(page => page.replace('telling.king 1599 | ', ''))).toEqual([
      'H2b: bid, die-rolled, die-rolled, bid, auction-won, earned',
      'telling.card R02: card-played',
      'H3b: king-courts, nudged, figure-moved',
      'telling.action armada 10: action-used, ship-anchored',
      'telling.rest: king-passes-over, king-passes-over, discarded',
      'H3a: king-auctions, king-needs-ships, captain-murdered, king-unqualified, auction-opened',
      'H2b: bid, die-rolled, bid',
    ])
    expect(outline(0, year)).toEqual([])
  })

  it('H3d, H4, H5: his draw ends where the play turn of Ganga Zumba begins, who may drive him into a crisis', () => {
    const year = `
      D0-parrot year-begins 1604
      OM-amsterdam-entrepot omen-read amsterdam-entrepot
      H4 king-draws ship 1
      H4 card-drawn spain S12 ship
      H5 play-turn-begins england
      D3a card-played england R26
      RS-excommunication action-used england R26 excommunication
      H3d king-in-crisis
      H3d figure-moved spain callow-orange
      RS-tax taxed england spain 1
      D3d discarded england R26`
    expect(outline(1, year)).toEqual([
      'chapter.year 1604 year.play.name | D0-omen: omen-read',
      'telling.king 1604 | H4: king-draws, card-drawn',
      'telling.king 1604 | H3d: king-in-crisis, figure-moved',
    ])
  })

  it('H6: he lies in wait, strikes and exports; what Ganga Zumba does meanwhile is not his', () => {
    const year = `
      D0-parrot year-begins 1609
      H6b-course course-plotted old-providence 1
      H6b-course king-watches 1
      H6b-course haven-drawn spain haven-port-royal
      D4b fleet-moved england old-providence
      H6b-course haven-shown spain haven-port-royal
      H6b-course interdicted spain england port-royal
      H6b-result king-battle S17 S21 treasure-fleet-better
      H6b-result ship-lost spain S21
      F5b paid england 1
      F5d treasure-loaded england chest porto-bello
      H6c king-sails 2
      H6c attack-announced spain rebel-panama
      E5b strength-counted fleet galleons rebel-panama 2
      E5e land-battle-fought spain rebel-panama 2 1
      E5f land-battle-won spain rebel-panama
      H6c treasure-loaded spain chest coro
      H6c treasure-loaded spain chest cartagena
      H6c fleet-moved spain europe
      H6c chests-to-coffers spain 2 0`
    expect(outline(1, year).map(page => page.replace('telling.king 1609 | ', ''))).toEqual([
      'H6b-course: king-watches, haven-drawn',
      'H6b-result: interdicted, king-battle, ship-lost',
      'H6c: king-sails',
      'telling.attack rebel-panama: attack-announced, land-battle-fought, land-battle-won',
      'telling.export: treasure-loaded, treasure-loaded, fleet-moved, chests-to-coffers',
    ])
  })
})
