import { Button, Dialog } from '@spanish-main/ui'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { setSetting, useSettings } from '../settings.ts'
import { useText } from '../text.ts'
import { CallsMatrix, type On } from './calls-matrix.tsx'
import { copy } from './copy.ts'
import { type Quiet, QuietHours } from './quiet-hours.tsx'
import { service } from './service.ts'
import './together.css'

/** How a seat is called, as the service has it. */
interface Calls {
  readonly mail?: string
  readonly hook?: string
  /** What it is called on; unless it was said, the usual. */
  readonly on?: On
  readonly quiet?: Quiet
  /** Why the last calls did not arrive. */
  readonly trouble?: string
  readonly confirmed: boolean
  readonly canMail: boolean
}

/** How we call you when it is your move and nobody looks at the page. */
export function CallsDialog({ id, seat, onClose }: { id: string; seat: number; onClose: () => void }) {
  const { say, language } = useText()
  const path = `/tables/${id}/calls`
  const as = `?as=${seat}`
  const [calls, setCalls] = useState<Calls>()
  const [problem, setProblem] = useState('')
  const [saved, setSaved] = useState(false)
  const read = useCallback(
    () => service.request<Calls>('GET', `${path}${as}`).then(setCalls, error => setProblem(String(error.message))),
    [path, as],
  )
  useEffect(() => void read(), [read])
  const wished = useRef<Partial<Pick<Calls, 'mail' | 'hook' | 'on'>> & { quiet?: Quiet | undefined }>({})
  const change = async (wish: { mail?: string; hook?: string; on?: On; quiet?: Quiet | undefined }) => {
    setSaved(false)
    // Two changes in a row are both meant, whatever the service has answered by then.
    wished.current = { ...wished.current, ...wish }
    const all = { mail: calls?.mail, hook: calls?.hook, on: calls?.on, quiet: calls?.quiet, ...wished.current }
    const kept = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value !== ''))
    try {
      await service.request('POST', `${path}${as}`, { ...kept, language })
      setProblem('')
      setSaved(true)
      await read()
    } catch (error) {
      wished.current = {}
      setProblem((error as Error).message)
    }
  }
  return (
    <Dialog title={say('calls.title')} sub={say('calls.sub')} onClose={onClose} closeLabel={say('act.understood')}>
      <div className="dialog-body calls">
        <div className="calls-ways">
          <InBrowser />
          {calls === undefined ? undefined : (
            <>
              <Address
                key={`hook ${calls.hook}`}
                kind="url"
                label={say('calls.hook')}
                help={say('calls.hook.help')}
                value={calls.hook ?? ''}
                onSave={hook => change({ hook })}
              />
              {calls.canMail ? (
                <Address
                  key={`mail ${calls.mail}`}
                  kind="email"
                  label={say('calls.mail')}
                  help={say('calls.mail.help')}
                  value={calls.mail ?? ''}
                  onSave={mail => change({ mail })}
                />
              ) : (
                <section>
                  <h3>{say('calls.mail')}</h3>
                  <p>{say('calls.mail.none')}</p>
                </section>
              )}
              {calls.mail !== undefined && !calls.confirmed ? (
                <Address
                  kind="text"
                  label={say('calls.code')}
                  help={say('calls.code.help')}
                  value=""
                  onSave={async code => {
                    await service.request('POST', `${path}/confirm${as}`, { code }).then(read, error => {
                      setProblem(error.message)
                    })
                  }}
                />
              ) : undefined}
              <Feed path={`${path}/feed${as}`} onProblem={setProblem} />
              {calls.trouble === undefined ? undefined : (
                <p role="alert">
                  {say('calls.trouble')} <span lang="en">{calls.trouble}</span>
                </p>
              )}
            </>
          )}
        </div>
        {calls === undefined ? undefined : (
          <div className="calls-ways">
            <CallsMatrix calls={calls} onChange={on => change({ on })} />
            <QuietHours quiet={calls.quiet} onChange={quiet => change({ quiet })} />
          </div>
        )}
        {problem === '' ? undefined : (
          <p role="alert" lang="en">
            {problem}
          </p>
        )}
        {saved ? <p role="status">{say('calls.saved')}</p> : undefined}
      </div>
    </Dialog>
  )
}

/** Notices of the browser: on, off, or why there are none. */
function InBrowser() {
  const { say } = useText()
  const { notify } = useSettings()
  const [permission, setPermission] = useState(permissionNow)
  const turnOn = async () => {
    setSetting('notify', 'on')
    if (permission === 'default') setPermission(await Notification.requestPermission())
  }
  const on = notify === 'on' && permission === 'granted'
  return (
    <section>
      <h3>{say('calls.browser')}</h3>
      <p>
        {say(
          permission === 'missing'
            ? 'calls.browser.missing'
            : permission === 'insecure'
              ? 'calls.browser.insecure'
              : permission === 'denied'
                ? 'calls.browser.denied'
                : on
                  ? 'calls.browser.on'
                  : 'calls.browser.off',
        )}
      </p>
      {permission === 'missing' || permission === 'insecure' || permission === 'denied' ? undefined : on ? (
        <>
          <Button onClick={() => new Notification(say('calls.browser.tried'), { tag: 'tried' })}>
            {say('calls.browser.try')}
          </Button>{' '}
          <Button onClick={() => setSetting('notify', 'off')}>{say('calls.browser.stop')}</Button>
        </>
      ) : (
        <Button onClick={() => void turnOn()}>{say('calls.browser.start')}</Button>
      )}
    </section>
  )
}

/** Browsers give notices to pages over https and on the own machine, and some give none at all. */
function permissionNow(): NotificationPermission | 'missing' | 'insecure' {
  if (!isSecureContext) return 'insecure'
  return 'Notification' in window ? Notification.permission : 'missing'
}

function Address({
  kind,
  label,
  help,
  value,
  onSave,
}: {
  kind: 'url' | 'email' | 'text'
  label: string
  help: string
  value: string
  onSave: (value: string) => Promise<void>
}) {
  const { say } = useText()
  const [text, setText] = useState(value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSave(text.trim())
  }
  return (
    <form onSubmit={submit}>
      <h3>{label}</h3>
      <p>{help}</p>
      <div className="calls-row">
        <input type={kind} value={text} aria-label={label} onChange={event => setText(event.target.value)} />
        <Button type="submit" disabled={text.trim() === value}>
          {say(text.trim() === '' && value !== '' ? 'calls.stop' : 'calls.save')}
        </Button>
      </div>
    </form>
  )
}

/** A feed has a key of its own that reads it and can do nothing else. */
function Feed({ path, onProblem }: { path: string; onProblem: (problem: string) => void }) {
  const { say } = useText()
  const [link, setLink] = useState('')
  const [copied, setCopied] = useState(false)
  const make = () =>
    service.request<{ path: string }>('POST', path).then(
      made => setLink(`${location.origin}${made.path}`),
      error => onProblem(error.message),
    )
  return (
    <section>
      <h3>{say('calls.feed')}</h3>
      <p>{say('calls.feed.help')}</p>
      {link === '' ? (
        <Button onClick={() => void make()}>{say('calls.feed.make')}</Button>
      ) : (
        <Button
          onClick={() => {
            copy(link)
            setCopied(true)
          }}
        >
          {say(copied ? 'link.copied' : 'calls.feed.copy')}
        </Button>
      )}
    </section>
  )
}
