import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { LOOKS } from './crest.tsx'

type Triple = readonly [number, number, number]

/** How people see who lack one kind of cone, and those who lack none (Machado 2009, full severity). */
const EYES: readonly (readonly [Triple, Triple, Triple])[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
]

const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

function linear(hex: string): Triple {
  const channel = (at: number) => {
    const x = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function oklab(rgb: Triple): Triple {
  const root = (row: Triple) => Math.cbrt(Math.max(0, dot(row, rgb)))
  const lms: Triple = [
    root([0.4122214708, 0.5363325363, 0.0514459929]),
    root([0.2119034982, 0.6806995451, 0.1073969566]),
    root([0.0883024619, 0.2817188376, 0.6299787005]),
  ]
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], lms),
    dot([1.9779984951, -2.428592205, 0.4505937099], lms),
    dot([0.0259040371, 0.7827717662, -0.808675766], lms),
  ]
}

const seen = (hex: string, eyes: (typeof EYES)[number]): Triple => {
  const rgb = linear(hex)
  const clipped = (row: Triple) => Math.min(1, Math.max(0, dot(row, rgb)))
  return oklab([clipped(eyes[0]), clipped(eyes[1]), clipped(eyes[2])])
}

function contrast(one: string, other: string): number {
  const [dark, light] = [one, other].map(hex => dot([0.2126, 0.7152, 0.0722], linear(hex))).sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('ten looks stay apart for everybody, by colour, by hatching and by crest', () => {
  expect(LOOKS).toHaveLength(10)
  expect(new Set(LOOKS.map(({ pattern }) => pattern)).size).toBe(10)
  expect(new Set(LOOKS.map(({ emblem }) => (emblem as ReactElement<{ name: string }>).props.name)).size).toBe(10)
  // Whoever sees no colour at all goes by the crest: it stands out on its shield.
  for (const { colour, ink } of LOOKS) expect(contrast(colour, ink)).toBeGreaterThan(4.5)
  for (const eyes of EYES) {
    for (const [i, one] of LOOKS.entries()) {
      for (const other of LOOKS.slice(i + 1)) {
        const [a, b] = [seen(one.colour, eyes), seen(other.colour, eyes)]
        expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeGreaterThan(0.11)
      }
    }
  }
})
