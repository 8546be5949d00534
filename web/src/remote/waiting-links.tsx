import { Button } from '@spanish-main/ui'
import { useState } from 'react'
import { usePhone } from '../media.ts'
import { useText } from '../text.ts'
import { copy } from './copy.ts'
import { SeatLink } from './seat-link.tsx'
import { PrintSlip } from './slip.tsx'

/** The link to a seat with its code, and the one for those who only look on. */
export function WaitingLinks({
  id,
  link,
  title,
  lookers,
  onRenew,
}: {
  id: string
  link: { readonly key: string; readonly label: string } | undefined
  /** What the table is called. */
  title: string
  lookers: boolean
  /** Makes a new link in place of the one that is shown. */
  onRenew: (() => void) | undefined
}) {
  const { say } = useText()
  const phone = usePhone()
  const [copied, setCopied] = useState(false)
  if (link === undefined && !lookers) return undefined
  return (
    <aside className="waiting-links" aria-label={say('waiting.links')}>
      {link === undefined ? undefined : (
        <section>
          <h2>{say('waiting.link-for', { seat: link.label })}</h2>
          <p>{say(phone ? 'waiting.link-how.phone' : 'waiting.link-how')}</p>
          {isOnlyHere(location.hostname) ? <p>{say('waiting.only-here')}</p> : undefined}
          <SeatLink key={link.key} seatKey={link.key} label={link.label} open />
          <p>{say('waiting.link-about')}</p>
          <p className="waiting-acts">
            {phone ? undefined : <PrintSlip seatKey={link.key} table={title} seat={link.label} />}
            <Button onClick={onRenew}>{say('waiting.renew')}</Button>
          </p>
        </section>
      )}
      {lookers ? (
        <section>
          <h2>{say('waiting.look-on')}</h2>
          <p>{say('waiting.look-on.about')}</p>
          <Button
            onClick={() => {
              copy(`${location.origin}/together/${id}`)
              setCopied(true)
            }}
          >
            {say(copied ? 'link.copied' : 'link.copy')}
          </Button>
        </section>
      ) : undefined}
    </aside>
  )
}

/** Whether an address means this computer to every computer. */
const isOnlyHere = (host: string): boolean => /^(localhost|127\..*|\[::1\])$/.test(host)
