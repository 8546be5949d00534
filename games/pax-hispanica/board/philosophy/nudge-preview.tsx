import { cellPlace, nudgeTarget } from './places.ts'

/** An arrow from a Figure's space to where a Nudge would send it; red into a realm, a loop where it stays. */
export function NudgePreview({ cell, direction }: { cell: number; direction: number }) {
  const from = cellPlace(cell)
  const target = nudgeTarget(cell, direction)
  if (target === undefined)
    return (
      <g className="px-nudge-preview" transform={`translate(${from.x} ${from.y})`}>
        <path d="M14-16a12 12 0 1 1 8 10" />
        <path className="px-nudge-head" d="M27-2L17-3 23-11z" />
      </g>
    )
  const [x, y] = target.at
  const length = Math.hypot(x - from.x, y - from.y)
  const angle = (Math.atan2(y - from.y, x - from.x) * 180) / Math.PI
  return (
    <g
      className={`px-nudge-preview${target.realm ? ' px-danger' : ''}`}
      transform={`translate(${from.x} ${from.y}) rotate(${angle})`}
    >
      <path className="px-nudge-rim" d={`M12 0H${length - 5}`} />
      <path d={`M12 0H${length - 5}`} />
      <path className="px-nudge-head" d={`M${length + 5} 0l-13-8v16z`} />
    </g>
  )
}
