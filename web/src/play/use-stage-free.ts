import { useEffect, useState } from 'react'

/** How often it is looked whether the stage is free. */
const LOOK_MS = 200

/**
 * Whether something that wants the stage may come up: only after what is on it has been seen and closed. The end of a
 * game waits for the battle that ended it.
 */
export function useStageFree(wanted: boolean): boolean {
  const [free, setFree] = useState(false)
  useEffect(() => {
    if (!wanted) return setFree(false)
    const look = () => {
      if (document.querySelector('dialog.stage[open]') !== null) return
      clearInterval(timer)
      setFree(true)
    }
    const timer = setInterval(look, LOOK_MS)
    look()
    return () => clearInterval(timer)
  }, [wanted])
  return wanted && free
}
