import { Emblem } from '@spanish-main/ui'

const rays = Array.from({ length: 90 }, (_, ray) => {
  const angle = (ray * Math.PI) / 45
  const at = (distance: number) => `${160 + Math.cos(angle) * distance} ${92 + Math.sin(angle) * distance}`
  return `M${at(54)}L${at(260)}`
}).join('')

/** Broken rows of ripples, each row begun a little further along than the one above. */
const ripples = [164, 169, 174, 179, 184].map((y, row) =>
  Array.from(
    { length: 7 },
    (_, part) => `M${part * 62 - ((row * 23) % 62)} ${y}${'q4 -1.8 8 0'.repeat(4 + ((part + row) % 3))}`,
  ).join(''),
)

const coins = Array.from({ length: 7 }, (_, coin) => ({ x: 112 + coin * 16, y: [170, 166, 162][coin % 3] }))

/** The crown between two galleons, over the treasure. */
export function Crown() {
  return (
    <svg className="fixed-colours" viewBox="0 0 320 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="190" fill="#E9DFC4" />
      <path d={rays} stroke="#5B2530" strokeWidth=".8" opacity=".55" />
      <circle cx="160" cy="92" r="50" fill="#5B2530" stroke="#1B120A" strokeWidth="1.5" />
      <circle cx="160" cy="92" r="45" fill="none" stroke="#E9C877" />
      <Emblem name="queen-crown" x={160} y={86} size={68} fill="#F2D48A" />
      <Emblem name="galleon" x={58} y={122} size={88} fill="#1B120A" />
      <Emblem name="galleon" x={262} y={122} size={88} fill="#1B120A" />
      <path d={ripples.join('')} stroke="#24485A" strokeWidth="1.2" fill="none" />
      {coins.map(({ x, y }) => (
        <ellipse key={x} cx={x} cy={y} rx="11" ry="5" fill="#E0B04A" stroke="#5B3A0C" />
      ))}
    </svg>
  )
}
