import { type ReactNode, useEffect, useRef } from 'react'
import address from './chart.svg'
import './chart.css'

/**
 * The engraved chart of the Caribbean, loaded once into the page and shown through any number of windows. It must be
 * part of the document, because its colours are those of the page's theme and its letters are the page's type.
 */
export function ChartSheet() {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const controller = new AbortController()
    loadDrawing(controller.signal).then(
      drawing => sheet.current?.replaceChildren(drawing),
      // Without it the page shows plain sea.
      () => {},
    )
    return () => controller.abort()
  }, [])
  return <div ref={sheet} className="chart-sheet" aria-hidden="true" />
}

async function loadDrawing(signal: AbortSignal): Promise<Element> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`The chart could not be loaded: ${answer.status}.`)
  return new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
}

/** A window on the chart that is always filled, with anything drawn on top in the chart's units. */
export function Chart({ viewBox, children }: { viewBox: string; children?: ReactNode }) {
  return (
    <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href="#chart" />
      {children}
    </svg>
  )
}
