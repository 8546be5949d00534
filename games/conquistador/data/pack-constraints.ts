import type { Report } from '@spanish-main/kernel/pack'
import { KNOWN_HEXES } from './areas.ts'
import { EVENT_IDS } from './events.ts'
import type { Pack } from './pack-type.ts'
import { KNOWN_CELLS, PRICES, START } from './tables.ts'

const at = (rows: readonly string[], hex: string): string =>
  rows[Number(hex.slice(0, 2)) - 1]?.[Number(hex.slice(2)) - 1] ?? '.'
const isHex = (pack: Pack, hex: string): boolean => /^\d{4}$/.test(hex) && at(pack.areaRows, hex) !== '.'
const letterOf = (pack: Pack, area: string): string =>
  String.fromCharCode(97 + pack.areas.findIndex(each => each.id === area))

/** The sheet: rows of equal length, grounds under every land hex, hexes that exist. */
export function checkMap(pack: Pack, report: Report): void {
  for (const [r, row] of pack.areaRows.entries()) {
    const ground = pack.groundRows[r]
    if (row.length !== 34 || ground.length !== 34) report(`areaRows.${r}`, 'a row has 34 hexes')
    for (let c = 0; c < row.length; c++) {
      const land = row[c] !== '.' && row[c] !== '~'
      if (land !== 'cfrx'.includes(ground[c] ?? '.'))
        report(`groundRows.${r}`, `hex ${c + 1}: ground and Area do not agree`)
    }
  }
  const named: [string, string][] = [
    ...pack.shores.split(' ').map((each): [string, string] => ['shores', each.slice(0, 4)]),
    ...Object.values(pack.rivers).flatMap(river => sides('rivers', river)),
    ...sides('closedToLand', pack.closedToLand),
    ...sides('closedToShips', pack.closedToShips),
    ...pack.mines.map((hex): [string, string] => ['mines', hex]),
    ...pack.cities.map((city): [string, string] => ['cities', city.hex]),
  ]
  for (const [path, hex] of named) if (!isHex(pack, hex)) report(path, `there is no hex ${hex}`)
  const areas = pack.areaRows.join('')
  for (const area of pack.areas)
    if (!areas.includes(letterOf(pack, area.id))) report('areaRows', `${area.id} has no hex`)
}

const sides = (path: string, list: string): [string, string][] =>
  list.split(' ').flatMap(side => side.split('-').map((hex): [string, string] => [path, hex]))

/** The tables hold results that the rules know, and every political event. */
export function checkTables(pack: Pack, report: Report): void {
  const cells: [keyof Pack, RegExp][] = [
    ['navalCrt', /^[AD]\d\*?$/],
    ['landCrt', /^[AD](1|1\/2|1\/4|3\/4)( D(1|1\/2|1\/4|3\/4))?$/],
    ['navalAttrition', /^(-|All|\d?(C|S|Sh|E)(\+\d?(C|S|Sh|E))*)$/],
    ['landAttrition', /^(-|All|\d?[CS](\+\d?[CS])*)$/],
    ['laterLandAttrition', /^(-|All|\d?[CS](\+\d?[CS])*)$/],
    ['nativeCombat', /^(S|\d)$/],
    ['nativeUprising', /^(-|All|\d\*?)$/],
    ['politics', /^(-|[A-D]|\d{1,2})$/],
  ]
  for (const [name, pattern] of cells) {
    for (const [row, results] of (pack[name] as readonly (readonly string[])[]).entries()) {
      for (const result of results)
        if (!pattern.test(result)) report(`${name}.${row}`, `nobody knows the result ${result}`)
    }
  }
  for (const id of EVENT_IDS) if (!pack.politics.flat().includes(id)) report('politics', `event ${id} never happens`)
  for (const [i, level] of pack.resourceLevels.entries()) {
    if (i > 0 && level < pack.resourceLevels[i - 1]) report(`resourceLevels.${i}`, 'the level never falls')
  }
  for (const { id, arrive, depart } of pack.people) {
    if (arrive < 1 || depart < arrive || depart > 21)
      report('people', `${id} cannot come on ${arrive} and go on ${depart}`)
  }
  for (const area of pack.areas) {
    if (area.attrition < 1 || area.attrition > 4) report('areas', `${area.id}: attrition goes from 1 to 4`)
  }
}

/** What the rulebook states stays as it is. */
export function checkKnown(pack: Pack, report: Report): void {
  const tables: Readonly<Record<string, readonly (readonly (string | number)[])[]>> = {
    taxes: pack.taxes,
    colonists: [pack.colonists],
    politics: pack.politics,
    navalAttrition: pack.navalAttrition,
    landAttrition: pack.landAttrition,
  }
  for (const { table, row, column, value, source } of KNOWN_CELLS) {
    const cell = `${tables[table][row][column]}`
    if (cell !== value) report(table, `row ${row + 1}, column ${column + 1} is ${value}, not ${cell} (${source.ref})`)
  }
  if (pack.resourceLevels[10] !== 3) report('resourceLevels.10', 'turn 11 has level 3 (Turn Record Track)')
  const bounds = (id: string) => pack.areas.find(area => area.id === id)?.bounds
  const wanted: [string, number | undefined, number][] = [
    ['caribbean', bounds('caribbean')?.e, 3],
    ['guinea', bounds('guinea')?.e, 3],
    ['mayan', bounds('mayan')?.e, 4],
    ['rio-del-plate', bounds('rio-del-plate')?.e, 5],
  ]
  for (const [id, value, want] of wanted) if (value !== want) report('areas', `${id} lies ${want} Bounds from Europe`)
  if (!pack.mines.includes('4213')) report('mines', '4213 is the mine of Potosi (6.41-2)')
  for (const { hex, source } of KNOWN_HEXES) {
    const sea = ['2719', '2919', '2920'].includes(hex)
    if (source.certainty === 'stated' && !sea && 'cfrx'.includes(at(pack.groundRows, hex)) === false) {
      report('groundRows', `${hex} has land (${source.ref})`)
    }
  }
  for (const [name, { buy, keep, source }] of Object.entries(PRICES)) {
    const price = pack.prices[name]
    if (source.certainty === 'stated' && (price.buy !== buy || price.keep !== keep)) {
      report(`prices.${name}`, `costs ${buy} and ${keep} (${source.ref})`)
    }
  }
  for (const [country, ducats] of Object.entries(START.treasury)) {
    const given = pack.treasury[country as keyof typeof START.treasury]
    if (given !== ducats) report(`treasury.${country}`, `starts with ${ducats}, not ${given} (${START.source.ref})`)
  }
}
