import { useLayoutEffect } from 'react'
import icons from './art/icons.svg?raw'
import sheet from './art/sheet.svg?raw'
import './board.css'

const ID = 'lo-sprite'

/**
 * Everything that is drawn once and used many times: icons, flags, the engraved sheet. It is part of the document,
 * because its colours are those of the page's theme; the first part of the board puts it there, and it stays.
 */
export function useSprite(): void {
  useLayoutEffect(() => {
    if (document.getElementById(ID) !== null) return
    const sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    sprite.id = ID
    sprite.setAttribute('class', 'lo-sprite')
    sprite.setAttribute('aria-hidden', 'true')
    for (const text of [icons, sheet]) {
      sprite.append(...new DOMParser().parseFromString(text, 'image/svg+xml').documentElement.children)
    }
    document.body.append(sprite)
  }, [])
}
