import { useEffect, useLayoutEffect } from 'react'
import icons from './art/icons.svg?raw'
import sheet from './art/sheet.svg?raw'
import shapes from './art/token-shapes.svg?raw'
import './board.css'
import './art/tokens.css'

const ID = 'px-sprite'

/**
 * Everything that is drawn once and used many times: icons, hatchings, token shapes, the engraved sheet of the chart.
 * It must be part of the document, because its colours are those of the page's theme. Whichever part of the board is
 * drawn first puts it there, and it stays: the parts come and go.
 */
export function useSprite(): void {
  useLayoutEffect(() => {
    if (document.getElementById(ID) !== null) return
    const sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    sprite.id = ID
    sprite.setAttribute('class', 'px-sprite')
    sprite.setAttribute('aria-hidden', 'true')
    sprite.append(...[icons, shapes, sheet].flatMap(childrenOf))
    document.body.append(sprite)
  }, [])
}

const SCENES = 'px-scenes'

/** The scenes of large cards and battles, which are loaded for whoever looks at one. */
export function useScenes(): void {
  useEffect(() => {
    if (document.getElementById(SCENES) !== null) return
    const place = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    place.id = SCENES
    place.setAttribute('class', 'px-sprite')
    place.setAttribute('aria-hidden', 'true')
    document.body.append(place)
    import('./art/scenes.svg?raw').then(
      ({ default: scenes }) => place.append(...childrenOf(scenes)),
      // Without the service there are no scenes, and next time they are asked for again.
      () => place.remove(),
    )
  }, [])
}

function childrenOf(text: string): Element[] {
  return [...new DOMParser().parseFromString(text, 'image/svg+xml').documentElement.children]
}
