import { useSprite as useDrawings } from '@spanish-main/ui'
import { useEngraving } from '@spanish-main/ui/engraving'
import icons from './art/icons.svg?raw'
import sheet from './art/sheet.svg?raw'
import './board.css'

const DRAWINGS = [icons, sheet]

/** Everything that is drawn once and used many times: icons, flags, what this chart adds to the engraved sheet. */
export function useSprite(): void {
  useEngraving()
  useDrawings('lo-sprite', DRAWINGS)
}
