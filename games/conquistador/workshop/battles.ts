// What the two combat tables and the one against natives come to: node tools/run.mjs games/conquistador/workshop/battles.ts
// Nothing is sampled: every die of every column, with the rules' own columns and rounding.
import { markdownTable } from '../../../tools/pages.ts'
import { seaColumn } from '../rules/8-sea-battle.ts'
import { landColumn } from '../rules/11-battle.ts'
import { tables } from '../rules/tables.ts'
import { vocabulary } from '../rules/vocabulary.ts'

const DICE = [0, 1, 2, 3, 4, 5]
const mean = (values: readonly number[]): string =>
  (values.reduce((sum, each) => sum + each, 0) / values.length).toFixed(2)
const share = (values: readonly boolean[]): string =>
  `${Math.round((100 * values.filter(each => each).length) / values.length)} %`

/** 8.3. By column: ships lost by each side, how often the attacker wins, how often with a Prize. */
export const seaRows = (): string[][] =>
  vocabulary.seaOdds.words.map((odds, column) => {
    const results = DICE.map(die => tables.navalCrt[die][column])
    return [
      odds,
      mean(results.map(each => (each.attacker ? each.ships : 0))),
      mean(results.map(each => (each.attacker ? 0 : each.ships))),
      share(results.map(each => !each.attacker)),
      share(results.map(each => !each.attacker && each.prize)),
    ]
  })

/** 11.2. One battle of so many detachments against so many: losses, and how often the attacker wins and is left there. */
export function landBattle(attack: number, defence: number, doubled = false) {
  const column = landColumn(4 * attack, 4 * defence * (doubled ? 2 : 1))
  const outcomes = DICE.map(die => {
    const { attacker, defender } = tables.landCrt[die][column]
    const [a, d] = [Math.ceil((attacker * attack) / 4), Math.ceil((defender * defence) / 4)]
    const lost = defender === 0 || (attacker > 0 && attack - a <= defence - d)
    return { a, d, won: !lost && attack > a }
  })
  return {
    odds: vocabulary.landOdds.words[column],
    attackers: mean(outcomes.map(each => each.a)),
    defenders: mean(outcomes.map(each => each.d)),
    wins: share(outcomes.map(each => each.won)),
  }
}

const SIZES: readonly (readonly [number, number])[] = [
  [1, 3],
  [1, 2],
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
]
const landRows = (scale: number): string[][] =>
  SIZES.map(([attack, defence]) => {
    const { odds, attackers, defenders, wins } = landBattle(attack * scale, defence * scale)
    return [`${attack * scale} : ${defence * scale}`, odds, attackers, defenders, wins]
  })

/** 17.22. One attack on natives: levels broken and detachments lost, without pips and with three. */
const nativeRows = (): string[][] =>
  ['1', '2', '3', '4', '5', '6', '7-8', '9-10', '11+'].map((dets, column) => {
    const results = (pips: number) => DICE.map(die => tables.nativeCombat[Math.max(0, die - pips)][column])
    const row = (pips: number) => [mean(results(pips)), mean(results(pips).map(each => (each === 0 ? 1 : 0)))]
    return [dets, ...row(0), ...row(3)]
  })

/** 8.53. A port with Colonists alone against an invasion. */
const portRows = (): string[][] =>
  [1, 2, 3, 5].flatMap(colonists =>
    [1, 2, 4].map(dets => {
      const column = landColumn(4 * dets + Math.ceil(dets / 2), 2 * colonists)
      const results = DICE.map(die => tables.landCrt[die][column])
      return [
        `${dets}`,
        `${colonists}`,
        vocabulary.landOdds.words[column],
        mean(results.map(each => Math.ceil((each.attacker * dets) / 4))),
        mean(results.map(each => Math.ceil((each.defender * colonists) / 4))),
      ]
    }),
  )

/** 8.25. What a fleet of one price brings against another of the same price. */
const fleetRows = (): string[][] =>
  [
    ['2 carracks', 16, '2 carracks', 16],
    ['2 carracks', 16, '4 caravels', 16],
    ['4 caravels', 8, '2 carracks', 16],
    ['4 caravels', 8, '4 caravels', 16],
    ['2 carracks, 4 detachments', 32, '2 carracks', 16],
    ['2 carracks, 4 detachments', 32, '4 carracks', 32],
  ].map(([one, attack, other, defence]) => [
    String(one),
    String(other),
    vocabulary.seaOdds.words[seaColumn(Number(attack), Number(defence))],
  ])

if (import.meta.main) {
  const out = [
    markdownTable(['odds at sea', 'attacker loses', 'defender loses', 'attacker wins', 'with a Prize'], seaRows()),
    markdownTable(['fleet of', 'against', 'column'], fleetRows()),
    ...[1, 2, 6].map(scale =>
      markdownTable(['detachments', 'column', 'attacker loses', 'defender loses', 'attacker wins'], landRows(scale)),
    ),
    markdownTable(['detachments', 'Colonists in the port', 'column', 'invader loses', 'port loses'], portRows()),
    markdownTable(
      ['detachments', 'levels broken', 'lost', 'broken with three pips', 'lost with three pips'],
      nativeRows(),
    ),
  ]
  console.log(out.join('\n\n'))
}
