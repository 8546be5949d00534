import { useLayoutEffect } from 'react'
import './sprite.css'

/**
 * Puts drawings that are used many times into the document, under one id, once and for good. They must be part of it,
 * because their colours are those of the page's theme; whichever part of a board is drawn first puts them there.
 */
export function useSprite(id: string, texts: readonly string[]): void {
  useLayoutEffect(() => {
    if (document.getElementById(id) !== null) return
    const sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    sprite.id = id
    sprite.setAttribute('class', 'sprite')
    sprite.setAttribute('aria-hidden', 'true')
    sprite.append(...texts.flatMap(drawingsIn))
    document.body.append(sprite)
  }, [id, texts])
}

/** The drawings of a file of them. */
export function drawingsIn(text: string): Element[] {
  return [...new DOMParser().parseFromString(text, 'image/svg+xml').documentElement.children]
}
