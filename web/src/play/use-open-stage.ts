import { useEffect, useState } from 'react'

const covering = () => document.querySelector<HTMLDialogElement>('dialog.stage[open]:not(.stage-small)')

/** The window that covers the table now: nothing outside of it can be read or reached. */
export function useOpenStage(): HTMLDialogElement | null {
  const [stage, setStage] = useState(covering)
  useEffect(() => {
    const look = () => setStage(covering())
    const watch = new MutationObserver(look)
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
    look()
    return () => watch.disconnect()
  }, [])
  return stage
}
