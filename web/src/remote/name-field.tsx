import { useText } from '../text.ts'

/** The name under which somebody sits down. */
export function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  const { say } = useText()
  return (
    <input
      value={name}
      maxLength={40}
      required
      aria-label={say('waiting.your-name')}
      placeholder={say('waiting.your-name')}
      onChange={event => onName(event.target.value)}
    />
  )
}
