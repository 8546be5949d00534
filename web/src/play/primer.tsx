import { Button, Icon, type Primer } from '@spanish-main/ui'
import { useEffect, useId, useRef } from 'react'
import type { Kit } from '../kit.ts'
import { Signs } from '../pages/signs.tsx'
import { useRemote } from '../remote/use-remote.ts'
import { go } from '../router.tsx'
import './primer.css'

/** Two minutes before the first decision: how you win, what a round is, what the signs mean. */
export function PrimerPage({
  kit,
  primer,
  starts = false,
  onClose: onStart,
}: {
  kit: Kit
  primer: Primer
  /** The game begins behind it. */
  starts?: boolean
  onClose: () => void
}) {
  const { say } = kit.words
  const page = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (page.current?.open === false) page.current.showModal()
    page.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [])
  // Others wait at a network table: a lesson is for another time.
  const remote = useRemote()
  const awaited = remote !== undefined
  const { table, you } = remote?.seen ?? {}
  const runs = table?.clock !== undefined && you !== undefined && (table.clock.running & (1 << you.seat)) !== 0
  // A running clock does not stand still for a lesson elsewhere.
  const lesson = kit.entry.guide === true && !runs
  const guide = () => {
    onStart()
    go(`/guide/${kit.entry.id}`)
  }
  return (
    <dialog
      ref={page}
      className="primer"
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onStart()
      }}
      onKeyDown={event => {
        if (event.key.toLowerCase() === 'g' && lesson) guide()
      }}
    >
      <header className="primer-head">
        <p>
          <Icon name="compass" />
          {kit.entry.title[kit.words.language]}
        </p>
        <Button kind="quiet" shortcut="Esc" onClick={onStart}>
          {say(starts ? 'primer.skip' : 'act.understood')}
        </Button>
      </header>
      <div className="primer-title">
        <h1 id={id}>{say('primer.title')}</h1>
        <p>{primer.you}</p>
      </div>
      <div className="primer-columns">
        <section>
          <h2>{say('primer.win')}</h2>
          <Signs signs={primer.win} kind="win" />
        </section>
        <section>
          <h2>{primer.round.title}</h2>
          <Signs signs={primer.round.parts} kind="round" />
        </section>
        <section>
          <h2>{say('primer.signs')}</h2>
          {primer.signs.map(({ title, signs }) => (
            <div key={title}>
              <h3>{title}</h3>
              <Signs signs={signs} kind="small" />
            </div>
          ))}
          <p className="primer-gold">{say('primer.gold')}</p>
        </section>
      </div>
      <footer className="primer-foot">
        {lesson ? (
          <div>
            <p>
              <b>{say('primer.guide')}</b>
              {say('primer.guide.help')}
            </p>
            <Button {...(awaited ? {} : { kind: 'primary' })} shortcut="G" onClick={guide}>
              {say('primer.guide.go')}
            </Button>
          </div>
        ) : undefined}
        <div>
          {starts ? (
            <p>
              <b>{say('primer.start')}</b>
              {say(runs ? 'primer.clock-runs' : 'primer.start.help')}
            </p>
          ) : undefined}
          <Button {...(awaited ? { kind: 'primary' } : {})} shortcut="⏎" data-first="" onClick={onStart}>
            {say(starts ? 'primer.start.go' : 'act.understood')}
          </Button>
        </div>
      </footer>
    </dialog>
  )
}
