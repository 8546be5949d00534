import { Icon } from '@spanish-main/ui'
import { useAsked } from './asked.ts'
import { Link, useHash, useRoute } from './router.tsx'
import { useSpeak } from './speak.ts'
import { type Key, languages, useText } from './text.ts'
import { useTheme } from './theme.ts'
import './header.css'

const PLACES: readonly { href: string; label: Key }[] = [
  { href: '/', label: 'nav.play' },
  { href: '/#tables', label: 'nav.tables' },
  { href: '/#replays', label: 'nav.replays' },
  { href: '/#rules', label: 'nav.rules' },
]

export function Header() {
  const { say } = useText()
  const { page } = useRoute()
  const hash = useHash()
  const asked = useAsked()
  const here = page === 'lobby' ? `/${hash === '#play' ? '' : hash}` : ''
  return (
    <header className="header">
      <Link className="wordmark" href="/">
        <Icon name="compass" />
        {say('app.title')}
      </Link>
      <nav aria-label={say('nav.label')}>
        {PLACES.map(({ href, label }) => (
          <Link key={href} href={href} aria-current={href === here ? 'page' : undefined}>
            {say(label)}
            {label === 'nav.tables' && asked > 0 ? (
              <>
                <i className="nav-asked" aria-hidden="true">
                  {asked}
                </i>
                <span className="unseen">{say('nav.asked', { count: asked })}</span>
              </>
            ) : undefined}
          </Link>
        ))}
      </nav>
      <div className="switches">
        <LanguageSwitch />
        <ThemeSwitch />
        <Link
          className="switch"
          href="/settings"
          aria-label={say('nav.settings')}
          title={say('nav.settings')}
          aria-current={page === 'settings' ? 'page' : undefined}
        >
          <Icon name="ship-wheel" />
        </Link>
      </div>
    </header>
  )
}

function LanguageSwitch() {
  const { language, say } = useText()
  const speak = useSpeak()
  return (
    <fieldset className="languages">
      <legend className="unseen">{say('language.label')}</legend>
      {languages.map(({ id, short, name }) => (
        <button
          key={id}
          type="button"
          className="switch"
          lang={id}
          aria-pressed={id === language}
          onClick={() => speak(id)}
        >
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
      className="switch"
      aria-label={label}
      title={label}
      aria-pressed={theme === 'dark'}
      onClick={toggle}
    >
      <Icon name={theme === 'dark' ? 'moon' : 'sunbeams'} />
    </button>
  )
}
