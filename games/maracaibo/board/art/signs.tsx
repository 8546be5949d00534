import type { ReactNode } from 'react'
import { Emblem, type IconName } from './icon.tsx'
import { NATION_LOOKS } from './looks.tsx'
import { FIGURE } from './pieces.tsx'

/** A small drawing 20 units high; `wide` is its width. Several stand in a row. */
export interface Drawn {
  readonly wide: number
  readonly node: ReactNode
}

/** Units of a number so that it is never below eleven pixels, at this many pixels for 20 units. */
export const numberSize = (pixels: number): number => Math.max(13.3, (11.3 * 20) / pixels)

const GOOD_FILLS = ['#f1de98', '#d9efc8', '#ddbf9a', '#e3dcee']
const GOOD_ICONS: readonly IconName[] = ['corn', 'sugar-cane', 'smoking-pipe', 'cotton-flower']
const OBJECT_FILLS = ['#e9b9a4', '#c3d8df', '#cfe2b8', '#ebd8ae']
const OBJECT_ICONS: readonly IconName[] = ['white-book', 'spyglass', 'three-leaves', 'treasure-map']
export const SYNERGY_FILLS = ['#24485a', '#6a2a2a', '#39493c', '#5c4a1c', '#4a2a5c']
const SYNERGY_ICONS: readonly IconName[] = ['anchor', 'cannon', 'compass', 'scales', 'queen-crown']

/** A number; one with more digits than fit is squeezed, never smaller. */
const digits = (
  n: string,
  x: number,
  size: number,
  anchor: 'start' | 'middle',
  fill = 'currentColor',
  most = Number.POSITIVE_INFINITY,
) => (
  <text
    x={x}
    y={10 + size * 0.353}
    className="mb-number"
    textAnchor={anchor}
    fill={fill}
    fontSize={size}
    {...(room(n, size) > most ? { textLength: most, lengthAdjust: 'spacingAndGlyphs' } : {})}
  >
    {n}
  </text>
)

/** How many units a number takes. */
const room = (n: string, size: number): number => n.length * size * 0.56

/** A coin with its number, or without one. */
export function coin(n: number | undefined, size: number): Drawn {
  return {
    wide: 20,
    node: (
      <>
        <circle cx="10" cy="10" r="9.2" fill="#f4de9e" stroke="#4a3108" strokeWidth="1.3" />
        <circle cx="10" cy="10" r="7" fill="none" stroke="#8a6214" strokeWidth=".7" />
        {n === undefined ? undefined : digits(String(n), 10, size, 'middle', '#2a1707', 15)}
      </>
    ),
  }
}

/** Victory points: an octagon. */
export function points(n: number | undefined, size: number): Drawn {
  return {
    wide: 20,
    node: (
      <>
        <path d="M6 .8H14L19.2 6V14L14 19.2H6L0.8 14V6z" fill="#2f4a3a" stroke="#f6ebd0" />
        {n === undefined ? undefined : digits(String(n), 10, size, 'middle', '#fbf3df', 15)}
      </>
    ),
  }
}

/** An icon with a number behind it. */
export function counted(icon: IconName, n: number | string | undefined, size: number): Drawn {
  const text = n === undefined ? '' : String(n)
  return {
    wide: 19 + (text === '' ? 0 : 1 + room(text, size)),
    node: (
      <>
        <Emblem name={icon} x={9} y={10} size={18} fill="currentColor" />
        {text === '' ? undefined : digits(text, 19.5, size, 'start')}
      </>
    ),
  }
}

export function figure(n: number | string | undefined, size: number): Drawn {
  const text = n === undefined ? '' : String(n)
  return {
    wide: 18.5 + (text === '' ? 0 : 1 + room(text, size)),
    node: (
      <>
        <path transform="translate(9 10.5) scale(.9)" d={FIGURE} fill="currentColor" />
        {text === '' ? undefined : digits(text, 19, size, 'start')}
      </>
    ),
  }
}

/** Discs to take off the ship. */
export function disc(n: number | undefined, size: number): Drawn {
  return {
    wide: 17 + (n === undefined ? 0 : room(String(n), size)),
    node: (
      <>
        <ellipse cx="8" cy="13.5" rx="7.2" ry="4.4" className="mb-stroke" />
        <path d="M8 12.5V2.2M4.6 5.4L8 2 11.4 5.4" className="mb-stroke" />
        {n === undefined ? undefined : digits(String(n), 17.5, size, 'start')}
      </>
    ),
  }
}

/** An arrow up before it: an income. */
export const income = (of: Drawn): Drawn => ({
  wide: of.wide + 12,
  node: (
    <>
      <path d="M6 19V4M1.6 8.4L6 3.6 10.4 8.4" className="mb-stroke" strokeWidth="1.9" />
      <g transform="translate(12 0)">{of.node}</g>
    </>
  ),
})

/** Influence: with one nation, or with any. */
export function influence(nation: number | undefined, n: number | string, size: number): Drawn {
  const text = String(n)
  return {
    wide: 20 + room(text, size),
    node: (
      <>
        <path d="M1.5 19.5V.8" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        {nation === undefined ? (
          <>
            <path d="M2 1.5H7V11.5H2z" fill={NATION_LOOKS[0].colour} />
            <path d="M7 1.5H12V11.5H7z" fill={NATION_LOOKS[1].colour} />
            <path d="M12 1.5H16.6L13.3 6.5 16.6 11.5H12z" fill={NATION_LOOKS[2].colour} />
          </>
        ) : (
          <>
            <path d="M2 1.5H17L13.5 6.5 17 11.5H2z" fill={NATION_LOOKS[nation].colour} />
            <Emblem name={NATION_LOOKS[nation].icon} x={7.4} y={6.5} size={8.4} fill={NATION_LOOKS[nation].ink} />
          </>
        )}
        <path d="M2 1.5H17L13.5 6.5 17 11.5H2z" fill="none" stroke="currentColor" strokeWidth="1.2" />
        {digits(text, 19.5, size, 'start')}
      </>
    ),
  }
}

export const good = (index: number): Drawn => ({
  wide: 20,
  node: (
    <>
      <rect
        x=".7"
        y=".7"
        width="18.6"
        height="18.6"
        rx="3.5"
        fill={GOOD_FILLS[index]}
        stroke="#2a1b10"
        strokeWidth="1.1"
      />
      <Emblem name={GOOD_ICONS[index]} x={10} y={10} size={14} fill="#20150b" />
    </>
  ),
})

export const object = (index: number): Drawn => ({
  wide: 20,
  node: (
    <>
      <circle cx="10" cy="10" r="9.3" fill={OBJECT_FILLS[index]} stroke="#2a1b10" strokeWidth="1.1" />
      <Emblem name={OBJECT_ICONS[index]} x={10} y={10} size={13.2} fill="#20150b" />
    </>
  ),
})

export const synergy = (index: number): Drawn => ({
  wide: 20,
  node: (
    <>
      <path d="M10 .6L19.4 10 10 19.4 .6 10z" fill={SYNERGY_FILLS[index]} stroke="#f6ebd0" />
      <Emblem name={SYNERGY_ICONS[index]} x={10} y={10} size={10.4} fill="#f6ebd0" />
    </>
  ),
})

/** Any card of the hand, any object, any good. */
export const anyCard: Drawn = {
  wide: 15,
  node: <rect x="1" y="1" width="13" height="18" rx="2.5" fill="#fbf3df" stroke="#2a1b10" strokeWidth="1.2" />,
}
export const anyObject = (size: number): Drawn => ({
  wide: 20,
  node: (
    <>
      <circle cx="10" cy="10" r="9.3" fill="#f1e6cd" stroke="#2a1b10" strokeWidth="1.1" />
      {digits('?', 10, size, 'middle', '#20150b')}
    </>
  ),
})

export const arrow: Drawn = {
  wide: 16,
  node: <path d="M2 10H12M8 5.5L13 10 8 14.5" className="mb-stroke" strokeWidth="1.8" />,
}

/** A word or mark between others. */
export const word = (text: string, size: number): Drawn => ({
  wide: room(text, size) + 3,
  node: digits(text, 1, size, 'start'),
})

const GAP = 2

export const widthOf = (drawings: readonly Drawn[]): number =>
  drawings.reduce((sum, { wide }) => sum + wide + GAP, -GAP)

/** Drawings side by side from a point, in the units of the drawing around them. */
export function Row({
  drawings,
  x = 0,
  y = 0,
  height,
}: {
  drawings: readonly Drawn[]
  x?: number
  y?: number
  height: number
}) {
  let at = 0
  return (
    <g transform={`translate(${x} ${y}) scale(${height / 20})`}>
      {drawings.map(({ wide, node }, i) => {
        const left = at
        at += wide + GAP
        return (
          <g key={i} transform={`translate(${left} 0)`}>
            {node}
          </g>
        )
      })}
    </g>
  )
}

/** The same among words, which say what it means. */
export function Signs({ drawings, height = 18 }: { drawings: readonly Drawn[]; height?: number }) {
  if (drawings.length === 0) return undefined
  const wide = widthOf(drawings)
  return (
    <svg
      className="mb-signs"
      viewBox={`0 0 ${wide} 20`}
      width={(wide * height) / 20}
      height={height}
      aria-hidden="true"
    >
      <Row drawings={drawings} height={20} />
    </svg>
  )
}
