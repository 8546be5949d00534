import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { recall, remember } from './memory.ts'

export type Theme = 'light' | 'dark'

const system = matchMedia('(prefers-color-scheme: dark)')

function subscribe(changed: () => void): () => void {
  system.addEventListener('change', changed)
  return () => system.removeEventListener('change', changed)
}

function remembered(): Theme | undefined {
  const theme = recall('theme')
  return theme === 'light' || theme === 'dark' ? theme : undefined
}

/** The theme of the page, which is the system's until the other one is chosen here, and the way to switch it. */
export function useTheme(): [Theme, () => void] {
  const systemDark = useSyncExternalStore(subscribe, () => system.matches)
  const [chosen, choose] = useState(remembered)
  const theme = chosen ?? (systemDark ? 'dark' : 'light')

  // Before the browser paints, or the other theme would flash up.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])

  const toggle = () => {
    const other = theme === 'dark' ? 'light' : 'dark'
    remember('theme', other)
    choose(other)
  }
  return [theme, toggle]
}
