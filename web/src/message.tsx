import { Link } from './router.tsx'
import { type Key, useText } from './text.ts'
import './message.css'

/** One thing to say instead of a page, and the way home. */
export function Message({ title, body, detail }: { title: Key; body: Key; detail?: string }) {
  const { say } = useText()
  return (
    <main className="message">
      <h1>{say(title)}</h1>
      <p>{say(body)}</p>
      {detail === undefined ? undefined : <pre lang="en">{detail}</pre>}
      <Link href="/" className="btn btn-primary">
        {say('act.lobby')}
      </Link>
    </main>
  )
}

export function Loading() {
  const { say } = useText()
  return (
    <main className="message" aria-busy="true">
      <p>{say('loading')}</p>
    </main>
  )
}
