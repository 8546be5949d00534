import type { Sign } from '@spanish-main/ui'
import './signs.css'

/** Signs with their meanings. */
export function Signs({ signs, kind }: { signs: readonly Sign[]; kind: 'win' | 'round' | 'small' }) {
  return (
    <ul className={`signs signs-${kind}`}>
      {signs.map(({ picture, name, says }) => (
        <li key={name}>
          <span className="sign-picture" aria-hidden="true">
            {picture}
          </span>
          <p>
            <b>{name}</b> {says}
          </p>
        </li>
      ))}
    </ul>
  )
}
