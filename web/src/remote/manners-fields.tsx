import { Radio } from '../pages/settings-page.tsx'
import { useText } from '../text.ts'
import { BANKS, hourText, INCREMENTS, type Manners, mannersText, PACES, paceText, TIMES, timeForTurn } from './terms.ts'

const NIGHT = { from: 22 * 60, to: 8 * 60 }
const OUT = ['bot', 'show', 'host'] as const

/** How much time people have, what becomes of it, and what else people may do. */
export function MannersFields({ manners, onChange }: { manners: Manners; onChange: (manners: Manners) => void }) {
  const { say } = useText()
  const { pace, whenOut, takebacks, lookers } = manners
  const set = (more: Partial<Manners>) => onChange({ ...manners, ...more })
  return (
    <>
      <fieldset className="setting">
        <legend>{say('pace')}</legend>
        <div className="paces">
          {PACES.map(each => (
            <Radio
              key={each.name}
              group="pace"
              label={say(`pace.${each.name}`)}
              about={paceText(each.pace.kind === pace.kind ? pace : each.pace, say)}
              on={each.pace.kind === pace.kind}
              onChoose={() => set({ pace: each.pace })}
            />
          ))}
        </div>
        {pace.kind === 'live' ? (
          <div className="manners-row">
            <Amount
              label={say('pace.minutes')}
              values={BANKS}
              value={pace.bank}
              text={ms => String(ms / 60_000)}
              onChange={bank => set({ pace: { ...pace, bank } })}
            />
            <Amount
              label={say('pace.seconds')}
              values={INCREMENTS}
              value={pace.increment}
              text={ms => String(ms / 1000)}
              onChange={increment => set({ pace: { ...pace, increment } })}
            />
          </div>
        ) : undefined}
        {pace.kind === 'days' ? (
          <div className="manners-row">
            <Amount
              label={say('pace.time')}
              values={TIMES}
              value={pace.time}
              text={ms => timeForTurn(ms, say)}
              onChange={time => set({ pace: { ...pace, time } })}
            />
            <Amount
              label={say('pace.nights')}
              values={[0, 1]}
              value={pace.nights === undefined ? 0 : 1}
              text={some =>
                some === 0
                  ? say('pace.nights.none')
                  : say('pace.nights.some', { from: hourText(NIGHT.from), to: hourText(NIGHT.to) })
              }
              onChange={some =>
                set({ pace: { kind: 'days', time: pace.time, ...(some === 0 ? {} : { nights: NIGHT }) } })
              }
            />
          </div>
        ) : undefined}
      </fieldset>
      <div className="new-options">
        {pace.kind === 'free' ? undefined : (
          <fieldset className="setting">
            <legend>{say('when-out')}</legend>
            <div className="segments">
              {OUT.map(each => (
                <Radio
                  key={each}
                  group="when-out"
                  label={say(`when-out.${each}`)}
                  on={each === whenOut}
                  onChoose={() => set({ whenOut: each })}
                />
              ))}
            </div>
          </fieldset>
        )}
        <YesNo name="takebacks" on={takebacks} onChange={yes => set({ takebacks: yes })} />
        <YesNo name="lookers" on={lookers} onChange={yes => set({ lookers: yes })} />
      </div>
    </>
  )
}

/** Everything about a table in sentences; `terms` says what is played. */
export function MannersRead({ manners, terms }: { manners: Manners; terms: string }) {
  const { say } = useText()
  return (
    <section className="setting manners-read" aria-labelledby="manners-read">
      <h2 id="manners-read">{say('new.read')}</h2>
      <p>{[terms, ...mannersText(manners, say)].join(' ')}</p>
    </section>
  )
}

function Amount({
  label,
  values,
  value,
  text,
  onChange,
}: {
  label: string
  values: readonly number[]
  value: number
  text: (value: number) => string
  onChange: (value: number) => void
}) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={event => onChange(Number(event.target.value))}>
        {values.map(each => (
          <option key={each} value={each}>
            {text(each)}
          </option>
        ))}
      </select>
    </label>
  )
}

function YesNo({
  name,
  on,
  onChange,
}: {
  name: 'takebacks' | 'lookers'
  on: boolean
  onChange: (on: boolean) => void
}) {
  const { say } = useText()
  return (
    <fieldset className="setting">
      <legend>{say(`manners.${name}`)}</legend>
      <div className="segments">
        <Radio group={name} label={say(`manners.${name}.yes`)} on={on} onChoose={() => onChange(true)} />
        <Radio group={name} label={say(`manners.${name}.no`)} on={!on} onChoose={() => onChange(false)} />
      </div>
    </fieldset>
  )
}
