import { Crest, type SeatLook } from '@spanish-main/ui'
import { useTableContext } from './context.ts'

interface Line {
  readonly name: string
  readonly look: SeatLook | undefined
  readonly place: number
  readonly points: number | undefined
}

/** Everybody's place and points, rivals without a seat among them; where only one has won there is nothing to list. */
export function Standings() {
  const { kit, props, look, seatName } = useTableContext()
  const { table, say } = props
  const { over, view } = table
  if (over === undefined || view.result === null || over.result.together !== undefined) return undefined
  const { places, points, rival } = over.result
  const [automaton] = kit.board?.words?.rivals?.(view, say) ?? []
  const lines: Line[] = places.map((place, seat) => ({
    name: seatName(seat),
    look: look(seat),
    place,
    points: points?.[seat],
  }))
  if (rival !== undefined)
    lines.push({
      name: automaton?.name ?? say('seat.rival'),
      look: automaton?.look,
      place: rival.place,
      points: rival.points,
    })
  return (
    <ol className="end-standings" aria-label={say('end.standings')}>
      {lines
        .sort((a, b) => a.place - b.place)
        .map(({ name, look: crest, place, points: score }) => (
          <li key={name}>
            <span>{`${place}.`}</span>
            {crest === undefined ? undefined : <Crest look={crest} />}
            <span>{name}</span>
            {score === undefined ? undefined : <output>{score}</output>}
          </li>
        ))}
    </ol>
  )
}
