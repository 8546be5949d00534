import { useEffect, useState } from 'react'
import { Loading, Message } from '../message.tsx'
import { go } from '../router.tsx'
import { service } from './service.ts'

/** Somebody comes by a link: its key goes into the purse of this browser, and out of the address bar. */
export function JoinPage() {
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    const key = location.hash.slice(1)
    history.replaceState(null, '', '/join')
    service.useKey(key).then(
      ({ table }) => go(`/together/${table}`, 'replace'),
      error => setFailure(error instanceof Error ? error.message : String(error)),
    )
  }, [])
  return failure === undefined ? <Loading /> : <Message title="together.no-key" body="together.no-key.body" />
}
