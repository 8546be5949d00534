import { useLayoutEffect, useRef, useState } from 'react'

type Functions = Readonly<Record<string, (...args: unknown[]) => unknown>>

/** The same functions at every render, each doing what the latest of its name does, so that whoever gets them can keep them. */
export function useSteady<T extends object>(latest: T): T {
  const current = useRef(latest)
  useLayoutEffect(() => {
    current.current = latest
  })
  const [steady] = useState(() => {
    const call =
      (name: string) =>
      (...args: unknown[]) =>
        (current.current as unknown as Functions)[name](...args)
    return Object.fromEntries(Object.keys(latest).map(name => [name, call(name)])) as unknown as T
  })
  return steady
}
