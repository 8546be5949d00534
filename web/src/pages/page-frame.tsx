import { type ReactNode, useEffect } from 'react'
import { Header } from '../header.tsx'
import { type Key, useText } from '../text.ts'
import './page-frame.css'

/** A page with the header of the lobby and one column. */
export function PageFrame({ title, heading, children }: { title: Key; heading?: string; children: ReactNode }) {
  const { say } = useText()
  const said = heading ?? say(title)
  useEffect(() => {
    document.title = say('title.page', { page: said })
  }, [say, said])
  return (
    <>
      <Header />
      <main className="page">
        <h1>{said}</h1>
        {children}
      </main>
    </>
  )
}
