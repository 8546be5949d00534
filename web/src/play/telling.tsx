import { goOnByKey, RuleChip, type TaleStep, Telling } from '@spanish-main/ui'
import { useEffect, useMemo, useState } from 'react'
import type { Kit } from '../kit.ts'
import { setSetting, useSettings } from '../settings.ts'
import { useTableContext } from './context.ts'
import { Line } from './log.tsx'
import { freshTales, readingTime, stepToTell } from './tellings.ts'

/** A telling that goes on, or waits to be heard. */
export interface Tale {
  readonly pages: readonly TaleStep[]
  readonly step: number
  readonly playing: boolean
  go(step: number): void
  play(playing: boolean): void
  end(): void
}

type Props = ReturnType<typeof useTableContext>['props']

/** What is told to the person at the screen, step by step; undefined if there is nothing, or nothing is wanted. */
export function useTelling(
  { board, words }: Kit,
  { table, act, say, name }: Pick<Props, 'table' | 'act' | 'say' | 'name'>,
): Tale | undefined {
  const wanted = useSettings().telling === 'on'
  const [reading, setReading] = useState({ seat: table.seat, at: -1, heard: 0 })
  const [playing, setPlaying] = useState(false)
  const all = useMemo(
    () => (wanted ? (board?.words?.telling?.(table, say, name) ?? []) : []),
    [wanted, board, table, say, name],
  )
  const pages = freshTales(all, table.movers, table.seat)
  const { at, heard } = reading.seat === table.seat ? reading : { at: -1, heard: 0 }
  const step = stepToTell(pages, { at, heard })
  const page = pages[step]

  const go = (to: number) => setReading({ seat: table.seat, at: pages[to].at, heard })
  const end = () => {
    setPlaying(false)
    setReading({ seat: table.seat, at: -1, heard: table.events.length })
  }

  // What is shown stays while the tale grows; what is passed, or was taken back, is not waited for.
  const told = table.events.length
  useEffect(() => {
    if (page !== undefined) setReading({ seat: table.seat, at: page.at, heard: Math.min(heard, told) })
    else if (at >= 0 || heard > told) setReading({ seat: table.seat, at: -1, heard: told })
    if (page?.place !== undefined) act.show(page.place)
  }, [page?.at, told < heard])

  useEffect(() => {
    if (!playing || page === undefined) return
    if (step === pages.length - 1) return setPlaying(false)
    const letters = page.lines.map(({ event }) => said(words.line(event))).join(' ').length
    const timer = setTimeout(() => go(step + 1), readingTime(letters))
    return () => clearTimeout(timer)
  }, [playing, page?.at, pages.length])

  return page === undefined ? undefined : { pages, step, playing, go, play: setPlaying, end }
}

const said = (pieces: ReturnType<Kit['words']['line']>): string =>
  pieces.map(piece => (typeof piece === 'string' ? piece : piece.text)).join('')

/** The keys of a telling while the keyboard is elsewhere; a folded one is opened first. */
export const tellingKeys = (
  tale: Tale | undefined,
  { folded, unfold }: { readonly folded: boolean; unfold(): void },
): Record<string, () => void> =>
  tale === undefined
    ? {}
    : {
        n: () => (folded ? unfold() : tale.step === tale.pages.length - 1 ? tale.end() : tale.go(tale.step + 1)),
        '⇧n': () => tale.step > 0 && tale.go(tale.step - 1),
      }

/** Whether only the name of a telling is shown: where something else needs the room, until somebody wants to hear it. */
export function useFold(crowded: boolean): readonly [folded: boolean, fold: (folded: boolean) => void] {
  const [folded, setFolded] = useState(crowded)
  useEffect(() => setFolded(crowded), [crowded])
  return [folded, setFolded]
}

interface TellingPanelProps {
  readonly tale: Tale
  readonly folded: boolean
  onFold(folded: boolean): void
}

/** What happened, told step by step beside the table. */
export function TellingPanel({ tale, folded, onFold }: TellingPanelProps) {
  const { kit, props, look } = useTableContext()
  const { table, say, act } = props
  const { pages, step, playing, go, play, end } = tale
  const { chapter, title, rule, lines } = pages[step]
  useEffect(() => goOnByKey, [])
  return (
    <Telling
      chapter={chapter}
      title={
        <>
          {title ?? kit.words.rule(rule)?.title}
          <RuleChip id={rule} label={say('rule.open', { id: rule })} onOpen={act.openRule} />
        </>
      }
      step={step}
      steps={pages.length}
      playing={playing}
      folded={folded}
      say={say}
      onStep={go}
      onPlay={play}
      onFold={onFold}
      onEnd={end}
      onNever={() => setSetting('telling', 'off')}
    >
      <ul className="log">
        {lines.map(({ event }, i) => (
          <Line
            key={i}
            event={event}
            view={table.view}
            words={kit.words}
            look={look}
            act={act}
            ruled={event.rule !== rule}
          />
        ))}
      </ul>
    </Telling>
  )
}
