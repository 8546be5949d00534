import { Button } from '@spanish-main/ui'
import { useMemo, useState } from 'react'
import { renderSVG } from 'uqr'
import { useText } from '../text.ts'
import { copy } from './copy.ts'
import { linkTo } from './service.ts'

/** The link to a seat: dotted on the screen, whole in the clipboard and in the code. */
export function SeatLink({ seatKey, label, open = false }: { seatKey: string; label: string; open?: boolean }) {
  const { say } = useText()
  const [copied, setCopied] = useState(false)
  const [shown, setShown] = useState(open)
  const link = linkTo(seatKey)
  const picture = useMemo(
    () => (shown ? `data:image/svg+xml,${encodeURIComponent(renderSVG(link))}` : ''),
    [shown, link],
  )
  return (
    <span className="seat-link">
      <code>{`${location.host}/join#${seatKey.slice(0, 5)}······`}</code>
      <Button
        onClick={() => {
          copy(link)
          setCopied(true)
        }}
      >
        {say(copied ? 'link.copied' : 'link.copy')}
      </Button>
      {'share' in navigator ? (
        <Button onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>{say('link.share')}</Button>
      ) : undefined}
      <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
        {say('link.code')}
      </Button>
      {shown ? <img className="seat-code" src={picture} alt={say('link.code.alt', { seat: label })} /> : undefined}
    </span>
  )
}
