import type { State } from '@spanish-main/kernel'
import type { Answered, Line, LiveTable, Seen, Told } from '@spanish-main/session'
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react'
import { together } from '../play/use-local-table.ts'
import { movesByOthers } from './meanwhile.ts'
import { keepReceipt } from './receipts.ts'
import { service } from './service.ts'
import { type Tabs, useTabs } from './use-tabs.ts'

/** What was sent and is not yet known to be kept. */
export interface Pending {
  readonly text: string
  readonly since: number
}

/** What became of something that was on its way when the connection was lost. */
export interface Resumed {
  /** How long it was away, in milliseconds. */
  readonly away: number
  /** The move that was under way, and whether it was played. */
  readonly text?: string
  readonly played?: boolean
  /** How many moves others have made meanwhile. */
  readonly moves: number
  /** How many lines were said meanwhile. */
  readonly said: number
}

/** A table over the network, as the page has it. */
export interface Remote {
  readonly id: string
  readonly link: 'opening' | 'open' | 'lost' | 'gone'
  readonly goodbye: string | undefined
  readonly seen: Seen
  readonly told: Told<State> | undefined
  readonly talk: readonly Line[]
  /** The seats of this table that this browser holds. */
  readonly mine: readonly number[]
  /** Since when the connection is away. */
  readonly lostAt: number | undefined
  /** When it is tried again. */
  readonly tryAt: number | undefined
  readonly pending: Pending | undefined
  readonly resumed: Resumed | undefined
  /** The windows of this browser that show the same seat. */
  readonly tabs: Tabs
  ask(deed: string, body?: object): Promise<Answered & { readonly status: number }>
  /** Looks with the eyes of another seat that is ours. */
  lookAs(seat: number): void
  /** Tries at once to connect again. */
  retry(): void
  forgetResumed(): void
}

export const RemoteContext = createContext<Remote | undefined>(undefined)

/** The network table around this component; none at a table of this browser. */
export const useRemote = (): Remote | undefined => use(RemoteContext)

/** A table over the network for as long as its page is shown; the error where there is no such table. */
export function useRemoteTable(id: string): Remote | string | undefined {
  const [as, setAs] = useState<number>()
  const [mine, setMine] = useState<readonly number[]>([])
  const [failure, setFailure] = useState<string>()
  const [state, setState] = useState<Pick<Remote, 'link' | 'goodbye' | 'talk'> & { seen?: Seen; told?: Told<State> }>({
    ...{ link: 'opening', goodbye: undefined, talk: [] },
  })
  const [lostAt, setLostAt] = useState<number>()
  const [tryAt, setTryAt] = useState<number>()
  const [pending, setPending] = useState<Pending>()
  const [resumed, setResumed] = useState<Resumed>()
  const live = useRef<LiveTable>(undefined)
  const lost = useRef<{ at: number; moves: number; said: number }>(undefined)

  useEffect(() => {
    let left = false
    const open = async () => {
      const cards = await service.mine().catch(() => [])
      await service.see(id, as)
      if (left) return
      setMine(cards.find(card => card.id === id)?.mine ?? [])
      live.current = service.live(
        id,
        now => {
          if (now.link === 'lost') {
            lost.current ??= { at: Date.now(), moves: now.seen?.told?.moves ?? 0, said: now.talk.length }
            setTryAt(Date.now() + (now.pause ?? 0))
          } else if (now.link === 'open' && lost.current !== undefined) {
            const moves = movesByOthers(now, lost.current.moves)
            const said = Math.max(0, now.talk.length - lost.current.said)
            setResumed({ away: Date.now() - lost.current.at, moves, said })
            lost.current = undefined
          }
          setLostAt(lost.current?.at)
          setState(before => ({
            ...{ link: now.link, goodbye: now.goodbye, talk: now.talk },
            ...(now.seen === undefined ? {} : { seen: now.seen }),
            ...(now.told === undefined ? {} : { told: together(before.told, now.told) }),
          }))
        },
        as,
      )
    }
    open().catch(error => {
      if (!left) setFailure(error instanceof Error ? error.message : String(error))
    })
    const looking = () => live.current?.look(!document.hidden)
    const dropped = () => live.current?.drop()
    const online = () => live.current?.retry()
    document.addEventListener('visibilitychange', looking)
    addEventListener('offline', dropped)
    addEventListener('online', online)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', looking)
      removeEventListener('offline', dropped)
      removeEventListener('online', online)
      live.current?.close()
      live.current = undefined
      setState({ link: 'opening', goodbye: undefined, talk: [] })
    }
  }, [id, as])

  const tabs = useTabs(id, state.seen?.you.seat ?? -1)
  const { tellAnswered } = tabs
  const ask = useCallback(
    async (deed: string, body: object = {}) => {
      const text = deed === 'move' ? (body as { text: string }).text : undefined
      if (text !== undefined) setPending({ text, since: Date.now() })
      const table = live.current
      if (table === undefined) throw new Error('The table is not open.')
      const answer = await table.ask(deed, body)
      if (text !== undefined) {
        setPending(undefined)
        if ('done' in answer) {
          tellAnswered()
          keepReceipt(id).catch(() => undefined)
        }
        setResumed(before => before && { ...before, text, played: 'done' in answer })
      }
      return answer
    },
    [id, tellAnswered],
  )
  const forgetResumed = useCallback(() => setResumed(undefined), [])
  const retry = useCallback(() => live.current?.retry(), [])
  if (failure !== undefined) return failure
  const { seen, told, link, goodbye, talk } = state
  if (seen === undefined) return undefined
  return {
    id,
    link,
    goodbye,
    seen,
    told,
    talk,
    mine,
    lostAt,
    tryAt,
    pending,
    resumed,
    tabs,
    ask,
    lookAs: setAs,
    retry,
    forgetResumed,
  }
}
