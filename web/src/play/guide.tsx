import type { State } from '@spanish-main/kernel'
import { Button, type GuidePlace, type GuideStep, Icon } from '@spanish-main/ui'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTableContext } from './context.ts'
import { arrived, back, next, type Trail, UNSEEN } from './guide-trail.ts'
import { useShortcuts } from './shortcuts.ts'
import { ringOf } from './way-to.ts'
import './guide.css'
import './guide-place.css'

const NO_STEPS: readonly GuideStep<State>[] = []

/**
 * The guided first turn, one thing at a time, above the table. `held`: a result on the stage is still being read. `away`:
 * a stage lies aside.
 */
export function Guide({
  held,
  away,
  onArrive,
  onEnd,
}: {
  held: boolean
  away: boolean
  /** A step has come that speaks of this place, on a phone of that; `waits`: it goes on after a move. */
  onArrive: (place: GuidePlace, phone: GuidePlace, waits: boolean) => void
  onEnd: () => void
}) {
  const { kit, props } = useTableContext()
  const steps = kit.board?.guide?.steps ?? NO_STEPS
  const [trail, setTrail] = useState(UNSEEN)
  const [folded, setFolded] = useState(false)

  // A stage that has just come with this table announces itself first; then the guide knows that it is held.
  useEffect(() => {
    if (held && trail.at >= 0) return
    const soon = setTimeout(() => setTrail(now => arrived(steps, props.table, now)))
    return () => clearTimeout(soon)
  }, [held, trail, steps, props.table])

  const step = steps[trail.seen[trail.at]]
  const last = trail.seen[trail.at] === steps.length - 1
  const waits = !last && next(steps, trail) === undefined
  usePointer(folded ? undefined : ringOf(step?.place, { waits, away }))
  const arrive = useEffectEvent(onArrive)
  useEffect(() => {
    if (folded || step === undefined) return
    if (step.place !== undefined) arrive(step.place, step.phone ?? step.place, waits)
    return bringInSight(step.key)
  }, [folded, step, waits, trail])
  if (step === undefined) return undefined
  // The keyboard stays with the guide, put away or not.
  const fold = (away: boolean) => {
    setFolded(away)
    setTimeout(() => document.querySelector<HTMLElement>(away ? '.guide-folded button' : '.guide-fold')?.focus())
  }
  if (folded) return <Folded onOpen={() => fold(false)} />
  return <Card trail={trail} held={held} onGo={setTrail} onFold={() => fold(true)} onEnd={onEnd} />
}

function Card({
  trail,
  held,
  onGo,
  onFold,
  onEnd,
}: {
  trail: Trail
  held: boolean
  onGo: (trail: Trail) => void
  onFold: () => void
  onEnd: () => void
}) {
  const { kit, props } = useTableContext()
  const { say } = props
  const steps = kit.board?.guide?.steps ?? []
  const number = trail.seen[trail.at]
  const { key } = steps[number]
  const title = say(`guide.${key}.title`)
  const text = say(`guide.${key}`)
  const before = back(trail)
  const after = next(steps, trail)
  const last = number === steps.length - 1
  const id = useId()
  const go = (there: Trail | undefined) => {
    if (there === undefined) return
    onGo(there)
    // Where the guide waits, the next thing to do is in the dock.
    if (next(steps, there) === undefined) document.querySelector<HTMLElement>('.dock [data-first]')?.focus()
  }
  useShortcuts({ g: () => go(after), '⇧g': () => go(before) }, true)
  return (
    <section className={`guide panel${after === undefined ? '' : ' guide-reading'}`} aria-labelledby={id}>
      <p className="guide-count">
        <Icon name="compass" />
        {say('guide.step', { step: number + 1, steps: steps.length })}
      </p>
      <div className="guide-words">
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="guide-buttons">
        {before === undefined ? undefined : (
          <Button kind="quiet" shortcut="⇧G" onClick={() => go(before)}>
            {say('guide.back')}
          </Button>
        )}
        {after === undefined ? undefined : (
          <Button kind="primary" shortcut="G" onClick={() => go(after)}>
            {say('guide.next')}
          </Button>
        )}
        {after !== undefined ? undefined : last ? (
          <Button kind="primary" onClick={onEnd}>
            {say('guide.end')}
          </Button>
        ) : (
          <span className="guide-wait">{say(held ? 'guide.held' : 'guide.wait')}</span>
        )}
        <button type="button" className="guide-fold" aria-label={say('guide.fold')} onClick={onFold}>
          {'×'}
        </button>
      </div>
      <Spoken words={`${title}. ${text}`} />
    </section>
  )
}

/** What is new is said once the place where it is said is there, or nobody would hear it. */
function Spoken({ words }: { words: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(words), [words])
  return (
    <p className="unseen" aria-live="polite">
      {said}
    </p>
  )
}

function Folded({ onOpen }: { onOpen: () => void }) {
  const { say } = useTableContext().props
  return (
    <p className="guide-folded">
      <Button kind="quiet" icon={<Icon name="compass" />} onClick={onOpen}>
        {say('guide.unfold')}
      </Button>
    </p>
  )
}

/** What a step speaks of may lie further down on a small screen, once that screen is open. */
function bringInSight(key: string): () => void {
  const soon = setTimeout(() => document.querySelector(`[data-guided~="${key}"]`)?.scrollIntoView({ block: 'nearest' }))
  return () => clearTimeout(soon)
}

/** Rings what the guide speaks of; guide-place.css says where that is on each screen. */
function usePointer(place: string | undefined): void {
  useEffect(() => {
    const page = document.documentElement
    if (place === undefined) delete page.dataset.guide
    else page.dataset.guide = place
    return () => {
      delete page.dataset.guide
    }
  }, [place])
}
