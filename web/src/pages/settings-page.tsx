import { lazy, type ReactNode, Suspense, useState } from 'react'
import { SETTINGS, type SettingName, type Settings, setSetting, useSettings } from '../settings.ts'
import { useSpeak } from '../speak.ts'
import { languages, useText } from '../text.ts'
import { PageFrame } from './page-frame.tsx'
import './segments.css'
import './settings-page.css'

const CallsSetting = lazy(async () => ({ default: (await import('../remote/calls-setting.tsx')).CallsSetting }))

/** What people may set for themselves. It is kept in this browser. */
export function SettingsPage() {
  const { say, language } = useText()
  const speak = useSpeak()
  return (
    <PageFrame title="nav.settings">
      <p>{say('settings.kept')}</p>
      <Group title={say('language.label')} help="">
        {languages.map(({ id, name }) => (
          <Radio key={id} group="language" lang={id} label={name} on={id === language} onChoose={() => speak(id)} />
        ))}
      </Group>
      {(Object.keys(SETTINGS) as SettingName[]).map(name => (
        <Setting key={name} name={name} />
      ))}
      <Calls />
    </PageFrame>
  )
}

/** The service is asked for one's seats only when somebody wants to see them: settings need no service. */
function Calls() {
  const { say } = useText()
  const [wanted, setWanted] = useState(false)
  return (
    <details className="setting" onToggle={() => setWanted(true)}>
      <summary>{say('calls.title')}</summary>
      {wanted ? (
        <Suspense>
          <CallsSetting />
        </Suspense>
      ) : undefined}
    </details>
  )
}

function Setting<N extends SettingName>({ name }: { name: N }) {
  const { say } = useText()
  const settings = useSettings()
  const values = SETTINGS[name] as unknown as readonly Settings[N][]
  return (
    <Group title={say(`settings.${name}`)} help={say(`settings.${name}.help`)}>
      {values.map(value => (
        <Radio
          key={value}
          group={name}
          label={say(`settings.${name}.${value}` as Parameters<typeof say>[0])}
          on={settings[name] === value}
          onChoose={() => {
            setSetting(name, value)
            if (name === 'notify' && value === 'on') void Notification.requestPermission()
          }}
        />
      ))}
    </Group>
  )
}

function Group({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <fieldset className="setting">
      <legend>{title}</legend>
      {help === '' ? undefined : <p>{help}</p>}
      <div className="segments">{children}</div>
    </fieldset>
  )
}

export function Radio({
  group,
  label,
  about,
  lang,
  on,
  disabled,
  onChoose,
}: {
  group: string
  label: string
  /** What it leads to, in a sentence below. */
  about?: string
  lang?: string
  on: boolean
  disabled?: boolean
  onChoose: () => void
}) {
  return (
    <label className="segment" lang={lang}>
      <input type="radio" name={group} checked={on} disabled={disabled} onChange={onChoose} />
      <span>
        {label}
        {about === undefined ? undefined : <small>{about}</small>}
      </span>
    </label>
  )
}
