import { type Anchor, beside, Refusal } from '@spanish-main/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTableContext } from './context.ts'
import { useWayOut } from './way-out.tsx'

/** Why not: at the thing that was clicked, and never over the prompt. */
export function RefusalCard({ onClose }: { onClose: () => void }) {
  const { kit, props } = useTableContext()
  const { refusal } = props.picking
  const anchor = useLastTouched()
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number }>()
  const wayOut = useWayOut(refusal?.problem, refusal?.target)
  useLayoutEffect(() => {
    if (refusal === undefined || box.current === null) return
    const map = document.querySelector('.board-panel, .phone-main')?.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = box.current
    setPlace(beside(withName(anchor.current), { width, height }, { width: innerWidth, height: innerHeight }, map))
  }, [refusal, anchor])
  if (refusal === undefined) return undefined
  const { problem } = refusal
  return (
    <div ref={box} className="refusal-place" style={place ?? { left: 0, top: 0, visibility: 'hidden' }}>
      <Refusal
        sentence={kit.words.refusal(problem)}
        otherwise={problem.rule === undefined ? undefined : kit.words.rule(problem.rule)?.says}
        rule={problem.rule}
        wayOut={wayOut}
        say={props.say}
        onRule={props.act.openRule}
        onClose={onClose}
      />
    </div>
  )
}

/** What was touched, and what it is called by where it lies on a map. */
interface Touched extends Anchor {
  readonly key?: string | undefined
}

/** Where the last click or key press was: a refusal answers it there. */
function useLastTouched(): React.RefObject<Touched> {
  const last = useRef<Touched>({ left: 0, top: 0, right: 0, bottom: 0 })
  useEffect(() => {
    const note = (event: MouseEvent) => {
      const element =
        event.target instanceof Element ? event.target.closest('button, [data-pick], [data-target]') : null
      const box = element?.getBoundingClientRect()
      const { clientX: x, clientY: y } = event
      const pointed = x !== 0 || y !== 0
      // A whole sea is no place to stand beside; the pointer is.
      const large = box === undefined || box.width > 160 || box.height > 160
      if (pointed && large) last.current = { left: x - 8, top: y - 8, right: x + 8, bottom: y + 8 }
      else if (box !== undefined) {
        const { left, top, right, bottom } = box
        last.current = { left, top, right, bottom, key: element?.getAttribute('data-pick') ?? undefined }
      }
    }
    addEventListener('click', note, true)
    return () => removeEventListener('click', note, true)
  }, [])
  return last
}

/** A place of a map together with its name, which the words about it must not cover. What is refused may show its name only now. */
function withName(touched: Touched): Anchor {
  const name = document.querySelector(`[data-named="${touched.key}"]`)?.getBoundingClientRect()
  if (name === undefined || name.width === 0) return touched
  return {
    left: Math.min(touched.left, name.left),
    top: Math.min(touched.top, name.top),
    right: Math.max(touched.right, name.right),
    bottom: Math.max(touched.bottom, name.bottom),
  }
}
