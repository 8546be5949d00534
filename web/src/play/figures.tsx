import { Button, Crest, LineChart } from '@spanish-main/ui'
import { useEffect, useState } from 'react'
import { samplesFor } from '../replay/sources.ts'
import { useTableContext } from './context.ts'
import { type Course, courseOf, plainSample } from './samples.ts'
import './figures.css'

const POINTS = 100

/** The public numbers of all seats over the years, as charts. */
export function Figures({ id }: { id: string }) {
  const { kit, props, look, seatName } = useTableContext()
  const { table, say } = props
  const [course, setCourse] = useState<Course>()
  const [inNumbers, setInNumbers] = useState(false)
  const { moves, view } = table

  // Worked out beside the table, which goes on meanwhile.
  useEffect(() => {
    let left = false
    samplesFor(id, POINTS).then(
      samples => {
        if (left) return
        const { sample } = kit.board?.words ?? {}
        const taken = samples.map(each => sample?.(each.view) ?? plainSample(each.view, each.move))
        setCourse(courseOf(taken, view.seats))
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [id, kit, Math.floor(moves / 20), table.over])

  if (course === undefined || course.at.length < 2) return <p className="log-empty">{say('figures.soon')}</p>
  const title = (name: string) => (say.has(`sample.${name}`) ? say(`sample.${name}`) : name)
  const chart = { at: course.at, atName: title('at'), inNumbers }
  return (
    <div className="figures">
      <div className="figures-head">
        <ul className="figures-key" aria-hidden="true">
          {table.sitters.map((_, seat) => (
            <li key={seatName(seat)}>
              <Crest look={look(seat)} />
              {seatName(seat)}
            </li>
          ))}
        </ul>
        <Button aria-pressed={inNumbers} onClick={() => setInNumbers(!inNumbers)}>
          {say('figures.numbers')}
        </Button>
      </div>
      <div className={inNumbers ? 'figures-charts figures-numbers' : 'figures-charts'}>
        {Object.entries(course.lines).map(([name, lines]) => (
          <LineChart
            key={name}
            title={title(name)}
            {...chart}
            series={lines.map((values, seat) => ({ name: seatName(seat), look: look(seat), values }))}
          />
        ))}
        {Object.entries(course.shared).map(([name, values]) => (
          <LineChart key={name} title={title(name)} {...chart} series={[{ name: title(name), values }]} />
        ))}
      </div>
    </div>
  )
}
