import { type Camera, type Size, toWindow } from '@spanish-main/ui'
import { SHEET } from './layout.ts'

const BAND = 9
const DEGREE = 34.641 / 2.183

/** The graduated neat line: one black or white step for two degrees. It belongs to the window. */
export function Frame({ camera, size }: { camera: Camera; size: Size }) {
  const [x0, y0] = toWindow(camera, [SHEET.x, SHEET.y])
  const [x1, y1] = toWindow(camera, [SHEET.x + SHEET.width, SHEET.y + SHEET.height])
  const [left, top] = [Math.max(0, x0), Math.max(0, y0)]
  const [right, bottom] = [Math.min(size.width, x1), Math.min(size.height, y1)]
  const rectangle = (inset: number) =>
    `M${left + inset} ${top + inset}H${right - inset}V${bottom - inset}H${left + inset}z`
  const step = 2 * DEGREE * camera.k
  const black = [
    ...stretches(x0, step, left + BAND, right - BAND).map(
      ([a, b]) => `M${a} ${top + 3}H${b}v3H${a}zM${a} ${bottom - 6}H${b}v3H${a}z`,
    ),
    ...stretches(y0, step, top + BAND, bottom - BAND).map(
      ([a, b]) => `M${left + 3} ${a}V${b}h3V${a}zM${right - 6} ${a}V${b}h3V${a}z`,
    ),
  ]
  return (
    <svg className="cq-frame" width={size.width} height={size.height} aria-hidden="true">
      <path className="cq-frame-ground" fillRule="evenodd" d={rectangle(0) + rectangle(BAND)} />
      <path className="cq-frame-steps" d={black.join('')} />
      <path className="cq-frame-lines" d={rectangle(3) + rectangle(6) + rectangle(BAND)} />
    </svg>
  )
}

/** Every second step as a stretch of pixels, cut to the window. */
function stretches(origin: number, step: number, low: number, high: number): [number, number][] {
  const found: [number, number][] = []
  const first = Math.floor((low - origin) / (2 * step))
  for (let a = origin + first * 2 * step; a < high; a += 2 * step) {
    const [start, end] = [Math.max(a, low), Math.min(a + step, high)]
    if (end > start) found.push([Math.round(start), Math.round(end)])
  }
  return found
}
