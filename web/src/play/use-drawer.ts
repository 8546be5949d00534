import { useCallback, useState } from 'react'
import type { DrawerTab } from './drawer.tsx'
import type { Screen } from './phone-nav.tsx'

/**
 * Which tab of the drawer is open, at which rule, and whether the drawer was asked for where it is not always there. On a
 * phone the other parts of the table take turns with it.
 */
export function useDrawer(first: DrawerTab = 'chronicle') {
  const [tab, setTab] = useState<DrawerTab>(first)
  const [rule, setRule] = useState<string>()
  const [shown, show] = useState(false)
  const [under, layUnder] = useState<Screen>('table')
  const openRule = useCallback((id: string) => {
    setRule(id)
    setTab('rules')
    show(true)
  }, [])
  return {
    tab,
    rule,
    shown,
    show,
    /** What a phone shows. */
    screen: shown ? 'drawer' : under,
    turnTo(next: Screen) {
      show(next === 'drawer')
      if (next !== 'drawer') layUnder(next)
    },
    /** What a phone shows as soon as the drawer is put away. */
    layUnder,
    open(next: DrawerTab) {
      setTab(next)
      setRule(undefined)
    },
    openRule,
    /** Opens a tab also where the drawer is put away. */
    reveal(next: DrawerTab) {
      setTab(next)
      show(true)
    },
    toggle(next: DrawerTab) {
      show(!(shown && tab === next))
      setTab(next)
    },
  }
}
