import type { Point } from './layout.ts'

type Knots = readonly Point[]

// The Gulf is pressed together, the Lesser Antilles and the Main are opened: x depends only on longitude, y only on
// latitude, each through a handful of points.
const LONGITUDES: Knots = [
  [-99.9, 0],
  [-90, 204],
  [-84, 352],
  [-77, 552],
  [-70, 756],
  [-66, 884],
  [-60, 1096],
  [-57.3, 1200],
]
const LATITUDES: Knots = [
  [6.9, 690],
  [9, 602],
  [12, 489],
  [16, 359],
  [20, 237],
  [23, 156],
  [27, 66],
  [30.9, 0],
]

/** Slopes at the knots that keep the curve monotone (Fritsch and Carlson). */
function slopesOf(knots: Knots): number[] {
  const steps = knots.slice(1).map(([x, y], i) => (y - knots[i][1]) / (x - knots[i][0]))
  const slopes = knots.map((_, i) => {
    if (i === 0) return steps[0]
    if (i === steps.length) return steps[i - 1]
    return (steps[i - 1] + steps[i]) / 2
  })
  for (const [i, step] of steps.entries()) {
    const a = slopes[i] / step
    const b = slopes[i + 1] / step
    const length = a * a + b * b
    if (length <= 9) continue
    const tau = 3 / Math.sqrt(length)
    slopes[i] = tau * a * step
    slopes[i + 1] = tau * b * step
  }
  return slopes
}

/** A monotone cubic through the knots, straight on beyond them. */
function curveThrough(knots: Knots): (value: number) => number {
  const slopes = slopesOf(knots)
  const last = knots.length - 1
  return value => {
    if (value <= knots[0][0]) return knots[0][1] + slopes[0] * (value - knots[0][0])
    if (value >= knots[last][0]) return knots[last][1] + slopes[last] * (value - knots[last][0])
    const i = knots.findIndex(([x]) => value < x) - 1
    const [x0, y0] = knots[i]
    const [x1, y1] = knots[i + 1]
    const width = x1 - x0
    const t = (value - x0) / width
    const rest = 1 - t
    return (
      (1 + 2 * t) * rest * rest * y0 +
      t * rest * rest * width * slopes[i] +
      t * t * (3 - 2 * t) * y1 -
      t * t * rest * width * slopes[i + 1]
    )
  }
}

/** Chart units of a longitude and of a latitude, in degrees. */
export const xOfLongitude = curveThrough(LONGITUDES)
export const yOfLatitude = curveThrough(LATITUDES)

export const placeOf = (longitude: number, latitude: number): Point => [xOfLongitude(longitude), yOfLatitude(latitude)]
