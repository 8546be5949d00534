import { type Camera, type Size, toWindow } from '@spanish-main/ui'
import { VIEW } from './layout.ts'
import { xOfLongitude, yOfLatitude } from './warp.ts'

const BAND = 9

/** The graduated neat line: one black or white step a degree. It belongs to the window and is drawn from what is seen. */
export function Frame({ camera, size }: { camera: Camera; size: Size }) {
  const [x0, y0] = toWindow(camera, [VIEW.x, VIEW.y])
  const [x1, y1] = toWindow(camera, [VIEW.x + VIEW.width, VIEW.y + VIEW.height])
  const left = Math.max(0, x0 - BAND)
  const top = Math.max(0, y0 - BAND)
  const right = Math.min(size.width, x1 + BAND)
  const bottom = Math.min(size.height, y1 + BAND)
  const rectangle = (inset: number) =>
    `M${left + inset} ${top + inset}H${right - inset}V${bottom - inset}H${left + inset}z`
  const across = steps(-100, -56, degree => toWindow(camera, [xOfLongitude(degree), 0])[0], left + BAND, right - BAND)
  const down = steps(6, 31, degree => toWindow(camera, [0, yOfLatitude(degree)])[1], top + BAND, bottom - BAND)
  const black = [
    ...across.map(([a, b]) => `M${a} ${top + 3}H${b}v3H${a}zM${a} ${bottom - 6}H${b}v3H${a}z`),
    ...down.map(([a, b]) => `M${left + 3} ${a}V${b}h3V${a}zM${right - 6} ${a}V${b}h3V${a}z`),
  ]
  return (
    <svg className="px-frame" width={size.width} height={size.height} aria-hidden="true">
      <path className="px-frame-ground" fillRule="evenodd" d={rectangle(0) + rectangle(BAND)} />
      <path className="px-frame-steps" d={black.join('')} />
      <path className="px-frame-lines" d={rectangle(3) + rectangle(6) + rectangle(BAND)} />
    </svg>
  )
}

/** Every second degree as a stretch of pixels, cut to the window. */
function steps(from: number, to: number, place: (degree: number) => number, low: number, high: number) {
  const stretches: [number, number][] = []
  for (let degree = from; degree < to; degree += 2) {
    const [a, b] = [place(degree), place(degree + 1)].sort((one, other) => one - other)
    const [start, end] = [Math.max(a, low), Math.min(b, high)]
    if (end > start) stretches.push([Math.round(start * 10) / 10, Math.round(end * 10) / 10])
  }
  return stretches
}
