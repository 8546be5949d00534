import { type ReactNode, useEffect } from 'react'
import { Header } from '../header.tsx'
import { type Key, useText } from '../text.ts'
import './page-frame.css'

interface PageFrameProps {
  title: Key
  heading?: string
  wide?: boolean
  children: ReactNode
}

/** A page with the header of the lobby and one column. */
export function PageFrame({ title, heading, wide = false, children }: PageFrameProps) {
  const { say } = useText()
  const said = heading ?? say(title)
  useEffect(() => {
    document.title = say('title.page', { page: said })
  }, [say, said])
  return (
    <>
      <Header />
      <main className={wide ? 'page page-wide' : 'page'}>
        <h1>{said}</h1>
        {children}
      </main>
    </>
  )
}
