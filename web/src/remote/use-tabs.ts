import { useCallback, useEffect, useRef, useState } from 'react'

/** What the windows of one seat in one browser tell each other. */
type Word = { readonly from: string; readonly says: 'hello' | 'here' | 'bye' | 'answered' | 'used' }

export interface Tabs {
  /** How many windows show this seat. */
  readonly count: number
  /** The other window has just answered. */
  readonly answered: boolean
  forgetAnswered(): void
  /** This window has answered. */
  tellAnswered(): void
  /** Whether this window was used last: calls come from it alone. */
  isLastUsed(): boolean
}

/** Several windows of one browser at one seat: all are live, and each knows of the others. */
export function useTabs(table: string, seat: number): Tabs {
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set())
  const [answered, setAnswered] = useState(false)
  const channel = useRef<BroadcastChannel>(undefined)
  const own = useRef(Math.random().toString(36).slice(2))
  const last = useRef(true)

  useEffect(() => {
    if (!('BroadcastChannel' in window)) return
    const heard = new BroadcastChannel(`table ${table} ${seat}`)
    channel.current = heard
    const speak = (says: Word['says']) => heard.postMessage({ from: own.current, says } satisfies Word)
    heard.onmessage = ({ data: { from, says } }: MessageEvent<Word>) => {
      if (says === 'hello') speak('here')
      if (says === 'answered') setAnswered(true)
      if (says === 'used') last.current = false
      setOthers(before => {
        const now = new Set(before)
        if (says === 'bye') now.delete(from)
        else now.add(from)
        return now
      })
    }
    const used = () => {
      if (last.current && document.hasFocus()) return
      last.current = true
      speak('used')
    }
    const leave = () => speak('bye')
    addEventListener('focus', used)
    addEventListener('pagehide', leave)
    speak('hello')
    used()
    return () => {
      leave()
      removeEventListener('focus', used)
      removeEventListener('pagehide', leave)
      heard.close()
      channel.current = undefined
      setOthers(new Set())
    }
  }, [table, seat])

  return {
    count: others.size + 1,
    answered,
    forgetAnswered: useCallback(() => setAnswered(false), []),
    tellAnswered: useCallback(() => {
      setAnswered(false)
      channel.current?.postMessage({ from: own.current, says: 'answered' } satisfies Word)
    }, []),
    isLastUsed: useCallback(() => last.current, []),
  }
}
