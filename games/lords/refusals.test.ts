import { refusals } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { lords } from './rules/index.ts'
import { position } from './scenario.ts'
import en from './text/game.en.json' with { type: 'json' }
import pl from './text/game.pl.json' with { type: 'json' }

/** A refusal, the lords, the position, moves that lead there, the move that is refused; options of the table. */
type Case = readonly [
  id: string,
  names: string,
  lines: string,
  moves: readonly string[],
  refused: string,
  options?: Readonly<Record<string, boolean>>,
]

const crowns: readonly Case[] = [['B12/not-your-crown', 'drake lerma', 'begin crowns', [], 'drake crown lerma']]

const plots: readonly Case[] = [
  [
    'C2.5/not-your-mordida',
    'drake lerma',
    'drake: $9   court-spy: drake   begin skullduggery',
    [],
    'drake plot inquisition 1 nothing',
  ],
  [
    'C2.5/no-such-option',
    'drake lerma',
    'drake: $9   court-spy: drake   begin skullduggery',
    [],
    'drake plot court-spy 2 nothing',
  ],
  [
    'C2.5/no-gold',
    'drake lerma',
    'drake: $1   wisselbank: drake   asiento: drake   begin skullduggery',
    [],
    'drake plot asiento 1 drake',
  ],
  [
    'C2.5/same-aim-again',
    'drake lerma',
    'drake: $9   inquisition: drake   begin skullduggery',
    ['drake plot inquisition 1 nothing'],
    'drake plot inquisition 1 nothing',
  ],
  [
    'C2.5/aims-at-nothing',
    'drake lerma',
    'drake: $9   inquisition: drake   begin skullduggery',
    [],
    'drake plot inquisition 1 lerma',
  ],
  [
    'C2.5/names-a-fleet',
    'drake lerma',
    'drake: $9   asiento: drake   barbados: drake   begin skullduggery',
    [],
    'drake plot asiento 1 barbados',
  ],
  [
    'D4.1/no-such-war',
    'drake lerma',
    'drake: $9   house-of-stuart: drake   begin skullduggery',
    [],
    'drake plot house-of-stuart 1 war-english',
  ],
  [
    'D4.2/no-such-truce',
    'drake lerma',
    'drake: $9   oliver-cromwell: drake   war-english: active   begin skullduggery',
    [],
    'drake plot oliver-cromwell 1 war-english',
  ],
  [
    'D4.5/three-ships',
    'drake lerma',
    'drake: $9, size 3   royal-shipyard: drake   begin skullduggery',
    [],
    'drake plot royal-shipyard 1 drake',
  ],
  [
    'D4.7/outside-the-district',
    'drake lerma',
    'drake: $9   governor-of-cuba: drake   barbados: lerma   begin skullduggery',
    [],
    'drake plot governor-of-cuba 2 barbados',
  ],
  [
    'D4.7/spanish',
    'drake lerma',
    'drake: $9   governor-of-cuba: drake   bayamo: lerma   begin skullduggery',
    [],
    'drake plot governor-of-cuba 2 bayamo',
  ],
  [
    'D6.2/not-a-treasure-year',
    'drake marques',
    'year 1604   marques: $9   casa: marques   begin skullduggery',
    [],
    'marques plot casa 1 nothing',
  ],
  [
    'D4.10/not-such-a-card',
    'drake lerma',
    'drake: $9   court-spy: drake   begin skullduggery',
    [],
    'drake plot court-spy 1 lerma',
  ],
  [
    'D4.11/not-such-a-card',
    'drake lerma',
    'drake: $9   oliver-cromwell: drake   bayamo: lerma   begin skullduggery',
    [],
    'drake plot oliver-cromwell 2 bayamo',
  ],
  [
    'D4.14/no-such-plot',
    'drake lerma',
    'drake: $9   knighthood: drake   begin skullduggery',
    [],
    'drake plot knighthood 1 plot-1',
  ],
  [
    'D4.14/not-aimed-at-you',
    'drake lerma',
    'lerma: $9   inquisition: lerma   drake: $9   knighthood: drake   begin skullduggery',
    ['lerma plot inquisition 1 nothing'],
    'drake plot knighthood 1 plot-1',
  ],
  [
    'D4.14/higher-crown',
    'drake lerma',
    'lerma: $9   pope-paul-v: lerma   drake: $9   knighthood: drake   inquisition: drake   begin skullduggery',
    ['lerma plot pope-paul-v 1 inquisition'],
    'drake plot knighthood 1 plot-1',
  ],
  [
    'D4.16/nothing-to-advance',
    'drake lerma',
    'drake: $9   wisselbank: drake   begin skullduggery',
    [],
    'drake plot wisselbank 1 drake-fort-3',
  ],
  [
    'D2.2/not-such-a-work',
    'drake marques',
    'year 1604   marques: $9   casa: marques   begin skullduggery',
    [],
    'marques plot casa 2 drake',
  ],
  [
    'D6.2/named-already',
    'drake marques',
    'year 1605   marques: $9   casa: marques   guardacostas: marques   begin skullduggery',
    ['marques plot casa 1 nothing', 'marques name guardacostas'],
    'marques name guardacostas',
  ],
  [
    'D6.2/not-a-fleet',
    'drake marques',
    'year 1605   marques: $9   casa: marques   begin skullduggery',
    ['marques plot casa 1 nothing'],
    'marques name marques',
  ],
]

const bids: readonly Case[] = [
  [
    'C3a.5/card-at-war',
    'drake lerma',
    'drake: $3   lerma: $3   drawn: caracas   war-spanish: active   begin auctions',
    ['lerma pass'],
    'drake bid 1',
  ],
  [
    'C3a.5/you-are-at-war',
    'drake lerma',
    'drake: $3   lerma: $3   drawn: caracas   war-english: active   begin auctions',
    ['lerma pass'],
    'drake bid 1',
  ],
  [
    'C3a.2/too-low',
    'drake lerma',
    'drake: $3   lerma: $3   drawn: caracas   begin auctions',
    ['lerma bid 2'],
    'drake bid 1',
  ],
  [
    'C3a.2/beyond-your-means',
    'drake lerma',
    'drake: $3   lerma: $3   drawn: caracas   begin auctions',
    [],
    'lerma bid 4',
  ],
  [
    'C3a.2/pledge-once',
    'drake lerma kettler',
    'drake: $3   lerma: $3   kettler: $3   drawn: caracas   begin auctions',
    ['lerma pledge kettler 1', 'kettler decline', 'drake bid 1', 'kettler pass'],
    'lerma pledge kettler 1',
  ],
  [
    'C3a.2/not-to-yourself',
    'drake lerma',
    'drake: $3   lerma: $3   drawn: caracas   begin auctions',
    [],
    'lerma pledge lerma 1',
  ],
  [
    'C3a.2/not-at-the-table',
    'drake lerma',
    'drake: $3   lerma: $3   drawn: caracas   begin auctions',
    [],
    'lerma pledge raleigh 1',
  ],
]

const bases: readonly Case[] = [
  ['C4a.1/not-your-fleet', 'drake lerma', 'turn of drake', [], 'drake privateer lerma'],
  ['C4a.1/licensed', 'drake lerma', 'drake: slaver   turn of drake', [], 'drake privateer drake'],
  [
    'C4a.1/based-already',
    'drake lerma',
    'turn of drake',
    ['drake privateer drake', 'drake lie-at haven-tortuga'],
    'drake privateer drake',
  ],
  [
    'C4a.1/no-location-left',
    'drake marques',
    'casa: marques   guardacostas: marques, privateer havana   seville-convoy: marques, privateer veracruz   windward-armada: marques, privateer porto-bello   sea-dogs: marques, privateer cartagena   bristol-venturers: marques   turn of marques',
    [],
    'marques privateer bristol-venturers',
  ],
  ['C4a.1/merchantman-already', 'drake lerma', 'turn of drake', [], 'drake merchantman drake'],
  ['C4a.1/not-in-your-deck', 'drake lerma', 'turn of drake', ['drake privateer drake'], 'drake lie-at havana'],
  ['C4a.3/not-your-unit', 'drake lerma', 'drake: $3   turn of drake', [], 'drake man lerma 1'],
  [
    'C4a.6/manned-already',
    'drake lerma',
    'drake: $3, size 2   turn of drake',
    ['drake man drake 1'],
    'drake man drake 2',
  ],
  ['C4a.3/as-many-already', 'drake lerma', 'drake: $3, soldiers 1   turn of drake', [], 'drake man drake 1'],
  ['C4a.3/no-room', 'drake lerma', 'drake: $3   turn of drake', [], 'drake man drake 2'],
  ['C4a.3/no-gold', 'drake lerma', 'drake: $0   turn of drake', [], 'drake man drake 1'],
  ['C4a.4/outlaws-stay', 'drake lerma', 'drake: $0, soldiers 1, pirate   turn of drake', [], 'drake man drake 0'],
  [
    'C4a.4/ports-only-disband',
    'drake marques',
    'marques: $5   casa: marques   san-juan: soldiers 1   turn of marques',
    [],
    'marques man san-juan 2',
  ],
  ['C4a.5/not-your-fleet', 'drake lerma', 'turn of drake', [], 'drake join drake lerma'],
  ['C4a.5/itself', 'drake lerma', 'turn of drake', [], 'drake join drake drake'],
  [
    'C4a.5/more-than-three',
    'drake lerma',
    'drake: size 2   sea-dogs: drake, size 2   turn of drake',
    [],
    'drake join sea-dogs drake',
  ],
  [
    'C4a.6/rearranged-already',
    'drake lerma',
    'sea-dogs: drake   turn of drake',
    ['drake join sea-dogs drake'],
    'drake part sea-dogs',
  ],
  [
    'C4a.5/no-room',
    'drake lerma',
    'drake: size 1, soldiers 1, profit 1   bristol-venturers: drake, size 1, soldiers 1   turn of drake',
    [],
    'drake join bristol-venturers drake',
  ],
  ['C4a.5/not-combined', 'drake lerma', 'turn of drake', [], 'drake part drake'],
]

const raids: readonly Case[] = [
  [
    'E1.1/no-soldier',
    'drake lerma',
    'drake: privateer haven-tortuga   caracas: lerma   operations of drake',
    [],
    'drake raid drake caracas',
  ],
  [
    'E1.1/your-own',
    'drake lerma',
    'drake: privateer haven-tortuga, soldiers 1   barbados: drake   operations of drake',
    [],
    'drake raid drake barbados',
  ],
  [
    'E1.1/nothing-to-raid',
    'drake lerma',
    'drake: privateer haven-tortuga, soldiers 1   operations of drake',
    [],
    'drake raid drake caracas',
  ],
  [
    'C4b.10/not-a-privateer',
    'drake lerma',
    'drake: soldiers 1   caracas: lerma   operations of drake',
    [],
    'drake raid drake caracas',
  ],
  [
    'C4b.9/another-district',
    'drake lerma',
    'barbados: drake, soldiers 1   caracas: lerma   operations of drake',
    [],
    'drake raid barbados caracas',
  ],
  [
    'C4b.10/inland',
    'drake lerma',
    'drake: privateer haven-tortuga, soldiers 1   taxco-mines: lerma   operations of drake',
    [],
    'drake raid drake taxco-mines',
  ],
  [
    'C4b.10/too-far',
    'drake lerma',
    'drake: privateer haven-tortuga, soldiers 1   margarita: lerma   operations of drake',
    [],
    'drake raid drake margarita',
    { nearRaids: true },
  ],
  [
    'C4b.10/one-search-a-year',
    'drake lerma',
    'drake: privateer haven-tortuga, soldiers 1   operations of drake',
    ['drake raid drake haven-roatan'],
    'drake raid drake haven-port-royal',
  ],
  [
    'B5.5/galleon-raids-no-shoals',
    'drake lerma',
    'drake: privateer haven-tortuga, soldiers 1   bayamo: lerma   operations of drake',
    [],
    'drake raid drake bayamo',
  ],
  [
    'D6.9/no-treasure-player',
    'drake lerma',
    'drake: privateer haven-tortuga, soldiers 1   war-spanish: active   operations of drake',
    [],
    'drake raid drake havana',
  ],
  [
    'D4.15/sanctuary',
    'drake lerma',
    'sanctuary lerma   caribs: drake, soldiers 1   guadeloupe: lerma   operations of drake',
    [],
    'drake raid caribs guadeloupe',
  ],
  [
    'E3.6/took-to-the-hills',
    'drake lerma',
    'drake: privateer haven-tortuga, soldiers 1   caracas: lerma, besieged   operations of drake',
    [],
    'drake raid drake caracas',
  ],
  [
    'E1.5/asked-already',
    'drake lerma',
    'drake: privateer haven-tortuga, soldiers 1   lerma: $1   caracas: lerma   operations of drake',
    ['drake raid drake caracas', 'lerma pay'],
    'drake raid drake caracas',
  ],
  [
    'E3.4/no-war',
    'drake marques',
    'casa: marques   riohacha: drake, soldiers 1   operations of drake',
    [],
    'drake raid riohacha cartagena',
  ],
  [
    'E5.1/countrymen',
    'drake marques',
    'casa: marques   riohacha: drake, soldiers 1   war-spanish: active   operations of drake',
    [],
    'drake raid riohacha cartagena',
  ],
  ['C4b.1/not-yours-to-operate', 'drake lerma', 'operations of drake', [], 'drake sail lerma'],
  ['C4b.1/operated-already', 'drake lerma', 'drake: operated   operations of drake', [], 'drake sail drake'],
  ['C4b.4/privateer', 'drake lerma', 'drake: privateer haven-tortuga   operations of drake', [], 'drake sail drake'],
  [
    'D6.3/flota-sails-with-the-treasure-player',
    'drake marques',
    'casa: marques   drake: flota   operations of drake',
    [],
    'drake sail drake',
  ],
]

const trades: readonly Case[] = [
  ['C4b.5/no-colony', 'drake lerma', 'voyage of drake at mona', [], 'drake trade caracas 1'],
  ['C4b.5/not-in-this-zone', 'drake lerma', 'caracas: lerma   voyage of drake at mona', [], 'drake trade caracas 1'],
  [
    'C4b.5/refused-already',
    'drake lerma',
    'san-german: lerma   voyage of drake at mona',
    ['drake trade san-german 1', 'lerma decline'],
    'drake trade san-german 1',
  ],
  [
    'C4b.5/no-room-aboard',
    'drake lerma',
    'san-german: lerma, size 2   voyage of drake at mona',
    [],
    'drake trade san-german 2',
  ],
  [
    'C4b.5/no-room-ashore',
    'drake lerma',
    'drake: size 2   san-german: lerma, size 1   voyage of drake at mona',
    [],
    'drake trade san-german 2',
  ],
  [
    'C4b.7/closed',
    'drake lerma',
    'san-german: lerma, besieged   voyage of drake at mona',
    [],
    'drake trade san-german 1',
  ],
  [
    'E2.3/outlaw',
    'drake lerma',
    'drake: pirate   san-german: lerma   voyage of drake at mona',
    [],
    'drake trade san-german 1',
  ],
  [
    'D3.2/no-missionary',
    'drake lerma',
    'bahoruco-maroons: lerma   voyage of drake at mona',
    [],
    'drake trade bahoruco-maroons 1',
  ],
  [
    'D5.2/no-ordinary-trade',
    'drake lerma',
    'drake: slaver   san-german: lerma   voyage of drake at mona',
    [],
    'drake trade san-german 1',
  ],
  ['D5.1/no-licence', 'drake lerma', 'san-german: lerma   voyage of drake at mona', [], 'drake deliver san-german 1'],
  [
    'D5.2/never-heathens',
    'drake lerma',
    'drake: slaver   bahoruco-maroons: lerma   voyage of drake at mona',
    [],
    'drake deliver bahoruco-maroons 1',
  ],
  [
    'D5.2/silver-only',
    'drake lerma',
    'drake: quicksilver   san-german: lerma   voyage of drake at mona',
    [],
    'drake deliver san-german 1',
  ],
  [
    'D5.2/at-its-maximum',
    'drake lerma',
    'drake: slaver   san-german: lerma, size 2   voyage of drake at mona',
    [],
    'drake deliver san-german 1',
  ],
  ['C4b.2/against-the-wind', 'drake lerma', 'voyage of drake at mona', [], 'drake sail-to hewanorra'],
  ['C4b.2/not-adjacent', 'drake lerma', 'voyage of drake at mona', [], 'drake sail-to florida'],
  ['C4b.2/there-already', 'drake lerma', 'voyage of drake at mona', [], 'drake sail-to mona'],
  ['B5.5/shoals', 'drake lerma', 'voyage of drake at jamaica', [], 'drake sail-to jardines'],
  ['C4b.2/no-exit-here', 'drake lerma', 'voyage of drake at mona', [], 'drake exit'],
  ['D4.6/not-opened-to-you', 'drake lerma', 'voyage of drake at sint-maartin-sea', [], 'drake smuggle san-juan 1'],
  [
    'D4.6/not-in-this-zone',
    'drake lerma',
    'drake: permit san-juan   voyage of drake at mona',
    [],
    'drake smuggle san-juan 1',
  ],
  [
    'D4.6/port-is-full',
    'drake lerma',
    'drake: permit san-juan   san-juan: soldiers 3   voyage of drake at sint-maartin-sea',
    [],
    'drake smuggle san-juan 1',
  ],
  [
    'D4.6/no-room-aboard',
    'drake lerma',
    'drake: permit san-juan   voyage of drake at sint-maartin-sea',
    [],
    'drake smuggle san-juan 2',
  ],
  [
    'D6.4/not-of-the-flota',
    'drake marques',
    'treasure   casa: marques   voyage of drake at rosario',
    [],
    'drake load cartagena',
  ],
  [
    'D6.4/no-treasure-here',
    'drake marques',
    'casa: marques   drake: flota   voyage of drake at rosario',
    [],
    'marques load cartagena',
  ],
  [
    'D6.4/no-room-aboard',
    'drake marques',
    'treasure   casa: marques   drake: flota, profit 1   voyage of drake at rosario',
    [],
    'marques load cartagena',
  ],
]

const besieged = 'drake: privateer haven-tortuga, size 2, soldiers 2   lerma: $0   '
const spoils: readonly Case[] = [
  [
    'E3.2/plundered-already',
    'drake lerma',
    `${besieged}caracas: lerma, size 3, profit 3   operations of drake`,
    ['drake raid drake caracas', 'drake attack', 'drake plunder 1'],
    'drake plunder 1',
  ],
  [
    'E3.2/no-such-profit',
    'drake lerma',
    `${besieged}caracas: lerma, size 3   operations of drake`,
    ['drake raid drake caracas', 'drake attack'],
    'drake plunder 1',
  ],
  [
    'E3.2/too-few-soldiers',
    'drake lerma',
    `${besieged}caracas: lerma, size 3, profit 3   operations of drake`,
    ['drake raid drake caracas', 'drake attack'],
    'drake plunder 3',
  ],
  [
    'E3.2/no-mill',
    'drake lerma',
    `${besieged}caracas: lerma   operations of drake`,
    ['drake raid drake caracas', 'drake attack'],
    'drake pillage',
  ],
  [
    'E3.2/fort',
    'drake lerma',
    `${besieged}caracas: lerma, fort   operations of drake`,
    ['drake raid drake caracas', 'drake attack'],
    'drake sack',
  ],
  [
    'E3.8/more-than-plundered',
    'drake lerma',
    'drake: $3, privateer haven-tortuga, size 3, soldiers 1   lerma: $0   caracas: lerma, size 3, profit 3   operations of drake',
    ['drake raid drake caracas', 'drake attack', 'drake plunder 1'],
    'drake reinforce 2',
  ],
]

const windows: readonly Case[] = [
  [
    'C4b.3/not-your-privateer',
    'drake lerma',
    'drake: privateer haven-tortuga, soldiers 1   voyage of lerma at mona',
    ['lerma sail-to tortuga-channel'],
    'drake interdict lerma',
  ],
  [
    'C4b.3/lies-elsewhere',
    'drake lerma',
    'drake: privateer haven-roatan, soldiers 1   voyage of lerma at mona',
    ['lerma sail-to tortuga-channel'],
    'drake interdict drake',
  ],
  [
    'C4b.3/no-soldier',
    'drake lerma',
    'drake: privateer haven-roatan, soldiers 1   sea-dogs: drake, privateer haven-tortuga   voyage of lerma at mona',
    ['lerma sail-to tortuga-channel'],
    'drake interdict sea-dogs',
  ],
]

const tents: readonly Case[] = [
  [
    'C5.3/no-colony',
    'drake lerma',
    'year 1603   drake: mill 1603   barbados: drake   begin tents-due',
    [],
    'drake place caracas',
  ],
  [
    'C5.3/has-one',
    'drake lerma',
    'year 1603   drake: mill 1603   barbados: drake, mill   martinique: drake   begin tents-due',
    [],
    'drake place barbados',
  ],
  [
    'C5.3/no-red-shield',
    'drake lerma',
    'year 1603   drake: mill 1603   barbados: drake   caracas: drake   begin tents-due',
    [],
    'drake place caracas',
  ],
  [
    'C5.3/refused-already',
    'drake lerma',
    'year 1603   drake: mill 1603   barbados: lerma   martinique: lerma   begin tents-due',
    ['drake place barbados', 'lerma decline'],
    'drake place barbados',
  ],
  [
    'C5.3/place-it-on-your-own',
    'drake lerma',
    'year 1603   drake: mill 1603   barbados: drake   begin tents-due',
    [],
    'drake waste',
  ],
]

const cases = [crowns, plots, bids, bases, raids, trades, spoils, windows, tents].flat()

describe('refusals', () => {
  for (const [id, names, lines, moves, refused, options] of cases) {
    test(id, () => {
      const table = position(names, lines, options === undefined ? {} : { options })
      expect(table.play(...moves).refusal(refused)).toBe(id)
    })
  }

  test('every refusal has a sentence in English and Polish', () => {
    const ids = refusals(lords.catalogue).map(({ id }) => `refusal.${id}`)
    expect(ids.filter(id => !(id in en) || !(id in pl))).toEqual([])
  })
})
