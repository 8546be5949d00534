import { useLayoutEffect } from 'react'
import chart from './art/chart.svg?url'
import icons from './art/icons.svg?raw'
import './board.css'
import './art/chart.css'

const ID = 'cq-sprite'

/**
 * What is drawn once and used many times: icons at once, the engraved chart as soon as it has come. Both must be part of the
 * document, because their colours are those of the page's theme.
 */
export function useSprite(): void {
  useLayoutEffect(() => {
    if (document.getElementById(ID) !== null) return
    const sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    sprite.id = ID
    sprite.setAttribute('class', 'cq-sprite')
    sprite.setAttribute('aria-hidden', 'true')
    sprite.append(...childrenOf(icons))
    document.body.append(sprite)
    // Without it the page shows plain sea and the counters on it.
    loadChart().then(
      parts => sprite.append(...parts),
      () => {},
    )
  }, [])
}

async function loadChart(): Promise<Element[]> {
  const answer = await fetch(chart)
  if (!answer.ok) throw new Error(`The chart could not be loaded: ${answer.status}.`)
  return childrenOf(await answer.text())
}

const childrenOf = (text: string): Element[] => [
  ...new DOMParser().parseFromString(text, 'image/svg+xml').documentElement.children,
]
