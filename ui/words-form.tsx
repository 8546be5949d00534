import { type FormEvent, useState } from 'react'
import { Button } from './button.tsx'
import './words-form.css'

/** For a move whose argument is free text. */
export function WordsForm({
  label,
  confirm,
  onTake,
}: {
  label: string
  confirm: string
  onTake: (words: string) => void
}) {
  const [words, setWords] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onTake(words.trim())
  }
  return (
    <form className="words-form" onSubmit={submit}>
      <label>
        <span className="unseen">{label}</span>
        <input data-first="" value={words} maxLength={400} onChange={event => setWords(event.target.value)} />
      </label>
      <Button kind="primary" type="submit" shortcut="⏎">
        {confirm}
      </Button>
    </form>
  )
}
