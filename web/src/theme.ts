import { useLayoutEffect } from 'react'
import { useMedia } from './media.ts'
import { setSetting, useSettings } from './settings.ts'

export type Theme = 'light' | 'dark'

/** The theme of the page, which is the system's until another one is chosen here, and the way to switch it. */
export function useTheme(): [Theme, () => void] {
  const systemDark = useMedia('(prefers-color-scheme: dark)')
  const { theme: chosen } = useSettings()
  const theme = chosen === 'system' ? (systemDark ? 'dark' : 'light') : chosen
  return [theme, () => setSetting('theme', theme === 'dark' ? 'light' : 'dark')]
}

/** Whether nothing should move by itself. */
export function useCalm(): boolean {
  const systemCalm = useMedia('(prefers-reduced-motion: reduce)')
  return useSettings().motion === 'calm' || systemCalm
}

/** Tells the style sheets, before the browser paints: the other theme would flash up. */
export function useLook(): void {
  const [theme] = useTheme()
  const calm = useCalm()
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
    document.documentElement.dataset.motion = calm ? 'calm' : 'lively'
  }, [theme, calm])
}
