import type { Say } from '@spanish-main/ui'
import type { ReactNode } from 'react'
import './things.css'

interface ThingsProps {
  readonly count: number
  readonly say: Say
  /** Beside the number. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A list of components that are no cards, with how many there are. */
export function Things({ count, say, aside, children }: ThingsProps) {
  return (
    <>
      <div className="px-browser-found">
        <p role="status">{say('box.things', { count })}</p>
        {aside}
      </div>
      <ul className="px-things">{children}</ul>
    </>
  )
}

interface ThingProps {
  readonly picture: ReactNode
  readonly name: string
  readonly kind: string
  /** Its rule, and how sure it is. */
  readonly marks: ReactNode
  readonly children?: ReactNode
}

/** A component in a few words. */
export function Thing({ picture, name, kind, marks, children }: ThingProps) {
  return (
    <li>
      <span className="px-thing-picture">{picture}</span>
      <div>
        <h2>{name}</h2>
        <p className="px-thing-kind">{kind}</p>
        {children}
        <p className="px-thing-marks">{marks}</p>
      </div>
    </li>
  )
}
