import { useCallback, useState } from 'react'
import type { DrawerTab } from './drawer.tsx'

/** Which tab of the drawer is open, at which rule, and whether the drawer was asked for where it is not always there. */
export function useDrawer(first: DrawerTab = 'chronicle') {
  const [tab, setTab] = useState<DrawerTab>(first)
  const [rule, setRule] = useState<string>()
  const [shown, show] = useState(false)
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
