import { Icon } from './art/icon.tsx'
import { type Language, languages, useText } from './text.ts'
import { useTheme } from './theme.ts'

export function Header({ speak }: { speak: (language: Language) => void }) {
  const { say } = useText()
  return (
    <header className="header">
      <a className="wordmark" href="/">
        <Icon name="compass" />
        {say('app.title')}
      </a>
      <nav aria-label={say('nav.label')}>
        <a href="#play" aria-current="page">
          {say('nav.play')}
        </a>
        <a href="#tables">{say('nav.tables')}</a>
        <a href="#replays">{say('nav.replays')}</a>
        <a href="#rules">{say('nav.rules')}</a>
      </nav>
      <div className="switches">
        <LanguageSwitch speak={speak} />
        <ThemeSwitch />
      </div>
    </header>
  )
}

function LanguageSwitch({ speak }: { speak: (language: Language) => void }) {
  const { language, say } = useText()
  return (
    <fieldset className="languages">
      <legend className="unseen">{say('language.label')}</legend>
      {languages.map(({ id, short, name }) => (
        <button key={id} type="button" lang={id} aria-pressed={id === language} onClick={() => speak(id)}>
          {short} <span className="unseen">{name}</span>
        </button>
      ))}
    </fieldset>
  )
}

function ThemeSwitch() {
  const { say } = useText()
  const [theme, toggle] = useTheme()
  const label = say('theme.dark')
  return (
    <button
      type="button"
      className="theme-switch"
      aria-label={label}
      title={label}
      aria-pressed={theme === 'dark'}
      onClick={toggle}
    >
      <Icon name={theme === 'dark' ? 'moon' : 'sunbeams'} />
    </button>
  )
}
