import type { PackStamp } from '@spanish-main/kernel'
import { useEffect, useState } from 'react'
import { Link } from '../router.tsx'
import { useText } from '../text.ts'
import { type KeptPack, listPacks } from './store.ts'

interface Props {
  readonly game: string
  /** Whether the game can be played with corrected components. */
  readonly takes: boolean
  readonly chosen: PackStamp | undefined
  readonly onChoose: (pack: PackStamp | undefined) => void
}

/** With which components a new table is played. */
export function PackField({ game, takes, chosen, onChoose }: Props) {
  const { say } = useText()
  const [packs, setPacks] = useState<readonly KeptPack[]>([])
  useEffect(() => {
    if (takes) listPacks(game).then(setPacks, () => setPacks([]))
  }, [game, takes])
  if (!takes) return undefined
  return (
    <fieldset className="setting">
      <legend>{say('packs.components')}</legend>
      {packs.length === 0 ? undefined : (
        <select
          aria-label={say('packs.components')}
          value={chosen?.hash ?? ''}
          onChange={event => {
            const found = packs.find(({ hash }) => hash === event.target.value)
            onChoose(found && { title: found.title, hash: found.hash })
          }}
        >
          <option value="">{say('packs.own')}</option>
          {packs.map(({ hash, title }) => (
            <option key={hash} value={hash}>
              {title}
            </option>
          ))}
        </select>
      )}
      <p>
        {say(packs.length === 0 ? 'packs.none' : 'packs.some')}{' '}
        <Link href={`/components/${game}`}>{say('packs.where')}</Link>
      </p>
    </fieldset>
  )
}
