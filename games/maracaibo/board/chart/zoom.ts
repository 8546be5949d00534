import { numberSize } from '../art/signs.tsx'

/** How near the chart is: pixels a unit, and how much larger than that its plates are drawn to stay readable. */
export interface Zoom {
  readonly scale: number
  readonly k: number
}

/** Units of a number on a plate with rows of this height. */
export const onPlate = ({ scale, k }: Zoom, height: number): number => numberSize(height * scale * k)

/** Units of a number that is drawn with the sheet itself. */
export const onSheet = ({ k }: Zoom, height: number): number => numberSize(height * k)
