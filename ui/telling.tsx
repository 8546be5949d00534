import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import type { Say } from './contract.ts'
import './telling.css'

export interface TellingProps {
  /** The tale: "Goods year 1602". */
  readonly chapter: string
  /** Its step, with the chip of its rule. */
  readonly title: ReactNode
  /** Which step this is, from 0, and how many there are so far. */
  readonly step: number
  readonly steps: number
  readonly playing: boolean
  /** Only its name is shown until somebody wants to hear it. */
  readonly folded: boolean
  readonly say: Say
  onStep(step: number): void
  onPlay(playing: boolean): void
  onFold(folded: boolean): void
  /** Everything has been told, or enough. */
  onEnd(): void
  /** Nothing should be told any more. */
  onNever(): void
  readonly children: ReactNode
}

/**
 * A series of happenings told one step at a time. It stands beside the table, never takes the focus by itself and keeps
 * its keys to itself: whoever wants to plays on and lets it be.
 */
export function Telling(props: TellingProps) {
  const { chapter, title, step, steps, playing, folded, say, onStep, onPlay, onFold, onEnd, onNever, children } = props
  const page = useRef<HTMLDivElement>(null)
  const last = step === steps - 1
  const next = () => (last ? onEnd() : onStep(step + 1))

  useEffect(() => {
    if (page.current !== null) page.current.scrollTop = 0
  }, [step, chapter])

  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: next,
    ArrowLeft: () => step > 0 && onStep(step - 1),
    Escape: onEnd,
  }
  const press = (event: KeyboardEvent) => {
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  return (
    <section
      className={folded ? 'telling telling-folded panel' : 'telling panel'}
      aria-label={chapter}
      onKeyDown={press}
    >
      <header>
        <h2>{chapter}</h2>
        <span className="telling-count">{say('telling.step', { step: step + 1, steps })}</span>
        <Button kind="quiet" className="telling-fold" aria-expanded={!folded} onClick={() => onFold(!folded)}>
          {say(folded ? 'telling.unfold' : 'telling.fold')}
        </Button>
      </header>
      <progress value={step + 1} max={steps} aria-hidden="true" />
      <div className="telling-page" ref={page} aria-live="polite">
        <h3>{title}</h3>
        {children}
      </div>
      <footer>
        <Button kind="quiet" disabled={step === 0} onClick={() => onStep(step - 1)}>
          {say('telling.back')}
        </Button>
        <Button shortcut="N" onClick={next}>
          {say(last ? 'telling.done' : 'telling.next')}
        </Button>
        <Button kind="quiet" disabled={last} onClick={() => onPlay(!playing)}>
          {say(playing ? 'telling.pause' : 'telling.play')}
        </Button>
        <Button kind="quiet" className="telling-never" title={say('telling.never.help')} onClick={onNever}>
          {say('telling.never')}
        </Button>
      </footer>
      <button type="button" className="telling-skip" title={say('telling.skip')} onClick={onEnd}>
        <span aria-hidden="true">{'×'}</span>
        <span className="unseen">{say('telling.skip')}</span>
      </button>
    </section>
  )
}
