import { useEffect, useRef, useState } from 'react'
import { useText } from '../text.ts'
import { noticesOn, OCCASIONS, type Occasion, setNoticesOn, USUAL_OCCASIONS } from './notices.ts'

type Way = 'mail' | 'hook' | 'feed'
/** On what a seat is called by each of the ways that the service knows. */
export type On = Readonly<Record<'mail' | 'hook', readonly Occasion[]>> & { readonly feed?: readonly Occasion[] }

/** How often marks that were changed are saved. */
const SETTLED_MS = 1000

const USUAL: Readonly<Record<Way, readonly Occasion[]>> = {
  mail: USUAL_OCCASIONS,
  hook: USUAL_OCCASIONS,
  feed: USUAL_OCCASIONS,
}

const turned = (all: readonly Occasion[], occasion: Occasion): readonly Occasion[] =>
  all.includes(occasion) ? all.filter(each => each !== occasion) : [...all, occasion]

/** What calls the seat, and where. Notices are for all seats of this browser, the rest for this seat. */
export function CallsMatrix({
  calls,
  onChange,
}: {
  calls: { readonly on?: On; readonly canMail: boolean }
  onChange: (on: On) => Promise<void>
}) {
  const { say } = useText()
  const [on, setOn] = useState({ ...USUAL, ...calls.on })
  const [notices, setNotices] = useState(noticesOn)
  const unsaved = useRef<On>(undefined)
  const save = useRef(onChange)
  save.current = onChange
  // Several marks one after the other are one change; closing the window keeps them.
  useEffect(() => {
    const keep = () => {
      if (unsaved.current !== undefined) void save.current(unsaved.current)
      unsaved.current = undefined
    }
    const timer = setInterval(keep, SETTLED_MS)
    return () => {
      clearInterval(timer)
      keep()
    }
  }, [])
  const ways: readonly Way[] = calls.canMail ? ['mail', 'hook', 'feed'] : ['hook', 'feed']
  const turn = (way: Way, occasion: Occasion) => {
    const next = { ...on, [way]: turned(on[way], occasion) }
    setOn(next)
    unsaved.current = next
  }
  const turnNotice = (occasion: Occasion) => {
    const next = turned(notices, occasion)
    setNotices(next)
    setNoticesOn(next)
  }
  const mark = (way: Way | 'browser', occasion: Occasion, isOn: boolean, onTurn: () => void) => (
    <td key={way}>
      <input
        type="checkbox"
        checked={isOn}
        aria-label={`${say(`calls.on.${occasion}`)}: ${say(`calls.matrix.${way}`)}`}
        onChange={onTurn}
      />
    </td>
  )
  return (
    <table className="calls-matrix">
      <caption>{say('calls.matrix')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('calls.matrix.what')}</th>
          {(['browser', ...ways] as const).map(way => (
            <th key={way} scope="col">
              {say(`calls.matrix.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {OCCASIONS.map(occasion => (
          <tr key={occasion}>
            <th scope="row">{say(`calls.on.${occasion}`)}</th>
            {mark('browser', occasion, notices.includes(occasion), () => turnNotice(occasion))}
            {ways.map(way => mark(way, occasion, on[way].includes(occasion), () => turn(way, occasion)))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
