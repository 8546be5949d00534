import type { BoardProps } from '@spanish-main/ui'
import { useMemo } from 'react'
import type { Maracaibo } from '../../rules/state.ts'
import { WhatDecided } from './decided.tsx'
import { ScoreTable } from './score-table.tsx'
import { scoreNow } from './sheet.ts'
import { Onward, Story } from './story.tsx'
import { Together } from './together.tsx'

type Props = BoardProps<Maracaibo>

const namesOf = ({ table, name }: Props): string[] => table.sitters.map((_, seat) => name('seat', seat))

/** The score if the game ended now, at any moment. */
export function Victory(props: Props) {
  const { table, act, say } = props
  const score = useMemo(() => scoreNow(table.view), [table.view])
  return (
    <div className="mb-score-hold">
      <Story view={table.view} say={say} onRule={act.openRule} />
      <Together view={table.view} say={say} />
      <p className="mb-score-note">{say('score.now')}</p>
      <ScoreTable view={table.view} score={score} names={namesOf(props)} say={say} onRule={act.openRule} />
    </div>
  )
}

/** The sheet at the end, which adds up. */
export function Ending(props: Props) {
  const { table, act, say } = props
  const score = scoreNow(table.view)
  const names = namesOf(props)
  return (
    <>
      {table.view.step > 0 ? <Story view={table.view} say={say} onRule={act.openRule} /> : undefined}
      <Together view={table.view} say={say} />
      <ScoreTable view={table.view} score={score} names={names} say={say} onRule={act.openRule} />
      <WhatDecided view={table.view} score={score} names={names} say={say} />
      <Onward view={table.view} say={say} />
    </>
  )
}
