import { Crest } from '@spanish-main/ui'
import { useTableContext } from './context.ts'
import { standingsOf } from './standings.ts'

/** Everybody's place and points, rivals without a seat among them; where only one has won there is nothing to list. */
export function Standings() {
  const { kit, props, look, seatName } = useTableContext()
  const { table, say } = props
  const { over, view } = table
  if (over === undefined || view.result === null || over.result.together !== undefined) return undefined
  const [automaton] = kit.board?.words?.rivals?.(view, say) ?? []
  const lines = standingsOf(over.result, seat => ({ name: seatName(seat), look: look(seat) }), {
    name: automaton?.name ?? say('seat.rival'),
    look: automaton?.look,
  })
  return (
    <ol className="end-standings" aria-label={say('end.standings')}>
      {lines.map(({ name, look: crest, place, points: score }) => (
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
