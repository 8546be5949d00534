import { type Key, useText } from './text.ts'

/** A place on the page for things that people will collect, and what it says while there are none. */
export function Shelf({ id, title, empty }: { id: string; title: Key; empty: Key }) {
  const { say } = useText()
  return (
    <section id={id} className="shelf" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`}>{say(title)}</h2>
      <p>{say(empty)}</p>
    </section>
  )
}
