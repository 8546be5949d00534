import { Button } from '@spanish-main/ui'
import { useMemo, useState } from 'react'
import { renderSVG } from 'uqr'
import { usePhone } from '../media.ts'
import { useText } from '../text.ts'
import { copy } from './copy.ts'
import { linkTo } from './service.ts'

/** The link to a seat: dotted on the screen, whole in the clipboard and in the code. */
export function SeatLink({ seatKey, label, open = false }: { seatKey: string; label: string; open?: boolean }) {
  const { say } = useText()
  const [copied, setCopied] = useState(false)
  const [shown, setShown] = useState(open)
  const link = linkTo(seatKey)
  const phone = usePhone()
  const share = () => navigator.share({ url: link }).catch(() => undefined)
  const picture = useMemo(
    () => (shown ? `data:image/svg+xml,${encodeURIComponent(renderSVG(link))}` : ''),
    [shown, link],
  )
  return (
    <span className="seat-link">
      <code>{`${location.host}/join#${seatKey.slice(0, 5)}······`}</code>
      {'share' in navigator ? (
        <Button kind={phone ? 'primary' : 'plain'} onClick={() => void share()}>
          {say('link.share')}
        </Button>
      ) : undefined}
      <Button
        onClick={() => {
          copy(link)
          setCopied(true)
        }}
      >
        {say(copied ? 'link.copied' : 'link.copy')}
      </Button>
      <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
        {say('link.code')}
      </Button>
      {shown ? <img className="seat-code" src={picture} alt={say('link.code.alt', { seat: label })} /> : undefined}
    </span>
  )
}
