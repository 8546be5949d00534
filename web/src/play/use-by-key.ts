import { useEffect, useState } from 'react'

/** Keys that choose or go on; a letter may be a shortcut of somebody who points otherwise. */
const CHOOSES = /^(Enter| |Arrow\w+|Tab|[0-9])$/

/** Whether the person plays by keyboard now: the last thing that was touched is a key and no pointer. */
export function useByKey(): boolean {
  const [byKey, setByKey] = useState(false)
  useEffect(() => {
    const press = ({ key, isTrusted }: KeyboardEvent) => {
      if (isTrusted && CHOOSES.test(key)) setByKey(true)
    }
    const point = () => setByKey(false)
    addEventListener('keydown', press, true)
    addEventListener('pointerdown', point, true)
    return () => {
      removeEventListener('keydown', press, true)
      removeEventListener('pointerdown', point, true)
    }
  }, [])
  return byKey
}
