const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** A die as it lies; the text beside it says the number. */
export function Die({ face }: { face: number }) {
  return (
    <svg className="cq-die" viewBox="-20 -20 40 40" role="img" aria-label={`${face}`}>
      <rect x="-17" y="-17" width="34" height="34" rx="6" />
      {PIPS[Math.min(6, Math.max(1, face)) - 1].map(([x, y]) => (
        <circle key={`${x}${y}`} cx={x * 9} cy={y * 9} r="3.4" />
      ))}
    </svg>
  )
}
