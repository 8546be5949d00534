const TURN = [0, 180, 270, 90]

/** The arrow of a Nudge in its ring: 0 up, 1 down, 2 left, 3 right. */
export function NudgeArrow({ nudge, radius, x = 0, y = 0 }: { nudge: number; radius: number; x?: number; y?: number }) {
  const k = radius / 24
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      <circle r="24" fill="#F6EBD0" stroke="#1B120A" strokeWidth="1.7" />
      <circle r="19.7" fill="none" stroke="#1B120A" strokeWidth=".8" />
      <path d="M0-16.8L11-.5H4.1V13.9H-4.1V-.5H-11z" fill="#1B120A" transform={`rotate(${TURN[nudge]})`} />
    </g>
  )
}

/** The same as a picture of its own; the text beside it says what it means. */
export function NudgeIcon({ nudge }: { nudge: number }) {
  return (
    <svg className="px-nudge" viewBox="-25 -25 50 50" aria-hidden="true">
      <NudgeArrow nudge={nudge} radius={24} />
    </svg>
  )
}
