import { Button } from '@spanish-main/ui'
import { useState } from 'react'
import { useText } from '../text.ts'

/** What cannot be taken back is pressed twice. */
export function Twice({ label, sure, onDo }: { label: string; sure?: string; onDo: () => void }) {
  const { say } = useText()
  const [asked, setAsked] = useState(false)
  if (!asked) return <Button onClick={() => setAsked(true)}>{label}</Button>
  return (
    <Button
      kind="danger"
      onClick={() => {
        setAsked(false)
        onDo()
      }}
    >
      {sure ?? say('cabin.sure', { label })}
    </Button>
  )
}
