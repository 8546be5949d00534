/** A share of games with the interval in which it lies. */
export interface Share {
  readonly name: string
  readonly won: number
  readonly low: number
  readonly high: number
}

const WIDTH = 760
const LEFT = 190
const ROW = 26
const TOP = 60

const at = (share: number): number => LEFT + Math.round(share * (WIDTH - LEFT - 24))

/** A dot for each share with its interval, and a grey band for where shares should lie. */
export function plot(title: string, shares: readonly Share[], [least, most]: readonly [number, number]): string {
  const height = TOP + shares.length * ROW + 12
  const ticks = [0, 0.25, 0.5, 0.75, 1]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}" font-family="sans-serif" font-size="13">`,
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    `<text x="16" y="24" font-size="15" font-weight="bold">${title}</text>`,
    `<rect x="${at(least)}" y="${TOP - 8}" width="${at(most) - at(least)}" height="${height - TOP}" fill="#e8e8e8"/>`,
    ...ticks.map(
      tick => `<text x="${at(tick)}" y="${TOP - 14}" text-anchor="middle">${Math.round(100 * tick)} %</text>`,
    ),
    ...shares.flatMap(({ name, won, low, high }, row) => {
      const y = TOP + row * ROW + 8
      return [
        `<text x="16" y="${y + 4}">${name}</text>`,
        `<line x1="${at(low)}" x2="${at(high)}" y1="${y}" y2="${y}" stroke="#0072b2" stroke-width="2"/>`,
        `<circle cx="${at(won)}" cy="${y}" r="5" fill="#d55e00"/>`,
      ]
    }),
    '</svg>',
    '',
  ].join('\n')
}
