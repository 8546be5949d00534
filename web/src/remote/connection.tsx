import type { Decision, Game, State } from '@spanish-main/kernel'
import { Button } from '@spanish-main/ui'
import { useRef } from 'react'
import type { GameWords } from '../game-words.ts'
import { useTableContext } from '../play/context.ts'
import { Bar, type StripTab } from './bar.tsx'
import { useSeconds } from './clocks.ts'
import type { Remote } from './use-remote.ts'

/** A move as a record holds it, in words: what is done, and what with. */
export function moveWords(game: Game<State>, words: GameWords, decision: string, text: string): string {
  const [move, ...rest] = text.split(' ')
  const asked = game.procedures.find(
    (each): each is Decision<State> => each.kind === 'decision' && each.name === decision,
  )
  const said = rest.map((word, i) => {
    const domain = asked?.moves[move]?.args?.[i]
    const values = domain === undefined ? undefined : game.vocabulary[domain]
    return domain !== undefined && values !== undefined && 'words' in values
      ? words.name(domain, values.words.indexOf(word))
      : word
  })
  return [words.verb(decision, move), ...said].join(' ')
}

/** What the table of this page calls the move that is on its way, or was when the connection went. */
export function usePendingWords({ pending }: Remote): string {
  const { kit, props } = useTableContext()
  const last = useRef({ text: '', words: '' })
  const decision = props.table.decision?.name
  if (pending !== undefined && pending.text !== last.current.text && decision !== undefined)
    last.current = { text: pending.text, words: moveWords(kit.game, kit.words, decision, pending.text) }
  return last.current.words
}

const clockTime = (at: number): string => new Date(at).toLocaleTimeString(undefined, { hourCycle: 'h23' })

/** There is no connection: since when, what became of the move, whose clock runs, and when it is tried again. */
export function Offline({ remote, move }: { remote: Remote; move: string }) {
  const { say } = useTableContext().props
  useSeconds()
  const { lostAt = Date.now(), pending, tryAt, retry, seen } = remote
  const seconds = tryAt === undefined ? 0 : Math.max(0, Math.ceil((tryAt - Date.now()) / 1000))
  return (
    <Bar kind="dark">
      <span>
        <b>{say('offline.since', { since: clockTime(lostAt) })}</b>{' '}
        {pending === undefined ? say('offline.look') : say('offline.pending', { move })}{' '}
        {seen.table.pace.kind === 'free' ? '' : say('offline.clock')}
      </span>
      <span className="together-again">
        {seconds === 0 ? say('offline.trying') : say('offline.again', { seconds })}{' '}
        <Button onClick={retry}>{say('offline.try')}</Button>
      </span>
    </Bar>
  )
}

/** The connection is back: how long it was away, what became of the move, and what is new. */
export function Back({ remote, move, onOpen }: { remote: Remote; move: string; onOpen: (tab: StripTab) => void }) {
  const { say } = useTableContext().props
  const { resumed, forgetResumed } = remote
  if (resumed === undefined) return undefined
  const { text, played, moves, said, away } = resumed
  const tab: StripTab | undefined = moves > 0 ? 'since' : said > 0 ? 'talk' : undefined
  return (
    <Bar kind="back">
      <span>
        <b>{say('back.after', { seconds: Math.round(away / 1000) })}</b>{' '}
        {text === undefined ? '' : say(played ? 'back.played' : 'back.not-played', { move })}{' '}
        {moves === 0 ? '' : say('back.moves', { count: moves })} {said === 0 ? '' : say('back.said', { count: said })}{' '}
        {moves === 0 && said === 0 ? say(text === undefined ? 'back.same' : 'back.nothing') : ''}
      </span>
      {tab === undefined ? undefined : (
        <Button
          onClick={() => {
            forgetResumed()
            onOpen(tab)
          }}
        >
          {say('together.show-me')}
        </Button>
      )}
      <Button kind="quiet" onClick={forgetResumed}>
        {say('act.understood')}
      </Button>
    </Bar>
  )
}
