import { Button } from '@spanish-main/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { renderSVG } from 'uqr'
import { useText } from '../text.ts'
import { linkTo } from './service.ts'

/** The link to a seat on paper: table, seat, code and the whole link. On the screen there is only the button. */
export function PrintSlip({ seatKey, table, seat }: { seatKey: string; table: string; seat: string }) {
  const { say } = useText()
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    if (!printing) return
    const done = () => setPrinting(false)
    addEventListener('afterprint', done)
    return () => removeEventListener('afterprint', done)
  }, [printing])
  const link = linkTo(seatKey)
  return (
    <>
      <Button onClick={() => setPrinting(true)}>{say('link.print')}</Button>
      {printing
        ? createPortal(
            <section className="slip" aria-hidden="true">
              <h1>{table}</h1>
              <p>{say('waiting.link-for', { seat })}</p>
              <img src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link))}`} alt="" onLoad={() => print()} />
              <p className="slip-link">{link}</p>
              <p>{say('waiting.link-about')}</p>
            </section>,
            document.body,
          )
        : undefined}
    </>
  )
}
