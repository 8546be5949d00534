import { type Tally, WAYS } from './tally.ts'

/** Colours that also people with colour-blindness tell apart (Okabe and Ito). */
const COLOURS: Readonly<Record<string, string>> = {
  'tea-party': '#e69f00',
  abolition: '#56b4e9',
  'sun-king': '#d55e00',
  'el-patron': '#009e73',
  tokens: '#999999',
  nobody: '#dddddd',
}

const WIDTH = 760
const LEFT = 150
const BAR = 24
const ROW = 34
const TOP = 64

const scale = (share: number): number => Math.round(share * (WIDTH - LEFT - 20))

/** A bar for each kind of table, in parts for the ways in which its games ended. */
export function plot(tallies: readonly Tally[]): string {
  const height = TOP + tallies.length * ROW + 16
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="How games end, by bot and number of players" font-family="sans-serif" font-size="13">`,
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    '<text x="16" y="24" font-size="15" font-weight="bold">How games end</text>',
    ...legend(),
    ...tallies.flatMap(bar),
    '</svg>',
    '',
  ].join('\n')
}

function legend(): string[] {
  const step = (WIDTH - 20) / WAYS.length
  return WAYS.flatMap((ending, i) => [
    `<rect x="${16 + i * step}" y="38" width="12" height="12" fill="${COLOURS[ending]}"/>`,
    `<text x="${34 + i * step}" y="49">${ending}</text>`,
  ])
}

function bar(tally: Tally, row: number): string[] {
  const y = TOP + row * ROW
  const parts = [`<text x="16" y="${y + 17}">${tally.bot}, ${tally.players} players</text>`]
  let x = LEFT
  for (const ending of WAYS) {
    const share = (tally.endings[ending] ?? 0) / tally.games
    const width = scale(share)
    if (width === 0) continue
    parts.push(`<rect x="${x}" y="${y}" width="${width}" height="${BAR}" fill="${COLOURS[ending]}"/>`)
    if (share >= 0.05)
      parts.push(`<text x="${x + width / 2}" y="${y + 17}" text-anchor="middle">${percent(share)}</text>`)
    x += width
  }
  return parts
}

const percent = (share: number): string => `${Math.round(100 * share)} %`
