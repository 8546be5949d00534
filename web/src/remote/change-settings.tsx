import { modeOf } from '@spanish-main/kernel'
import { Button, Dialog } from '@spanish-main/ui'
import { type FormEvent, useMemo, useState } from 'react'
import type { Kit } from '../kit.ts'
import { OptionField } from '../pages/option-field.tsx'
import { chooser, openOptions } from '../pages/try-set-up.ts'
import { useText } from '../text.ts'
import { MannersFields, MannersRead } from './manners-fields.tsx'
import { type Manners, termsOf } from './terms.ts'
import type { Remote } from './use-remote.ts'

/** The host chooses anew what was chosen for a table that has not begun; everybody has to be ready anew. */
export function ChangeSettings({
  remote,
  kit,
  act,
  onClose,
}: {
  remote: Remote
  kit: Kit
  act: (deed: string, body: object) => Promise<void>
  onClose: () => void
}) {
  const { say, language } = useText()
  const { table } = remote.seen
  const seats = table.seats.length
  const [title, setTitle] = useState(table.title)
  const [options, setOptions] = useState(table.options)
  const [manners, setManners] = useState<Manners>(() => {
    const { pace, whenOut, takebacks, lookers } = table
    return { pace, whenOut, takebacks, lookers }
  })
  const fits = useMemo(() => chooser(kit, seats, options), [kit, seats, options])
  const mode = modeOf(kit.entry, seats, table.options) ?? kit.entry.modes[0]
  const change = async (event: FormEvent) => {
    event.preventDefault()
    await act('settings', { settings: { title: title.trim(), options, ...manners } })
    onClose()
  }
  return (
    <Dialog
      title={say('waiting.settings')}
      sub={say('waiting.settings.about')}
      onClose={onClose}
      closeLabel={say('act.cancel')}
    >
      <form onSubmit={change}>
        <div className="dialog-body new-table">
          <label className="setting new-name">
            <span className="new-legend">{say('new.name')}</span>
            <input
              value={title}
              maxLength={60}
              placeholder={kit.entry.title[language]}
              onChange={event => setTitle(event.target.value)}
            />
          </label>
          {openOptions(kit, mode).map(option => (
            <OptionField
              key={option.name}
              option={option}
              value={options[option.name]}
              say={kit.words.say}
              fits={value => fits(option.name, value)}
              onChange={value => setOptions({ ...options, [option.name]: value })}
            />
          ))}
          <MannersFields manners={manners} onChange={setManners} />
          <MannersRead manners={manners} terms={termsOf(kit, { seats: table.seats, options }, say, language)} />
        </div>
        <footer className="dialog-foot">
          <Button kind="primary" type="submit">
            {say('waiting.settings.keep')}
          </Button>
          <Button onClick={onClose}>{say('act.cancel')}</Button>
        </footer>
      </form>
    </Dialog>
  )
}
