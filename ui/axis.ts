/** Round numbers for an axis from 0 (or below) to at least the largest value. */
export function ticks(low: number, high: number): number[] {
  const span = Math.max(1, high - low)
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find(each => span / each <= 4) ?? 1000
  const from = Math.floor(low / step) * step
  const count = Math.ceil((high - from) / step)
  return Array.from({ length: Math.max(1, count) + 1 }, (_, i) => from + i * step)
}

/** Heights moved apart until none is nearer to another than `gap`, all of them within the room from 0 to `floor`. */
export function apart(heights: readonly number[], gap: number, floor: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a] - heights[b] || a - b)
  const moved = [...heights]
  for (const [n, i] of order.entries()) if (n > 0) moved[i] = Math.max(moved[i], moved[order[n - 1]] + gap)
  let below = floor
  for (const i of order.toReversed()) {
    moved[i] = Math.min(moved[i], below)
    below = moved[i] - gap
  }
  return moved
}
