import { drawingsIn, useSprite as useDrawings } from '@spanish-main/ui'
import { useEngraving } from '@spanish-main/ui/engraving'
import { useEffect } from 'react'
import icons from './art/icons.svg?raw'
import sheet from './art/sheet.svg?raw'
import shapes from './art/token-shapes.svg?raw'
import './board.css'
import './art/tokens.css'

const DRAWINGS = [icons, shapes, sheet]

/** Everything that is drawn once and used many times: icons, hatchings, token shapes, the lines of the chart. */
export function useSprite(): void {
  useEngraving()
  useDrawings('px-sprite', DRAWINGS)
}

const SCENES = 'px-scenes'

/** The scenes of large cards and battles, which are loaded for whoever looks at one. */
export function useScenes(): void {
  useEffect(() => {
    if (document.getElementById(SCENES) !== null) return
    const place = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    place.id = SCENES
    place.setAttribute('class', 'sprite')
    place.setAttribute('aria-hidden', 'true')
    document.body.append(place)
    import('./art/scenes.svg?raw').then(
      ({ default: scenes }) => place.append(...drawingsIn(scenes)),
      // Without the service there are no scenes, and next time they are asked for again.
      () => place.remove(),
    )
  }, [])
}
