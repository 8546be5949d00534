import { useText } from '../text.ts'

export function Footer() {
  const { say } = useText()
  return (
    <footer className="footer">
      <p>{say('credits.coastlines')}</p>
      <p>{say('credits.icons')}</p>
      <p>{say('credits.fonts')}</p>
    </footer>
  )
}
